"""All tables of this process: loaded from the store when needed, with background work for those that are due."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol

from clanmoot.core.chance import Chance, Committed, fresh
from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.terms import NewTable, PlayOn, Terms
from clanmoot.server.store import Store, StoreFailed
from clanmoot.server.work import Bill, Question
from clanmoot.server.work.jobs import Job, Wanted

from . import rematch, replay_views
from .bot_payers import Addresses, key_of
from .broken_tables import Quarantine
from .command_judge import Who
from .events import AnyEvent, Began, Expired, Opened, Sat, Stopped, Taken
from .hints import Advice, Hints, advice
from .lessons import lesson, pupils, secret_of, seed_of, terms_of
from .new_tables import agreed, new_id, seated
from .play_on import opening, terms_on
from .results import finish
from .table_loading import Closed, Damaged
from .table_repository import TableRepository
from .table_session import TableSession
from .upkeep import Upkeep

MEMORY: Final = 256 * 1024 * 1024  # bytes of tables in memory; beyond that, tables that nobody watches are evicted

log = logging.getLogger(__name__)


class Thinking(Protocol):
    """The interface of the bot scheduler."""

    def think(self, asked: Job, bill: Bill) -> bool:
        """Queue a decision of a bot. Return False if the queue is full. Never waits."""

    def moved_on(self, table: str, wanted: Wanted) -> None:
        """Stop the searches for decisions of a table that it no longer wants."""


class Telling(Protocol):
    """The interface that announces changes to other processes."""

    shared: bool  # whether there can be other processes

    def tell(self, table: str, number: int) -> None:
        """Announce that a table has an event with this number."""

    def lobby_changed(self) -> None:
        """Announce that the list of open tables has changed."""


class TableRegistry:
    """The tables of this process, by id."""

    def __init__(
        self,
        store: Store,
        hub: Telling,
        process: str,
        chance: Callable[[bytes], Chance] = Committed,
        memory: int = MEMORY,
    ) -> None:
        self.store = store
        self.hub = hub
        self.process = process
        self.repository = TableRepository(store, chance)
        self.thinking: Thinking | None = None  # set before the start, because it calls the registry itself
        self.advising: Thinking | None = None  # the same for hints
        self.hints = Hints()
        self.addresses = Addresses(secrets.token_bytes(32))  # replaced on start, with the key shared by all
        self.memory = memory
        self.quarantine = Quarantine()
        self.upkeep = Upkeep(self)
        self.tables: dict[str, TableSession] = {}
        self.loading: dict[str, asyncio.Task[TableSession]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopping = False

    # -- starting and stopping

    async def start(self) -> None:
        """Load the shared key and start the upkeep."""
        self.addresses = Addresses(await key_of(self.store))
        await self.upkeep.start()

    async def stop(self) -> None:
        """Stop background work. Returns when all writes under way are stored."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for session in list(self.tables.values()):
            async with session.lock:
                pass
        await self.upkeep.stop()

    def soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a background task. A failure is only logged."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if isinstance(error, ClanmootError):
            log.warning("a background job failed: %s", error.sentence)
        elif error is not None:
            log.error("something in the background failed", exc_info=error)

    # -- tables

    async def table(self, id: str) -> TableSession:
        """Return a table by its id; raise Damaged, Closed or StoreFailed if it cannot be opened."""
        if id in self.tables:
            return self.tables[id]
        self.quarantine.check(id)
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self.loading[id])
        finally:
            self.loading.pop(id, None)

    async def _load(self, id: str) -> TableSession:
        try:
            state, versions = await self.repository.load(id)
        except Damaged as error:
            self.upkeep.set_apart(id, error)
            raise
        except Closed:
            self.quarantine.release(id)
            raise
        self.quarantine.release(id)
        session = self.tables[id] = TableSession(self.repository, self, state, versions)
        self.hub.tell(id, state.number)
        session.look()
        return session

    def forget(self, id: str) -> None:
        """Drop a table that a repair has closed."""
        self.tables.pop(id, None)
        self.quarantine.release(id)

    async def create(self, who: Who, new: NewTable) -> TableSession:
        """Open a new table. Its game begins at once if no seat is open."""
        terms = agreed(new)
        return await self.open_table(who, terms, seated(who, [*new.seats]))

    async def teach(self, who: Who, game: str) -> TableSession:
        """Open a lesson for a person, on the deal that is the same for everybody."""
        secret = secret_of(game, lesson(game).deal)
        return await self.open_table(who, terms_of(game), pupils(who, game), secret)

    async def play_on(self, id: str, who: Who, wanted: PlayOn) -> TableSession:
        """Open a table that continues a finished game from one of its steps, for one person against bots."""
        session = await self.table(id)
        async with session.held() as state:
            event, terms = opening(state, who, wanted), terms_on(state, wanted)
        return await self._begin(terms, event, fresh().secret)

    async def open_table(self, who: Who, terms: Terms, seats: list[Taken], secret: bytes = b"") -> TableSession:
        """Open a table with these seats. Its game begins at once if none is open."""
        return await self._begin(terms, Opened(seats, who.person), secret or fresh().secret)

    async def _begin(self, terms: Terms, event: Opened, secret: bytes) -> TableSession:
        state = await self.repository.create(new_id(), terms, secret, event)
        session = self.tables[state.id] = TableSession(self.repository, self, state, {})
        async with session.held():
            await session.opened()
        return session

    async def rematch(self, id: str, who: Who) -> TableSession:
        """Ask for a rematch, or agree to one. Return its table, which begins when everybody has agreed."""
        return await rematch.rematch(self, id, who)

    async def record(self, id: str) -> str:
        """Return the record of a finished game as JSON."""
        session = await self.table(id)
        async with session.held() as state:
            return replay_views.record(state).to_json()

    async def hint(self, id: str, who: Who) -> Advice:
        """Search, and return what a bot would do in this person's place. Raise ClanmootError if there is no hint."""
        session = await self.table(id)
        async with session.held() as state:
            session.noticed()
            job, answer = self.hints.ask(session, who)
            bill = self.addresses.hint(state, who)
        if self.advising is not None and not self.advising.think(job, bill):
            self.hints.refuse(job, answer)
        action = await self.hints.wait(job, answer)
        async with session.held() as state:
            table = state.table
            same = table is not None and state.stamp(job.seat) == job.number and job.seat in state.asked()
            return advice(table, job.seat, action) if table is not None and same else Advice(action, None)

    # -- called by tables

    def happened(self, session: TableSession, event: AnyEvent | None) -> None:
        """Handle a stored event of this process; None stands for one of another process."""
        if self.thinking is not None:
            self.thinking.moved_on(session.id, session.asks)
        if event is None:
            return
        self.hub.tell(session.id, session.state.number)
        if session.state.terms.public and isinstance(event, Opened | Sat | Began | Expired | Stopped):
            self.hub.lobby_changed()
        if session.state.status == "over":
            self.soon(finish(self.store, session.state))

    def reloaded(self, session: TableSession) -> None:
        """Announce a reloaded table, because a write may have been stored although it failed or its process died."""
        self.hub.tell(session.id, session.state.number)
        if session.state.terms.public:
            self.hub.lobby_changed()
        if session.state.status == "over":
            self.soon(finish(self.store, session.state))

    def ask(self, table: str, stamp: int, seat: int) -> None:
        """Queue a decision of a bot, billed to the table's payers."""
        session = self.tables.get(table)
        if self.thinking is not None and session is not None:
            self.thinking.think(Job(table, stamp, seat), self.addresses.decision(session.state, seat))

    def told(self, table: str, number: int) -> None:
        """Catch up with a table to which another process has written."""
        session = self.tables.get(table)
        if table in self.loading or (session is not None and number > session.state.number):
            self.soon(self._catch_up(table))

    async def _catch_up(self, table: str) -> None:
        """Catch up, also with a table that is being loaded, because that read may be older than the event."""
        await (await self.table(table)).catch_up()

    def refresh(self) -> None:
        """Catch up with all tables, because announcements may have been missed."""
        for session in list(self.tables.values()):
            self.soon(session.catch_up())

    # -- called by the bot scheduler

    async def question(self, table: str, stamp: int, seat: int) -> Question | None:
        """Return the question for the decision with this stamp; None if the table does not ask for it."""
        with contextlib.suppress(ClanmootError):
            session = await self.table(table)
            found = await session.question(stamp, seat)
            if found is not None:
                game, level = found
                return Question(
                    table,
                    session.state.terms.game,
                    stamp,
                    seat,
                    level,
                    game.view(seat),
                    game.legal(seat),
                    game.seen_steps(seat),
                    game.players,
                    seed_of(session.state, seat),
                )
        return None

    async def decide(self, table: str, stamp: int, seat: int, action: int) -> None:
        """Carry out the decision of a bot. A failure of the store is logged, because the table asks again."""
        session = await self.table(table)
        try:
            await session.decide(stamp, seat, action)
        except StoreFailed:
            log.warning("the move of a computer opponent was not stored; its table asks again when it is reloaded")
