"""A server that is killed again and again: what it has acknowledged is there, once, and every table goes on."""

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec
import pytest
from sqlalchemy import create_engine, text

from tests.server import services
from tests.server.running import Running, running

from .stubborn import Stubborn, leave, tables

# Starting a server takes a second or two, so the long run is the compiled one's.
KILLS = 30 if os.environ.get("CLANMOOT_EXPECT") == "compiled" else 4
GAMES = [("schotten-totten", 2), ("tain", 3), ("highland-clans", 3), ("eketorp", 3), ("glen-more", 2)]


@contextmanager
def on(kind: str) -> Iterator[tuple[Running, str]]:
    """A server, and the address of its database."""
    if kind == "sqlite":
        with running() as server:
            yield server, f"sqlite:///{server.folder / 'clanmoot.sqlite'}"
    else:
        with services.database() as address, running("--database", address) as server:
            yield server, address.replace("postgresql://", "postgresql+psycopg://", 1)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_nothing_acknowledged_is_lost_and_nothing_happens_twice(kind: str) -> None:
    with on(kind) as (server, address):
        players = asyncio.run(under_fire(server, random.Random(7)))
        assert server.stop() == 0
        engine = create_engine(address)
        with engine.connect() as connection:
            rows = connection.execute(text("SELECT table_id, number, body FROM events ORDER BY table_id, number")).all()
        engine.dispose()
    stored: dict[tuple[str, str], list[int]] = {}
    numbers: dict[str, list[int]] = {}
    for table, number, body in rows:
        numbers.setdefault(table, []).append(number)
        cid = msgspec.json.decode(bytes(body)).get("cid")
        if cid:
            stored.setdefault((table, cid), []).append(number)
    assert all(found == list(range(1, len(found) + 1)) for found in numbers.values())
    assert max(len(found) for found in stored.values()) == 1, "nothing happens twice"
    acknowledged = 0
    for player in players:
        for id, number in player.acknowledged.items():
            # What goes into a sealed draft has no event of its own until the draft is whole.
            if (player.table, id) in stored:
                assert stored[player.table, id] == [number]
                acknowledged += 1
            else:
                assert "eketorp" in player.mirror.card["terms"]["game"], f"{id} was acknowledged and is gone"
    assert acknowledged > 10 * len(GAMES)


async def under_fire(server: Running, rng: random.Random) -> list[Stubborn]:
    """Play while the server is killed; then everybody goes on until each has made some more choices."""
    port = server.port
    players = await tables(lambda: server.url, GAMES, 11)
    done = asyncio.Event()
    playing = [asyncio.create_task(player.play(done.is_set)) for player in players]
    for _ in range(KILLS):
        await asyncio.sleep(rng.uniform(0.05, 0.6))
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start, port)
    before = {player.table: player.mirror.n for player in players}
    async with asyncio.timeout(120):
        while not all(player.mirror.over or player.mirror.n > before[player.table] + 10 for player in players):
            await asyncio.sleep(0.05)
        done.set()
        await asyncio.gather(*playing)
    await leave(players)
    return players
