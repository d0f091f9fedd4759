"""People who play game after game whatever happens, and remember what was acknowledged."""

import asyncio
import random
import time

import httpx

from clanmoot.protocol.terms import Clock
from tests.server.client import Person, Refusal, guest
from tests.server.faults.stubborn import TROUBLE, sitting

from .clocked import LONG, SHORT, UNEVEN, Place, Player, Sleeper
from .site import Site

# What is played all the time. Games end long before a clock of LONG has run out.
PLACES = [
    Place("schotten-totten", ("me", "open"), Clock("clock", LONG), ranked=True),
    Place("tain", ("me", "open", "open")),
    Place("eketorp", ("me", "open", "open"), Clock("clock", LONG, 2)),
    Place("highland-clans", ("me", "open", "open")),
    Place("glen-more", ("me", "open")),
    Place("schotten-totten", ("me", "novice")),
    Place("tain", ("me", "novice")),
    Place("schotten-totten", ("me", "open"), Clock("clock", SHORT), ranked=True, asleep=1),
]
NEW = 20.0  # seconds that a person may take to see a table that was created after all troubles
ENOUGH = 5  # events after all troubles, by which a table has shown that it is not stuck


class Load:
    """All tables, and everybody who has ever sat at one."""

    def __init__(self, site: Site, seed: int) -> None:
        self.site = site
        self.rng = random.Random(seed)
        self.everybody: list[Player] = []
        self.now: list[list[Player]] = [[] for _ in PLACES]
        self.done = asyncio.Event()
        self.tasks = [asyncio.create_task(self._play(place)) for place in range(len(PLACES))]

    async def begun(self) -> None:
        """Wait until everybody plays."""
        while not all(self.now):
            self.check()
            await asyncio.sleep(0.02)

    async def nobody_is_stuck(self, most: float) -> None:
        """Wait until every table has got on, or its game is over."""
        before = {id(one): one.mirror.n for players in self.now for one in players}
        deadline = asyncio.get_running_loop().time() + most
        while stuck := [
            one
            for players in self.now
            for one in players
            if not one.mirror.over
            and one.mirror.n < before.get(id(one), -ENOUGH) + ENOUGH
            and (id(one) in before or one.lived > NEW)  # a game that has just begun may still be loading
        ]:
            self.check()
            assert asyncio.get_running_loop().time() < deadline, "\n".join([told(one, before) for one in stuck])
            await asyncio.sleep(0.05)

    async def end(self) -> None:
        """Let everybody stop, and see what they have seen."""
        self.done.set()
        await asyncio.gather(*self.tasks)

    def check(self) -> None:
        """Raise what went wrong at a table."""
        for task in self.tasks:
            if task.done():
                task.result()  # raises what went wrong there

    async def _play(self, place: int) -> None:
        """Play one game after the other at one seat."""
        while not self.done.is_set():
            try:
                async with asyncio.timeout(20):
                    players = await self._sit_down(PLACES[place])
            except (*TROUBLE, Refusal, httpx.HTTPError):
                await asyncio.sleep(0.05)
                continue
            self.everybody += players
            self.now[place] = players
            await asyncio.gather(*[player.play(self.done.is_set) for player in players])

    async def _sit_down(self, place: Place) -> list[Player]:
        """A new table; where there are two servers, its people are at both."""
        people: list[Person] = []
        began = time.monotonic()
        try:
            table = await self._begin(place, people)
        except BaseException:
            for person in people:
                await person.http.aclose()
            raise
        found = []
        for seat, person in enumerate(people):
            kind = Sleeper if seat == place.asleep else Player
            rng = random.Random(self.rng.random())
            slack = UNEVEN if len(self.site.servers) > 1 else 0.0
            found.append(kind(person, table, rng, lambda url=person.url: url, place, began, slack))  # type: ignore[misc]
        return found

    async def _begin(self, place: Place, people: list[Person]) -> str:
        """Let people come one by one, and sit down; return their table."""
        urls = [server.url for server in self.site.servers]
        for seat, who in enumerate(place.seats):
            if who in ("me", "open"):
                people.append(await guest(urls[seat % len(urls)]))
        table = await people[0].create(place.game, place.seats, **place.terms())
        for seat, person in enumerate(people):
            if seat:
                await person.post(f"/tables/{table}/commands", sitting(person, seat))
        return table


def told(one: Player, before: dict[int, int]) -> str:
    """Return where somebody is stuck."""
    mirror = one.mirror
    where = f"{mirror.card.get('terms', {}).get('game')} {one.table}, seat {mirror.seat}, event {mirror.n}"
    asked = f"asked {mirror.position.get('asked')}, {len(mirror.legal)} legal, status {mirror.card.get('status')}"
    return f"{where} (was {before.get(id(one), 'not there')}), {asked}, pending {one.pending}, gaps {mirror.gaps}"
