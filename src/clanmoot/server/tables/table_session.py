"""A table in memory. It checks, stores, acknowledges and broadcasts one event at a time.

Code that reads or changes the table must hold its lock (`lock`, `held`). Until the store has answered, the state in
memory is ahead of the store, and nobody outside can see that. If the store fails, the table is reloaded before it is
used again.
"""

import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, Protocol

from clanmoot.core.errors import ClanmootError
from clanmoot.core.messages import Message, Refusal
from clanmoot.core.table import Table
from clanmoot.protocol.commands import AnyCommand, Leave
from clanmoot.protocol.messages import Sync
from clanmoot.protocol.tables import TableCard
from clanmoot.server.steady_clock import now_ms
from clanmoot.server.store import StoreFailed

from . import table_loading
from .audience import Audience, Listener
from .bot_attention import SOON, BotAttention, asks
from .command_judge import Draft, Who, choice, judged, playing, seat_of
from .events import AnyEvent, Began, Hand, Opened, Stopped, TimedOut
from .fair_lock import FairLock
from .table_repository import TableRepository
from .table_state import TableState
from .table_summary import complete

ATTEMPTS: Final = 3  # tries of a command while another process writes first
AHEAD: Final = 1000.0  # milliseconds by which the clocks of two processes may differ
BUSY: Final = "This table is busy. Wait a moment, then try again."

log = logging.getLogger(__name__)


class SessionObserver(Protocol):
    """The interface of an object that a table calls when something happens."""

    def happened(self, session: "TableSession", event: AnyEvent | None) -> None:
        """Handle an event that this process stored. None stands for an event of another process."""

    def reloaded(self, session: "TableSession") -> None:
        """Handle a reload from the store. It may contain events that no listener has received."""

    def ask(self, table: str, stamp: int, seat: int) -> None:
        """Ask a computer opponent to decide."""


def nothing(number: int) -> None:
    """Do nothing. This is for callers that need no acknowledgement."""


class TableSession:
    """One table of this process. If another process writes to the table, it is reloaded from the store."""

    def __init__(
        self, repository: TableRepository, watching: SessionObserver, state: TableState, versions: dict[int, int]
    ) -> None:
        self.repository = repository
        self.watching = watching
        self.state = state
        self.versions = versions  # of the stored drafts, by seat
        self.lock = FairLock()
        self.unsure = False  # memory and store may differ, so reload before anything else
        self.behind = False  # another process may have written more, so catch up as soon as the store answers
        self.audience = Audience()
        self.attention = BotAttention(partial(watching.ask, state.id), self.audience.listeners, self._look_again)
        self.used_at = time.monotonic()  # monotonic seconds of the last use

    @property
    def id(self) -> str:
        """Return the table's id."""
        return self.state.id

    @property
    def idle(self) -> bool:
        """Tell whether the table is unused: nobody watches it and nobody holds its lock."""
        return not self.audience.listeners and not self.lock.locked()

    def card(self) -> TableCard:
        """Return what everybody may know of the table except the game itself."""
        return self.state.card()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[TableState]:
        """Hold the lock and yield the state. If the state may differ from the store, reload it first."""
        async with self.lock:
            if self.unsure:
                await self._reload()
            self.used_at = time.monotonic()
            yield self.state

    # -- doing

    async def do(self, who: Who, cid: str, command: AnyCommand, acknowledge: Callable[[int], None] = nothing) -> int:
        """Carry out a command and return the number of its frame. A repeated command is only acknowledged again."""
        async with self.lock:
            if self.unsure:
                await self._reload()
            self.used_at = time.monotonic()
            self.noticed()
            for _ in range(ATTEMPTS):
                known = self.state.done.get((who.person, cid))
                if known is not None:
                    acknowledge(known)
                    return known
                event = judged(self.state, who, cid, command, now_ms())
                number = self.state.number if isinstance(event, Draft) else self.state.number + 1
                if await self._stored(event, acknowledge):
                    await self._follow_up()
                    if isinstance(command, Leave) and not self.state.people():
                        self.attention.withdraw()
                    return number
        raise ClanmootError("busy", BUSY)

    async def decide(self, stamp: int, seat: int, action: int) -> None:
        """Carry out the decision of a bot, unless the table no longer asks for it."""
        async with self.held():
            if not self.asks(stamp, seat):
                await self._catch_up()
            if not self.asks(stamp, seat):
                return
            hand: Hand = "relief" if seat in self.state.people() else "bot"
            assert self.state.table is not None
            await self._stored(choice(self.state.table, seat, action, hand, "", ""), nothing)

    async def attend(self, time_out: bool = True) -> TableState:
        """Do what is due: begin the game, resign seats that have run out of time, ask the bots. Return the state."""
        async with self.held():
            await self._begin_if_full()
            if time_out:
                await self._time_out()
            self.look()
            return self.state

    async def _time_out(self) -> None:
        for seats in self.state.late(now_ms()):
            if self.state.status == "playing" and not await self._stored(TimedOut(seats), nothing):
                return  # another process wrote something, so the next sweep decides

    async def stop(self) -> int:
        """End the game without a result and return the number of its frame. Only for operators."""
        async with self.held():
            for _ in range(ATTEMPTS):
                if self.state.status in ("over", "gone"):
                    raise ClanmootError("over", "This table has already ended.")
                if await self._stored(Stopped(), nothing):
                    return self.state.number
        raise ClanmootError("busy", BUSY)

    async def take(self, event: AnyEvent) -> None:
        """Apply and store an event that needs no check. The caller holds the lock."""
        if not await self._stored(event, nothing):
            raise ClanmootError("busy", BUSY)
        await self._follow_up()

    async def opened(self) -> None:
        """Announce a new table, and begin the game if no seat is open. The caller holds the lock."""
        self.watching.happened(self, Opened([], ""))
        await self._follow_up()
        self.look()

    def asks(self, stamp: int, seat: int) -> bool:
        """Tell whether the table waits for a bot to make the decision with this stamp for a seat."""
        return asks(self.state, stamp, seat)

    async def _stored(self, event: AnyEvent | Draft, acknowledge: Callable[[int], None]) -> bool:
        """Store, acknowledge and broadcast an event. If another process was first, reload and return False."""
        # Stays set if anything below raises or is cancelled, because then the content of the store is unknown.
        self.unsure = True
        if isinstance(event, Draft):
            kept = await self._keep(event)
        else:
            at = now_ms()
            self.state.apply(event, at)
            kept = await self.repository.append(self.state, event, at)
        if not kept:
            await self._reload()
            return False
        acknowledge(self.state.number)
        if isinstance(event, Draft):
            self.audience.tell_draft(self.state, event.seat)
        else:
            self.audience.tell(self.state, event, at, at)
        self.unsure = False
        if not isinstance(event, Draft):
            self.repository.snapshot(self.state)
            self.watching.happened(self, event)
        self.look()
        return True

    async def _begin_if_full(self) -> None:
        if complete(self.state):
            await self._stored(Began(), nothing)

    async def _follow_up(self) -> None:
        """Begin the game if no seat is open. A failure does not fail the command, because the table stays due."""
        try:
            await self._begin_if_full()
        except StoreFailed as error:
            log.warning("table %s could not start yet: %s", self.id, error.sentence)

    async def _keep(self, draft: Draft) -> bool:
        table = self.state.table
        assert table is not None
        version = self.versions.get(draft.seat, 0) + 1
        if not await self.repository.keep_draft(self.state, draft.seat, version, draft.actions, draft.cid):
            return False
        self.versions[draft.seat] = version
        table.redraft(draft.seat, draft.actions)
        self.state.remember(draft.by, draft.cid)
        return True

    # -- computer opponents

    def look(self) -> None:
        """Ask the bots that have to decide, provided that a person is at the table."""
        self.attention.look(self.state)

    def noticed(self) -> None:
        """Note that a person is at the table. The caller holds the lock."""
        self.attention.sign(self.state)

    def _look_again(self) -> None:
        if self.lock.locked() or self.unsure:
            self.attention.remind(SOON)  # the state may be ahead of the store
        else:
            self.look()

    async def question(self, stamp: int, seat: int) -> tuple[Table[Any, Any], str] | None:
        """Return the game and the bot's level for this decision, or None if the table no longer asks a bot for it."""
        async with self.held():
            if not self.asks(stamp, seat):
                await self._catch_up()
            if not self.asks(stamp, seat) or self.state.table is None:
                return None
            return self.state.table, self.state.stand_in(seat, now_ms())

    # -- what the store knows

    async def catch_up(self) -> None:
        """Apply the events that another process has written. If that fails, the upkeep retries with `recover`."""
        self.behind = True
        await self.recover()

    async def _catch_up(self) -> None:
        self.behind = False  # set first, because events announced from now on may not be among those read
        try:
            rows = await self.repository.newer(self.id, self.state.number)
        except BaseException:
            self.behind = True
            raise
        self.unsure = True  # until all of them are applied and sent
        if any(at > now_ms() + AHEAD for _, at, _ in rows):
            await (
                self._reload()
            )  # another process has adopted a later time and stored the jump, which we do not know yet
            return
        for row in rows:
            event = table_loading.replay_one(self.state, *row)
            self.audience.tell(self.state, event, float(row[1]), now_ms())
            self.watching.happened(self, None)
        table = self.state.table
        if table is not None and any(table.drafting(seat) for seat in range(table.players)):
            self.versions = await self.repository.drafts(self.state)
        self.unsure = False
        self.look()

    async def recover(self) -> None:
        """Reload or catch up if necessary, even if nobody uses the table now."""
        async with self.lock:
            if self.unsure:
                await self._reload()
                await self._follow_up()
                self.look()
            elif self.behind:
                await self._catch_up()

    async def _reload(self) -> None:
        """Load the table from the store again, and send everything to all listeners."""
        self.behind = False
        self.state, self.versions = await self.repository.load(self.id)
        self.attention.asked_at.clear()
        self.audience.start_over(self.state, now_ms())
        self.unsure = False
        self.watching.reloaded(self)

    # -- telling

    async def watch(self, listener: Listener, who: Who | None, since: int, seat: int | None = None) -> None:
        """Send a listener what they missed, then every new frame. `seat` is where they were watching from before."""
        async with self.held() as state:
            person = who.person if who else ""
            same = seat is None or seat == state.seat_of(person)
            waited = not self.attention.attended()
            self.audience.welcome(state, listener, person, since if same else -1, now_ms())
            if waited:
                self.attention.wake(state)

    def unwatch(self, listener: Listener) -> None:
        """Remove a listener."""
        self.audience.leave(listener)
        self.used_at = time.monotonic()

    async def sync(self, who: Who | None) -> Sync:
        """Return everything that a person may know now."""
        async with self.held() as state:
            self.noticed()
            return self.audience.sync(state, who.person if who else "", now_ms())

    async def why(self, who: Who, action: int) -> Refusal | Message:
        """Return the refusal of an action. If the action is allowed, return a message that says why."""
        async with self.held() as state:
            self.noticed()
            seat = seat_of(state, who)
            table = playing(state)
            refusal = table.why_not(seat, action)
            return refusal if refusal is not None else state.game.why(table.view(seat), action)
