"""Open public tables: the list that everybody sees, and how many a person has opened."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, func, select

from .padded_lists import padded
from .schema import tables
from .tables import TableRow

MOST: Final = 200  # tables in the list

OPEN = (tables.c.status == "open", tables.c.public)
TURN = func.row_number().over(
    partition_by=func.coalesce(tables.c.created_by, ""), order_by=(tables.c.created_at.desc(), tables.c.id)
)
RANKED = select(tables, TURN.label("turn")).where(*OPEN).subquery("ranked")
LOBBY = select(RANKED).order_by(RANKED.c.turn, RANKED.c.created_at.desc(), RANKED.c.id).limit(bindparam("limit"))
OF_PERSON = select(func.count()).select_from(tables).where(*OPEN, tables.c.created_by == bindparam("person"))
AMONG = select(tables.c.id).where(tables.c.id.in_(bindparam("ids", expanding=True)), *OPEN)


class Listed(NamedTuple):
    """An open public table, and its place among those of its creator: 1 for the newest, then 2 and so on."""

    row: TableRow
    turn: int


def lobby(connection: Connection, limit: int = MOST) -> list[Listed]:
    """Return the open public tables: first the newest of each creator, then the second newest, and so on."""
    rows = connection.execute(LOBBY, {"limit": limit})
    return [Listed(TableRow._make(row[:-1]), row[-1]) for row in rows]


def count_open(connection: Connection, person: str) -> int:
    """Return how many open public tables a person has opened."""
    return int(connection.execute(OF_PERSON, {"person": person}).scalar_one())


def still_open(connection: Connection, ids: Sequence[str]) -> list[str]:
    """Return those of these tables that are public and have not begun."""
    return list(connection.execute(AMONG, {"ids": padded(ids)}).scalars())
