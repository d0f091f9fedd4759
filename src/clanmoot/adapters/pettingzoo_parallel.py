"""PettingZoo's parallel environment: all seats that have to decide act in one step, and the others wait."""

from typing import Any

from gymnasium.utils import EzPickle
from pettingzoo import ParallelEnv

from clanmoot.core.errors import ClanmootError

from .environment_options import OptionValue, act, check_agent, make_setting, refusal
from .pettingzoo_base import PettingZooBase
from .rendering import METADATA
from .rewards import ILLEGAL, rewards
from .spaces import Observation, observation

Infos = dict[str, dict[str, Any]]
Stepped = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class Parallel(PettingZooBase, ParallelEnv[str, Observation, Any], EzPickle):
    """A parallel environment. The last action, `wait`, is the only one for an agent that has nothing to decide."""

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
        self.wait = setting.game.actions.choices
        self.set_up(setting, self.wait + 1, render_mode, max_cycles)

    # -- doing

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Start a new game. `options` has no effect, because the rules are fixed when the environment is made."""
        self.table = self.setting.deal(self.seeds.next(seed))
        self.cycles = 0
        self.agents = self.possible_agents.copy()
        self._find_legal(over=False)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, Any]) -> Stepped:
        """Carry out all decisions at once.

        If any is illegal, none is carried out, and the agents whose decision was illegal lose.
        """
        chosen = self._chosen(actions)
        refusals = {
            agent: self._refusal(seat, chosen[seat])
            for seat, agent in enumerate(self.agents)
            if chosen[seat] not in self.legal[seat]
        }
        if refusals:
            paid = [ILLEGAL if agent in refusals else 0.0 for agent in self.agents]
            return self._stepped(paid, refusals, over=True)
        for seat, action in enumerate(chosen):
            if action != self.wait:
                act(self.table, seat, int(action))
        self.cycles += 1
        over = self.table.over
        return self._stepped(rewards(self.table.outcome().shares()) if over else [0.0] * len(chosen), {}, over)

    def _chosen(self, actions: dict[str, Any]) -> list[Any]:
        """Return every seat's action. The caller may leave out agents with nothing to decide."""
        if not self.agents:
            raise ClanmootError("over", "There is no game to act in. Call reset() first.")
        for agent in actions:
            check_agent(agent, self.agents)
        for seat, agent in enumerate(self.agents):
            if agent not in actions and self.legal[seat] != [self.wait]:
                raise ClanmootError("missing", f"{agent} must act, but you passed no action for it.")
        return [actions.get(agent, self.wait) for agent in self.agents]

    def _refusal(self, seat: int, action: Any) -> str:
        if action == self.wait:
            return f"{self.possible_agents[seat]} must act and cannot wait."
        return refusal(self.table, seat, action)

    def _find_legal(self, over: bool) -> None:
        """Store the legal actions of every seat. Once the game is over, there are none."""
        self.legal = [[] if over else self.table.legal(seat) or [self.wait] for seat in range(self.setting.players)]

    def _observed(self) -> dict[str, Observation]:
        if self.render_mode == "human":
            self.render()
        return {
            agent: observation(self.game, self.table.view(seat), self.legal[seat], self.actions)
            for seat, agent in enumerate(self.agents)
        }

    def _stepped(self, paid: list[float] | tuple[float, ...], refusals: dict[str, str], over: bool) -> Stepped:
        """Return the five values that PettingZoo expects after a step. Once the game has ended, no agents are left."""
        self._find_legal(over)
        agents = self.agents
        cut = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        infos: Infos = {agent: {"refusal": refusals[agent]} if agent in refusals else {} for agent in agents}
        observed = self._observed()
        if over or cut:
            self.agents = []
        ended, stopped = dict.fromkeys(agents, over), dict.fromkeys(agents, cut)
        return observed, dict(zip(agents, paid, strict=True)), ended, stopped, infos
