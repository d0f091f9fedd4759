"""Tables that cannot be opened at the moment. The server skips them for a while, so that they do not delay others."""

import time
from collections.abc import Callable
from typing import Final, NamedTuple

from clanmoot.server.store import StoreFailed

from .table_loading import Damaged

AGAIN: Final = 60.0  # seconds until a damaged table is tried again, because it may have been repaired
SOON: Final = 5.0  # seconds until a table is tried again after the store failed


class Apart(NamedTuple):
    """When a table's quarantine ends, and whether the table is damaged or only the store failed."""

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

    def holds(self, table: str, only_damaged: bool = False) -> bool:
        """Tell whether a table is in quarantine. With `only_damaged`, ignore tables for which only the store failed."""
        found = self._apart.get(table)
        return found is not None and found.until > self._clock() and (found.damaged or not only_damaged)

    def check(self, table: str) -> None:
        """Raise Damaged or StoreFailed if a table is in quarantine now."""
        if self.holds(table):
            if self._apart[table].damaged:
                raise Damaged(table, 0, "it could not be opened a moment ago")
            raise StoreFailed("store-failed", "The database failed a moment ago. Wait a few seconds, then try again.")

    def release(self, table: str) -> None:
        """Release a table because it could be opened or was closed."""
        self._apart.pop(table, None)

    def damaged(self) -> list[str]:
        """Return the ids of the tables that are known to be damaged."""
        return [table for table, apart in self._apart.items() if apart.damaged]
