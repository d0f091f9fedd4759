"""What has to hold after chaos."""

import asyncio
import re
from collections import Counter
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import create_engine, text

from clanmoot.server.doctor import checkup
from tests.server.faults.stubborn import Stubborn

from .clocked import Stored, all_noted, flags, rated
from .load import Load
from .site import Site

# What a worker process prints if its server is killed before the worker has started.
ORPHAN: Final = re.compile(
    r"Traceback \(most recent call last\):\n(?:  .*\n)+?.*spawn_main.*\n(?:  .*\n)+?EOFError: Ran out of input\n"
)


class Figures(NamedTuple):
    """What happened, in numbers."""

    failures: Counter[str]
    tables: int
    acknowledged: int
    refused: int  # commands that the store could not take, and that were sent again
    flags: int  # people who lost on time
    rated: int  # rated games that were counted


async def judge(site: Site, load: Load, failures: Counter[str]) -> Figures:
    """See that every promise was kept; AssertionError where one was not."""
    await converged(load)
    await all_noted(site.address)
    for server in site.servers:
        assert server.process.poll() is None, server.log()[-4000:]
        assert await asyncio.to_thread(server.stop) == 0, server.log()[-4000:]
    logs = ORPHAN.sub("", site.logs)
    assert "Traceback" not in logs, logs[max(logs.index("Traceback") - 400, 0) :][:4000]
    stored = events(site.address)
    commands = numbered(stored)
    acknowledged = sum(kept(player, commands) for player in load.everybody)
    late = flags(load.everybody, stored)
    assert late > 0  # somebody never moves
    found = await asyncio.to_thread(checkup, site.address)
    assert found.found == [], found.found
    tables = {player.table for player in load.everybody}
    refused = sum(player.put_off for player in load.everybody)
    return Figures(failures, len(tables), acknowledged, refused, late, rated(site.address))


def events(address: str) -> Stored:
    """Return the events by table; no table may have a gap."""
    engine = create_engine(address)
    with engine.connect() as connection:
        rows = connection.execute(text("SELECT table_id, number, body FROM events ORDER BY table_id, number")).all()
    engine.dispose()
    found: Stored = {}
    for table, number, body in rows:
        mine = found.setdefault(table, [])
        assert number == len(mine) + 1, f"{table} has {number} after {len(mine)}"
        mine.append(msgspec.json.decode(bytes(body)))
    return found


def numbered(stored: Stored) -> dict[str, dict[str, list[int]]]:
    """Return the numbers of every command by table."""
    found: dict[str, dict[str, list[int]]] = {}
    for table, mine in stored.items():
        for number, event in enumerate(mine, start=1):
            if event.get("cid"):
                found.setdefault(table, {}).setdefault(event["cid"], []).append(number)
    return found


def kept(player: Stubborn, stored: dict[str, dict[str, list[int]]]) -> int:
    """Every command that was acknowledged is stored once, under that number, in the order of the answers."""
    mine = stored.get(player.table, {})
    count = 0
    for id, number in player.acknowledged.items():
        if id in mine:
            assert mine[id] == [number], f"{id} was acknowledged as {number} and is stored as {mine[id]}"
            count += 1
        else:  # a part of a sealed draft has no event until the draft is complete
            assert player.mirror.card["terms"]["game"] == "eketorp", f"{id} was acknowledged and is not stored"
    assert player.order == sorted(player.order)
    return count


async def converged(load: Load) -> None:
    """A client that comes back sees what the server says."""
    for players in load.now:
        for player in players:
            await player.person.close()
            await player.come_back()
            truth = await player.person.get(f"/tables/{player.table}")
            async with asyncio.timeout(30):
                while player.mirror.n < truth["n"]:
                    await player.pause()
            if player.mirror.n == truth["n"]:  # a bot may have moved since
                assert player.mirror.view == truth["position"]["view"]
                assert player.mirror.card == truth["card"]
    for player in load.everybody:
        await player.person.close()
        await player.person.http.aclose()
