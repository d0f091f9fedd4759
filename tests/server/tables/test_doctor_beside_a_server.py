"""The doctor beside a server at which people play: it finds nothing where all is well, and a repair leaves no gap."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import Connection, delete

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.commands import Say
from clanmoot.server import doctor
from clanmoot.server.delivery.hub import Hub
from clanmoot.server.doctor import Checkup, checkup
from clanmoot.server.store import open_store
from clanmoot.server.store.events import events_after
from clanmoot.server.store.schema import events
from clanmoot.server.store.tables import TableRow, table_row
from clanmoot.server.tables import TableRegistry, TableSession, Who
from clanmoot.server.tables.table_examination import Examined, examine
from tests.server import services

from .playing import seated

TABLES = 4
CHECKS = 8
REPAIRS = 6
PATIENCE = 120.0


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    with ExitStack() as stack:
        sqlite = f"sqlite:///{tmp_path / 'clanmoot.sqlite'}"
        yield sqlite if request.param == "sqlite" else stack.enter_context(services.database())


@contextlib.asynccontextmanager
async def server(address: str) -> AsyncIterator[TableRegistry]:
    store = await open_store(address)
    registry = TableRegistry(store, Hub(), "first")
    await registry.start()
    try:
        async with asyncio.timeout(PATIENCE):
            yield registry
    finally:
        await registry.stop()
        await store.close()


async def chat(session: TableSession, who: Who, checking: "asyncio.Task[Checkup]") -> list[str]:
    """Say something until the check is done. Return the codes of what was refused."""
    refused = []
    said = 0
    while not checking.done():
        said += 1
        try:
            await session.do(who, f"{id(checking)}-{said}", Say("hello"))
        except ClanmootError as error:
            refused.append(error.code)
        await asyncio.sleep(0)
    return refused


@pytest.mark.parametrize("mend", [False, True])
def test_tables_at_which_people_play_are_well(address: str, mend: bool) -> None:
    async def story() -> None:
        async with server(address) as registry:
            found = [await seated(registry, "schotten-totten", 2) for _ in range(TABLES)]
            for _ in range(CHECKS):
                checking = asyncio.create_task(asyncio.to_thread(checkup, address, mend))
                refused = await asyncio.gather(*[chat(session, people[0], checking) for session, people, _ in found])
                assert (await checking).found == []
                assert refused == [[]] * TABLES
            for session, people, _ in found:
                await session.do(people[0], "last", Say("goodbye"))

    asyncio.run(story())


def test_a_table_that_is_repaired_while_people_write_has_no_gap(address: str) -> None:
    async def story() -> None:
        async with server(address) as registry:
            for _ in range(REPAIRS):
                session, people, _ = await seated(registry, "schotten-totten", 2)
                for number in range(6):
                    await session.do(people[0], f"a{number}", Say("hello"))
                lost = delete(events).where(events.c.table_id == session.id, events.c.number == 5)
                await registry.store.write(lambda connection, lost=lost: connection.execute(lost))  # type: ignore[misc]  # bound now
                checking = asyncio.create_task(asyncio.to_thread(checkup, address, True, session.id))
                await chat(session, people[0], checking)
                assert (await checking).found[0].problem.kind == "events"
                await session.do(people[0], "last", Say("goodbye"))
                row, numbers = await registry.store.read(lambda connection, id=session.id: stored(connection, id))  # type: ignore[misc]  # bound now
                assert numbers == list(range(1, len(numbers) + 1))
                assert row.number == session.state.number == len(numbers)
        assert checkup(address).found == []

    asyncio.run(story())


def stored(connection: Connection, id: str) -> tuple[TableRow, list[int]]:
    """Return the row of a table and the numbers of its events."""
    row = table_row(connection, id)
    assert row is not None
    return row, [number for number, _, _ in events_after(connection, id)]


def test_an_event_that_comes_during_the_check_is_no_problem(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with server(address) as registry:
            session, people, _ = await seated(registry, "schotten-totten", 2)
            loop = asyncio.get_running_loop()

            def late(connection: Connection, row: TableRow) -> Examined:
                """Let a person write after the row was read and before the events are."""
                call = session.do(people[0], "late", Say("hello"))
                asyncio.run_coroutine_threadsafe(call, loop).result(PATIENCE)
                return examine(connection, row)

            monkeypatch.setattr(doctor, "examine", late)
            assert (await asyncio.to_thread(checkup, address)).found == []

    asyncio.run(story())
