"""Rebuild a table from the store: its latest snapshot and the events after it, each checked on the way."""

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

Rows = Iterable[tuple[int, int, bytes]]  # number, milliseconds and body of events
MakeChance = Callable[[bytes], Chance]


class Damaged(ClanmootError):
    """A table that the store holds but that cannot be rebuilt. People are not told why; the log and `doctor` are."""

    def __init__(self, table: str, number: int, why: str) -> None:
        super().__init__("damaged", SENTENCE)
        self.table = table
        self.number = number  # of the last event that is good
        self.why = why  # says nothing about what is in anybody's hand


def load(connection: Connection, id: str, chance: MakeChance) -> tuple[TableState, dict[int, int]]:
    """Return a table as it stands and the versions of its drafts; raise Damaged if that is impossible."""
    row = table_row(connection, id)
    if row is None:
        raise ClanmootError("no-table", "There is no such table.")
    state = empty(connection, row, chance)
    found = latest_snapshot(connection, id)
    if found is not None:
        restore(state, *found)
    replay(state, events_after(connection, id, state.number))
    return state, with_drafts(state, drafts_of(connection, id))


def empty(connection: Connection, row: TableRow, chance: MakeChance) -> TableState:
    """Return the table as it was before its first event."""
    gone = [(since * 1000.0, to * 1000.0) for since, to in outages(connection, row.created_at)]
    try:
        state = TableState(row.id, msgspec.json.decode(row.terms, type=Terms), row.secret, gone, chance)
    except DBAPIError:
        raise
    except Exception as error:
        raise Damaged(row.id, 0, f"its terms cannot be read ({_kind(error)})") from error
    state.opener = row.created_by or ""
    return state


def restore(state: TableState, number: int, body: bytes) -> None:
    """Let a table be what its snapshot says."""
    try:
        snapshots.restore(state, snapshots.decoded(body), number)
    except Exception as error:
        raise Damaged(state.id, 0, f"the snapshot of event {number} cannot be read ({_kind(error)})") from error


def replay(state: TableState, rows: Rows) -> None:
    """Apply the events that follow; they have to be there without a gap."""
    for row in rows:
        replay_one(state, *row)


def replay_one(state: TableState, number: int, at: int, body: bytes) -> AnyEvent:
    """Apply one event and return it; raise Damaged if it is not the next one, or not possible."""
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
    """Put the sealed drafts back; return their versions by seat."""
    try:
        return put_back(state, drafts)
    except Exception as error:
        raise Damaged(state.id, state.number, f"a sealed draft cannot be read ({_kind(error)})") from error


def _kind(error: Exception) -> str:
    """Name an error without its message, which may hold what is in somebody's hand."""
    return type(error).__name__
