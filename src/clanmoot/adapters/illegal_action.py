"""PettingZoo's response to an illegal action: the game ends and the agent who acted loses. A reason is added."""

from typing import Any

from pettingzoo.utils.wrappers import TerminateIllegalWrapper

from .environment_options import refusal
from .pettingzoo_aec import Aec
from .rewards import ILLEGAL
from .spaces import Observation


class IllegalActionWrapper(TerminateIllegalWrapper[str, Observation, Any]):
    """PettingZoo's TerminateIllegalWrapper, with `infos[agent]["refusal"]` to say why the action was illegal."""

    def __init__(self, env: Aec) -> None:
        super().__init__(env, ILLEGAL)
        self.raw = env

    def step(self, action: Any) -> None:
        """Take a step. An illegal action ends the game, and the reason is stored."""
        agent = self.raw.agent_selection
        dead = self.raw.terminations[agent] or self.raw.truncations[agent]
        words = "" if dead or action in self.raw.legal else refusal(self.raw.table, self.raw.seat, action)
        super().step(action)
        if words:
            self.raw.infos[agent]["refusal"] = words
