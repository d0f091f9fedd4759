"""Appending events: each number once, in any order, however many come at once."""

import asyncio

import pytest
from sqlalchemy import Connection

from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import Head, Store, StoreFailed, add_event, open_store
from clanmoot.server.store.events import events_after
from clanmoot.server.store.tables import TableRow, table_row

from .making import OVER, PLAYING, make_tables, with_connection, with_store


def numbers(connection: Connection, table: str) -> list[int]:
    return [number for number, _, _ in events_after(connection, table)]


def row(connection: Connection, table: str) -> TableRow:
    found = table_row(connection, table)
    assert found is not None
    return found


def test_an_event_is_there_once_it_is_acknowledged(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        assert await store.append("t", 1, 1500, b'{"a":1}', Head("playing", "[0,1]", 12.5))
        assert await store.append("t", 2, 1700, b"\x00\xff", Head("playing", "[1]", None))
        assert await store.read(lambda c: events_after(c, "t", 0)) == [(1, 1500, b'{"a":1}'), (2, 1700, b"\x00\xff")]
        assert await store.read(lambda c: events_after(c, "t", 1)) == [(2, 1700, b"\x00\xff")]
        found = await store.read(lambda c: row(c, "t"))
        assert (found.number, found.status, found.asked, found.due) == (2, "playing", "[1]", None)

    with_store(address, work)


def test_a_number_that_is_taken_is_refused_and_nothing_changes(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        assert await store.append("t", 1, 1, b"first", PLAYING)
        before = await store.read(lambda c: (row(c, "t"), events_after(c, "t")))
        assert not await store.append("t", 1, 2, b"second", OVER)
        assert await store.read(lambda c: (row(c, "t"), events_after(c, "t"))) == before

    with_store(address, work)


def test_of_two_in_one_group_the_first_wins(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        racing = [store.append("t", 1, place, b"%d" % place, PLAYING) for place in range(50)]
        assert await asyncio.gather(*racing) == [True] + [False] * 49
        assert await store.read(lambda c: events_after(c, "t")) == [(1, 0, b"0")]

    with_store(address, work)


def test_five_hundred_at_once(address: str) -> None:
    tables = [f"t{place:02}" for place in range(50)]

    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, *tables))
        before = store.tally()
        calls = [store.append(table, number, number, b"{}", PLAYING) for number in range(1, 11) for table in tables]
        assert await asyncio.gather(*calls) == [True] * 500
        after = store.tally()
        assert after.jobs - before.jobs == 500
        assert after.groups - before.groups < 50  # commits: that is what a group is for
        assert after.waiting == 0
        for table in tables:
            assert await store.read(lambda c, table=table: numbers(c, table)) == [*range(1, 11)]  # type: ignore[misc]  # bound now
            assert await store.read(lambda c, table=table: row(c, table).number) == 10  # type: ignore[misc]  # bound now

    with_store(address, work)


def test_without_a_head_only_the_number_moves_on(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "t")
        assert add_event(connection, "t", 1, 1, b"", Head("playing", "[1]", 7.0))
        assert add_event(connection, "t", 2, 2, b"")
        found = row(connection, "t")
        assert (found.number, found.status, found.asked, found.due) == (2, "playing", "[1]", 7.0)

    with_connection(address, work)


def test_heads_of_one_group_are_merged(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t", "u"))
        calls = [
            store.append("t", 2, 2, b"", Head("playing", "[1]", 9.0)),
            store.append("t", 3, 3, b"", None),
            store.append("u", 1, 1, b"", None),
            store.append("t", 1, 1, b"", Head("playing", "[0]", 8.0)),
        ]
        assert await asyncio.gather(*calls) == [True] * 4
        first, second = await store.read(lambda c: (row(c, "t"), row(c, "u")))
        assert (first.number, first.asked, first.due) == (3, "[1]", 9.0)
        assert (second.number, second.status, second.asked, second.due) == (1, "open", "[]", None)

    with_store(address, work)


def test_only_the_next_number_is_stored(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t", "u"))
        assert not await store.append("t", 2, 1, b"ahead", PLAYING)
        assert not await store.append("t", 0, 1, b"behind", PLAYING)
        assert await store.append("t", 1, 1, b"first", PLAYING)
        before = await store.read(lambda c: (row(c, "t"), events_after(c, "t")))
        for number in (1, 3, 4, 1_000_000):
            assert not await store.append("t", number, 2, b"no", OVER)
        assert not await store.write(lambda c: add_event(c, "t", 3, 2, b"no", OVER))
        assert await store.read(lambda c: (row(c, "t"), events_after(c, "t"))) == before
        calls = [store.append("t", 2, 3, b"second", PLAYING), store.append("u", 2, 3, b"ahead", PLAYING)]
        assert await asyncio.gather(*calls) == [True, False], "what is wrong with one is not the other's"
        assert await store.append("t", 3, 4, b"third", PLAYING)
        assert await store.read(lambda c: (numbers(c, "t"), numbers(c, "u"))) == ([1, 2, 3], [])

    with_store(address, work)


def test_the_time_a_game_was_over_is_that_of_the_first_event_that_says_so(address: str) -> None:
    def work(connection: Connection) -> None:
        make_tables(connection, "t")
        add_event(connection, "t", 1, 1000, b"", PLAYING)
        assert row(connection, "t").over_at is None
        add_event(connection, "t", 2, 2500, b"", OVER)
        add_event(connection, "t", 3, 9000, b"", OVER)  # somebody says thank you
        add_event(connection, "t", 4, 9500, b"", None)
        assert row(connection, "t").over_at == 2.5
        add_event(connection, "t", 5, 9900, b"", PLAYING)  # the last move was taken back
        assert row(connection, "t").over_at is None

    with_connection(address, work)


def test_an_event_that_cannot_be_stored_harms_nobody_else(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t", "u"))
        calls = [
            store.append("t", 1, 1, b"", PLAYING),
            store.append("nowhere", 1, 1, b"", PLAYING),
            store.append("u", 10**30, 1, b"", PLAYING),
            store.append("u", 1, 1, b"", PLAYING),
            store.append("u", 1, 1, b"", PLAYING),
        ]
        fine, nowhere, odd, also, late = await asyncio.gather(*calls, return_exceptions=True)
        assert (fine, also, late) == (True, True, False)
        assert isinstance(nowhere, ClanmootError)
        assert nowhere.code == "no-table"
        assert isinstance(odd, StoreFailed)
        assert await store.read(lambda c: (numbers(c, "t"), numbers(c, "u"))) == ([1], [1])

    with_store(address, work)


def test_two_stores_race_and_one_wins_each_number(address: str) -> None:
    tables = [f"t{place}" for place in range(8)]

    async def work(store: Store) -> None:
        other = await open_store(address)
        try:
            await store.write(lambda connection: make_tables(connection, *tables))
            for number in range(1, 11):
                mine = [store.append(table, number, 1, b"mine", PLAYING) for table in tables]
                theirs = [other.append(table, number, 2, b"theirs", PLAYING) for table in reversed(tables)]
                won = await asyncio.gather(*mine, *theirs)
                assert [won[place] + won[-1 - place] for place in range(8)] == [1] * 8
            for table in tables:
                assert await other.read(lambda c, table=table: numbers(c, table)) == [*range(1, 11)]  # type: ignore[misc]  # bound now
        finally:
            await other.close()

    with_store(address, work)


def test_a_store_that_is_closed_says_so(address: str) -> None:
    async def work(store: Store) -> None:
        await store.write(lambda connection: make_tables(connection, "t"))
        queued = [asyncio.ensure_future(store.append("t", number, 1, b"", PLAYING)) for number in range(1, 301)]
        await asyncio.sleep(0)
        await store.close()  # and what was queued is written
        assert await asyncio.gather(*queued) == [True] * 300
        with pytest.raises(ClanmootError, match="closed and cannot be written"):
            await store.append("t", 301, 1, b"", PLAYING)
        with pytest.raises(ClanmootError, match="closed and cannot be read"):
            await store.read(lambda c: numbers(c, "t"))

    with_store(address, work)
    assert with_connection(address, lambda c: numbers(c, "t")) == [*range(1, 301)]
