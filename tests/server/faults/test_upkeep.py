"""One table fails in the upkeep, by damage or by our mistake: nobody else notices, and it returns once repaired."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete, update

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.commands import Say
from clanmoot.protocol.terms import Clock, NewTable
from clanmoot.server.doctor import checkup
from clanmoot.server.store.schema import events, snapshots, tables
from clanmoot.server.tables import TableRegistry, TableSession, upkeep
from clanmoot.server.tables.broken_tables import AGAIN, Quarantine
from clanmoot.server.tables.unstarted_tables import expire
from clanmoot.server.tables.upkeep import SWEEP
from tests.server.tables.playing import person, seated, with_registry
from tests.server.tables.test_quarantine import Clock as SetClock

PATIENCE = 60.0
TROUBLE = ["1 table is damaged and cannot be opened; try clanmoot doctor."]


async def until(met: Callable[[], object]) -> None:
    """Wait until the upkeep has done something."""
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.02)


async def due_first(registry: TableRegistry, id: str) -> None:
    """Let a table be the first that is due."""
    due = update(tables).where(tables.c.id == id).values(due=1.0)
    await registry.store.write(lambda connection: connection.execute(due))


async def damage(registry: TableRegistry, id: str) -> None:
    """Lose an event of a table."""

    def lose(connection: Connection) -> None:
        connection.execute(delete(snapshots).where(snapshots.c.table_id == id))
        connection.execute(delete(events).where(events.c.table_id == id, events.c.number == 2))

    await registry.store.write(lose)


def set_clock(registry: TableRegistry) -> SetClock:
    """Let the test decide when a quarantine is over."""
    clock = SetClock()
    registry.quarantine = Quarantine(clock)
    return clock


async def rated_and_out_of_time(registry: TableRegistry) -> TableSession:
    """Return a rated table at which somebody's time is up, and whose timer does not ring: only a sweep can end it."""
    session, _, _ = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
    session.attention.remind(float("inf"))
    session.state.clocks.left[session.state.asked()[0]] = 0.0
    due = update(tables).where(tables.c.id == session.id).values(due=2.0)
    await registry.store.write(lambda connection: connection.execute(due))
    return session


def test_a_mistake_at_one_table_stops_no_clock_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(registry: TableRegistry) -> None:
        clock = set_clock(registry)
        bad = await registry.create(await person(registry, "Ann"), NewTable("tain", ["me", "open"]))
        attempts = []

        async def fails(store: object, session: TableSession) -> None:
            assert session is bad
            attempts.append(session.id)
            raise ZeroDivisionError

        monkeypatch.setattr(upkeep, "expire", fails)
        await due_first(registry, bad.id)
        good = await rated_and_out_of_time(registry)
        await until(lambda: good.state.status == "over" and attempts)
        await asyncio.sleep(3 * SWEEP)
        assert attempts == [bad.id], "it is left alone"
        assert registry.upkeep.well()
        assert registry.upkeep.troubles() == TROUBLE
        monkeypatch.setattr(upkeep, "expire", expire)
        await due_first(registry, bad.id)
        clock.now += AGAIN
        await until(lambda: registry.upkeep.troubles() == [])

    with caplog.at_level("ERROR"):
        with_registry(tmp_path, story)
    assert len(caplog.records) == 1
    assert "is quarantined: ZeroDivisionError" in caplog.records[0].getMessage()


def test_a_table_that_cannot_be_reloaded_keeps_no_other_from_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(registry: TableRegistry) -> None:
        clock = set_clock(registry)
        (bad, people, _), (good, _, _) = [await seated(registry, "tain", 2) for _ in range(2)]
        await damage(registry, bad.id)
        bad.unsure = good.unsure = True
        await until(lambda: not good.unsure and registry.quarantine.holds(bad.id))
        await asyncio.sleep(3 * SWEEP)
        assert registry.upkeep.troubles() == TROUBLE
        found = await asyncio.to_thread(checkup, address(tmp_path), True)
        assert [one.table for one in found.found] == [bad.id]
        clock.now += AGAIN
        await until(lambda: registry.upkeep.troubles() == [])
        assert (bad.unsure, bad.state.status, bad.state.number) == (False, "open", 1)
        await bad.do(people[0], "hello", Say("hello"))

    with caplog.at_level("ERROR"):
        with_registry(tmp_path, story)
    assert len(caplog.records) == 1, "it is logged once, and not with every sweep"


def test_a_table_that_is_repaired_while_the_server_runs_returns(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        clock = set_clock(registry)
        session, people, _ = await seated(registry, "tain", 2)
        bad = session.id
        await damage(registry, bad)
        del registry.tables[bad]
        assert await refusal(registry.table(bad)) == "damaged"
        await asyncio.to_thread(checkup, address(tmp_path), True)
        await asyncio.sleep(2 * SWEEP)
        assert bad not in registry.tables
        clock.now += AGAIN
        await until(lambda: bad in registry.tables)  # a repair makes it due at once
        assert registry.upkeep.troubles() == []
        await (await registry.table(bad)).do(people[0], "hello", Say("hello"))
        assert checkup(address(tmp_path)).found == []

    with_registry(tmp_path, story)


def address(folder: Path) -> str:
    """Return the address of the store in a folder."""
    return f"sqlite:///{folder / 'clanmoot.sqlite'}"


async def refusal(work: Awaitable[object]) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(ClanmootError) as caught:
        await work
    return caught.value.code
