"""The rows of tables: made, found by those who look for them, and who sits where."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Row, Text, bindparam, case, cast, delete, func, insert, literal, select, update
from sqlalchemy.sql.elements import ColumnElement

from .padded_lists import padded
from .schema import seats, tables


class TableRow(NamedTuple):
    """A table as it can be known without replaying it; the fields are the columns."""

    id: str
    game: str
    terms: str  # JSON
    secret: bytes
    status: str  # open, playing, over or gone
    number: int  # of the last event
    asked: str  # a JSON list of the seats waited for
    due: float | None
    public: bool
    created_at: float
    created_by: str | None
    over_at: float | None
    rated: int
    seats: str  # a JSON list of labels


class Seat(NamedTuple):
    """Who sits where; nobody for an open seat or a bot."""

    seat: int
    person: str | None
    label: str


class Mine(NamedTuple):
    """A table of a person's, where they sit, and whether it waits for them."""

    row: TableRow
    seats: tuple[int, ...]
    turn: bool


ROW = select(tables).where(tables.c.id == bindparam("table"))
SEATS = select(seats.c.seat, seats.c.person, seats.c.label).where(seats.c.table_id == bindparam("table"))
DUE = (
    select(tables.c.id)
    .where(tables.c.due <= bindparam("before"))
    .order_by(tables.c.due, tables.c.id)
    .limit(bindparam("limit"))
)


def _waited_for() -> ColumnElement[bool]:
    """Whether the list of seats asked holds this seat: both as text, between commas."""
    asked = func.replace(func.replace(func.replace(tables.c.asked, "[", ","), "]", ","), " ", "")
    return asked.like(literal("%,").concat(seats.c.seat).concat(",%"))


TURN = func.max(case((_waited_for(), 1), else_=0))
LIVE = case((tables.c.status.in_(["open", "playing"]), 1), else_=0)
MINE = (
    select(tables, func.aggregate_strings(cast(seats.c.seat, Text), ",").label("mine"), TURN.label("turn"))
    .join(seats, seats.c.table_id == tables.c.id)
    .where(seats.c.person == bindparam("person"), tables.c.status != "gone")
    .group_by(tables.c.id)
    .order_by(TURN.desc(), LIVE.desc(), tables.c.created_at.desc(), tables.c.id)
    .limit(bindparam("limit"))
)
NUMBERS = select(tables.c.id, tables.c.number).where(tables.c.id.in_(bindparam("ids", expanding=True)))


def create_table(
    connection: Connection,
    table: str,
    game: str,
    terms: str,
    secret: bytes,
    public: bool,
    created_at: float,
    created_by: str | None,
    sitting: Sequence[tuple[int, str | None, str]] = (),
) -> None:
    """Make an open table without events."""
    row = TableRow(table, game, terms, secret, "open", 0, "[]", None, public, created_at, created_by, None, 0, "[]")
    connection.execute(insert(tables), row._asdict())
    if sitting:
        set_seats(connection, table, sitting)


def table_row(connection: Connection, table: str) -> TableRow | None:
    """One table, if there is such a one."""
    row = connection.execute(ROW, {"table": table}).first()
    return None if row is None else _row(row)


def seats_of(connection: Connection, table: str) -> list[Seat]:
    """Who sits at a table, seats ascending."""
    rows = connection.execute(SEATS.order_by(seats.c.seat), {"table": table})
    return [Seat._make(row) for row in rows]


def set_seats(connection: Connection, table: str, sitting: Sequence[tuple[int, str | None, str]]) -> None:
    """Who sits at a table from now on: seat, person or None, label."""
    connection.execute(delete(seats).where(seats.c.table_id == table))
    rows = [{"table_id": table, "seat": seat, "person": person, "label": label} for seat, person, label in sitting]
    if rows:
        connection.execute(insert(seats), rows)
    labels = [label for _, _, label in sorted(sitting, key=lambda entry: entry[0])]
    words = json.dumps(labels, ensure_ascii=False, separators=(",", ":"))
    connection.execute(update(tables).where(tables.c.id == table).values(seats=words))


def tables_of(connection: Connection, person: str, limit: int = 200) -> list[Mine]:
    """A person's tables: those that wait for them, those that go on, those that are over; of each the newest first."""
    rows = connection.execute(MINE, {"person": person, "limit": limit})
    return [Mine(_row(row[:-2]), tuple(sorted(map(int, row.mine.split(",")))), bool(row.turn)) for row in rows]


def due_tables(connection: Connection, before: float, limit: int = 1000) -> list[str]:
    """Tables that somebody should look at by then, the longest overdue first."""
    return list(connection.execute(DUE, {"before": before, "limit": limit}).scalars())


def numbers(connection: Connection, ids: Sequence[str]) -> list[tuple[str, int]]:
    """Return the number of the last event of each of these tables."""
    return [(row[0], row[1]) for row in connection.execute(NUMBERS, {"ids": padded(ids)})]


def postpone(connection: Connection, table: str, due: float) -> None:
    """Let a table be due later; its events are not touched."""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.due < due).values(due=due))


def take_rating_turn(connection: Connection, table: str) -> bool:
    """True for the first who asks: whoever gets it rates the table, so that it is rated once."""
    taken = update(tables).where(tables.c.id == table, tables.c.rated == 0).values(rated=1)
    return connection.execute(taken).rowcount == 1


def _row(row: Row[tuple[object, ...]] | Sequence[object]) -> TableRow:
    return TableRow._make(row)
