"""PettingZoo's answer to an illegal action, plus the reason: the game ends, and the agent who acted loses."""

from typing import Any

from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from .environment_options import refusal
from .pettingzoo_aec import Aec
from .rewards import ILLEGAL
from .spaces import Observation


class IllegalActionWrapper(TerminateIllegalWrapper[str, Observation, Any]):
    """TerminateIllegalWrapper that also explains: `infos[agent]["refusal"]` says why the action was illegal."""

    def __init__(self, env: Aec) -> None:
        super().__init__(env, ILLEGAL)
        self.raw = env

    def step(self, action: Any) -> None:
        """Take the step. An illegal one ends the game and stores the reason."""
        agent = self.raw.agent_selection
        dead = self.raw.terminations[agent] or self.raw.truncations[agent]
        words = "" if dead or action in self.raw.legal else refusal(self.raw.table, self.raw.seat, action)
        super().step(action)
        if words:
            self.raw.infos[agent]["refusal"] = words
