"""A batch as a learner uses it: arrays with one row per game. A step takes one action per row."""

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from clanmoot.core.errors import ClanmootError

from .environment_options import Setting


class IllegalAction(ClanmootError, ValueError):
    """Raised for an action that cannot be carried out. No game has changed."""


class Arrays(NamedTuple):
    """The data after a step. The batch owns the memory, and the next step overwrites it."""

    observations: NDArray[np.int16]  # (games, features): what the deciding seat knows
    masks: NDArray[np.bool_]  # (games, actions): what that seat may do
    seats: NDArray[np.int64]  # (games,): who decides
    rewards: NDArray[np.float64]  # (games, players): 0 except in games that ended in this step
    done: NDArray[np.bool_]  # (games,): which games ended; their other arrays already show the next game


class Engine(Protocol):
    """The interface of what runs the games, in this process or in worker processes."""

    @property
    def arrays(self) -> Arrays:
        """Return the arrays, which each step updates in place."""

    @property
    def open(self) -> bool:
        """Tell whether the engine can take another step."""

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out one action per game. All actions have to be legal."""

    def refusal(self, row: int, action: int) -> str:
        """Return a sentence that says why an action is not allowed, and by which rule."""

    def close(self) -> None:
        """Release the processes and everything else that the engine holds."""


class Batch:
    """Many games of one kind. `seats` says who decides in each game. A row of an array shows what that seat knows.

    The arrays are read-only, and every step overwrites them. Copy what you want to keep.
    """

    def __init__(self, setting: Setting, size: int, engine: Engine) -> None:
        self.setting = setting
        self.size = size
        self.players = setting.players
        self.actions = setting.game.actions.choices
        self.features = sum([block.size for block in setting.game.layout])
        self.observations, self.masks, self.seats, self.rewards, self.done = engine.arrays
        self._engine = engine
        self._rows = np.arange(size)

    def observe(self) -> Arrays:
        """Return the arrays as they are now, without copying them."""
        return Arrays(self.observations, self.masks, self.seats, self.rewards, self.done)

    def step(self, actions: ArrayLike) -> Arrays:
        """Carry out one action in every game. Chance runs automatically, and finished games start again."""
        if not self._engine.open:
            raise ClanmootError("closed", "This batch is closed. Make a new one.")
        self._engine.step(self._legal(np.asarray(actions)))
        return self.observe()

    def close(self) -> None:
        """End the worker processes, if there are any. The arrays keep their contents. You can call it twice."""
        self._engine.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def _legal(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """Return the actions as 64-bit integers. Raise IllegalAction unless all of them are legal."""
        if actions.shape != (self.size,):
            words = f"Pass one action per game, in an array of shape ({self.size},), not {actions.shape}."
            raise IllegalAction("shape", words)
        if actions.dtype.kind not in "iu":
            raise IllegalAction("numbers", f"Actions must be whole numbers, not {actions.dtype}.")
        inside = (actions >= 0) & (actions < self.actions)
        legal = inside & self.masks[self._rows, np.where(inside, actions, 0)]
        if not legal.all():
            row = int(np.argmin(legal))
            raise IllegalAction("illegal", f"Game {row}: {self._refusal(row, int(actions[row]))}")
        return actions.astype(np.int64, copy=False)

    def _refusal(self, row: int, action: int) -> str:
        if not 0 <= action < self.actions:
            return f"There is no action {action}. Actions are 0 to {self.actions - 1}."
        return self._engine.refusal(row, action)
