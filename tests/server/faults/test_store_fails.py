"""The store fails under the server: every command is refused in words of its own, and repeated once all is well."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, text

from tests.server import services
from tests.server.client import PATIENCE, Person, Refusal, guest, story
from tests.server.disks import small_disk
from tests.server.running import Running, running

from .stubborn import sitting

TABLES = 12
Trouble = Callable[[], AbstractContextManager[None]]


class Turn(NamedTuple):
    """Whose turn it is at a table, and a command that has not been sent yet."""

    person: Person
    table: str
    id: str
    action: int
    step: int
    people: tuple[Person, ...]  # at this table

    async def send(self) -> int:
        """Send the command, as often as this is called; return the number of its event."""
        return await self.person.do(self.table, "act", id=self.id, action=self.action, step=self.step)


async def turns(url: str, count: int = TABLES) -> list[Turn]:
    """Begin so many games of two; return whose turn it is at each."""
    found = []
    for _ in range(count):
        people = [await guest(url), await guest(url)]
        table = await people[0].create()
        await people[1].post(f"/tables/{table}/commands", sitting(people[1], 1))
        for person in people:
            await person.open()
            await person.watch(table)
        found.append(await next_turn(people, table))
    return found


async def next_turn(people: list[Person], table: str) -> Turn:
    """Return whose turn it is now."""
    asked = (await people[0].get(f"/tables/{table}"))["position"]["asked"][0]
    person = people[asked]
    mirror = person.tables[table]
    await person.until(lambda: mirror.asked and mirror.legal)
    return Turn(person, table, person.new_id(), mirror.legal[0], mirror.step, tuple(people))


async def attempt(turn: Turn) -> int | str:
    """Send a command; return its number, or the code of its refusal."""
    try:
        return await turn.send()
    except Refusal as refusal:
        mine = refusal.fields["id"] == turn.id and refusal.fields["table"] == turn.table
        return refusal.code if mine else "the refusal of somebody else"


def commands(address: str) -> dict[tuple[str, str], list[int]]:
    """Return the numbers under which the store holds each command, and see that no table has a gap."""
    engine = create_engine(address)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, number, body FROM events ORDER BY table_id, number")).all()
    engine.dispose()
    found: dict[tuple[str, str], list[int]] = {}
    numbers: dict[str, list[int]] = {}
    for table, number, body in rows:
        numbers.setdefault(table, []).append(number)
        cid = msgspec.json.decode(bytes(body)).get("cid")
        if cid:
            found.setdefault((table, cid), []).append(number)
    for table, known in numbers.items():
        assert known == list(range(1, len(known) + 1)), f"{table} has a gap"
    return found


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another process holds the file."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


async def failing_and_well_again(server: Running, address: str, trouble: Trouble) -> None:
    """Send commands during the trouble, and the same ones again afterwards."""
    waiting = await turns(server.url)
    with trouble():
        first = await asyncio.gather(*[attempt(turn) for turn in waiting])
        again = await asyncio.gather(*[attempt(turn) for turn in waiting])
    assert "store-failed" in first
    assert {answer for answer in (*first, *again) if isinstance(answer, str)} == {"store-failed"}
    assert server.process.poll() is None, server.log()
    numbers = [await until_stored(turn) for turn in waiting]
    stored = commands(address)
    assert [stored[turn.table, turn.id] for turn in waiting] == [[number] for number in numbers]
    for answers in (first, again):
        assert all(answer in ("store-failed", number) for answer, number in zip(answers, numbers, strict=True))
    for turn in waiting:
        truth = await turn.person.get(f"/tables/{turn.table}")
        mirror = turn.person.tables[turn.table]
        await turn.person.until(lambda mirror=mirror, truth=truth: mirror.n >= truth["n"])  # type: ignore[misc]
        assert mirror.view == truth["position"]["view"]
    for person in {person for turn in waiting for person in turn.people}:
        await person.__aexit__(None, None, None)


async def until_stored(turn: Turn) -> int:
    """Send a command until the store has taken it; the first answers may still come from the trouble."""
    async with asyncio.timeout(PATIENCE):
        while True:
            answer = await attempt(turn)
            if isinstance(answer, int):
                return answer
            await asyncio.sleep(0.1)


def opens_again(server: Running, address: str) -> None:
    """Every table opens after a restart."""
    tables = {table for table, _ in commands(address)}
    assert server.stop() == 0
    server.start()
    for table in tables:
        assert httpx.get(f"{server.url}/api/v1/tables/{table}", timeout=PATIENCE).status_code == 200
    assert "Traceback" not in server.log()


def test_a_file_that_another_process_holds(tmp_path: Path) -> None:
    path = tmp_path / "clanmoot.sqlite"
    with running("--database", f"sqlite:///{path}?timeout=0.2") as server:
        address = f"sqlite:///{path}"
        story(lambda: failing_and_well_again(server, address, lambda: locked(path)))
        opens_again(server, address)


def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path) as disk, running("--database", f"sqlite:///{tmp_path}/clanmoot.sqlite") as server:

        @contextmanager
        def full() -> Iterator[None]:
            disk.fill()
            try:
                yield
            finally:
                disk.empty()

        address = f"sqlite:///{tmp_path}/clanmoot.sqlite"
        story(lambda: failing_and_well_again(server, address, full))
        opens_again(server, address)
        server.stop()


@pytest.mark.parametrize("how", ["stop", "kill"])
def test_postgresql_goes_away_and_comes_back(how: str) -> None:
    with services.postgresql() as cluster, cluster.database() as database, running("--database", database) as server:

        @contextmanager
        def away() -> Iterator[None]:
            getattr(cluster, how)()
            try:
                yield
            finally:
                cluster.start()

        address = database.replace("postgresql://", "postgresql+psycopg://", 1)
        story(lambda: failing_and_well_again(server, address, away))
        opens_again(server, address)
        assert server.stop() == 0
