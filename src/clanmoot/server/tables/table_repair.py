"""Repairs a stored table: cuts it after its last valid event, and rewrites what is derived from the events."""

from sqlalchemy import Connection, update

from clanmoot.server.store.schema import tables
from clanmoot.server.store.set_aside import set_drafts_aside, set_events_aside, set_snapshot_aside
from clanmoot.server.store.tables import set_seats

from .table_examination import Examined
from .table_state import TableState
from .table_summary import encoded, sitting


def repair(connection: Connection, examined: Examined, now: float) -> None:
    """Carry out the repairs for the problems of a table, in the caller's transaction."""
    table, state = examined.row.id, examined.state
    kinds = {problem.kind: problem.what for problem in examined.problems}
    if state is None:
        _close(connection, table)
        return
    if "events" in kinds:
        set_events_aside(connection, table, state.number, now, kinds["events"])
    if "snapshot" in kinds:
        set_snapshot_aside(connection, table, now, kinds["snapshot"])
    if "drafts" in kinds or "events" in kinds:
        set_drafts_aside(connection, table, now, kinds.get("drafts") or kinds["events"])
    if state.number == 0:
        _close(connection, table)
    elif kinds:
        _write_row(connection, examined, state, now)


def _write_row(connection: Connection, examined: Examined, state: TableState, now: float) -> None:
    """Rewrite the row from the events. Make it due immediately, so that a server handles the table."""
    row = examined.row
    values = {
        "number": state.number,
        "status": state.status,
        "asked": encoded(state.asked()).decode(),
        "due": now,
        "over_at": (row.over_at or now) if state.status == "over" else None,
    }
    connection.execute(update(tables).where(tables.c.id == row.id).values(**values))
    set_seats(connection, row.id, sitting(state))


def _close(connection: Connection, table: str) -> None:
    """Mark a table as closed, because it cannot be played any more.

    A server that still has it in memory can store nothing more there, because no event follows number 0.
    """
    values = {"status": "gone", "number": 0, "asked": "[]", "due": None}
    connection.execute(update(tables).where(tables.c.id == table).values(**values))
