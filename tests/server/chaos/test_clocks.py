"""What chaos has found about clocks, each as short as possible: nobody loses time because a clock was set."""

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from clanmoot.core.rng import Rng
from clanmoot.protocol.messages import Spoken
from clanmoot.protocol.terms import Clock
from clanmoot.server import steady_clock
from clanmoot.server.store import StoreFailed
from clanmoot.server.store.heartbeat import beat, outages
from clanmoot.server.tables import TableRegistry
from clanmoot.server.tables.clocks import Clocks
from clanmoot.server.tables.events import Said, encoded
from clanmoot.server.tables.upkeep import QUIET
from tests.server.store.making import with_store
from tests.server.tables.playing import play_out, seated, with_registry


def test_a_beat_from_before_the_clock_was_set_back_hides_no_outage(tmp_path: Path) -> None:
    def work(connection: Connection) -> None:
        assert beat(connection, "first", 5000.0) is None
        # It is killed, and the clock is set back. The next process serves for some seconds, and is killed too.
        assert beat(connection, "second", 100.0, QUIET) is None
        assert beat(connection, "second", 102.0) is None
        # The clock is right again.
        assert beat(connection, "third", 5002.0, QUIET) == (102.0, 5002.0)
        assert outages(connection, 0.0) == [(102.0, 5002.0)]

    async def story(store: Any) -> None:
        await store.write(work)

    with_store(f"sqlite:///{tmp_path / 'clanmoot.sqlite'}", story)


class Machine:
    """A clock that a test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        steady = steady_clock.SteadyTime(machine=lambda: time.time() + self.ahead)
        for name in ("clanmoot.server.steady_clock.STEADY", "clanmoot.server.tables.upkeep.STEADY"):
            monkeypatch.setattr(name, steady)


def test_a_jump_is_no_time_of_a_player_even_if_the_store_fails_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch)

    async def story(registry: TableRegistry) -> None:
        session, _, _ = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        machine.ahead = 3600.0
        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "write", failing)
            with pytest.raises(StoreFailed):
                await registry.upkeep._beat()
        session.unsure = True  # as after a command that could not be stored
        await session.recover()
        await session.attend()
        assert session.card().status == "playing"
        await registry.upkeep._beat()
        await session.attend()
        assert session.card().status == "playing"

    async def failing(work: Any) -> Any:
        raise StoreFailed("store-failed", "The database failed.")

    with_registry(tmp_path, story)


def test_a_table_that_is_loaded_while_the_clock_is_set_loses_no_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch)

    async def story(registry: TableRegistry) -> None:
        session, _, _ = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        read = registry.store.read

        async def slowly(work: Any) -> Any:
            found = await read(work)
            machine.ahead = 3600.0
            await registry.upkeep._beat()
            return found

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "read", slowly)
            session.unsure = True
            await session.recover()
        await session.attend()
        assert session.card().status == "playing"

    with_registry(tmp_path, story)


def test_a_jump_after_the_clock_was_set_back_counts_for_tables_that_are_loaded_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch)

    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        machine.ahead = -7200.0
        await registry.upkeep._beat()
        await play_out(session, people, clients, Rng(1), 1)
        machine.ahead = -3600.0  # the outage ends before the table was created
        await registry.upkeep._beat()
        registry.repository.outages.clear()  # as in a process that was started afterwards
        session.unsure = True
        await session.recover()
        await session.attend()
        assert session.card().status == "playing"

    with_registry(tmp_path, story)


def test_a_jump_during_a_heartbeat_is_stored_before_it_is_adopted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch)

    async def story(registry: TableRegistry) -> None:
        session, people, clients = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        write = registry.store.write

        async def slowly(work: Any) -> Any:
            found = await write(work)
            machine.ahead = 3600.0
            return found

        with monkeypatch.context() as patch:
            patch.setattr(registry.store, "write", slowly)
            await registry.upkeep._beat()
        await play_out(session, people, clients, Rng(1), 1)
        machine.ahead = -3600.0  # before the next heartbeat
        await registry.upkeep._beat()
        registry.repository.outages.clear()  # as in a process that was started afterwards
        session.unsure = True
        await session.recover()
        assert min(session.state.clocks.left) > 50_000.0

    with_registry(tmp_path, story)


def test_a_jump_that_another_process_has_adopted_first_is_no_time_of_a_player(tmp_path: Path) -> None:
    async def story(registry: TableRegistry) -> None:
        session, _, _ = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        now = time.time()
        jump = (now, now + 3600.0)
        await registry.store.write(lambda connection: beat(connection, "other", jump[1], jump=jump))
        said = encoded(Said(Spoken(0, "Ann", "hello")))
        assert await registry.store.append(session.id, session.state.number + 1, int(jump[1] * 1000.0) + 1, said)
        await session.catch_up()
        assert session.state.remarks
        assert min(session.state.clocks.left) > 50_000.0

    with_registry(tmp_path, story)


def test_a_new_table_loses_no_time_to_a_process_that_still_has_the_earlier_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine = Machine(monkeypatch)

    async def story(registry: TableRegistry) -> None:
        machine.ahead = 3600.0
        await registry.upkeep._beat()
        session, _, _ = await seated(registry, "schotten-totten", 2, ranked=True, clock=Clock("clock", 60))
        said = encoded(Said(Spoken(0, "Ann", "hello")))
        assert await registry.store.append(session.id, session.state.number + 1, int(time.time() * 1000.0), said)
        await session.catch_up()
        assert session.state.remarks
        await session.attend()
        assert session.card().status == "playing"

    with_registry(tmp_path, story)


def test_an_outage_that_two_processes_noted_is_counted_once() -> None:
    clocks = Clocks(Clock("clock", 60), 1, [(2_000.0, 9_000.0), (1_000.0, 8_000.0), (20_000.0, 30_000.0)])
    clocks.start(500.0, [0])
    assert clocks.spent(10_500.0) == 2_000.0
