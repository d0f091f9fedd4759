"""Stored events of a table, and the snapshot that saves replaying all of them."""

from sqlalchemy import Connection, bindparam, select

from .schema import events, snapshots, tables
from .upsert import upsert

AFTER = (
    select(events.c.number, events.c.at, events.c.body)
    .where(events.c.table_id == bindparam("table"), events.c.number > bindparam("number"))
    .order_by(events.c.number)
)
LATEST = select(snapshots.c.number, snapshots.c.body).where(snapshots.c.table_id == bindparam("table"))
NUMBER = select(tables.c.number).where(tables.c.id == bindparam("table")).with_for_update(read=True)
KEEP = upsert(snapshots, newer="number")


def events_after(connection: Connection, table: str, number: int = 0) -> list[tuple[int, int, bytes]]:
    """Return the number, the time in milliseconds and the body of every event after this number, in order."""
    rows = connection.execute(AFTER, {"table": table, "number": number})
    return [(row[0], row[1], row[2]) for row in rows]


def latest_snapshot(connection: Connection, table: str) -> tuple[int, bytes] | None:
    """Return the event number and the body of the snapshot of a table, if it has one."""
    row = connection.execute(LATEST, {"table": table}).first()
    return None if row is None else (row[0], row[1])


def keep_snapshot(connection: Connection, table: str, number: int, body: bytes) -> bool:
    """Replace a table's snapshot. Return False if the stored one is as new, or if the table lacks that event."""
    last = connection.execute(NUMBER, {"table": table}).scalar()  # locked, because a repair may cut the table now
    if last is None or last < number:
        return False
    return connection.execute(KEEP, {"table_id": table, "number": number, "body": body}).rowcount == 1
