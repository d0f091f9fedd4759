"""The open public tables that each address has opened through this process."""

import asyncio
from collections.abc import Sequence
from typing import Final

MOST_ADDRESSES: Final = 20_000  # beyond that the oldest are forgotten


class OpenTables:
    """Table ids by address. Callers hold `lock` while they open a public table, so that the counts are right."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lock = asyncio.Lock()
        self._at: dict[str, list[str]] = {}

    def of(self, address: str) -> list[str]:
        """Return the tables that an address has opened. Tables that have begun stay until `keep` drops them."""
        return list(self._at.get(address, ()))

    def keep(self, address: str, tables: Sequence[str]) -> None:
        """Replace the list of tables of an address."""
        self._at.pop(address, None)
        if tables:
            self._at[address] = list(tables)
        if len(self._at) > MOST_ADDRESSES:
            del self._at[next(iter(self._at))]
