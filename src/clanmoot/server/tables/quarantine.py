"""Tables that cannot be opened now. The server ignores them for a while, so that they do not delay others."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

AGAIN: Final = 60.0  # seconds until a damaged table is tried again, because it may have been repaired
SOON: Final = 5.0  # seconds until a table is tried again after the store failed


class Apart(NamedTuple):
    """Until when a table is in quarantine, and whether it is damaged or only the store failed."""

    until: float
    damaged: bool


class Quarantine:
    """The tables in quarantine, by id."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._apart: dict[str, Apart] = {}

    def add(self, table: str, damaged: bool = True) -> None:
        """Put a table in quarantine: the server does not try to open it for a while."""
        self._apart[table] = Apart(self._clock() + (AGAIN if damaged else SOON), damaged)

    def holds(self, table: str) -> bool:
        """Tell whether a table is in quarantine now."""
        found = self._apart.get(table)
        return found is not None and found.until > self._clock()

    def release(self, table: str) -> None:
        """Remove a table, because it could be opened."""
        self._apart.pop(table, None)

    def damaged(self) -> int:
        """Return how many tables are known to be damaged."""
        return sum([apart.damaged for apart in self._apart.values()])
