"""A full table begins, even if the store fails or the clock is set back at just that moment."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest

from clanmoot.protocol.commands import Sit
from clanmoot.protocol.terms import NewTable
from clanmoot.server import steady_clock
from clanmoot.server.steady_clock import now
from clanmoot.server.store import StoreFailed
from clanmoot.server.store.tables import due_tables
from clanmoot.server.tables import TableRegistry, TableSession
from clanmoot.server.tables.events import AnyEvent, Began
from clanmoot.server.tables.table_state import TableState

from .playing import person, with_registry

HOURS = 10_000.0  # seconds


class FailsToBegin:
    """A repository's `append` that fails so many times when a game begins."""

    def __init__(self, registry: TableRegistry, failures: int) -> None:
        self.append = registry.repository.append
        self.failures = failures

    def __call__(self, state: TableState, event: AnyEvent, at: float) -> Awaitable[bool]:
        if isinstance(event, Began) and self.failures:
            self.failures -= 1
            raise StoreFailed("store-failed", "The store failed.")
        return self.append(state, event, at)


async def full(registry: TableRegistry) -> TableSession:
    """Two people sit down at a table."""
    ann, bob = await person(registry, "Ann"), await person(registry, "Bob")
    session = await registry.create(ann, NewTable("tain", ["me", "open"]))
    await session.do(bob, "sit", Sit(1))
    return session


async def begun(registry: TableRegistry, session: TableSession) -> None:
    async with asyncio.timeout(20):
        while (await registry.table(session.id)).card().status != "playing":
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("failures", [1, 2, 3])
def test_it_begins_as_soon_as_the_store_answers_again(
    failures: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(registry: TableRegistry) -> None:
        monkeypatch.setattr(registry.repository, "append", FailsToBegin(registry, failures))
        await begun(registry, await full(registry))

    with_registry(tmp_path, story)


def test_a_sweep_that_fails_does_not_take_it_off_the_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(registry: TableRegistry) -> None:
        monkeypatch.setattr(registry.repository, "append", FailsToBegin(registry, 1000))
        session = await full(registry)
        for _ in range(3):
            await registry.upkeep._attended(session.id)
            assert session.id in await registry.store.read(lambda connection: due_tables(connection, now()))
            registry.quarantine.release(session.id)

    with_registry(tmp_path, story)


def test_it_begins_although_the_process_was_killed_and_the_clock_set_back_by_hours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before(registry: TableRegistry) -> None:
        monkeypatch.setattr(registry.repository, "append", FailsToBegin(registry, 1))
        monkeypatch.setattr(steady_clock.STEADY, "_offset", steady_clock.STEADY._offset + HOURS)
        registry.stopping = True  # no sweep comes in between
        sessions.append(await full(registry))

    async def after(registry: TableRegistry) -> None:
        assert sessions[0].id in await registry.store.read(lambda connection: due_tables(connection, now()))
        await begun(registry, sessions[0])

    sessions: list[TableSession] = []
    with_registry(tmp_path, before)
    monkeypatch.undo()
    with_registry(tmp_path, after)
