"""The part of the store that tables use: writing events and drafts, and loading tables."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from sqlalchemy import Connection

from clanmoot.core.chance import Chance, Committed
from clanmoot.protocol.terms import Terms
from clanmoot.server.steady_clock import now
from clanmoot.server.store import Store, add_event
from clanmoot.server.store.drafts import drafts_of, keep_draft
from clanmoot.server.store.events import events_after, keep_snapshot
from clanmoot.server.store.tables import create_table, set_seats

from . import snapshots, stored_drafts, table_loading
from .clocks import Outages
from .events import AnyEvent, Opened, Resigned, Sat, TimedOut, encoded
from .table_loading import Damaged
from .table_state import TableState
from .table_summary import head, sitting

EVERY: Final = 256  # events between snapshots, with a different offset per table

log = logging.getLogger(__name__)


class TableRepository:
    """Stores and loads tables."""

    def __init__(self, store: Store, chance: Callable[[bytes], Chance] = Committed) -> None:
        self.store = store
        self.chance = chance
        self.outages: Outages = []  # those that this process has noticed

    async def create(self, id: str, terms: Terms, secret: bytes, event: Opened) -> TableState:
        """Store a new table with its first event. Return its state."""
        at = now()
        # Another process may still have the earlier time, and write with it to this table.
        state = TableState(id, terms, secret, [*self.outages], self.chance)
        state.apply(event, at * 1000.0)
        text = msgspec.json.encode(terms).decode()

        def write(connection: Connection) -> None:
            create_table(connection, id, terms.game, text, secret, terms.public, at, event.by, sitting(state))
            add_event(connection, id, 1, int(at * 1000.0), encoded(event), head(state, at * 1000.0))

        await self.store.write(write)
        return state

    async def load(self, id: str) -> tuple[TableState, dict[int, int]]:
        """Return a table and the versions of its drafts.

        Log the problem and raise Damaged if the table cannot be rebuilt. Raise Closed if a repair has closed it.
        """
        try:
            found = await self.store.read(lambda connection: table_loading.load(connection, id, self.chance))
        except Damaged as error:
            log.error("table %s is damaged after event %d: %s; try clanmoot doctor", id, error.number, error.why)
            raise
        found[0].clocks.outages += self.outages  # one may have been stored after this read began
        return found

    async def newer(self, id: str, number: int) -> list[tuple[int, int, bytes]]:
        """Return the number, the milliseconds and the body of each event after a number."""
        return await self.store.read(lambda connection: events_after(connection, id, number))

    async def drafts(self, state: TableState) -> dict[int, int]:
        """Load drafts that another process has stored into the state. Return their versions."""
        kept = await self.store.read(lambda connection: drafts_of(connection, state.id))
        return table_loading.with_drafts(state, kept)

    def append(self, state: TableState, event: AnyEvent, at: float) -> Awaitable[bool]:
        """Store an event that the state has already applied. Return False if another process stored that number."""
        number, body, top = state.number, encoded(event), head(state, at)
        if not isinstance(event, Sat | Resigned | TimedOut):  # nobody else's seat looks different afterwards
            return self.store.append(state.id, number, int(at), body, top)
        rows = sitting(state)

        def write(connection: Connection) -> bool:
            if not add_event(connection, state.id, number, int(at), body, top):
                return False
            set_seats(connection, state.id, rows)
            return True

        return self.store.write(write)

    def snapshot(self, state: TableState) -> None:
        """Queue a snapshot every EVERY events, if it would lose nothing. This does not wait for the store."""
        if (state.number + hash(state.id)) % EVERY == 0 and snapshots.safe(state):
            number, body = state.number, snapshots.encoded(snapshots.snapshot(state))
            self.store.write_soon(lambda connection: keep_snapshot(connection, state.id, number, body))

    def keep_draft(self, state: TableState, seat: int, version: int, actions: list[int], cid: str) -> Awaitable[bool]:
        """Store a sealed draft that is not complete. Return False if another process stored that version first."""
        body = stored_drafts.kept(state, seat, actions, cid)
        return self.store.write(lambda connection: keep_draft(connection, state.id, seat, version, body))
