"""Tables leave the memory when nobody needs them, and what they take is known well enough to bound it."""

import asyncio
import gc
import tracemalloc
from pathlib import Path

import pytest

from clanmoot.catalogue import KEYS, game
from clanmoot.core.rng import Rng
from clanmoot.protocol.commands import Resign, Say
from clanmoot.server.tables import House, Live, Who, eviction, upkeep

from .playing import Client, housed, play_out, seated


class Deaf:
    """Listens and remembers nothing."""

    def send(self, body: bytes) -> None:
        """Take a message."""


async def resigned(house: House) -> tuple[Live, list[Who], list[Client]]:
    """Return a table whose game is over."""
    live, people, clients = await seated(house, "schotten-totten", 2)
    await live.do(people[0], "end", Resign())
    return live, people, clients


async def swept(house: House) -> None:
    """Let the upkeep look at everything once more."""
    before = house.upkeep.swept_at
    async with asyncio.timeout(30):
        while house.upkeep.swept_at == before:
            await asyncio.sleep(0.01)


def long_ago(live: Live) -> None:
    """Let a table have been used for the last time long before."""
    live.used_at -= 2 * eviction.LINGER


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SWEEP", 0.01)


@pytest.mark.parametrize("key", KEYS)
def test_what_a_table_takes_is_estimated_within_a_factor_of_two(key: str, tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, people, clients = await seated(house, key, game(key).facts.least)
        await play_out(live, people, clients, Rng(2), 150)  # what all tables share is there from here on
        gc.collect()
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            live, people, clients = await seated(house, key, game(key).facts.least)
            await play_out(live, people, clients, Rng(1), 150)
            while clients:
                live.unwatch(clients.pop())
                await live.watch(Deaf(), people[len(clients)], live.room.number)
            gc.collect()
            took = tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()
        assert took / 2 < eviction.weight(live) < took * 2, (took, eviction.weight(live))

    housed(tmp_path, story)


def test_a_finished_table_is_forgotten_when_nobody_watches(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        live, people, clients = await resigned(house)
        table = live.id
        long_ago(live)
        await swept(house)
        assert table in house.tables, "somebody watches"
        for client in clients:
            live.unwatch(client)
        await swept(house)
        assert table in house.tables, "record and analysis are asked for now"
        long_ago(live)
        await swept(house)
        assert table not in house.tables
        again = await house.table(table)
        await again.do(people[1], "thanks", Say("thank you"))
        assert again.room.status == "over"

    housed(tmp_path, story)


def test_a_forgotten_table_is_no_circle_of_references(tmp_path: Path) -> None:
    """The garbage collector seldom looks at old objects, so memory is free again at once or much later."""

    async def story(house: House) -> None:
        live, people, clients = await seated(house, "tain", 2)
        await play_out(live, people, clients, Rng(1))
        clients.clear()
        house.tables.clear()
        gc.collect()
        gc.disable()
        try:
            del live
            assert gc.collect() < 100, "a finished game has thousands of objects"
        finally:
            gc.enable()

    housed(tmp_path, story)


def test_beyond_the_bound_the_least_recently_used_go_first(tmp_path: Path) -> None:
    async def story(house: House) -> None:
        tables = []
        for age in (30, 20, 10, 0):
            live, _, clients = await seated(house, "schotten-totten", 2)
            for client in clients:
                live.unwatch(client)
            live.used_at -= age
            tables.append(live)
        watched, _, _ = await seated(house, "schotten-totten", 2)
        watched.used_at -= 1000
        await swept(house)
        assert len(house.tables) == 5, "they have room"
        house.memory = sum(eviction.weight(live) for live in (*tables[2:], watched))
        await swept(house)
        assert set(house.tables) == {tables[2].id, tables[3].id, watched.id}
        house.memory = 1
        await swept(house)
        assert set(house.tables) == {watched.id}, "who is watched stays"

    housed(tmp_path, story)
