"""Stores for tests: opened, filled with a few people and tables, and closed."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection, select

from clanmoot.server.store import Head, Store, open_store
from clanmoot.server.store.people import Person, create_person
from clanmoot.server.store.results import Result
from clanmoot.server.store.schema import results
from clanmoot.server.store.tables import create_table

T = TypeVar("T")

PLAYING = Head("playing", "[0]", None)
OVER = Head("over", "[]", None)


def with_store(address: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """What a coroutine finds in a store that is opened for it."""

    async def bounded() -> T:
        store = await open_store(address)
        try:
            return await asyncio.wait_for(work(store), 240)
        finally:
            await store.close()

    return asyncio.run(bounded())


def with_connection(address: str, work: Callable[[Connection], T]) -> T:
    """What a function finds that may write."""
    return with_store(address, lambda store: store.write(work))


def make_people(connection: Connection, *names: str) -> None:
    """People whose ids are their names, guests all of them."""
    for name in names:
        assert create_person(connection, Person(name, name.title(), None, None, 1.0, 1.0, "en"))


def make_tables(connection: Connection, *ids: str) -> None:
    """Public tables with two open seats, one second apart."""
    for place, id in enumerate(ids):
        open_seats = [(0, None, "anybody"), (1, None, "anybody")]
        create_table(connection, id, "schotten_totten", "{}", b"secret", True, 100.0 + place, None, open_seats)


def results_of(connection: Connection, table: str) -> list[Result]:
    """Return how a table ended, seats ascending; nothing before it has ended."""
    rows = connection.execute(select(results).where(results.c.table_id == table).order_by(results.c.seat))
    return [Result._make(row) for row in rows]
