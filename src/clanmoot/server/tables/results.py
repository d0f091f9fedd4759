"""After the end: how it went for each seat is noted, and ratings change, once; some games count for nothing."""

import time

from sqlalchemy import Connection, update

from clanmoot.server.store import Store
from clanmoot.server.store.results import Result, add_results
from clanmoot.server.store.schema import tables
from clanmoot.server.store.tables import take_rating_turn
from clanmoot.server.work import rate

from .endings import ending
from .table_state import Room


async def finish(store: Store, room: Room) -> None:
    """Note the end of a game; whoever is second finds it done."""
    rows = results(room, time.time())
    await store.write(lambda connection: note(connection, room, rows))


async def forget_due(store: Store, table: str) -> None:
    """Let nobody look at a table any more: earlier versions noted when clocks would run out or bots be asked again."""
    rows = update(tables).where(tables.c.id == table, tables.c.status != "over").values(due=None)
    await store.write(lambda connection: connection.execute(rows))


def note(connection: Connection, room: Room, rows: list[Result]) -> None:
    """All of it in one transaction, so that no rating changes twice."""
    if take_rating_turn(connection, room.id):
        if not room.terms.lesson and room.origin is None:
            add_results(connection, rows)
        if room.terms.ranked:
            rate(connection, room.terms.game, [row.person for row in rows], [row.rank for row in rows])
    connection.execute(update(tables).where(tables.c.id == room.id).values(due=None))


def results(room: Room, at: float) -> list[Result]:
    """A row a seat."""
    end = ending(room)
    assert end is not None
    points = [sum([row.points[seat] for row in end.score]) for seat in range(room.terms.players)]
    return [
        Result(
            room.id,
            seat,
            taken.person or None,
            taken.name,
            room.terms.game,
            room.terms.players,
            end.ranks[seat],
            end.shares[seat],
            points[seat] if end.score else None,
            seat in room.resigned,
            at,
        )
        for seat, taken in enumerate(room.seats)
    ]
