"""Tables that cannot be opened just now: set apart for a while, so that they stop nobody else."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

AGAIN: Final = 60.0  # seconds until a damaged table is tried again: somebody may have repaired it
SOON: Final = 5.0  # the same where only the store did not answer


class Apart(NamedTuple):
    """Until when a table is left alone, and whether it is damaged or was only unlucky."""

    until: float
    damaged: bool


class Quarantine:
    """The tables set apart, by id."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._apart: dict[str, Apart] = {}

    def add(self, table: str, damaged: bool = True) -> None:
        """Leave a table alone for a while."""
        self._apart[table] = Apart(self._clock() + (AGAIN if damaged else SOON), damaged)

    def holds(self, table: str) -> bool:
        """Return whether a table is to be left alone now."""
        found = self._apart.get(table)
        return found is not None and found.until > self._clock()

    def release(self, table: str) -> None:
        """Forget about a table: it could be opened."""
        self._apart.pop(table, None)

    def damaged(self) -> int:
        """Return how many tables are damaged, as far as is known."""
        return sum([apart.damaged for apart in self._apart.values()])
