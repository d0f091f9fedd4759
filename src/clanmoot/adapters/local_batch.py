"""A batch whose games run in this process. The numpy arrays use the memory into which the compiled code writes."""

from collections.abc import Sequence
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from clanmoot.core.batch import Stepper

from .batch_arrays import Arrays
from .environment_options import Setting, refusal_text
from .rewards import rewards


class LocalEngine:
    """Runs the games in this process. The arrays share their memory, except for the rewards."""

    def __init__(self, setting: Setting, seeds: list[int]) -> None:
        self.setting = setting
        stepper: Stepper[Any, Any] = Stepper(setting.game, setting.players, setting.options, seeds)
        self.stepper = stepper
        self.open = True
        size = len(seeds)
        self.done = np.frombuffer(memoryview(stepper.done), np.bool_)
        self.shares = np.frombuffer(memoryview(stepper.shares), np.float64).reshape(size, -1)
        self.paid = np.zeros(self.shares.shape)
        self.arrays = Arrays(
            observations=np.frombuffer(memoryview(stepper.observations), np.int16).reshape(size, -1),
            masks=np.frombuffer(memoryview(stepper.masks), np.bool_).reshape(size, -1),
            seats=np.frombuffer(memoryview(stepper.seats), np.int64),
            rewards=read_only(self.paid),
            done=self.done,
        )

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out one legal action per game."""
        self.stepper.step(actions.tolist())
        self.paid.fill(0.0)
        if self.done.any():
            # One column per seat, so that `rewards` computes the rewards of all finished games at once.
            columns = cast(Sequence[float], self.shares[self.done].T)
            self.paid[self.done] = np.stack(rewards(columns), axis=1)

    def refusal(self, row: int, action: int) -> str:
        """Return a sentence that says why an action is not allowed, and by which rule."""
        setting, seat = self.setting, int(self.arrays.seats[row])
        return refusal_text(setting.game, setting.agents, seat, action, self.stepper.why_not(row, action))

    def close(self) -> None:
        """Mark the batch as closed. Only its memory needs to be released."""
        self.open = False


def read_only(array: NDArray[Any]) -> NDArray[Any]:
    """Return a read-only view of the same memory."""
    view = array.view()
    view.flags.writeable = False
    return view
