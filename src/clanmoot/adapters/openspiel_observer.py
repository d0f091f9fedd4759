"""OpenSpiel's observers: a state as one player, everybody or nobody in particular sees it, in words and numbers."""

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
    """Looks at states. `tensor` is one array, `dict` names its pieces; without public things there are words only."""

    def __init__(self, setting: Setting, kind: Any, params: Mapping[str, Any]) -> None:
        if params:
            raise pyspiel.SpielError(f"Observers of these games take no parameters, not {', '.join(params)}.")
        if kind.perfect_recall and not kind.public_info:
            raise pyspiel.SpielError("What was seen step by step is not told apart into public and private steps.")
        self.setting = setting
        self.public, self.recall = kind.public_info, kind.perfect_recall
        self.alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.watchers = [] if self.alone else self.in_general(kind.private_info)
        self.longest = setting.game.max_steps(setting.players, setting.options) if self.recall else 0
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.public and setting.game.layout:
            self.tensor = self.laid_out(self.pieces())

    def in_general(self, whose: Any) -> list[int]:
        """Through whose eyes it looks, where that does not depend on the player."""
        return list(range(self.setting.players)) if whose == pyspiel.PrivateInfoType.ALL_PLAYERS else [SPECTATOR]

    def eyes(self, player: int) -> list[int]:
        """Through whose eyes it looks."""
        return [player] if self.alone else self.watchers

    # -- numbers

    def pieces(self) -> list[tuple[str, int]]:
        """Names and lengths: who looks; then for each pair of eyes the features, and the steps seen."""
        found = [("player", self.setting.players)] if self.alone else []
        for number in range(len(self.eyes(0))):
            before = f"p{number}." if len(self.watchers) > 1 else ""
            found += [(f"{before}{block.name}", block.size) for block in self.setting.game.layout]
            found += [(f"{before}steps", self.longest)] if self.recall else []
        return found

    def laid_out(self, pieces: list[tuple[str, int]]) -> NDArray[np.float32]:
        """An array for all pieces, each found by its name."""
        tensor = np.zeros(sum([size for _, size in pieces]), np.float32)
        place = 0
        for name, size in pieces:
            self.dict[name] = tensor[place : place + size]
            place += size
        return tensor

    def set_from(self, state: Any, player: int) -> None:
        """Write what is seen of a state into the array."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        place = 0
        if self.alone:
            self.tensor[player] = 1
            place = self.setting.players
        for watcher in self.eyes(player):
            features = self.setting.game.features(state.position.view(watcher))
            steps = codes(state.position, watcher) if self.recall else []
            self.tensor[place : place + len(features) + len(steps)] = features + steps
            place += len(features) + self.longest

    # -- words

    def string_from(self, state: Any, player: int) -> str:
        """What is seen of a state, in a line for each pair of eyes."""
        return "\n".join([self.line(state.position, watcher) for watcher in self.eyes(player)])

    def line(self, position: Position, watcher: int) -> str:
        """All steps that were seen, or the view, or what in it is private."""
        if self.recall:
            return position.memory(watcher)
        view = position.view(watcher)
        return str(view) if self.public else private(view, position.view(SPECTATOR))


def codes(position: Position, watcher: int) -> list[int]:
    """The steps that a watcher has seen, a number each: who took it, and what of it was seen. No step is 0."""
    takers = position.setting.players + 1
    steps = [step.split(":") for step in position.told[watcher].split()]
    return [int(sight) * takers + int(seat) + 2 for seat, sight in steps]
