"""Does a server stay the same while people play whole games for an hour?

Run as `python benchmarks/soak.py [--minutes 60] [--people 12] [--tables 100]`. First it measures on a server of its own
how much memory a running table takes while nobody watches it. Then people play. Every minute it prints games, moves,
memory, file handles and latency. At the end it compares the last third with the values after ten minutes (in a shorter
run, after a sixth of the time).
"""

import argparse
import asyncio
import os
import random
import sys
import time
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import httpx

from benchmarks.serving.load import resident
from tests.server.client import Person, Refusal, guest
from tests.server.running import Running, running

GAMES: Final = (("schotten-totten", 2), ("tain", 3), ("highland-clans", 3), ("eketorp", 3), ("glen-more", 2))
SETTLED: Final = 10  # minutes; after that nothing may grow
MINUTE: Final = 60.0  # seconds between two measurements
WARM: Final = 10  # tables before the memory is measured, so that the code of a game is loaded
MOST_GROWTH: Final = 1.10  # times the memory at that time
MOST_HANDLES: Final = 10  # more file handles than at that time


class Minute(NamedTuple):
    """The measurements of one minute."""

    number: int
    games: int
    moves: int
    refused: int
    memory: int  # bytes of the server's process
    handles: int
    tables: float  # in the server's memory
    p50: float  # milliseconds from a move to its acknowledgement
    p99: float

    def line(self) -> str:
        """Return the measurements as a row of the table."""
        return (
            f"{self.number:>6} {self.games:>7,} {self.moves:>9,} {self.refused:>7} {self.memory / 2**20:>8.1f} "
            f"{self.handles:>7} {self.tables:>6.0f} {self.p50:>7.1f} {self.p99:>7.1f}"
        )


class Soak:
    """Groups of people who play one game after another."""

    def __init__(self, url: str, people: int) -> None:
        self.url = url
        self.people = people
        self.games = self.moves = self.refused = 0
        self.waits: list[float] = []
        self.done = asyncio.Event()

    async def play(self) -> None:
        """Play until `done` is set. Each group plays a different game every time."""
        sizes = [size for _, size in GAMES]
        groups: list[int] = []
        for place in count():
            size = sizes[place % len(sizes)]
            if sum(groups) + size > self.people:
                break
            groups.append(size)
        async with asyncio.TaskGroup() as tasks:  # unlike gather, it waits until all groups have disconnected
            for place, size in enumerate(groups):
                tasks.create_task(self._group(place, size))

    async def _group(self, place: int, size: int) -> None:
        rng = random.Random(place)
        people = [await guest(self.url) for _ in range(size)]
        fitting = [game for game, least in GAMES if least == size]
        try:
            for person in people:
                await person.open()
            while not self.done.is_set():
                await self._game(people, rng.choice(fitting), rng)
                self.games += 1
        finally:
            for person in people:
                await person.close()
                await person.http.aclose()

    async def _game(self, people: list[Person], game: str, rng: random.Random) -> None:
        """Play one whole game. Afterwards its people stop watching the table."""
        table = await people[0].create(game, ("me", *["open"] * (len(people) - 1)))
        for seat, person in enumerate(people):
            await person.watch(table)
            if seat:
                await person.do(table, "sit", seat=seat)
        await asyncio.gather(*[self._seat(person, table, random.Random(rng.random())) for person in people])
        for person in people:
            await person.send({"t": "unwatch", "table": table})
            del person.tables[table]
            person.received.clear()
            person.raw.clear()

    async def _seat(self, person: Person, table: str, rng: random.Random) -> None:
        """Choose randomly for one seat until the game is over."""
        mirror = person.tables[table]
        while not self.done.is_set():
            await person.until(lambda: mirror.over or (mirror.asked and mirror.legal) or self.done.is_set())
            if mirror.over or self.done.is_set():
                return
            began = time.perf_counter()
            try:
                await person.act(table, rng.choice(mirror.legal))
            except Refusal as refusal:
                if refusal.code not in ("stale", "not-asked", "over", "refused"):
                    raise
                self.refused += 1
                continue
            self.waits.append(1000 * (time.perf_counter() - began))
            self.moves += 1

    async def minute(self, number: int, server: Running) -> Minute:
        """Return the measurements of the minute that has just ended."""
        waits, self.waits = sorted(self.waits) or [0.0], []
        pid = server.process.pid
        async with httpx.AsyncClient() as http:
            text = (await http.get(f"{self.url}/metrics")).text
        tables = next(float(line.split()[1]) for line in text.splitlines() if line.startswith("clanmoot_tables "))
        p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        handles = len(os.listdir(f"/proc/{pid}/fd"))
        return Minute(number, self.games, self.moves, self.refused, resident(pid), handles, tables, p50, p99)


async def idle(server: Running, game: str, players: int, tables: int) -> float:
    """Return the bytes of memory per running table, measured with this many tables and nobody connected."""
    people = [await guest(server.url) for _ in range(players)]
    for _ in range(WARM):
        await begun(people, game)
    before = resident(server.process.pid)
    for _ in range(tables):
        await begun(people, game)
    after = resident(server.process.pid)
    for person in people:
        await person.http.aclose()
    return (after - before) / tables


async def begun(people: list[Person], game: str) -> None:
    """Start a game at a new table."""
    table = await people[0].create(game, ("me", *["open"] * (len(people) - 1)))
    for seat, person in enumerate(people[1:], start=1):
        command = {"id": person.new_id(), "command": {"do": "sit", "seat": seat}}
        await person.post(f"/tables/{table}/commands", command)


async def idle_tables(server: Running, tables: int) -> dict[str, float]:
    """Measure the memory of running tables of every game, and print it."""
    found = {game: await idle(server, game, players, tables) for game, players in GAMES}
    for game, cost in found.items():
        print(f"A running table of {game} costs {cost / 1000:.0f} kB while nobody watches it.", flush=True)
    print(f"A running table costs {sum(found.values()) / len(found) / 1000:.0f} kB on average.", flush=True)
    return found


async def soak(server: Running, minutes: int, people: int, minute: float = MINUTE) -> list[Minute]:
    """Let people play, and measure the server after every minute. `minute` is its length in seconds."""
    work = Soak(server.url, people)
    playing = asyncio.create_task(work.play())
    found = []
    print("minute   games     moves refused  MiB RSS handles tables  p50 ms  p99 ms", flush=True)
    for number in range(1, minutes + 1):
        await asyncio.wait([playing], timeout=minute)
        if playing.done():
            playing.result()
        found.append(await work.minute(number, server))
        print(found[-1].line(), flush=True)
    work.done.set()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return found


def verdict(found: list[Minute]) -> tuple[bool, str]:
    """Return whether the server's figures stayed the same, and a sentence about it."""
    settled = found[min(SETTLED, max(len(found) // 6, 1)) - 1]
    late = found[-max(len(found) // 3, 1) :]
    growth = max(minute.memory for minute in late) / settled.memory
    handles = max(minute.handles for minute in late) - settled.handles
    flat = growth <= MOST_GROWTH and handles <= MOST_HANDLES
    return flat, (
        f"{'Flat' if flat else 'NOT flat'}: in the last third at most {growth:.3f} times the memory of minute "
        f"{settled.number}, and {handles:+} file handles."
    )


def main() -> int:
    """Play, print the results, and return the exit code."""
    parser = argparse.ArgumentParser(description="Whole games at one server, for an hour.")
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--people", type=int, default=12)
    parser.add_argument("--tables", type=int, default=100, help="idle tables of each game (100)")
    asked = parser.parse_args()
    with running() as server:
        asyncio.run(idle_tables(server, asked.tables))
    with running() as server:
        flat, words = verdict(asyncio.run(soak(server, asked.minutes, asked.people)))
    print(words)
    return 0 if flat else 1


if __name__ == "__main__":
    sys.exit(main())
