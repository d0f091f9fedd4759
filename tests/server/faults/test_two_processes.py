"""Two processes on one PostgreSQL and one Redis act as one server, which survives the end of either."""

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server import services
from tests.server.client import Refusal, bots_only, guest
from tests.server.running import Running, running

from .stubborn import leave, sitting, tables


@contextmanager
def two_servers() -> Iterator[tuple[Running, Running]]:
    """Both on the same database and the same Redis."""
    with services.database() as database, services.redis() as redis:
        options = ("--database", database, "--redis", redis)
        with running(*options) as one, running(*options) as other:
            yield one, other


def test_players_of_one_table_sit_at_different_servers_and_one_of_them_is_killed() -> None:
    with two_servers() as (one, other):
        asyncio.run(split(one, other))


async def split(one: Running, other: Running) -> None:
    players = await tables(lambda: one.url, [("schotten-totten", 2), ("tain", 2), ("eketorp", 3)], 21)
    homes = {id(player): (one, other)[number % 2] for number, player in enumerate(players)}
    for player in players:
        player.url = lambda player=player: homes[id(player)].url  # type: ignore[misc]
    done = asyncio.Event()
    playing = [asyncio.create_task(player.play(done.is_set)) for player in players]
    async with asyncio.timeout(240):
        while not all(player.mirror.over or player.mirror.n > 30 for player in players):
            await asyncio.sleep(0.05)
        await asyncio.to_thread(other.kill)
        for player in players:
            homes[id(player)] = one
        before = {player.table: player.mirror.n for player in players}
        while not all(player.mirror.over or player.mirror.n > before[player.table] + 20 for player in players):
            await asyncio.sleep(0.05)
        done.set()
        await asyncio.gather(*playing)
    for player in players:
        truth = await player.person.get(f"/tables/{player.table}")
        await player.person.until(lambda player=player, truth=truth: player.mirror.n >= truth["n"])  # type: ignore[misc]
        assert player.mirror.view == truth["position"]["view"]
    await leave(players)


def test_of_fifty_who_submit_the_same_step_one_wins() -> None:
    with two_servers() as (one, other):
        asyncio.run(race(one, other))


async def race(one: Running, other: Running) -> None:
    host, friend = await guest(one.url), await guest(other.url)
    table = await host.create("schotten-totten")
    await friend.post(f"/tables/{table}/commands", sitting(friend, 1))
    runner = (host, friend)[(await host.get(f"/tables/{table}"))["position"]["asked"][0]]
    racers = [await guest((one, other)[number % 2].url) for number in range(50)]
    for number, racer in enumerate(racers):
        racer.token = runner.token
        racer.url = (one, other)[number % 2].url
        await racer.open()
        await racer.watch(table)
    rng = random.Random(1)

    async def attempt(number: int) -> str:
        try:
            await racers[number].act(table, rng.choice(racers[number].tables[table].legal))
        except Refusal as refusal:
            return refusal.code if refusal.fields["text"] else "without a word"
        return "won"

    answers = await asyncio.gather(*[attempt(number) for number in range(50)])
    assert answers.count("won") == 1
    assert set(answers) <= {"won", "stale", "not-asked", "refused"}
    truth = await runner.get(f"/tables/{table}")
    for racer in racers:
        mirror = racer.tables[table]
        await racer.until(lambda mirror=mirror: mirror.n >= truth["n"])  # type: ignore[misc]
        assert mirror.view == truth["position"]["view"]
    for person in (host, friend, *racers):
        await person.close()
        await person.http.aclose()


def test_a_table_with_computers_continues_when_their_server_is_killed() -> None:
    with two_servers() as (one, other):
        asyncio.run(watched(one, other))


async def watched(one: Running, other: Running) -> None:
    person = await guest(one.url)
    table = await bots_only(person, "tain", 3)
    watcher = await guest(other.url)
    await watcher.open()
    mirror = await watcher.watch(table)
    await watcher.until(lambda: mirror.n > 10)
    await asyncio.to_thread(one.kill)
    before = mirror.n
    await watcher.until(lambda: mirror.over or mirror.n > before + 20)
    for somebody in (person, watcher):
        await somebody.close()
        await somebody.http.aclose()
