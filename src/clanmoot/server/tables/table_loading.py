"""Rebuilds a table from the store: its latest snapshot, then each event after it. Every event is checked."""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from clanmoot.core.chance import Chance
from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.terms import Terms
from clanmoot.server.store.drafts import Draft, drafts_of
from clanmoot.server.store.events import events_after, latest_snapshot
from clanmoot.server.store.heartbeat import outages
from clanmoot.server.store.tables import TableRow, table_row

from . import snapshots
from .events import AnyEvent, decoded
from .stored_drafts import put_back
from .table_state import TableState

SENTENCE: Final = (
    "This table is damaged and cannot be opened. Its moves are safe. Ask the operator of this server to repair it."
)

SET_BACK: Final = 86_400.0  # seconds by which the clock may have been set back after a table was created

Rows = Iterable[tuple[int, int, bytes]]  # number, milliseconds and body of events
MakeChance = Callable[[bytes], Chance]


class Damaged(ClanmootError):
    """Raised for a stored table that cannot be rebuilt. Only the log and `clanmoot doctor` give the reason."""

    def __init__(self, table: str, number: int, why: str) -> None:
        super().__init__("damaged", SENTENCE)
        self.table = table
        self.number = number  # of the last valid event
        self.why = why  # reveals no hidden information


class Closed(ClanmootError):
    """Raised for a table that a repair has closed, because it could not be saved. Only its row shows this."""

    def __init__(self) -> None:
        super().__init__("gone", "This table was damaged and had to be closed. You can create a new one.")


def load(connection: Connection, id: str, chance: MakeChance) -> tuple[TableState, dict[int, int]]:
    """Return a table and the versions of its drafts.

    Raise Damaged if it cannot be rebuilt, and Closed if a repair has closed it.
    """
    row = table_row(connection, id)
    if row is None:
        raise ClanmootError("no-table", "There is no such table.")
    try:
        state, versions = rebuilt(connection, row, chance)
    except Damaged as error:
        if row.status == "gone":
            raise Closed from error
        raise
    if row.status == "gone" and state.status != "gone":
        raise Closed
    return state, versions


def rebuilt(connection: Connection, row: TableRow, chance: MakeChance) -> tuple[TableState, dict[int, int]]:
    """Rebuild a table from its snapshot, its events and its drafts. Raise Damaged if that fails."""
    state = empty(connection, row, chance)
    found = latest_snapshot(connection, row.id)
    if found is not None:
        restore(state, *found)
    replay(state, events_after(connection, row.id, state.number))
    return state, with_drafts(state, drafts_of(connection, row.id))


def empty(connection: Connection, row: TableRow, chance: MakeChance) -> TableState:
    """Return the table before its first event."""
    gone = [(since * 1000.0, to * 1000.0) for since, to in outages(connection, row.created_at - SET_BACK)]
    try:
        state = TableState(row.id, msgspec.json.decode(row.terms, type=Terms), row.secret, gone, chance)
    except DBAPIError:
        raise
    except Exception as error:
        raise Damaged(row.id, 0, f"its terms cannot be read ({_kind(error)})") from error
    state.opener = row.created_by or ""
    return state


def restore(state: TableState, number: int, body: bytes) -> None:
    """Restore a table from a snapshot. Raise Damaged if that fails."""
    try:
        snapshots.restore(state, snapshots.decoded(body), number)
    except Exception as error:
        raise Damaged(state.id, 0, f"the snapshot of event {number} cannot be read ({_kind(error)})") from error


def replay(state: TableState, rows: Rows) -> None:
    """Apply the events after the snapshot. Raise Damaged if one is missing or invalid."""
    for row in rows:
        replay_one(state, *row)


def replay_one(state: TableState, number: int, at: int, body: bytes) -> AnyEvent:
    """Apply one event and return it. Raise Damaged if its number is not the next one or it cannot be applied."""
    last = state.number
    if number != last + 1:
        raise Damaged(state.id, last, f"event {last + 1} is missing, and the next one is {number}")
    try:
        event: AnyEvent = decoded(body)
        state.apply(event, float(at))
    except Exception as error:
        raise Damaged(state.id, last, f"event {number} cannot be applied ({_kind(error)})") from error
    return event


def with_drafts(state: TableState, drafts: list[Draft]) -> dict[int, int]:
    """Restore the sealed drafts. Return their versions by seat."""
    try:
        return put_back(state, drafts)
    except Exception as error:
        raise Damaged(state.id, state.number, f"a sealed draft cannot be read ({_kind(error)})") from error


def _kind(error: Exception) -> str:
    """Return the type of an error, but not its message, which may contain hidden information."""
    return type(error).__name__
