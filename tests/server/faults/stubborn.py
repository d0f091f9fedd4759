"""People who go on playing whatever happens to their connection, and remember what they were promised."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from tests.server.client import Fields, Mirror, Person, Refusal, guest

TROUBLE = (ConnectionError, OSError, WebSocketException, TimeoutError, httpx.TransportError)
MOVED_ON = ("stale", "not-asked", "over", "busy", "refused")
LATER = ("store-failed", "stopping")  # the same command is sent again


class Tough(Mirror):
    """A mirror that knows a frame it has, and one that it misses."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps = 0

    def take(self, message: Fields) -> None:
        if message["t"] in ("frame", "skip"):
            if message["n"] <= self.n:
                return
            if message["n"] > self.n + 1:
                self.gaps += 1
                return
        gaps = self.gaps
        super().take(message)
        self.gaps = 0 if message["t"] == "sync" else gaps


class Stubborn:
    """One person at one table."""

    def __init__(self, person: Person, table: str, rng: random.Random, url: Callable[[], str]) -> None:
        self.person = person
        self.table = table
        self.rng = rng
        self.url = url
        self.acknowledged: dict[str, int] = {}  # the number of the frame by the id of the command
        self.order: list[int] = []  # the same numbers as they came
        self.put_off = 0  # how often the store could not take a command
        self.pending: tuple[str, int, int] | None = None
        self.mirror = Tough()
        person.tables[table] = self.mirror
        self.patience = 5.0

    async def come_back(self) -> None:
        """Connect again, wherever the server is now, and ask for what was missed."""
        while True:
            try:
                await self.person.close()
                self.person.url = self.url()
                async with asyncio.timeout(self.patience):
                    await self.person.open()
                    await self.ask_for_missed()
                    return
            except TROUBLE:
                await asyncio.sleep(0.05)

    async def ask_for_missed(self) -> None:
        """From the last frame on."""
        self.mirror.gaps = 0
        await self.person.send({"t": "watch", "table": self.table, "since": self.mirror.n})

    async def play(self, until: Callable[[], bool]) -> None:
        """Choose at random until something is true or the game is over."""
        await self.come_back()
        while not until() and not self.mirror.over:
            try:
                async with asyncio.timeout(self.patience):
                    await self.move(until)
            except TROUBLE:
                await self.come_back()
            except Refusal as refusal:
                if refusal.code in LATER:
                    self.put_off += 1
                    await asyncio.sleep(0.05)
                elif refusal.code in MOVED_ON:
                    self.pending = None
                else:
                    raise

    async def move(self, until: Callable[[], bool]) -> None:
        """The command that was not answered, or a new one."""
        mirror = self.mirror
        if self.pending is None:
            while not (mirror.over or until() or mirror.gaps or (mirror.asked and mirror.legal)):
                await self.pause()
            if mirror.gaps:
                await self.ask_for_missed()
                await self.pause()
                return
            if mirror.over or until():
                return
            self.pending = (self.person.new_id(), self.rng.choice(mirror.legal), mirror.step)
        id, action, step = self.pending
        number = await self.person.do(self.table, "act", id=id, action=action, step=step)
        assert self.acknowledged.setdefault(id, number) == number
        self.order.append(number)
        self.pending = None
        while mirror.n < number and not mirror.gaps:
            await self.pause()

    async def pause(self) -> None:
        """Until something comes, or a moment."""
        if self.person.close_code is not None:
            raise ConnectionError("closed")
        await asyncio.sleep(0.002)


async def tables(url: Callable[[], str], games: list[tuple[str, int]], seed: int) -> list[Stubborn]:
    """Tables of people, begun, and all who sit there."""
    found: list[Stubborn] = []
    for number, (game, players) in enumerate(games):
        people = [await guest(url()) for _ in range(players)]
        table = await people[0].create(game, ("me", *["open"] * (players - 1)))
        for seat in range(1, players):
            await people[seat].post(f"/tables/{table}/commands", sitting(people[seat], seat))
        found += [
            Stubborn(person, table, random.Random(seed + 100 * number + seat), url)
            for seat, person in enumerate(people)
        ]
    return found


def sitting(person: Person, seat: int) -> dict[str, Any]:
    """A command by HTTP."""
    return {"id": person.new_id(), "command": {"do": "sit", "seat": seat}}


async def leave(all_of_them: list[Stubborn]) -> None:
    """Disconnect all clients."""
    for one in all_of_them:
        await one.person.close()
        await one.person.http.aclose()
