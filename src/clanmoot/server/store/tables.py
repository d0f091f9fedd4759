"""Stored rows of tables and seats, and the queries that find tables."""

import json
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Row, Text, bindparam, case, cast, delete, func, insert, literal, select, update
from sqlalchemy.sql.elements import ColumnElement

from .padded_lists import padded
from .schema import seats, tables


class TableRow(NamedTuple):
    """What is known of a table without replaying it. The fields are the columns."""

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
    """A seat and its person. The person is None for an open seat or a bot."""

    seat: int
    person: str | None
    label: str


class Mine(NamedTuple):
    """One of a person's tables, with their seats and whether it is their turn."""

    row: TableRow
    seats: tuple[int, ...]
    turn: bool


ROW = select(tables).where(tables.c.id == bindparam("table"))
LOCKED = ROW.with_for_update()
SEATS = select(seats.c.seat, seats.c.person, seats.c.label).where(seats.c.table_id == bindparam("table"))
DUE = (
    select(tables.c.id)
    .where(tables.c.due <= bindparam("before"))
    .order_by(tables.c.due, tables.c.id)
    .limit(bindparam("limit"))
)


def _waited_for() -> ColumnElement[bool]:
    """Return the SQL condition that a table waits for a seat. It searches the list of seats as text."""
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
CLOSED = select(tables.c.id).where(tables.c.id.in_(bindparam("ids", expanding=True)), tables.c.status == "gone")


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
    """Insert an open table without events."""
    row = TableRow(table, game, terms, secret, "open", 0, "[]", None, public, created_at, created_by, None, 0, "[]")
    connection.execute(insert(tables), row._asdict())
    if sitting:
        set_seats(connection, table, sitting)


def table_row(connection: Connection, table: str, lock: bool = False) -> TableRow | None:
    """Return a table by id, or None. With `lock`, no other process writes to it until the transaction ends."""
    row = connection.execute(LOCKED if lock else ROW, {"table": table}).first()
    return None if row is None else _row(row)


def seats_of(connection: Connection, table: str) -> list[Seat]:
    """Return the seats of a table, in order."""
    rows = connection.execute(SEATS.order_by(seats.c.seat), {"table": table})
    return [Seat._make(row) for row in rows]


def set_seats(connection: Connection, table: str, sitting: Sequence[tuple[int, str | None, str]]) -> None:
    """Replace the seats of a table, each given as seat, person or None, and label."""
    connection.execute(delete(seats).where(seats.c.table_id == table))
    rows = [{"table_id": table, "seat": seat, "person": person, "label": label} for seat, person, label in sitting]
    if rows:
        connection.execute(insert(seats), rows)
    labels = [label for _, _, label in sorted(sitting, key=lambda entry: entry[0])]
    words = json.dumps(labels, ensure_ascii=False, separators=(",", ":"))
    connection.execute(update(tables).where(tables.c.id == table).values(seats=words))


def tables_of(connection: Connection, person: str, limit: int = 200) -> list[Mine]:
    """Return a person's tables, newest first: those that wait for them, then unfinished ones, then the rest."""
    rows = connection.execute(MINE, {"person": person, "limit": limit})
    return [Mine(_row(row[:-2]), tuple(sorted(map(int, row.mine.split(",")))), bool(row.turn)) for row in rows]


def due_tables(connection: Connection, before: float, limit: int = 1000) -> list[str]:
    """Return the ids of tables due by this time, the longest overdue first."""
    return list(connection.execute(DUE, {"before": before, "limit": limit}).scalars())


def numbers(connection: Connection, ids: Sequence[str]) -> list[tuple[str, int]]:
    """Return the last event number of each of these tables."""
    return [(row[0], row[1]) for row in connection.execute(NUMBERS, {"ids": padded(ids)})]


def closed(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Return those of these tables that are closed."""
    return list(connection.execute(CLOSED, {"ids": padded(ids)}).scalars())


def postpone(connection: Connection, table: str, due: float) -> None:
    """Set a later due time for a table without storing an event."""
    connection.execute(update(tables).where(tables.c.id == table, tables.c.due < due).values(due=due))


def take_rating_turn(connection: Connection, table: str) -> bool:
    """Return True to the first process that asks. It then rates the table, so that a table is rated only once."""
    taken = update(tables).where(tables.c.id == table, tables.c.rated == 0).values(rated=1)
    return connection.execute(taken).rowcount == 1


def _row(row: Row[tuple[object, ...]] | Sequence[object]) -> TableRow:
    return TableRow._make(row)
