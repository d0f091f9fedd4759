"""A batch as a learner holds it: arrays with a row a game, and a step that takes an action for each row."""

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import ArrayLike, NDArray

from clanmoot.core.errors import ClanmootError

from .environment_options import Setting


class IllegalAction(ClanmootError, ValueError):
    """An action that cannot be carried out; nothing has been changed in any game."""


class Arrays(NamedTuple):
    """What is known after a step. The memory is the batch's own: the next step writes over it."""

    observations: NDArray[np.int16]  # (games, features): what the seat that decides knows
    masks: NDArray[np.bool_]  # (games, actions): what it may do
    seats: NDArray[np.int64]  # (games,): who decides
    rewards: NDArray[np.float64]  # (games, players): nothing, but for games that ended in this step
    done: NDArray[np.bool_]  # (games,): which ended; their other arrays show the next game already


class Engine(Protocol):
    """Whoever has the games: this process, or others."""

    @property
    def arrays(self) -> Arrays:
        """What the games look like."""

    @property
    def open(self) -> bool:
        """Whether it can go on."""

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out a legal action in every game."""

    def refusal(self, row: int, action: int) -> str:
        """Why this may not be done: a sentence, and the rule."""

    def close(self) -> None:
        """Let go of everything that is held."""


class Batch:
    """Many games of one kind. Whoever decides in a game is told in `seats`, and the game's row is what that seat knows.

    The arrays are read-only, and every step writes over them: copy what is to be kept.
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
        """The arrays as they are now."""
        return Arrays(self.observations, self.masks, self.seats, self.rewards, self.done)

    def step(self, actions: ArrayLike) -> Arrays:
        """Carry out an action in every game. Chance is run, and where a game ends, the next one is dealt."""
        if not self._engine.open:
            raise ClanmootError("closed", "This batch is closed: make another one.")
        self._engine.step(self._legal(np.asarray(actions)))
        return self.observe()

    def close(self) -> None:
        """End the processes, if there are any; the arrays stay as they are. Twice does no harm."""
        self._engine.close()

    def __enter__(self) -> "Batch":
        return self

    def __exit__(self, *raised: object) -> None:
        self.close()

    def _legal(self, actions: NDArray[Any]) -> NDArray[np.int64]:
        """The actions as they were given, if they may all be carried out."""
        if actions.shape != (self.size,):
            words = f"An action for each of {self.size} games is an array of shape ({self.size},), not {actions.shape}."
            raise IllegalAction("shape", words)
        if actions.dtype.kind not in "iu":
            raise IllegalAction("numbers", f"Actions are whole numbers, not {actions.dtype}.")
        inside = (actions >= 0) & (actions < self.actions)
        legal = inside & self.masks[self._rows, np.where(inside, actions, 0)]
        if not legal.all():
            row = int(np.argmin(legal))
            raise IllegalAction("illegal", f"Game {row}: {self._refusal(row, int(actions[row]))}")
        return actions.astype(np.int64, copy=False)

    def _refusal(self, row: int, action: int) -> str:
        if not 0 <= action < self.actions:
            return f"There are actions 0 to {self.actions - 1}, not {action}."
        return self._engine.refusal(row, action)
