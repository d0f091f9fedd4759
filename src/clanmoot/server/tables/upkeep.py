"""What a process does for its tables without being asked: signs of life, what is due, recovery, making room."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from clanmoot.server.steady_clock import STEADY, now
from clanmoot.server.store import StoreFailed
from clanmoot.server.store.heartbeat import beat
from clanmoot.server.store.presence import date_open_tables
from clanmoot.server.store.tables import due_tables, numbers, postpone

from .eviction import forgettable
from .expiry import expire, note_watchers
from .loading import Damaged
from .new_tables import PUBLIC_PATIENCE
from .quarantine import AGAIN
from .results import finish, forget_due
from .table_summary import due

if TYPE_CHECKING:
    from .table_registry import TableRegistry

SWEEP: Final = 0.5  # seconds between two looks for tables where something is due
BEAT: Final = 2.0  # seconds between two signs of life,
QUIET: Final = 3.0  # and after how many a process that starts assumes that no server was there
HERE: Final = 300.0  # seconds between two notes of who watches a table of their own that has not begun
COMPARE: Final = 5.0  # seconds between two comparisons of watched tables with the store, where there are more processes
WAIT: Final = 2.0  # seconds before the next attempt while the store does not answer
LATE: Final = 20.0  # seconds without success after which the server counts as unwell
PAGE: Final = 500  # tables compared with one question
MOST_FAILURES: Final = 3  # tables in a row at which the store failed, before the rest has to wait

log = logging.getLogger(__name__)


class Upkeep:
    """Keeps going whatever happens: one table's trouble is not another's, and a store that fails may come back."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.beat_at = self.swept_at = time.monotonic()  # the last success of each

    async def start(self) -> None:
        """Say that this process is there; then beat and sweep until the house stops."""
        first = now()
        await self.registry.store.write(lambda connection: beat(connection, self.registry.process, first, QUIET))
        await self.registry.store.write(lambda connection: date_open_tables(connection, first + PUBLIC_PATIENCE))
        self.registry.soon(self._every(BEAT, self._beat))
        self.registry.soon(self._every(HERE, self._note_watchers))
        self.registry.soon(self._every(SWEEP, self._sweep))
        if self.registry.hub.shared:
            self.registry.soon(self._every(COMPARE, self._compare))

    async def stop(self) -> None:
        """Note until when this process was there."""
        last = now()
        try:
            await self.registry.store.write(lambda connection: beat(connection, self.registry.process, last))
        except StoreFailed as error:
            log.warning("the heartbeat was not stored: %s", error.sentence)

    def troubles(self) -> list[str]:
        """Return what is wrong at the moment, in sentences; nothing while all is well."""
        at = time.monotonic()
        found = []
        if at - self.beat_at > LATE:
            found.append("The store accepts no writes.")
        if at - self.swept_at > LATE:
            found.append("Due tables are not being processed.")
        damaged = self.registry.quarantine.damaged()
        if damaged:
            tables = "1 table is" if damaged == 1 else f"{damaged} tables are"
            found.append(f"{tables} damaged and cannot be opened; try clanmoot doctor.")
        return found

    def well(self) -> bool:
        """Return whether this process can do its work; damaged tables do not keep it from the others."""
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
        """Store a sign of life. While the machine slept or its clock jumped, no player's clock has run."""
        lost = STEADY.follow()
        if lost is not None:
            self._nobody_could_move(lost)
            self._look_again()
        moment = now()
        slept = await self.registry.store.write(lambda connection: beat(connection, self.registry.process, moment))
        if lost is None and slept is not None:
            self._nobody_could_move(slept)
        self.beat_at = time.monotonic()

    def _nobody_could_move(self, lost: tuple[float, float]) -> None:
        if lost[0] < lost[1]:
            for session in self.registry.tables.values():
                session.state.clocks.outages.append((lost[0] * 1000.0, lost[1] * 1000.0))

    def _look_again(self) -> None:
        """Ask the bots of every table: after the clock was set back, what was due comes too late."""
        for session in self.registry.tables.values():
            if not session.lock.locked() and not session.unsure:
                session.look()

    async def _compare(self) -> None:
        """Find watched tables that another process has written to, and then died before it told anybody."""
        watched = [session.id for session in self.registry.tables.values() if session.audience.listeners]
        for first in range(0, len(watched), PAGE):
            page = watched[first : first + PAGE]
            found = await self.registry.store.read(partial(numbers, ids=page))
            for id, number in found:
                self.registry.told(id, number)

    async def _note_watchers(self) -> None:
        await note_watchers(self.registry.store, self.registry.tables.values())

    async def _sweep(self) -> None:
        """Look at tables whose end was not noted, or that could not begin."""
        moment, failures = now(), 0
        for id in await self.registry.store.read(lambda connection: due_tables(connection, moment)):
            failures = 0 if await self._attended(id) else failures + 1
            if failures >= MOST_FAILURES:
                break
        for session in list(self.registry.tables.values()):
            if (session.unsure or session.behind) and not session.lock.locked():
                await self._fenced(session.id, session.recover)
        for id in forgettable(self.registry.tables.values(), self.registry.memory):
            del self.registry.tables[id]
        self.swept_at = time.monotonic()

    async def _attended(self, id: str) -> bool:
        """Do what is due at one table; False if the store failed."""
        session = self.registry.tables.get(id)
        if self.registry.quarantine.holds(id) or (session is not None and session.lock.locked()):
            return True  # whoever holds the table sees what is due there
        return await self._fenced(id, lambda: self._attend(id))

    async def _attend(self, id: str) -> None:
        # Without a recent sign of life this process may have been asleep. That costs nobody a rated game.
        awake = time.monotonic() - self.beat_at <= QUIET
        state = await (await self.registry.table(id)).attend(time_out=awake)
        if state.status == "over":
            await finish(self.registry.store, state)
        elif state.status == "open":
            await expire(self.registry.store, await self.registry.table(id))
        elif due(state, now() * 1000.0) is None:  # an earlier version had the table due for its computer opponents
            await forget_due(self.registry.store, id)

    async def _fenced(self, id: str, work: Callable[[], Awaitable[None]]) -> bool:
        """Do something for one table; set it apart if that fails. False if it was the store that failed."""
        try:
            await work()
        except StoreFailed:
            self.registry.quarantine.add(id, damaged=False)
            return False
        except Exception as error:
            self.set_apart(id, error)
        else:
            self.registry.quarantine.release(id)
        return True

    def set_apart(self, id: str, error: Exception) -> None:
        """Leave a table alone, here and in what is due: it may be the first of a thousand."""
        if not isinstance(error, Damaged):  # the keeper has logged those
            log.error("table %s is quarantined: %s", id, type(error).__name__, exc_info=error)
        self.registry.quarantine.add(id)
        later = now() + AGAIN
        self.registry.store.write_soon(lambda connection: postpone(connection, id, later))
