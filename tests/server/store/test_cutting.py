"""A repair cuts a table at the moment at which a server writes to it: no gap, no event or snapshot beyond the row."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from sqlalchemy import Connection, Engine, delete, update

from clanmoot.server.store import Store, add_event
from clanmoot.server.store.engines import parse, writing
from clanmoot.server.store.events import events_after, keep_snapshot, latest_snapshot
from clanmoot.server.store.schema import events, tables
from clanmoot.server.store.tables import table_row

from .making import PLAYING, make_tables, with_store

T = TypeVar("T")
LAST = 8
CUT = 4
WAIT = 0.3  # seconds for a write to reach the lock


def cut(connection: Connection) -> None:
    """Take the last events out of the table, as a repair does."""
    assert table_row(connection, "t", lock=True) is not None
    connection.execute(delete(events).where(events.c.table_id == "t", events.c.number > CUT))
    connection.execute(update(tables).where(tables.c.id == "t").values(number=CUT))


async def while_cutting(store: Store, engine: Engine, write: Callable[[], Awaitable[T]]) -> T:
    """Write while a repair holds the lock and has not committed yet. Return what the writer was told."""
    connection = await asyncio.to_thread(engine.connect)
    try:
        begun = await asyncio.to_thread(connection.begin)
        await asyncio.to_thread(cut, connection)
        call = asyncio.ensure_future(write())
        await asyncio.sleep(WAIT)
        assert not call.done(), "it waits for the repair"
        await asyncio.to_thread(begun.commit)
        return await call
    finally:
        connection.close()


def cutting(address: str, write: Callable[[Store], Awaitable[T]]) -> tuple[T, list[int], int, int | None]:
    """Write during a cut. Return the writer's answer, the numbers of the events, the row's and the snapshot's."""

    async def work(store: Store) -> tuple[T, list[int], int, int | None]:
        await store.write(lambda connection: make_tables(connection, "t", "u"))
        for number in range(1, LAST + 1):
            assert await store.append("t", number, number, b"{}", PLAYING)
        engine = writing(parse(address))
        try:
            answer = await while_cutting(store, engine, lambda: write(store))
        finally:
            engine.dispose()
        numbers = [number for number, _, _ in await store.read(lambda connection: events_after(connection, "t"))]
        row = await store.read(lambda connection: table_row(connection, "t"))
        snapshot = await store.read(lambda connection: latest_snapshot(connection, "t"))
        assert row is not None
        return answer, numbers, row.number, snapshot and snapshot[0]

    return with_store(address, work)


def test_an_event_that_waited_for_a_repair_is_refused(address: str) -> None:
    found = cutting(address, lambda store: store.append("t", LAST + 1, 9, b"{}", PLAYING))
    assert found == (False, [1, 2, 3, 4], CUT, None)


def test_others_in_the_same_group_are_stored(address: str) -> None:
    async def write(store: Store) -> list[bool]:
        calls = [
            store.append("u", 1, 9, b"{}", PLAYING),
            store.append("t", LAST + 1, 9, b"{}", PLAYING),
            store.append("t", LAST + 2, 9, b"{}", PLAYING),
            store.append("u", 2, 9, b"{}", PLAYING),
        ]
        return await asyncio.gather(*calls)

    assert cutting(address, write) == ([True, False, False, True], [1, 2, 3, 4], CUT, None)


def test_an_event_with_more_to_write_is_refused_too(address: str) -> None:
    def write(connection: Connection) -> bool:
        return add_event(connection, "t", LAST + 1, 9, b"{}", PLAYING)

    assert cutting(address, lambda store: store.write(write)) == (False, [1, 2, 3, 4], CUT, None)


def test_a_snapshot_that_waited_for_a_repair_is_not_kept(address: str) -> None:
    found = cutting(address, lambda store: store.write(lambda connection: keep_snapshot(connection, "t", LAST, b"")))
    assert found == (False, [1, 2, 3, 4], CUT, None)
