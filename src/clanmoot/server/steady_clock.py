"""A clock without jumps. It stays steady when the machine's clock is set or the machine sleeps."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

TOLERANCE: Final = 1.0  # seconds by which the machine's clock may differ before it counts as a jump


class Jump(NamedTuple):
    """The machine's clock has been set: the times before and after, in seconds since 1970."""

    before: float
    after: float
    offset: float  # what the steady clock adds after it has adopted the jump


class SteadyTime:
    """A clock in seconds since 1970. It advances evenly between two calls of `follow`."""

    def __init__(self, machine: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._machine = machine
        self._steady = steady
        self._offset = machine() - steady()

    def now(self) -> float:
        """Return the seconds since 1970 by this clock."""
        return self._steady() + self._offset

    def jump(self) -> Jump | None:
        """Return how the machine's clock has jumped since it was last adopted, or None."""
        steady, machine = self._steady(), self._machine()
        jumped = abs(machine - steady - self._offset) > TOLERANCE
        return Jump(steady + self._offset, machine, machine - steady) if jumped else None

    def follow(self, jump: Jump | None) -> None:
        """Adopt a jump that has been stored. If there was none, correct a drift that is too small to be one.

        A newer jump waits for the next call, because it has not been stored yet.
        """
        if jump is not None:
            self._offset = jump.offset
        elif self.jump() is None:
            self._offset = self._machine() - self._steady()


STEADY: Final = SteadyTime()  # of this process; only the upkeep of tables calls `follow`


def now() -> float:
    """Return the seconds since 1970 by the steady clock of this process."""
    return STEADY.now()


def now_ms() -> float:
    """Return the milliseconds since 1970, the unit of events and clocks."""
    return STEADY.now() * 1000.0
