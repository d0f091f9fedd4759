"""Moves damaged parts of a table into `set_aside`, because repairs delete nothing."""

from sqlalchemy import ColumnElement, Connection, Table, delete, insert, literal, select

from .schema import drafts, events, set_aside, snapshots


def set_events_aside(connection: Connection, table: str, after: int, now: float, why: str) -> int:
    """Move all events after a number out of a table. Return how many there were."""
    wanted = (events.c.table_id == table) & (events.c.number > after)
    return _move(connection, events, "event", wanted, events.c.number, events.c.at, now, why)


def set_snapshot_aside(connection: Connection, table: str, now: float, why: str) -> int:
    """Move a table's snapshot out, so that the table is replayed from its events. Return how many rows moved."""
    wanted = snapshots.c.table_id == table
    return _move(connection, snapshots, "snapshot", wanted, snapshots.c.number, literal(0), now, why)


def set_drafts_aside(connection: Connection, table: str, now: float, why: str) -> int:
    """Move all sealed drafts out of a table, so that their players choose again. Return how many there were."""
    wanted = drafts.c.table_id == table
    return _move(connection, drafts, "draft", wanted, drafts.c.seat, literal(0), now, why)


def _move(
    connection: Connection,
    source: Table,
    kind: str,
    wanted: ColumnElement[bool],
    number: ColumnElement[int],
    at: ColumnElement[int],
    now: float,
    why: str,
) -> int:
    rows = select(source.c.table_id, literal(kind), number, literal(now), at, source.c.body, literal(why)).where(wanted)
    names = ["table_id", "kind", "number", "moved_at", "at", "body", "why"]
    connection.execute(insert(set_aside).from_select(names, rows))
    return connection.execute(delete(source).where(wanted)).rowcount
