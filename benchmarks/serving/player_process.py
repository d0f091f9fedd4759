"""A process full of random players, `python -m benchmarks.serving.player_process`. Commands arrive as lines of JSON:

["connect", tables, addresses, apart]: connect two people per table, each with their own connection. `apart` connects
the two people of one table to different addresses.
["seat"]: let their games begin.
["play", warm, seconds, rate]: make choices at once, or `rate` choices per second at all tables together. Count the
acknowledgements of those seconds, without the warm-up.

Every answer is a line of JSON.
"""

import asyncio
import json
import random
import sys
import time
from collections.abc import Awaitable, Iterable
from typing import Any, Final

import httpx
import uvloop

from .random_player import Seat
from .run_results import Count, count
from .websocket_client import connected

API: Final = "/api/v1"
SEATS: Final = 2
ROUNDS: Final = 9  # per match; long matches, because we measure moves and not the opening of tables
AT_ONCE: Final = 16  # parallel requests while people arrive
PATIENCE: Final = 120.0  # seconds; after that something hangs


class Crowd:
    """All players of this process."""

    def __init__(self) -> None:
        self.playing = False
        self.rng = random.Random(12)
        self.seats: list[Seat] = []
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._http = httpx.AsyncClient(timeout=PATIENCE)
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()
        self._waits: list[float] = []
        self._interval = 0.0  # seconds between two choices at one table
        self._due: dict[int, float] = {}
        self._again: set[str] = set()

    # -- arriving

    async def connect(self, tables: int, addresses: list[str], apart: bool) -> None:
        """Give everybody a name and a connection."""
        places = [(table, (table + seat * apart) % len(addresses)) for table in range(tables) for seat in range(SEATS)]
        self.seats = await together([self._arrive(addresses[place], table) for table, place in places])

    async def _arrive(self, address: str, table: int) -> Seat:
        async with self._gate:
            token = (await self._post(address, "", "/guest", None))["token"]
            seat = Seat(self, address, token, table)
            seat.wire = await connected(address, API + "/socket", seat.take, self.fail)
            seat.say({"t": "hello", "token": token})
            await seat.welcome.wait()
            return seat

    async def seat(self) -> None:
        """Seat two people at each table, so that their games begin."""
        pairs = zip(self.seats[::SEATS], self.seats[1::SEATS], strict=True)
        await together([self._sit(first, second) for first, second in pairs])

    async def _sit(self, first: Seat, second: Seat) -> None:
        async with self._gate:
            new = {"game": "schotten-totten", "seats": ["me", "open"], "options": {"rounds": ROUNDS}}
            table = (await self._post(first.address, first.token, "/tables", new))["table"]
            order = {"id": "sit", "command": {"do": "sit", "seat": 1}}
            await self._post(second.address, second.token, f"/tables/{table}/commands", order)
            for seat in (first, second):
                seat.watch(table)
                await seat.begun.wait()

    async def _post(self, address: str, token: str, path: str, body: object) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.post(address + API + path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    # -- playing

    async def play(self, warm: float, seconds: float, rate: float) -> Count:
        """Make choices until the time is up, and wait for the last acknowledgement."""
        tables = len(self.seats) // SEATS
        self._interval = tables / rate if rate else 0.0
        now = asyncio.get_running_loop().time()
        self._due = {table: now + self._interval * self.rng.random() for table in range(tables)}
        self.playing = True
        for seat in self.seats:
            seat.go_on()
        await self._rest(warm)
        self._waits, received = [], self._received()
        began, spent = time.perf_counter(), time.process_time()
        await self._rest(seconds)
        lasted, spent = time.perf_counter() - began, time.process_time() - spent
        found = count(self._waits, lasted, self._received() - received, SEATS, spent)
        self.playing = False
        return found

    async def _rest(self, seconds: float) -> None:
        """Wait while the players play. If one of them fails, raise that error."""
        await asyncio.wait([self.failed], timeout=seconds)
        if self.failed.done():
            self.failed.result()

    def _received(self) -> int:
        return sum([seat.wire.received for seat in self.seats if seat.wire is not None])

    # -- what seats ask

    def due(self, seat: Seat) -> float:
        """Return when a table's next choice is due: one interval after the previous due time."""
        if not self._interval:
            return 0.0
        due = self._due[seat.table_number]
        self._due[seat.table_number] = due + self._interval
        return due

    def acknowledged(self, seconds: float) -> None:
        """Note that a choice is stored."""
        self._waits.append(seconds)

    def over(self, seat: Seat) -> None:
        """Let the two players of a table play again, as soon as the first of them sees the end."""
        if seat.table not in self._again:
            self._again.add(seat.table)
            task = asyncio.create_task(self._rematch(seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _rematch(self, seat: Seat) -> None:
        """Ask for a rematch for all players of a table, so that the next game begins."""
        path, seats = f"/tables/{seat.table}/rematch", self.seats[seat.table_number * SEATS :][:SEATS]
        try:
            for one in seats:
                found = await self._post(one.address, one.token, path, None)
        except httpx.HTTPError as error:
            self.fail(f"no rematch: {error}")
            return
        for one in seats:
            one.watch(found["table"])

    def fail(self, words: str) -> None:
        """End the measurement with an error."""
        if not self.failed.done():
            self.failed.set_exception(RuntimeError(words))


async def together(work: Iterable[Awaitable[Any]]) -> list[Any]:
    """Wait for several tasks, with a time limit. Return their results."""
    async with asyncio.timeout(PATIENCE):
        return await asyncio.gather(*work)


async def obey() -> None:
    """Carry out commands until the input ends."""
    crowd, loop = Crowd(), asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        answer: dict[str, float] = {}
        match json.loads(line):
            case ["connect", tables, addresses, apart]:
                await crowd.connect(tables, addresses, apart)
            case ["seat"]:
                await crowd.seat()
            case ["play", warm, seconds, rate]:
                answer = (await crowd.play(warm, seconds, rate))._asdict()
        print(json.dumps(answer), flush=True)
    crowd.failed.cancel()


if __name__ == "__main__":
    uvloop.run(obey())
