"""Which open public tables came from which address, as far as this process has opened them."""

import asyncio
from collections.abc import Sequence
from typing import Final

MOST_ADDRESSES: Final = 20_000  # with more than that the oldest are forgotten


class OpenTables:
    """Tables by address. Public tables are opened one at a time (`lock`), so that each count is right."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lock = asyncio.Lock()
        self._at: dict[str, list[str]] = {}

    def of(self, address: str) -> list[str]:
        """Return the tables that this address has opened, begun ones too until `keep` drops them."""
        return list(self._at.get(address, ()))

    def keep(self, address: str, tables: Sequence[str]) -> None:
        """Remember these tables of an address and no others."""
        self._at.pop(address, None)
        if tables:
            self._at[address] = list(tables)
        if len(self._at) > MOST_ADDRESSES:
            del self._at[next(iter(self._at))]
