"""Writing events. One statement inserts many events, and another updates the rows of their tables."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from clanmoot.core.errors import ClanmootError

from .schema import tables

# An event is stored only if its number follows the last one of its table. Several events of a table may come together.
INSERT = """
INSERT INTO events (table_id, number, at, body)
WITH arrivals (table_id, number, at, body) AS ({rows}),
placed AS (
    SELECT table_id, number, at, body, row_number() OVER (PARTITION BY table_id ORDER BY number) AS place FROM arrivals
)
SELECT placed.table_id, placed.number, placed.at, placed.body
FROM placed JOIN tables ON tables.id = placed.table_id
WHERE placed.number = tables.number + placed.place
ON CONFLICT DO NOTHING
"""
EXISTS = select(tables.c.id).where(tables.c.id == bindparam("table"))
EVENT_TYPES = ("text", "int4", "int8", "bytea")

# A status of NULL changes only the number. `over_at` is the time of the first event with the status "over".
SETTING = """
    number = {head}.number,
    status = COALESCE({head}.status, tables.status),
    asked = COALESCE({head}.asked, tables.asked),
    due = CASE WHEN {head}.status IS NULL THEN tables.due ELSE {head}.due END,
    over_at = CASE
        WHEN {head}.status IS NULL THEN tables.over_at
        WHEN {head}.status = 'over' THEN COALESCE(tables.over_at, {at})
    END
"""
# A repair may have cut the table after INSERT had read its number: then the row is left as it is.
UPDATE = (
    f"UPDATE tables SET {SETTING.format(head='head', at='head.at')}"
    "FROM (WITH head (id, first, number, at, status, asked, due) AS ({rows}) SELECT * FROM head) AS head "
    "WHERE tables.id = head.id AND tables.number = head.first - 1"
)
HEAD_TYPES = ("text", "int4", "int4", "float8", "text", "text", "float8")

HeadRow = tuple[str, int, int, float, str | None, str | None, float | None]


class Contested(Exception):
    """Raised if events cannot be stored together. Each event of the group must then be tried separately."""


class Head(NamedTuple):
    """The part of a table's state that is stored in its row, so that queries need not replay events."""

    status: str  # open, playing, over or gone
    asked: str  # a JSON list of the seats waited for
    due: float | None  # unix seconds when a server should look at the table


class Event(NamedTuple):
    """An event of a table, ready to store."""

    table: str
    number: int
    at: int  # milliseconds
    body: bytes
    head: Head | None = None


def add_event(
    connection: Connection, table: str, number: int, at_ms: int, body: bytes, head: Head | None = None
) -> bool:
    """Write one event in the caller's transaction. Return False if its number is not the table's next one.

    Raise Contested if the table is being cut. The caller must then run the transaction again.
    """
    event = Event(table, number, at_ms, body, head)
    if not insert(connection, [event]):
        if connection.execute(EXISTS, {"table": table}).first() is None:
            raise ClanmootError("no-table", f"There is no table {table!r} in the store.")
        return False
    update(connection, [event])
    return True


def insert(connection: Connection, events: Sequence[Event]) -> int:
    """Write the events whose numbers are the next ones of their tables. Return how many were written."""
    return _run(connection, INSERT, EVENT_TYPES, [event[:4] for event in events])


def update(connection: Connection, events: Iterable[Event]) -> None:
    """Update the rows of the tables of these events. Raise Contested if a row is not one behind its first event."""
    heads = last_heads(events)
    if _run(connection, UPDATE, HEAD_TYPES, heads) < len(heads):
        raise Contested


def last_heads(events: Iterable[Event]) -> list[HeadRow]:
    """Return one row per table, with its lowest and highest event number and the latest head of its events."""
    rows: dict[str, HeadRow] = {}
    for table, number, at, _, head in sorted(events, key=lambda event: event.number):
        first = rows[table][1] if table in rows else number
        if head is not None:
            rows[table] = (table, first, number, at / 1000, *head)
        elif table in rows:
            rows[table] = (table, first, number, *rows[table][3:])
        else:
            rows[table] = (table, first, number, at / 1000, None, None, None)
    return list(rows.values())


def _run(connection: Connection, words: str, types: tuple[str, ...], rows: Sequence[tuple[object, ...]]) -> int:
    """Run a statement for all rows at once. PostgreSQL gets one list per column, so the SQL text stays the same."""
    values: list[object]
    if connection.dialect.name == "postgresql":
        values = [list(column) for column in zip(*rows, strict=True)]
    else:
        values = [value for row in rows for value in row]
    return connection.exec_driver_sql(_text(words, connection.dialect.name, types, len(rows)), tuple(values)).rowcount


@lru_cache(maxsize=1024)
def _text(words: str, dialect: str, types: tuple[str, ...], count: int) -> str:
    if dialect == "postgresql":
        return words.format(rows=f"SELECT * FROM unnest({', '.join([f'%s::{kind}[]' for kind in types])})")
    row = f"({', '.join(['?'] * len(types))})"
    return words.format(rows=f"VALUES {', '.join([row] * count)}")
