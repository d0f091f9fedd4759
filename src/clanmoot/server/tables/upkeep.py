"""The background work of a process for its tables: heartbeats, due tables, recovery and eviction."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from clanmoot.server.steady_clock import STEADY, now
from clanmoot.server.store import StoreFailed
from clanmoot.server.store.heartbeat import beat
from clanmoot.server.store.last_seen import date_open_tables
from clanmoot.server.store.tables import closed, due_tables, numbers, postpone

from .broken_tables import AGAIN
from .eviction import forgettable
from .new_tables import PUBLIC_PATIENCE
from .results import finish, forget_due
from .table_loading import Closed, Damaged
from .table_summary import due
from .unstarted_tables import expire, note_watchers

if TYPE_CHECKING:
    from .table_registry import TableRegistry
    from .table_session import TableSession

SWEEP: Final = 0.5  # seconds between sweeps for due tables
BEAT: Final = 2.0  # seconds between heartbeats
QUIET: Final = 3.0  # seconds without a heartbeat that count as an outage when a process starts
HERE: Final = 300.0  # seconds between notes of who watches an open table of their own
COMPARE: Final = 5.0  # seconds between comparisons of watched tables with the store, if there are several processes
WAIT: Final = 2.0  # seconds before the next attempt after a failure
LATE: Final = 20.0  # seconds without success after which the process reports itself unhealthy
PAGE: Final = 500  # tables compared per query
MOST_FAILURES: Final = 3  # store failures in a row after which a sweep stops

log = logging.getLogger(__name__)


class Upkeep:
    """Runs the background tasks. A failure of a single table or of the store does not stop it."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.beat_at = self.swept_at = time.monotonic()  # monotonic seconds of the last success

    async def start(self) -> None:
        """Store the first heartbeat, then start the background tasks, which run until the server stops."""
        first, process = now(), self.registry.process
        slept = await self.registry.store.write(lambda connection: beat(connection, process, first, QUIET))
        if slept is not None:
            self._nobody_could_move(slept)
        await self.registry.store.write(lambda connection: date_open_tables(connection, first + PUBLIC_PATIENCE))
        self.registry.soon(self._every(BEAT, self._beat))
        self.registry.soon(self._every(HERE, self._note_watchers))
        self.registry.soon(self._every(SWEEP, self._sweep))
        self.registry.soon(self._every(AGAIN, self._forget_closed))
        if self.registry.hub.shared:
            self.registry.soon(self._every(COMPARE, self._compare))

    async def stop(self) -> None:
        """Store the last heartbeat of this process."""
        last = now()
        try:
            await self.registry.store.write(lambda connection: beat(connection, self.registry.process, last))
        except StoreFailed as error:
            log.warning("the heartbeat was not stored: %s", error.sentence)

    def troubles(self) -> list[str]:
        """Return what is wrong at the moment, one sentence per problem."""
        at = time.monotonic()
        found = []
        if at - self.beat_at > LATE:
            found.append("The store accepts no writes.")
        if at - self.swept_at > LATE:
            found.append("Due tables are not being processed.")
        damaged = len(self.registry.quarantine.damaged())
        if damaged:
            tables = "1 table is" if damaged == 1 else f"{damaged} tables are"
            found.append(f"{tables} damaged and cannot be opened; try clanmoot doctor.")
        return found

    def well(self) -> bool:
        """Tell whether this process is healthy. Damaged tables do not count."""
        at = time.monotonic()
        return at - self.beat_at <= LATE and at - self.swept_at <= LATE

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while not self.registry.stopping:
            pause = seconds
            try:
                await work()
            except StoreFailed as error:
                log.warning("the upkeep of tables waits for the store: %s", error.sentence)
                pause = WAIT
            except Exception:
                log.exception("the upkeep of tables failed; it will be tried again")
                pause = WAIT
            await asyncio.sleep(pause)

    async def _beat(self) -> None:
        """Store a heartbeat. If the machine slept or its clock jumped, make sure that no player loses that time."""
        jump = STEADY.jump()
        lost = None if jump is None else (jump.before, jump.after)
        moment = now() if jump is None else jump.after
        slept = await self.registry.store.write(
            lambda connection: beat(connection, self.registry.process, moment, jump=lost)
        )
        # Only now: a table that is loaded after this process has adopted the new time finds the outage in the store.
        STEADY.follow(jump)
        for outage in (slept, lost):
            if outage is not None:
                self._nobody_could_move(outage)
        if jump is not None:
            self._look_again()
        self.beat_at = time.monotonic()

    def _nobody_could_move(self, lost: tuple[float, float]) -> None:
        if lost[0] < lost[1]:
            outage = (lost[0] * 1000.0, lost[1] * 1000.0)
            self.registry.repository.outages.append(outage)
            for session in self.registry.tables.values():
                session.state.clocks.outages.append(outage)

    def _look_again(self) -> None:
        """Ask the bots of every table again, because timers may be late after the clock was set back."""
        for session in self.registry.tables.values():
            if not session.lock.locked() and not session.unsure:
                session.look()

    async def _compare(self) -> None:
        """Find watched tables to which another process wrote without announcing it, for example because it died."""
        watched = [session.id for session in self.registry.tables.values() if session.audience.listeners]
        for first in range(0, len(watched), PAGE):
            page = watched[first : first + PAGE]
            found = await self.registry.store.read(partial(numbers, ids=page))
            for id, number in found:
                self.registry.told(id, number)

    async def _note_watchers(self) -> None:
        await note_watchers(self.registry.store, self.registry.tables.values())

    async def _forget_closed(self) -> None:
        """Forget damaged tables that a repair has closed. They are never due again."""
        damaged = self.registry.quarantine.damaged()
        if damaged:
            for id in await self.registry.store.read(lambda connection: closed(connection, damaged)):
                self.registry.forget(id)

    async def _sweep(self) -> None:
        """Handle due tables, recover tables that may differ from the store, and evict tables from memory."""
        moment, failures = now(), 0
        for id in await self.registry.store.read(lambda connection: due_tables(connection, moment)):
            failures = 0 if await self._attended(id) else failures + 1
            if failures >= MOST_FAILURES:
                break
        for session in list(self.registry.tables.values()):
            if self._differs(session):
                await self._fenced(session.id, session.recover)
        for id in forgettable(self.registry.tables.values(), self.registry.memory):
            del self.registry.tables[id]
        self.swept_at = time.monotonic()

    def _differs(self, session: "TableSession") -> bool:
        """Tell whether a table may differ from the store and can be reloaded now."""
        damaged = self.registry.quarantine.holds(session.id, only_damaged=True)
        return (session.unsure or session.behind) and not session.lock.locked() and not damaged

    async def _attended(self, id: str) -> bool:
        """Do what is due at one table. Return False if the store failed."""
        session = self.registry.tables.get(id)
        if self.registry.quarantine.holds(id) or (session is not None and session.lock.locked()):
            return True  # the holder of the lock does what is due
        return await self._fenced(id, lambda: self._attend(id))

    async def _attend(self, id: str) -> None:
        # Without a recent heartbeat this process may have been asleep. No player may lose a rated game for that.
        awake = time.monotonic() - self.beat_at <= QUIET
        state = await (await self.registry.table(id)).attend(time_out=awake)
        if state.status == "over":
            await finish(self.registry.store, state)
        elif state.status == "open":
            await expire(self.registry.store, await self.registry.table(id))
        elif due(state, now() * 1000.0) is None:  # due times for bots come from older versions
            await forget_due(self.registry.store, id)

    async def _fenced(self, id: str, work: Callable[[], Awaitable[None]]) -> bool:
        """Do some work for one table. If it fails, quarantine the table. Return False if the store failed."""
        try:
            await work()
        except StoreFailed:
            self.registry.quarantine.add(id, damaged=False)
            return False
        except Closed:
            self.registry.forget(id)
        except Exception as error:
            self.set_apart(id, error)
        else:
            self.registry.quarantine.release(id)
        return True

    def set_apart(self, id: str, error: Exception) -> None:
        """Quarantine a table and postpone it in the store, so that it does not delay other due tables."""
        if not isinstance(error, Damaged):  # the repository has logged those
            log.error("table %s is quarantined: %s", id, type(error).__name__, exc_info=error)
        self.registry.quarantine.add(id)
        later = now() + AGAIN
        self.registry.store.write_soon(lambda connection: postpone(connection, id, later))
