"""The doctor: it finds what is wrong with a store, changes nothing unasked, and a repaired table is played on."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection, create_engine, text

from clanmoot.core.chance import Committed
from clanmoot.core.errors import ClanmootError
from clanmoot.core.rng import Rng
from clanmoot.protocol.commands import Say
from clanmoot.server.delivery.hub import Hub
from clanmoot.server.doctor import Diagnosis, checkup
from clanmoot.server.store import open_store
from clanmoot.server.store.events import keep_snapshot
from clanmoot.server.tables import TableRegistry, Who, snapshots
from clanmoot.server.tables.table_loading import load
from clanmoot.terminal.main import main
from tests.server import services

from .playing import Client, play_out, seated

SEATS = "DELETE FROM seats WHERE table_id = :bad"
SNAPSHOT = "INSERT INTO snapshots VALUES (:bad, 4, :junk) ON CONFLICT (table_id) DO UPDATE SET body = excluded.body"
# What is done to a table, and the kinds of problems that are found.
DAMAGES = {
    "a gap": ("DELETE FROM events WHERE table_id = :bad AND number = 5", ["events"]),
    "an event that is none": (r"UPDATE events SET body = :junk WHERE table_id = :bad AND number = 5", ["events"]),
    "no beginning": ("DELETE FROM events WHERE table_id = :bad AND number = 1", ["events"]),
    "terms": ("UPDATE tables SET terms = 'no JSON' WHERE id = :bad", ["terms"]),
    "a snapshot": (SNAPSHOT, ["snapshot"]),
    "a draft": ("INSERT INTO drafts VALUES (:bad, 0, 7, :junk)", ["drafts"]),
    "the row": ("UPDATE tables SET number = 3, status = 'open' WHERE id = :bad", ["row"]),
    "the seats": (SEATS, ["seats"]),
}


class Scene(NamedTuple):
    """A store with two tables at which people play, and who they are."""

    address: str
    bad: str
    good: str
    people: list[Who]


async def begun(address: str) -> Scene:
    """Make some moves at two tables."""
    store = await open_store(address)
    registry = TableRegistry(store, Hub(), "first")
    await registry.start()
    found = [await seated(registry, "schotten-totten", 2) for _ in range(2)]
    for session, people, clients in found:
        await play_out(session, people, clients, Rng(1), 12)
    await registry.stop()
    await store.close()
    return Scene(address, found[0][0].id, found[1][0].id, found[0][1])


@pytest.fixture(params=["sqlite", "postgresql"])
def scene(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Scene]:
    """Two tables in a new store, without snapshots: a table's id decides whether 12 moves reach one."""
    with ExitStack() as stack:
        sqlite = f"sqlite:///{tmp_path / 'clanmoot.sqlite'}"
        address = sqlite if request.param == "sqlite" else stack.enter_context(services.database())
        scene = asyncio.run(begun(address))
        do(scene, "DELETE FROM snapshots")
        yield scene


def do(scene: Scene, statement: str) -> int:
    """Change the database behind everybody's back; return how many rows."""
    engine = create_engine(scene.address.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.begin() as connection:
        values = {"bad": scene.bad, "junk": b"\x00 junk"}
        named = {name: value for name, value in values.items() if f":{name}" in statement}
        count = connection.execute(text(statement), named).rowcount
    engine.dispose()
    return count


def scalar(scene: Scene, statement: str) -> object:
    """Ask the database something."""
    engine = create_engine(scene.address.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.connect() as connection:
        found: object = connection.execute(text(statement)).scalar()
    engine.dispose()
    return found


@contextlib.asynccontextmanager
async def server(scene: Scene) -> AsyncIterator[TableRegistry]:
    store = await open_store(scene.address)
    registry = TableRegistry(store, Hub(), "second")
    await registry.start()
    try:
        async with asyncio.timeout(60):
            yield registry
    finally:
        await registry.stop()
        await store.close()


async def played_on(scene: Scene) -> str:
    """Open the table that was bad and play some moves; return its status."""
    async with server(scene) as registry:
        session = await registry.table(scene.bad)
        clients = [Client() for _ in scene.people]
        for who, client in zip(scene.people, clients, strict=True):
            await session.watch(client, who, -1)
        before = session.state.number
        await play_out(session, scene.people, clients, Rng(2), 5)
        assert session.state.status != "playing" or session.state.number > before
        return session.state.status


def test_a_good_store_is_well(scene: Scene) -> None:
    found = checkup(scene.address)
    assert found.found == []
    assert found.tables == 2
    assert found.events > 20


@pytest.mark.parametrize("name", DAMAGES)
def test_what_is_wrong_is_found_and_repaired(scene: Scene, name: str) -> None:
    statement, kinds = DAMAGES[name]
    do(scene, statement)
    found = checkup(scene.address).found
    assert [(one.table, one.problem.kind, one.repaired) for one in found] == [(scene.bad, k, False) for k in kinds]
    assert checkup(scene.address).found == found, "looking changes nothing"
    assert checkup(scene.address, only=scene.good).found == []
    mended = checkup(scene.address, mend=True).found
    assert mended == [Diagnosis(one.table, one.problem, True) for one in found]
    assert checkup(scene.address).found == []
    if name in ("no beginning", "terms"):
        assert scalar(scene, f"SELECT status FROM tables WHERE id = '{scene.bad}'") == "gone"
    else:
        assert asyncio.run(played_on(scene)) == "playing"
        assert checkup(scene.address).found == []


CLOSED = ["no beginning", "terms"]  # what no repair can save


async def refusal(work: Awaitable[object]) -> str:
    """Return the code with which something is refused."""
    with pytest.raises(ClanmootError) as caught:
        await work
    return caught.value.code


@pytest.mark.parametrize("name", CLOSED)
def test_a_table_that_a_repair_closed_answers_gone(scene: Scene, name: str) -> None:
    do(scene, DAMAGES[name][0])
    checkup(scene.address, mend=True)

    async def story() -> None:
        async with server(scene) as registry:
            assert await refusal(registry.table(scene.bad)) == "gone"
            assert registry.upkeep.troubles() == []

    asyncio.run(story())


@pytest.mark.parametrize("name", CLOSED)
def test_a_server_forgets_a_damaged_table_that_a_repair_closed(scene: Scene, name: str) -> None:
    do(scene, DAMAGES[name][0])

    async def story() -> None:
        async with server(scene) as registry:
            assert await refusal(registry.table(scene.bad)) == "damaged"
            await registry.upkeep._forget_closed()
            assert len(registry.upkeep.troubles()) == 1
            await asyncio.to_thread(checkup, scene.address, True)
            await registry.upkeep._forget_closed()
            assert registry.upkeep.troubles() == []
            assert await refusal(registry.table(scene.bad)) == "gone"

    asyncio.run(story())


@pytest.mark.parametrize("name", CLOSED)
def test_a_server_drops_a_table_from_memory_that_a_repair_closed(scene: Scene, name: str) -> None:
    async def story() -> None:
        async with server(scene) as registry:
            session = await registry.table(scene.bad)
            await asyncio.to_thread(do, scene, DAMAGES[name][0])
            await asyncio.to_thread(checkup, scene.address, True)
            assert await refusal(session.do(scene.people[0], "late", Say("hello"))) == "gone"
            while scene.bad in registry.tables:
                await asyncio.sleep(0.02)
            assert registry.upkeep.troubles() == []

    asyncio.run(story())
    assert scalar(scene, f"SELECT status FROM tables WHERE id = '{scene.bad}'") == "gone"


def with_snapshot(connection: Connection, id: str) -> int:
    """Store a valid snapshot of the last event. Return its number."""
    state, _ = load(connection, id, Committed)
    assert keep_snapshot(connection, id, state.number, snapshots.encoded(snapshots.snapshot(state)))
    return state.number


def test_a_snapshot_beyond_a_gap_is_set_aside_too(scene: Scene) -> None:
    async def prepare() -> int:
        store = await open_store(scene.address)
        try:
            return await store.write(lambda connection: with_snapshot(connection, scene.bad))
        finally:
            await store.close()

    last = asyncio.run(prepare())
    assert checkup(scene.address).found == []
    do(scene, DAMAGES["a gap"][0])
    found = checkup(scene.address, mend=True).found
    assert [(one.problem.kind, one.repaired) for one in found] == [("events", True), ("snapshot", True)]
    assert found[1].problem.what == f"The snapshot is of event {last}, but there are only 4."
    assert checkup(scene.address).found == []
    assert asyncio.run(played_on(scene)) == "playing"


def test_what_is_cut_off_is_kept(scene: Scene) -> None:
    events = scalar(scene, f"SELECT count(*) FROM events WHERE table_id = '{scene.bad}'")
    assert isinstance(events, int)
    do(scene, DAMAGES["a gap"][0])
    (found,) = checkup(scene.address, mend=True).found
    assert found.problem.what == "Event 5 is missing, and the next one is 6."
    assert found.problem.repair == f"The table keeps its first 4 events; {events - 5} events are set aside."
    assert scalar(scene, f"SELECT count(*) FROM events WHERE table_id = '{scene.bad}'") == 4
    assert scalar(scene, "SELECT count(*) FROM set_aside WHERE kind = 'event'") == events - 5


def test_the_command_says_what_it_finds_and_does(scene: Scene) -> None:
    def run(*words: str) -> tuple[int, str]:
        done = CliRunner().invoke(main, ["doctor", "--database", scene.address, *words])
        return done.exit_code, done.output

    status, words = run()
    assert status == 0
    assert words.startswith("All is well: 2 tables with ")
    do(scene, DAMAGES["a gap"][0])
    status, words = run()
    assert status == 1
    assert f"Table {scene.bad}: Event 5 is missing, and the next one is 6." in words
    assert "A repair would do this: The table keeps its first 4 events;" in words
    assert "Nothing was changed." in words
    status, words = run("--repair", "--table", scene.bad)
    assert (status, "Repaired: " in words) == (0, True)
    assert run()[0] == 0
    assert run("--table", "nowhere") == (2, "There is no table 'nowhere' in this database.\n")


def test_there_is_nothing_to_check(tmp_path: Path) -> None:
    with pytest.raises(ClanmootError, match="There is no database"):
        checkup(f"sqlite:///{tmp_path / 'nothing.sqlite'}")
    assert not (tmp_path / "nothing.sqlite").exists()
    broken = tmp_path / "broken.sqlite"
    broken.write_bytes(b"this is no database" * 1000)
    with pytest.raises(ClanmootError, match="cannot be checked"):
        checkup(f"sqlite:///{broken}")


def test_an_older_schema_is_said_and_brought_up_to_date(tmp_path: Path) -> None:
    from clanmoot.server.store.engines import make_file, parse, writing
    from clanmoot.server.store.migrations import upgrade

    url = parse(f"sqlite:///{tmp_path / 'clanmoot.sqlite'}")
    make_file(url)
    engine = writing(url)
    upgrade(engine, "0001")
    engine.dispose()
    (found,) = checkup(f"sqlite:///{tmp_path / 'clanmoot.sqlite'}").found
    assert found.problem.what == "The schema has version 0001, but this program needs 0003."
    assert [one.repaired for one in checkup(f"sqlite:///{tmp_path / 'clanmoot.sqlite'}", mend=True).found] == [True]
    assert checkup(f"sqlite:///{tmp_path / 'clanmoot.sqlite'}").found == []
