"""A server that is told to stop in the middle of everything: everybody hears it, nothing is lost, no clock has run."""

import asyncio
import random
import time

from tests.server.client import Fields, Person, Refusal, guest, story
from tests.server.running import Running, running

from .calm import calm

GAMES = [("schotten-totten", 2), ("tain", 3), ("eketorp", 3), ("glen-more", 2)]
AWAY = 5.0  # seconds between stop and start: more than the house minds


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
                assert refusal.code in ("stale", "not-asked", "over", "refused"), refusal
            except (ConnectionError, OSError):
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


async def tables(url: str) -> list[Table]:
    """A table of each game, with a clock at each."""
    found: list[Table] = []
    for seed, (game, players) in enumerate(GAMES):
        people = [await guest(url) for _ in range(players)]
        id = await seated(*people, game=game)
        found.append(Table(people, id, seed))
    return found


async def come_back(person: Person, table: str) -> None:
    """Connect again, and go on from the last frame."""
    await person.close()
    await person.open()
    await person.watch(table)


def left(sync: Fields) -> int:
    """Milliseconds on all clocks of a table."""
    return sum(sync["clocks"]["left"])


def test_a_stop_under_load_loses_nothing_and_everything_goes_on() -> None:
    async def told(server: Running) -> None:
        house = await tables(server.url)
        playing = [asyncio.create_task(table.play(person, 10_000)) for table in house for person in table.people]
        while min([len(table.acknowledged) for table in house]) < 4:
            await asyncio.sleep(0.02)
        assert await asyncio.to_thread(server.stop) == 0, server.log()
        await asyncio.gather(*playing)
        for table in house:
            for person in table.people:
                await person.until(lambda person=person: person.close_code is not None)  # type: ignore[misc]
                assert (person.received[-1]["t"], person.received[-1].get("code")) == ("bye", "stopping")
                assert person.close_code == 1012
        await asyncio.to_thread(server.start, server.port)
        for table in house:
            for person in table.people:
                await come_back(person, table.id)
            sync = await table.people[0].get(f"/tables/{table.id}")
            assert sync["n"] >= max(table.acknowledged.values()), "what was acknowledged is there"
            before = len(table.acknowledged)
            await asyncio.gather(*[table.play(person, 2) for person in seats_asked(table)])
            assert table.people[0].tables[table.id].over or len(table.acknowledged) > before
            syncs = [await person.get(f"/tables/{table.id}") for person in table.people]
            for person, sync in zip(table.people, syncs, strict=True):
                await person.until(lambda person=person, sync=sync: person.tables[table.id].n >= sync["n"])  # type: ignore[misc]  # noqa: B023
                if person.tables[table.id].n == sync["n"]:
                    assert person.tables[table.id].view == sync["position"]["view"]
        for table in house:
            for person in table.people:
                await person.__aexit__(None, None, None)

    with running() as server:
        story(lambda: told(server))
        assert server.stop() == 0, server.log()
        calm(server)


def seats_asked(table: Table) -> list[Person]:
    """Those whom the table waits for."""
    return [person for person in table.people if person.tables[table.id].asked]


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


def test_a_second_stop_does_not_wait_and_leaves_nothing_broken() -> None:
    async def told(server: Running) -> None:
        house = await tables(server.url)
        playing = [asyncio.create_task(table.play(person, 10_000)) for table in house for person in table.people]
        while min([len(table.acknowledged) for table in house]) < 2:
            await asyncio.sleep(0.02)
        server.process.terminate()
        assert await asyncio.to_thread(server.stop) in (0, -15), server.log()
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.start, server.port)
        for table in house:
            sync = await table.people[0].get(f"/tables/{table.id}")
            assert sync["n"] >= max(table.acknowledged.values())
            for person in table.people:
                await person.__aexit__(None, None, None)

    with running() as server:
        story(lambda: told(server))
        assert server.stop() == 0, server.log()
