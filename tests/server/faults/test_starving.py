"""Some guests open as many tables with experts as they may; somebody else still gets every answer.

What others use is counted in thoughts and not in seconds: a machine may be slow.
"""

import asyncio
import random
from contextlib import AsyncExitStack

import httpx
import pytest

from tests.server.client import Person, Refusal, guest, story
from tests.server.running import Running, running

HOGS = 3
CROWD = 150  # decisions of experts that wait at least while somebody else plays
FEW = 20  # decisions of others that anybody may have to wait for
OPTIONS = ("--workers", "1", "--longest-thought", "0.1")


def numbers(server: Running) -> dict[str, float]:
    """What /metrics says of computer opponents."""
    lines = httpx.get(server.url + "/metrics").text.splitlines()
    found = [
        line.removeprefix("clanmoot_thoughts_").rsplit(" ", 1) for line in lines if "clanmoot_thoughts" in line[:20]
    ]
    return {name: float(value) for name, value in found}


def served(server: Running) -> float:
    """How many decisions the workers have had in hand."""
    found = numbers(server)
    return found["done_total"] + found["stale_total"]


async def open_more(person: Person, tables: list[str]) -> None:
    """Open one table after the other, until the server refuses."""
    while True:
        tables.append(await person.create("eketorp", ("me", *["expert"] * 5)))


async def hog(person: Person) -> list[str]:
    """Open as many tables with five experts as one may, and watch them all."""
    tables: list[str] = []
    with pytest.raises(Refusal, match="too-many"):
        await open_more(person, tables)
    await person.open()
    for table in tables:
        await person.watch(table)
    return tables


async def answers(server: Running, person: Person, table: str, count: int) -> list[float]:
    """Play until the computer has answered so often; how many decisions were made by then for each answer."""
    mirror, rng = person.tables[table], random.Random(1)
    found: list[float] = []
    while len(found) < count and not mirror.over:
        before = served(server)
        if not mirror.asked:
            await person.until(lambda: mirror.asked or mirror.over)
            found.append(served(server) - before)
        if not mirror.over:
            await person.act(table, rng.choice(mirror.legal))
    return found


async def honest(server: Running, person: Person, tables: list[str]) -> None:
    """Play at each table in turn while many experts wait."""
    for table in tables:
        await person.watch(table)
        while numbers(server)["waiting"] < CROWD:
            await asyncio.sleep(0.05)
        for waited in await answers(server, person, table, 3):
            assert waited <= FEW
        assert numbers(server)["waiting"] >= CROWD, "they still wait"


def test_who_opens_many_tables_of_experts_starves_nobody_and_not_after_a_restart_either() -> None:
    async def told(server: Running) -> None:
        async with AsyncExitStack() as stack:
            hogs = [await stack.enter_async_context(await guest(server.url)) for _ in range(HOGS)]
            ann = await stack.enter_async_context(await guest(server.url, "127.0.0.2"))
            opened = await asyncio.gather(*[hog(person) for person in hogs])
            await ann.open()
            tables = [await ann.create("tain", ("me", level)) for level in ("novice", "medium")]
            await honest(server, ann, tables)
            port = server.port
            await asyncio.to_thread(server.stop)
            await asyncio.to_thread(server.start, port)
            for person, theirs in zip(hogs, opened, strict=True):
                await person.close()
                await person.open()
                for table in theirs:
                    await person.watch(table)
            await ann.close()
            await ann.open()
            await honest(server, ann, tables)

    with running(*OPTIONS, limits=True) as server:
        story(lambda: told(server))
