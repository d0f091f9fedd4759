"""Connections that lose, repeat, delay and cut: everybody ends with what the server says, and nothing is lost."""

import asyncio
import random

from tests.server.running import running

from .proxy import Weather, bad_line
from .stubborn import leave, tables


def test_all_seats_converge_to_the_servers_view() -> None:
    with running() as server:
        asyncio.run(story(server.url))


async def story(url: str) -> None:
    async with bad_line(url, Weather(), random.Random(3)) as line:
        players = await tables(lambda: url, [("schotten-totten", 2), ("eketorp", 3), ("tain", 2)], 5)
        for player in players:
            player.url = lambda: line
            player.patience = 1.5
        done = asyncio.Event()
        playing = [asyncio.create_task(player.play(done.is_set)) for player in players]
        async with asyncio.timeout(180):
            while not all(player.mirror.over or player.mirror.n > 60 for player in players):
                await asyncio.sleep(0.05)
            done.set()
            await asyncio.gather(*playing)
    for player in players:
        await player.person.close()
        player.url = lambda: url
        await player.come_back()
        truth = await player.person.get(f"/tables/{player.table}")
        await player.person.until(lambda player=player, truth=truth: player.mirror.n >= truth["n"])  # type: ignore[misc]
        assert player.mirror.view == truth["position"]["view"]
        assert player.mirror.card == truth["card"]
        assert player.mirror.position["asked"] == truth["position"]["asked"]
        assert all(number <= truth["n"] for number in player.acknowledged.values())
    assert any(player.acknowledged for player in players)
    await leave(players)
