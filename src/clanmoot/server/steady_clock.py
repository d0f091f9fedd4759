"""A clock without jumps. It stays steady when the machine's clock is set or the machine sleeps."""

import time
from collections.abc import Callable
from typing import Final

TOLERANCE: Final = 1.0  # seconds by which the machine's clock may differ before it counts as a jump


class SteadyTime:
    """A clock in seconds since 1970. It advances evenly between two calls of `follow`."""

    def __init__(self, machine: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._machine = machine
        self._steady = steady
        self._offset = machine() - steady()

    def now(self) -> float:
        """Return the seconds since 1970 by this clock."""
        return self._steady() + self._offset

    def jump(self) -> tuple[float, float] | None:
        """Return this clock's time and the machine's time if the machine's clock has jumped, else None."""
        before, machine = self.now(), self._machine()
        return (before, machine) if abs(machine - before) > TOLERANCE else None

    def follow(self, jump: tuple[float, float] | None) -> None:
        """Adopt the given jump. Without one, adopt the small difference between this clock and the machine's.

        If the machine's clock has jumped again meanwhile, wait for the next call, because that jump is not stored yet.
        """
        if jump is not None:
            self._offset += jump[1] - jump[0]
        elif self.jump() is None:
            self._offset += self._machine() - self.now()


STEADY: Final = SteadyTime()  # of this process; only the upkeep of tables calls `follow`


def now() -> float:
    """Return the seconds since 1970 by the steady clock of this process."""
    return STEADY.now()


def now_ms() -> float:
    """Return the milliseconds since 1970, the unit of events and clocks."""
    return STEADY.now() * 1000.0
