"""PostgreSQL goes away and comes back: who was under way is told so, and everybody else does not notice."""

import asyncio

import pytest
from sqlalchemy import Connection, text

from clanmoot.server.store import Store, StoreFailed
from clanmoot.server.store.events import events_after
from clanmoot.server.store.server_keys import get, put
from tests.server import services

from .making import PLAYING, make_tables, with_store


def numbers(connection: Connection) -> list[int]:
    return [number for number, _, _ in events_after(connection, "t")]


def test_a_restart_between_two_moves_is_not_noticed() -> None:
    with services.postgresql() as cluster, cluster.database() as address:

        async def work(store: Store) -> None:
            await store.write(lambda connection: make_tables(connection, "t"))
            assert await store.append("t", 1, 1, b"", PLAYING)
            assert await store.read(numbers) == [1]
            await asyncio.to_thread(cluster.stop)
            await asyncio.to_thread(cluster.start)
            assert await store.append("t", 2, 1, b"", PLAYING)
            assert await store.read(numbers) == [1, 2]

        with_store(address, work)


def test_while_it_is_away_everybody_is_told_and_afterwards_all_continues() -> None:
    with services.postgresql() as cluster, cluster.database() as address:

        async def work(store: Store) -> None:
            await store.write(lambda connection: make_tables(connection, "t"))
            assert await store.append("t", 1, 1, b"", PLAYING)
            await asyncio.to_thread(cluster.kill)
            with pytest.raises(StoreFailed, match="The database failed"):
                await store.append("t", 2, 1, b"", PLAYING)
            with pytest.raises(StoreFailed, match="The database failed"):
                await store.write(lambda connection: put(connection, "name", b"1"))
            with pytest.raises(StoreFailed, match="The database failed"):
                await store.read(numbers)
            await asyncio.to_thread(cluster.start)
            assert await store.read(numbers) == [1]
            assert await store.append("t", 2, 1, b"", PLAYING)
            assert await store.read(numbers) == [1, 2]
            assert await store.read(lambda connection: get(connection, "name")) is None

        with_store(address, work)


def test_a_connection_that_is_cut_in_the_middle_costs_nothing() -> None:
    """Before the commit is sent nothing can be stored, so the group is simply tried again."""
    with services.database() as address:
        cut: list[int] = []

        def cutting(connection: Connection) -> None:
            put(connection, "name", b"1")
            if not cut:
                cut.append(1)
                connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

        async def work(store: Store) -> None:
            await store.write(lambda connection: make_tables(connection, "t"))
            calls = [store.append("t", 1, 1, b"", PLAYING), store.write(cutting), store.append("t", 2, 1, b"", PLAYING)]
            assert await asyncio.gather(*calls) == [True, None, True]
            assert cut == [1]
            assert await store.read(numbers) == [1, 2]
            assert await store.read(lambda connection: get(connection, "name")) == b"1"

        with_store(address, work)


def test_two_processes_that_wait_for_each_other_both_get_through() -> None:
    """A deadlock, made on purpose: each takes one row and then wants the other's."""
    with services.database() as address:

        async def work(store: Store) -> None:
            await store.write(lambda connection: put(connection, "a", b"0"))
            await store.write(lambda connection: put(connection, "b", b"0"))
            met = asyncio.Barrier(2)
            loop = asyncio.get_running_loop()

            def both(first: str, second: str) -> None:
                async def other(held: Store) -> None:
                    tried: list[int] = []

                    def change(connection: Connection) -> None:
                        put(connection, first, first.encode())
                        if not tried:
                            tried.append(1)
                            asyncio.run_coroutine_threadsafe(met.wait(), loop).result(60)
                        put(connection, second, first.encode())

                    await held.write(change)

                with_store(address, other)

            await asyncio.gather(asyncio.to_thread(both, "a", "b"), asyncio.to_thread(both, "b", "a"))
            kept = await store.read(lambda connection: [get(connection, name) for name in "ab"])
            assert kept in ([b"a", b"a"], [b"b", b"b"])

        with_store(address, work)
