"""After the end of a game: stores the results and changes the ratings, once. Some games do not count."""

import time

from sqlalchemy import Connection, update

from clanmoot.server.store import Store
from clanmoot.server.store.results import Result, add_results
from clanmoot.server.store.schema import tables
from clanmoot.server.store.tables import take_rating_turn
from clanmoot.server.work import rate

from .endings import ending
from .table_state import TableState


async def finish(store: Store, state: TableState) -> None:
    """Store the results of a finished game, unless another process has stored them."""
    rows = results(state, time.time())
    await store.write(lambda connection: note(connection, state, rows))


async def forget_due(store: Store, table: str) -> None:
    """Delete the due time that earlier versions set for expiring clocks or for asking bots again."""
    rows = update(tables).where(tables.c.id == table, tables.c.status != "over").values(due=None)
    await store.write(lambda connection: connection.execute(rows))


def note(connection: Connection, state: TableState, rows: list[Result]) -> None:
    """Store results and ratings in the caller's transaction, so that no rating changes twice."""
    if take_rating_turn(connection, state.id):
        if not state.terms.lesson and state.origin is None:
            add_results(connection, rows)
        if state.terms.ranked:
            rate(connection, state.terms.game, [row.person for row in rows], [row.rank for row in rows])
    connection.execute(update(tables).where(tables.c.id == state.id).values(due=None))


def results(state: TableState, at: float) -> list[Result]:
    """Return one result per seat."""
    end = ending(state)
    assert end is not None
    points = [sum([row.points[seat] for row in end.score]) for seat in range(state.terms.players)]
    return [
        Result(
            state.id,
            seat,
            taken.person or None,
            taken.name,
            state.terms.game,
            state.terms.players,
            end.ranks[seat],
            end.shares[seat],
            points[seat] if end.score else None,
            seat in state.resigned,
            at,
        )
        for seat, taken in enumerate(state.seats)
    ]
