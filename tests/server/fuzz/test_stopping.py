"""A server that is told to stop in the middle of everything: everybody hears it, nothing is lost, no clock has run."""

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from websockets.exceptions import ConnectionClosed

from tests.server.client import Fields, Person, Refusal, guest, story
from tests.server.running import Running, running

from .calm import calm

GAMES = [("schotten-totten", 2), ("tain", 3), ("eketorp", 3), ("glen-more", 2)]
AWAY = 5.0  # seconds between stop and start: more than the server minds


class Table:
    """People who play at random as fast as they can, and note what was acknowledged."""

    def __init__(self, people: list[Person], id: str, seed: int) -> None:
        self.people = people
        self.id = id
        self.seed = seed
        self.acknowledged: dict[str, int] = {}  # frames by the id of a command

    async def play(self, person: Person, most: int) -> None:
        """Until the game is over, so much is done, or the line is dead."""
        rng = random.Random(f"{self.seed} {person.token}")
        mirror = person.tables[self.id]
        for _ in range(most):
            try:
                await person.until(lambda: mirror.over or (mirror.asked and mirror.legal))
                if mirror.over:
                    return
                id = person.new_id()
                number = await person.do(self.id, "act", id=id, action=rng.choice(mirror.legal), step=mirror.step)
                self.acknowledged[id] = number
                await person.until(lambda number=number: mirror.n >= number)  # type: ignore[misc]
            except Refusal as refusal:
                if refusal.code not in ("stale", "not-asked", "over", "refused"):
                    raise
            except (ConnectionError, ConnectionClosed):
                return


async def seated(*people: Person, game: str = "schotten-totten") -> str:
    """People at a table with a clock, connected and watching; their game has begun."""
    seats = ("me", *["open"] * (len(people) - 1))
    table = await people[0].create(game, seats, clock={"kind": "clock", "seconds": 600})
    for seat, person in enumerate(people):
        await person.open()
        await person.watch(table)
        if seat:
            await person.do(table, "sit", seat=seat)
    for person in people:
        mirror = person.tables[table]
        await person.until(lambda mirror=mirror: mirror.position and mirror.seat >= 0)  # type: ignore[misc]
    return table


@asynccontextmanager
async def tables(url: str) -> AsyncIterator[list[Table]]:
    """A table of each game."""
    async with AsyncExitStack() as stack:
        found: list[Table] = []
        for seed, (game, players) in enumerate(GAMES):
            people = [await stack.enter_async_context(await guest(url)) for _ in range(players)]
            found.append(Table(people, await seated(*people, game=game), seed))
        yield found


async def come_back(person: Person, table: str) -> None:
    """Connect again, and go on from the last frame."""
    await person.close()
    await person.open()
    await person.watch(table)


def left(sync: Fields) -> int:
    """Milliseconds on all clocks of a table."""
    return sum(sync["clocks"]["left"])


def test_a_stop_under_load_loses_nothing_and_everything_continues() -> None:
    async def told(server: Running) -> None:
        async with tables(server.url) as registry:
            await stopped(server, registry)
            for table in registry:
                for person in table.people:
                    await person.until(lambda person=person: person.close_code is not None)  # type: ignore[misc]
                    assert (person.received[-1]["t"], person.received[-1].get("code")) == ("bye", "stopping")
                    assert person.close_code == 1012
            await asyncio.to_thread(server.start, server.port)
            for table in registry:
                await goes_on(table)

    with running() as server:
        story(lambda: told(server))
        assert server.stop() == 0, server.log()
        calm(server)


async def stopped(server: Running, registry: list[Table]) -> None:
    """Told to stop while everybody plays."""
    playing = [asyncio.create_task(table.play(person, 10_000)) for table in registry for person in table.people]
    while min([len(table.acknowledged) for table in registry]) < 4:
        await asyncio.sleep(0.02)
    assert await asyncio.to_thread(server.stop) == 0, server.log()
    await asyncio.gather(*playing)


async def goes_on(table: Table) -> None:
    """Check that all clients reconnect, find everything acknowledged, and can play."""
    for person in table.people:
        await come_back(person, table.id)
    sync = await table.people[0].get(f"/tables/{table.id}")
    assert sync["n"] >= max(table.acknowledged.values()), "what was acknowledged is there"
    mirrors = [person.tables[table.id] for person in table.people]
    for person, mirror in zip(table.people, mirrors, strict=True):
        await person.until(lambda mirror=mirror: mirror.n >= sync["n"])  # type: ignore[misc]
    before = len(table.acknowledged)
    await asyncio.gather(*[table.play(person, 1) for person in asked(table)])
    assert mirrors[0].over or len(table.acknowledged) > before
    for person, mirror in zip(table.people, mirrors, strict=True):
        sync = await person.get(f"/tables/{table.id}")
        await person.send({"t": "ping"})  # its answer comes after all that was told before, sealed drafts too
        await person.until(lambda person=person: person.received[-1]["t"] == "pong")  # type: ignore[misc]
        assert mirror.n == sync["n"]
        assert mirror.view == sync["position"]["view"]


def asked(table: Table) -> list[Person]:
    """The seats that the table waits for. If it is one, nobody else is asked before it has decided."""
    return [person for person in table.people if person.tables[table.id].asked][:1]


def test_clocks_do_not_run_while_no_server_is_there() -> None:
    """What the clocks have lost is at most the time that a server was there: the rest is credited."""

    async def told(server: Running) -> None:
        ann, bob = await guest(server.url), await guest(server.url)
        async with ann, bob:
            table = await seated(ann, bob)
            asked = time.monotonic()
            before = left(await ann.get(f"/tables/{table}"))
            assert await asyncio.to_thread(server.stop) == 0, server.log()
            gone = time.monotonic()
            await asyncio.sleep(AWAY)
            away = time.monotonic() - gone
            await asyncio.to_thread(server.start, server.port)
            after = left(await ann.get(f"/tables/{table}"))
            passed = time.monotonic() - asked
            assert after < before, "the clock runs again"
            assert before - after <= (passed - away) * 1000.0 + 100.0, "the time without a server is credited"

    with running() as server:
        story(lambda: told(server))
        assert server.stop() == 0, server.log()
        calm(server)


def test_a_second_stop_does_not_wait_and_loses_nothing() -> None:
    async def told(server: Running) -> None:
        async with tables(server.url) as registry:
            playing = [asyncio.create_task(table.play(person, 10_000)) for table in registry for person in table.people]
            while min([len(table.acknowledged) for table in registry]) < 2:
                await asyncio.sleep(0.02)
            server.process.terminate()
            assert await asyncio.to_thread(server.stop) == 0, server.log()
            await asyncio.gather(*playing)
            await asyncio.to_thread(server.start, server.port)
            for table in registry:
                sync = await table.people[0].get(f"/tables/{table.id}")
                assert sync["n"] >= max(table.acknowledged.values())

    with running() as server:
        story(lambda: told(server))
        assert server.stop() == 0, server.log()
