"""OpenSpiel's observers: a state as one player, all players or a spectator sees it, in words and in numbers."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from clanmoot.core.game import SPECTATOR

from .environment_options import Setting
from .openspiel_position import Position
from .openspiel_private import private


class Observer:
    """Writes what is observed in a state into an array, or into a string.

    `tensor` is one array, and `dict` has its parts by name. An observer without public information has only strings.
    """

    def __init__(self, setting: Setting, kind: Any, params: Mapping[str, Any]) -> None:
        if params:
            raise pyspiel.SpielError(f"Observers of these games take no parameters, not {', '.join(params)}.")
        if kind.perfect_recall and not kind.public_info:
            raise pyspiel.SpielError("Observers with perfect recall must include public information.")
        self.setting = setting
        self.public, self.recall = kind.public_info, kind.perfect_recall
        self.single = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.watchers = [] if self.single else self.fixed_watchers(kind.private_info)
        self.longest = setting.game.max_steps(setting.players, setting.options) if self.recall else 0
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and setting.game.layout:
            self.tensor = self.allocate(self.parts())

    def fixed_watchers(self, whose: Any) -> list[int]:
        """Return the watchers that are observed, if they are the same for every player."""
        return list(range(self.setting.players)) if whose == pyspiel.PrivateInfoType.ALL_PLAYERS else [SPECTATOR]

    def watchers_for(self, player: int) -> list[int]:
        """Return the watchers whose views are observed for a player."""
        return [player] if self.single else self.watchers

    # -- numbers

    def parts(self) -> list[tuple[str, int]]:
        """Return names and lengths of the parts: the player, then the features and seen steps of each watcher."""
        found = [("player", self.setting.players)] if self.single else []
        for number in range(len(self.watchers_for(0))):
            before = f"p{number}." if len(self.watchers) > 1 else ""
            found += [(f"{before}{block.name}", block.size) for block in self.setting.game.layout]
            found += [(f"{before}steps", self.longest)] if self.recall else []
        return found

    def allocate(self, parts: list[tuple[str, int]]) -> NDArray[np.float32]:
        """Allocate one array for all parts, and store a view of each part under its name."""
        tensor = np.zeros(sum([size for _, size in parts]), np.float32)
        place = 0
        for name, size in parts:
            self.dict[name] = tensor[place : place + size]
            place += size
        return tensor

    def set_from(self, state: Any, player: int) -> None:
        """Write an observation of the state into the array."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        place = 0
        if self.single:
            self.tensor[player] = 1
            place = self.setting.players
        for watcher in self.watchers_for(player):
            features = self.setting.game.features(state.position.view(watcher))
            steps = step_codes(state.position, watcher) if self.recall else []
            self.tensor[place : place + len(features) + len(steps)] = features + steps
            place += len(features) + self.longest

    # -- words

    def string_from(self, state: Any, player: int) -> str:
        """Return an observation of the state, one line per watcher."""
        return "\n".join([self.line(state.position, watcher) for watcher in self.watchers_for(player)])

    def line(self, position: Position, watcher: int) -> str:
        """Return one watcher's line: all seen steps, or the view, or only the private part of the view."""
        if self.recall:
            return position.memory(watcher)
        view = position.view(watcher)
        return str(view) if self.public else private(view, position.view(SPECTATOR))


def step_codes(position: Position, watcher: int) -> list[int]:
    """Return one number for each step that a watcher has seen, from the seat and the visible action. 0 means none."""
    takers = position.setting.players + 1
    steps = [step.split(":") for step in position.told[watcher].split()]
    return [int(sight) * takers + int(seat) + 2 for seat, sight in steps]
