"""Functions that write: each succeeds or fails by itself, beside the events of its group."""

import asyncio
import threading
from collections.abc import Awaitable

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.exc import DBAPIError

from clanmoot.server.store import Store
from clanmoot.server.store.events import events_after
from clanmoot.server.store.server_keys import get, put

from .making import PLAYING, make_tables, with_store


def test_what_a_function_returns_comes_back(address: str) -> None:
    async def work(store: Store) -> None:
        assert await store.write(lambda connection: 42) == 42

    with_store(address, work)


def test_a_function_that_fails_is_undone_alone(address: str) -> None:
    def failing(connection: Connection) -> None:
        put(connection, "failed", b"1")
        raise ZeroDivisionError("mine alone")

    def wrong(connection: Connection) -> None:
        put(connection, "wrong", b"1")
        connection.execute(text("SELECT nothing FROM nowhere"))

    def exhausted(connection: Connection) -> None:
        next(iter(()))

    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        before = store.tally().groups
        calls = [
            store.write(lambda connection: put(connection, "before", b"1")),
            store.write(failing),
            store.append("t", 1, 1, b"", PLAYING),
            store.write(wrong),
            store.append("t", 2, 1, b"", PLAYING),
            store.write(exhausted),
            store.write(lambda connection: put(connection, "after", b"1")),
        ]
        answers = await asyncio.gather(*calls, return_exceptions=True)
        # The first job may be taken before the others have come; of those, events are committed before functions.
        assert store.tally().groups - before <= 3
        assert [answers[place] for place in (0, 2, 4, 6)] == [None, True, True, None]
        assert isinstance(answers[1], ZeroDivisionError)
        assert isinstance(answers[3], DBAPIError)
        assert isinstance(answers[5], RuntimeError)
        kept = await store.read(lambda c: [get(c, name) for name in ("before", "failed", "wrong", "after")])
        assert kept == [b"1", None, None, b"1"]
        assert len(await store.read(lambda c: events_after(c, "t"))) == 2

    with_store(address, work)


def test_events_do_not_wait_for_functions_that_came_with_them(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        done: list[str] = []
        held = threading.Event()

        async def noted(name: str, call: Awaitable[object]) -> None:
            await call
            done.append(name)

        tasks = [
            asyncio.ensure_future(noted("first", store.write(lambda connection: held.wait(30)))),
            asyncio.ensure_future(noted("function", store.write(lambda connection: put(connection, "slow", b"1")))),
            asyncio.ensure_future(noted("event", store.append("t", 1, 1, b"", PLAYING))),
        ]
        await asyncio.sleep(0)
        held.set()
        await asyncio.gather(*tasks)
        assert done.index("event") < done.index("function")

    with_store(address, work)


def test_what_nobody_waits_for_is_written_and_its_failure_noted(address: str, caplog: pytest.LogCaptureFixture) -> None:
    def failing(connection: Connection) -> None:
        raise ZeroDivisionError("nobody minds")

    async def work(store: Store) -> None:
        store.write_soon(lambda connection: put(connection, "soon", b"1"))
        store.write_soon(failing)
        await store.write(lambda connection: None)  # it comes after the others
        assert await store.read(lambda connection: get(connection, "soon")) == b"1"

    with caplog.at_level("WARNING"):
        with_store(address, work)
    assert [record.getMessage() for record in caplog.records] == ["a background write failed: nobody minds"]


def test_a_caller_who_went_away_has_still_written(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        call = asyncio.ensure_future(store.append("t", 1, 1, b"", PLAYING))
        await asyncio.sleep(0)
        call.cancel()
        assert await store.append("t", 2, 1, b"", PLAYING)
        assert len(await store.read(lambda c: events_after(c, "t"))) == 2

    with_store(address, work)


def test_a_reader_cannot_write(address: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(DBAPIError):
            await store.read(lambda connection: put(connection, "never", b"1"))
        assert await store.read(lambda c: get(c, "never")) is None

    with_store(address, work)


def test_a_reader_sees_one_moment(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: put(connection, "name", b"old"))
        loop = asyncio.get_running_loop()

        def twice(connection: Connection) -> list[bytes | None]:
            first = get(connection, "name")
            writing = asyncio.run_coroutine_threadsafe(store.write(lambda c: put(c, "name", b"new")), loop)
            writing.result(60)
            return [first, get(connection, "name")]

        assert await store.read(twice) == [b"old", b"old"]
        assert await store.read(lambda c: get(c, "name")) == b"new"

    with_store(address, work)
