"""Tables leave the memory when nobody needs them, and what they take is known well enough to bound it."""

import asyncio
import gc
import tracemalloc
from pathlib import Path

import pytest

from clanmoot.catalogue import KEYS, game
from clanmoot.core.rng import Rng
from clanmoot.protocol.commands import Resign, Say
from clanmoot.server.tables import TableRegistry, TableSession, Who, eviction, upkeep

from .playing import Client, play_out, seated, with_registry


class Deaf:
    """Listens and remembers nothing."""

    def send(self, body: bytes) -> None:
        """Take a message."""


async def resigned(registry: TableRegistry) -> tuple[TableSession, list[Who], list[Client]]:
    """Return a table whose game is over."""
    session, people, clients = await seated(registry, "schotten-totten", 2)
    await session.do(people[0], "end", Resign())
    return session, people, clients


async def swept(registry: TableRegistry) -> None:
    """Let the upkeep look at everything once more."""
    before = registry.upkeep.swept_at
    async with asyncio.timeout(30):
        while registry.upkeep.swept_at == before:
            await asyncio.sleep(0.01)


def long_ago(session: TableSession) -> None:
    """Let a table have been used for the last time long before."""
    session.used_at -= 2 * eviction.LINGER


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "SWEEP", 0.01)


@pytest.mark.parametrize("key", KEYS)
def test_what_a_table_takes_is_estimated_within_a_factor_of_two(key: str, tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, key, game(key).facts.least)
        await play_out(session, people, clients, Rng(2), 150)  # what all tables share is there from here on
        gc.collect()
        tracemalloc.start()
        try:
            before, _ = tracemalloc.get_traced_memory()
            session, people, clients = await seated(registry, key, game(key).facts.least)
            await play_out(session, people, clients, Rng(1), 150)
            while clients:
                session.unwatch(clients.pop())
                await session.watch(Deaf(), people[len(clients)], session.state.number)
            gc.collect()
            took = tracemalloc.get_traced_memory()[0] - before
        finally:
            tracemalloc.stop()
        assert took / 2 < eviction.weight(session) < took * 2, (took, eviction.weight(session))

    with_registry(tmp_path, story)


def test_a_finished_table_is_forgotten_when_nobody_watches(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, people, clients = await resigned(registry)
        table = session.id
        long_ago(session)
        await swept(registry)
        assert table in registry.tables, "somebody watches"
        for client in clients:
            session.unwatch(client)
        await swept(registry)
        assert table in registry.tables, "record and analysis are asked for now"
        long_ago(session)
        await swept(registry)
        assert table not in registry.tables
        again = await registry.table(table)
        await again.do(people[1], "thanks", Say("thank you"))
        assert again.state.status == "over"

    with_registry(tmp_path, story)


def test_a_forgotten_table_is_no_circle_of_references(tmp_path: Path) -> None:
    """The garbage collector seldom looks at old objects, so memory is free again at once or much later."""

    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "tain", 2)
        await play_out(session, people, clients, Rng(1))
        clients.clear()
        registry.tables.clear()
        gc.collect()
        gc.disable()
        try:
            del session
            assert gc.collect() < 100, "a finished game has thousands of objects"
        finally:
            gc.enable()

    with_registry(tmp_path, story)


def test_beyond_the_bound_the_least_recently_used_go_first(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        tables = []
        for age in (30, 20, 10, 0):
            session, _, clients = await seated(registry, "schotten-totten", 2)
            for client in clients:
                session.unwatch(client)
            session.used_at -= age
            tables.append(session)
        watched, _, _ = await seated(registry, "schotten-totten", 2)
        watched.used_at -= 1000
        await swept(registry)
        assert len(registry.tables) == 5, "they have room"
        registry.memory = sum(eviction.weight(session) for session in (*tables[2:], watched))
        await swept(registry)
        assert set(registry.tables) == {tables[2].id, tables[3].id, watched.id}
        registry.memory = 1
        await swept(registry)
        assert set(registry.tables) == {watched.id}, "who is watched stays"

    with_registry(tmp_path, story)
