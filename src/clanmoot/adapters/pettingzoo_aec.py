"""PettingZoo's turn-based environment: the seats act one after the other, in sealed phases too."""

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import AECEnv

from clanmoot.core.errors import ClanmootError

from .environment_options import OptionValue, act, check_agent, make_setting, refusal
from .pettingzoo_base import PettingZooBase
from .rendering import METADATA
from .rewards import rewards
from .spaces import Observation, observation


class Aec(PettingZooBase, AECEnv[str, Observation, Any], EzPickle):
    """One table. In a sealed phase the seats choose in turn, and no seat sees what another has chosen."""

    metadata = METADATA

    def __init__(
        self,
        key: str,
        players: int | None = None,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: OptionValue,
    ) -> None:
        EzPickle.__init__(self, key, players, render_mode, max_cycles, **options)
        setting = make_setting(key, players, options)
        self.set_up(setting, setting.game.actions.choices, render_mode, max_cycles)

    # -- asking

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows now, with an empty mask unless the agent has to act."""
        check_agent(agent, self.possible_agents)
        seat = self.possible_agents.index(agent)
        legal = self.legal if agent == self.agent_selection and not self.terminations.get(agent) else []
        return observation(self.game, self.table.view(seat), legal, self.actions)

    # -- doing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. `options` has no effect, because the rules are fixed when the environment is made."""
        self.table = self.setting.deal(self.seeds.next(seed))
        self.decisions = 0
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._next_agent()

    def step(self, action: Any) -> None:
        """Take a step for the agent whose turn it is. Once the game is over, the only valid action is None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or action not in self.legal:
            raise ClanmootError("illegal", self.why_not(action))
        act(self.table, self.seat, int(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._next_agent()
        self._accumulate_rewards()

    def why_not(self, action: Any) -> str:
        """Return why the agent whose turn it is may not take this action."""
        if action is None:
            return f"{self.agent_selection} must act. None is only for agents whose game is over."
        return refusal(self.table, self.seat, action)

    def _next_agent(self) -> None:
        """Find the agent that decides now, or end the game and pay the rewards."""
        self.seat, self.legal = 0, list[int]()
        if self.table.over:
            paid = rewards(self.table.outcome().shares())
            self.rewards = dict(zip(self.agents, paid, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.decisions >= self.max_cycles * self.setting.players:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.seat = self.table.deciders()[0]
            self.legal = self.table.legal(self.seat)
        self.agent_selection = self.possible_agents[self.seat]
        if self.render_mode == "human":
            self.render()
