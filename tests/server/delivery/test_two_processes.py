"""Two servers on one PostgreSQL and one Redis: a table is everybody's, and outlives the server one came by."""

import asyncio
import random

from tests.server import services
from tests.server.client import Person, guest, story
from tests.server.running import Running, running


async def agree(*people: Person, table: str) -> None:
    """Wait until all clients have seen the same number of frames."""
    last = max(person.tables[table].n for person in people)
    for person in people:
        await person.until(lambda person=person: person.tables[table].n >= last)  # type: ignore[misc]


def test_people_at_different_servers_play_one_game_and_continue_when_one_is_killed() -> None:
    async def told(one: Running, two: Running) -> None:
        async with await guest(one.url) as ann, await guest(two.url) as bob:
            await ann.open()
            await bob.open()
            await bob.send({"t": "lobby", "on": True})
            table = await ann.create(public=True)
            await bob.until(lambda: any(table in str(message) for message in bob.received if message["t"] == "lobby"))
            await ann.watch(table)
            await bob.watch(table)
            await bob.do(table, "sit", seat=1)
            rng = random.Random(7)
            for person in (ann, bob):
                mirror = person.tables[table]
                await person.until(lambda mirror=mirror: mirror.position and mirror.seat >= 0)  # type: ignore[misc]
            await asyncio.gather(ann.play(table, rng, 6), bob.play(table, rng, 6))
            await agree(ann, bob, table=table)
            two.kill()
            await bob.until(lambda: bob.close_code is not None)
            bob.url = one.url
            bob.http.base_url = one.url + "/api/v1"
            await bob.close()
            await bob.open()
            await bob.watch(table)
            await asyncio.gather(ann.play(table, rng), bob.play(table, rng))
            await agree(ann, bob, table=table)
            assert ann.tables[table].over
            assert ann.tables[table].card == bob.tables[table].card
            assert (await ann.get(f"/tables/{table}/proof"))["fair"]

    with services.database() as database, services.redis() as redis:
        options = ("--database", database, "--redis", redis)
        with running(*options) as one, running(*options) as two:
            story(lambda: told(one, two))
            assert one.stop() == 0, one.log()
