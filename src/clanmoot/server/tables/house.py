"""All tables of this process: found in the store when somebody needs them, looked after when something is due."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from clanmoot.core.chance import Chance, Committed, fresh
from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.terms import NewTable, PlayOn, Terms
from clanmoot.server.store import Store
from clanmoot.server.store.pulse import beat
from clanmoot.server.store.tables import due_tables
from clanmoot.server.work import Question
from clanmoot.server.work.question import Job

from . import looking_back
from .events import AnyEvent, Began, Opened, Rematched, Sat, Taken
from .finishing import finish
from .hints import Advice, Hints, advice
from .judging import Who
from .keeping import Keeper
from .lessons import in_earnest, lesson, pupils, secret_of, seed_of, terms_of
from .live import Live
from .opening import agreed, new_id, rotated, seated
from .playing_on import opening, terms_on

SWEEP: Final = 0.5  # seconds between two looks for tables where something is due
BEAT: Final = 2.0  # seconds between two signs of life,
QUIET: Final = 3.0  # and after how many a process that starts takes it that nobody was there
ROOM: Final = 5000  # tables in memory; beyond that those that nobody watches are forgotten

log = logging.getLogger(__name__)


class Thinking(Protocol):
    """Where computer opponents think."""

    def think(self, asked: Job) -> None:
        """Have a seat's opponent decide; never waits."""


class Telling(Protocol):
    """How other processes hear of it."""

    def tell(self, table: str, number: int) -> None:
        """A table has an event with this number."""

    def lobby_changed(self) -> None:
        """The list of open tables is another one."""


class House:
    """The tables, by name."""

    def __init__(
        self, store: Store, hub: Telling, process: str, chance: Callable[[bytes], Chance] = Committed, room: int = ROOM
    ) -> None:
        self.store = store
        self.hub = hub
        self.process = process
        self.keeper = Keeper(store, chance)
        self.thinking: Thinking | None = None  # set before the start; it asks the house in turn,
        self.advising: Thinking | None = None  # and this one for what a person wants to know
        self.hints = Hints()
        self.room = room
        self.tables: dict[str, Live] = {}
        self.loading: dict[str, asyncio.Task[Live]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    # -- beginning and ending

    async def start(self) -> None:
        """Say that we are there, and look after tables from now on."""
        await self.store.write(lambda connection: beat(connection, self.process, time.time(), QUIET))
        self.soon(self._every(BEAT, self._beat))
        self.soon(self._every(SWEEP, self._sweep))

    async def stop(self) -> None:
        """No more on our own account; what is being stored is stored."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for live in self.tables.values():
            async with live.lock:
                pass
        await self.store.write(lambda connection: beat(connection, self.process, time.time()))

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while not self.stopping:
            try:
                await work()
            except Exception:
                log.exception("looking after the tables failed; it will be tried again")
            await asyncio.sleep(seconds)

    async def _beat(self) -> None:
        """A sign of life; if the machine was asleep, nobody's clock has run meanwhile."""
        slept = await self.store.write(lambda connection: beat(connection, self.process, time.time()))
        if slept is not None:
            for live in self.tables.values():
                live.room.clocks.outages.append((slept[0] * 1000.0, slept[1] * 1000.0))

    async def _sweep(self) -> None:
        """Look at tables where a clock has run out, an opponent has not answered, or an end was not noted."""
        moment = time.time()
        for id in await self.store.read(lambda connection: due_tables(connection, moment)):
            live = await self.table(id)
            if live.room.status == "over":
                await finish(self.store, live.room)
            else:
                live.look()
        self._forget()

    def _forget(self) -> None:
        """Make room: tables that nobody watches are found again when somebody needs them."""
        if len(self.tables) > self.room:
            idle = [id for id, live in self.tables.items() if not live.listeners and not live.lock.locked()]
            for id in idle[: len(self.tables) - self.room]:
                del self.tables[id]

    # -- tables

    async def table(self, id: str) -> Live:
        """A table by its name."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def _load(self, id: str) -> Live:
        room, versions = await self.keeper.load(id)
        self.tables[id] = Live(self.keeper, self, room, versions)
        return self.tables[id]

    async def create(self, who: Who, new: NewTable) -> Live:
        """A new table; it begins at once if no seat is open."""
        terms = agreed(new)
        return await self._open(who, terms, seated(who, [*new.seats]))

    async def teach(self, who: Who, game: str) -> Live:
        """A first game for somebody, on the deal that is the same for everybody."""
        secret = secret_of(game, lesson(game).deal)
        return await self._open(who, terms_of(game), pupils(who, game), secret)

    async def play_on(self, id: str, who: Who, wanted: PlayOn) -> Live:
        """A finished game from one of its steps on, for one person against the computer."""
        live = await self.table(id)
        async with live.lock:
            event, terms = opening(live.room, who, wanted), terms_on(live.room, wanted)
        return await self._begin(terms, event, fresh().secret)

    async def _open(self, who: Who, terms: Terms, seats: list[Taken], secret: bytes = b"") -> Live:
        return await self._begin(terms, Opened(seats, who.person), secret or fresh().secret)

    async def _begin(self, terms: Terms, event: Opened, secret: bytes) -> Live:
        room = await self.keeper.create(new_id(), terms, secret, event)
        live = self.tables[room.id] = Live(self.keeper, self, room, {})
        async with live.lock:
            await live.opened()
        return live

    async def rematch(self, id: str, who: Who) -> Live:
        """The same people at a new table, seats rotated; who asks second finds the table of who asked first."""
        live = await self.table(id)
        async with live.lock:
            if live.room.rematch:
                return await self.table(live.room.rematch)
            if not any(taken.person == who.person for taken in live.room.seats):
                raise ClanmootError("no-seat", "You have no seat at this table.")
            again = await self._open(who, in_earnest(live.room.terms), rotated(live.room))
            await live.take(Rematched(again.id, who.person))
            return again

    async def record(self, id: str) -> str:
        """The record of a finished game."""
        live = await self.table(id)
        return looking_back.record(live.room).to_json()

    async def hint(self, id: str, who: Who) -> Advice:
        """What a computer opponent would do in this person's place."""
        live = await self.table(id)
        async with live.lock:
            job, answer = self.hints.ask(live, who)
        if self.advising is not None:
            self.advising.think(job)
        action = await self.hints.wait(job, answer)
        async with live.lock:
            table = live.room.table
            same = table is not None and live.room.stamp(job.seat) == job.number and job.seat in live.room.asked()
            return advice(table, job.seat, action) if table is not None and same else Advice(action, None)

    # -- what tables tell

    def happened(self, live: Live, event: AnyEvent | None) -> None:
        """Something was stored, here or by another process."""
        if event is None:
            return
        self.hub.tell(live.id, live.room.number)
        if live.room.terms.public and isinstance(event, Opened | Sat | Began):
            self.hub.lobby_changed()
        if live.room.status == "over":
            self.soon(finish(self.store, live.room))

    def ask(self, table: str, stamp: int, seat: int) -> None:
        """A computer opponent has to decide."""
        if self.thinking is not None:
            self.thinking.think(Job(table, stamp, seat))

    def told(self, table: str, number: int) -> None:
        """Another process has written to a table."""
        if table in self.tables or table in self.loading:
            self.soon(self._catch_up(table, number))

    async def _catch_up(self, table: str, number: int) -> None:
        """Also while the table is being found: what is read then may be older than what we are told now."""
        live = await self.table(table)
        await live.catch_up(number)

    def refresh(self) -> None:
        """Something may have been missed: look at all tables again."""
        for live in list(self.tables.values()):
            self.soon(live.catch_up(live.room.number + 1))

    # -- what computer opponents ask

    async def question(self, table: str, stamp: int, seat: int) -> Question | None:
        """All that a seat knows that has to decide this; None if it has not, or no longer."""
        with contextlib.suppress(ClanmootError):
            live = await self.table(table)
            found = await live.question(stamp, seat)
            if found is not None:
                game, level = found
                return Question(
                    table,
                    live.room.terms.game,
                    stamp,
                    seat,
                    level,
                    game.view(seat),
                    game.legal(seat),
                    game.told(seat),
                    game.players,
                    seed_of(live.room, seat),
                )
        return None

    async def decide(self, table: str, stamp: int, seat: int, action: int) -> None:
        """A computer opponent has decided."""
        live = await self.table(table)
        await live.decide(stamp, seat, action)
