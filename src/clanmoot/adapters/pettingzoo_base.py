"""What PettingZoo's two kinds of environments have in common: a setting, agents, spaces and rendering."""

from typing import Any

from gymnasium.spaces import Space

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR
from clanmoot.core.table import Table

from .environment_options import Setting
from .rendering import METADATA, checked_mode, render_view
from .seeds import Seeds
from .spaces import Observation, action_space, observation_space


class PettingZooBase:
    """One agent per seat. All of them have the same observation and action spaces."""

    def set_up(self, setting: Setting, actions: int, render_mode: str | None, max_cycles: int | None) -> None:
        """Set the attributes that PettingZoo expects, for `actions` different actions."""
        self.setting = setting
        self.game = setting.game
        self.actions = actions
        self.metadata = {**METADATA, "name": setting.name}
        self.render_mode = checked_mode(render_mode)
        self.max_cycles = checked_cycles(max_cycles)
        self.possible_agents = list(setting.agents)
        self.observation_spaces = {agent: observation_space(self.game, actions) for agent in self.possible_agents}
        self.action_spaces: dict[str, Space[Any]] = {agent: action_space(actions) for agent in self.possible_agents}
        self.seeds = Seeds()
        self.agents: list[str] = []
        self.table: Table[Any, Any]

    def observation_space(self, agent: str) -> Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.action_spaces[agent]

    def render(self) -> Any:
        """Show the table as a spectator sees it."""
        return render_view(self.game, self.table.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Do nothing, because the environment has nothing to close."""


def checked_cycles(cycles: int | None) -> int | None:
    """Return the limit on the number of cycles in a game. Raise an error if it is below 1."""
    if cycles is not None and cycles < 1:
        raise ClanmootError("max-cycles", f"max_cycles must be at least 1, or None for no limit, not {cycles}.")
    return cycles
