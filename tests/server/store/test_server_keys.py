"""Settings that exist once, and the pulse from which outages are known."""

import asyncio

from sqlalchemy import Connection

from clanmoot.server.store import Store, open_store
from clanmoot.server.store.heartbeat import beat, outages
from clanmoot.server.store.server_keys import get, put, put_once

from .making import with_connection, with_store


def test_settings(address: str) -> None:
    def work(connection: Connection) -> None:
        assert get(connection, "key") is None
        put(connection, "key", b"\x00one")
        put(connection, "key", b"\x00two")
        assert get(connection, "key") == b"\x00two"
        assert put_once(connection, "key", b"three") == b"\x00two"
        assert put_once(connection, "other", b"three") == b"three"

    with_connection(address, work)


def test_all_who_make_a_key_at_once_get_the_same(address: str) -> None:
    async def work(store: Store) -> None:
        other = await open_store(address)
        try:
            mine = [store.write(lambda c, n=n: put_once(c, "key", b"a%d" % n)) for n in range(20)]  # type: ignore[misc]  # bound now
            theirs = [other.write(lambda c, n=n: put_once(c, "key", b"b%d" % n)) for n in range(20)]  # type: ignore[misc]  # bound now
            assert len(set(await asyncio.gather(*mine, *theirs))) == 1
        finally:
            await other.close()

    with_store(address, work)


def test_silence_of_all_processes_is_an_outage(address: str) -> None:
    def work(connection: Connection) -> None:
        assert beat(connection, "a", 100.0) is None  # the first ever
        assert beat(connection, "a", 105.0) is None
        assert beat(connection, "b", 114.0) is None
        assert beat(connection, "b", 124.0) is None  # a is gone, b went on
        assert beat(connection, "c", 134.5) == (124.0, 134.5)
        assert beat(connection, "c", 139.5) is None
        assert beat(connection, "c", 200.0) == (139.5, 200.0)  # the machine was asleep
        assert outages(connection, 0.0) == [(124.0, 134.5), (139.5, 200.0)]
        assert outages(connection, 134.5) == [(139.5, 200.0)]
        assert outages(connection, 200.0) == []
        assert beat(connection, "d", 204.0, silence=3.0) == (200.0, 204.0)  # a new process minds more

    with_connection(address, work)


def test_two_processes_that_start_at_once_note_one_outage(address: str) -> None:
    async def work(store: Store) -> None:
        other = await open_store(address)
        try:
            await store.write(lambda connection: beat(connection, "old", 100.0))
            await asyncio.gather(store.write(lambda c: beat(c, "a", 200.0)), other.write(lambda c: beat(c, "b", 201.0)))
            found = await store.read(lambda connection: outages(connection, 0.0))
            assert len(found) == 1
            assert found[0][0] == 100.0
            assert found[0][1] in (200.0, 201.0)
        finally:
            await other.close()

    with_store(address, work)
