"""A clock without jumps, although the machine's clock may be set, and the machine may sleep."""

import time
from collections.abc import Callable
from typing import Final

TOLERANCE: Final = 1.0  # seconds by which the machine's clock may differ before it counts as a jump


class SteadyTime:
    """Seconds since 1970 that advance evenly between two calls of `follow`."""

    def __init__(self, machine: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._machine = machine
        self._steady = steady
        self._offset = machine() - steady()

    def now(self) -> float:
        """Return the seconds since 1970."""
        return self._steady() + self._offset

    def jump(self) -> tuple[float, float] | None:
        """Return the present time and that of the machine's clock if it has jumped, else None."""
        before, machine = self.now(), self._machine()
        return (before, machine) if abs(machine - before) > TOLERANCE else None

    def follow(self, jump: tuple[float, float] | None) -> None:
        """Adopt a jump, or if there was none, differences that are too small to be one.

        A jump that has happened since is left for the next call, because nobody has stored it yet.
        """
        if jump is not None:
            self._offset += jump[1] - jump[0]
        elif self.jump() is None:
            self._offset += self._machine() - self.now()


STEADY: Final = SteadyTime()  # of this process; only the upkeep of tables calls `follow`


def now() -> float:
    """Return the seconds since 1970, by the steady clock of this process."""
    return STEADY.now()


def now_ms() -> float:
    """Return the milliseconds since 1970, the unit of events and clocks."""
    return STEADY.now() * 1000.0
