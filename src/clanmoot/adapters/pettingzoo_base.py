"""What PettingZoo's two kinds of environments have in common: a setting, agents, spaces, and a board to show."""

from typing import Any

from gymnasium.spaces import Space

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR
from clanmoot.core.table import Table

from .environment_options import Setting
from .rendering import METADATA, known, show
from .seeds import Seeds
from .spaces import Observation, action_space, observation_space


class Seated:
    """An agent a seat; all of them see and do the same kinds of things."""

    def sit_down(self, setting: Setting, actions: int, render_mode: str | None, max_cycles: int | None) -> None:
        """Take the places; so many actions can be named."""
        self.setting = setting
        self.game = setting.game
        self.actions = actions
        self.metadata = {**METADATA, "name": setting.name}
        self.render_mode = known(render_mode)
        self.max_cycles = counted(max_cycles)
        self.possible_agents = list(setting.agents)
        self.observation_spaces = {agent: observation_space(self.game, actions) for agent in self.possible_agents}
        self.action_spaces: dict[str, Space[Any]] = {agent: action_space(actions) for agent in self.possible_agents}
        self.seeds = Seeds()
        self.agents: list[str] = []
        self.table: Table[Any, Any]

    def observation_space(self, agent: str) -> Space[Observation]:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """What an agent does."""
        return self.action_spaces[agent]

    def render(self) -> Any:
        """What lies open on the table, as somebody without a seat sees it."""
        return show(self.game, self.table.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def counted(cycles: int | None) -> int | None:
    """How many cycles a game may take, if anybody said."""
    if cycles is not None and cycles < 1:
        raise ClanmootError("max-cycles", f"max_cycles is 1 or more, or None for no limit, not {cycles}.")
    return cycles
