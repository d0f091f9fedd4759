"""Stored results: how finished games ended for each seat."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, case, func, select, tuple_

from clanmoot.core.errors import ClanmootError

from .schema import results, tables
from .tables import TableRow
from .upsert import insert_once


class Result(NamedTuple):
    """How a game ended for one seat."""

    table: str
    seat: int
    person: str | None
    label: str
    game: str
    players: int
    rank: int
    share: float
    score: int | None
    resigned: bool
    finished_at: float


class Statistics(NamedTuple):
    """Totals and averages of a person's results in one game."""

    game: str
    games: int
    won: int  # games ranked first, alone or shared
    share: float  # of a win, on average
    rank: float  # on average
    best: int | None  # score
    resigned: int
    last_at: float


ADD = insert_once(results)
EARLIER = (
    select(results)
    .where(results.c.person == bindparam("person"), results.c.finished_at < bindparam("before"))
    .order_by(results.c.finished_at.desc(), results.c.table_id, results.c.seat)
)
SAME_TIME = select(results).where(results.c.person == bindparam("person"), results.c.finished_at == bindparam("at"))
SUMS = (
    select(
        results.c.game,
        func.count(),
        func.sum(case((results.c.rank == 1, 1), else_=0)),
        func.avg(results.c.share),
        func.avg(results.c.rank),
        func.max(results.c.score),
        func.sum(case((results.c.resigned, 1), else_=0)),
        func.max(results.c.finished_at),
    )
    .where(results.c.person == bindparam("person"))
    .group_by(results.c.game)
    .order_by(results.c.game)
)
OVER = (
    select(tables)
    .where(tables.c.over_at.is_not(None))
    .order_by(tables.c.over_at, tables.c.id)
    .limit(bindparam("limit"))
)
PLACE = select(tables.c.over_at).where(tables.c.id == bindparam("after"), tables.c.over_at.is_not(None))
FOR_EVER = 1e300  # later than any time


def add_results(connection: Connection, rows: Sequence[Result]) -> None:
    """Store the results of a table, one row per seat. Stored results never change."""
    if rows:
        connection.execute(ADD, [{"table_id": row.table, **row._asdict()} for row in rows])


def history(connection: Connection, person: str, before: float | None = None, limit: int = 50) -> list[Result]:
    """Return a page of a person's results before a time, newest first.

    A page always includes all results with the time of its last one, so that the next page can start before that time.
    """
    values = {"person": person, "before": FOR_EVER if before is None else before}
    rows = connection.execute(EARLIER.limit(limit), values).all()
    if len(rows) == limit:
        at = rows[-1].finished_at
        ties = connection.execute(SAME_TIME.order_by(results.c.table_id, results.c.seat), {"person": person, "at": at})
        rows = [row for row in rows if row.finished_at > at] + list(ties)
    return [Result._make(row) for row in rows]


def statistics(connection: Connection, person: str) -> list[Statistics]:
    """Return the statistics of a person, one row per game."""
    rows = connection.execute(SUMS, {"person": person})
    return [Statistics(row[0], row[1], row[2], row[3], float(row[4]), *row[5:]) for row in rows]


def finished_tables(connection: Connection, after: str = "", limit: int = 100) -> list[TableRow]:
    """Return finished tables in the order they ended, starting after this id. Raise ClanmootError for an unknown id."""
    if not after:
        return [TableRow._make(row) for row in connection.execute(OVER, {"limit": limit})]
    at = connection.execute(PLACE, {"after": after}).scalar()
    if at is None:
        raise ClanmootError("no-table", f"There is no finished table {after!r} to continue after.")
    later = OVER.where(tuple_(tables.c.over_at, tables.c.id) > tuple_(at, after))
    return [TableRow._make(row) for row in connection.execute(later, {"limit": limit})]
