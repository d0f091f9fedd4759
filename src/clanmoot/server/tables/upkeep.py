"""What a process does for its tables without being asked: signs of life, what is due, recovery, making room."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from clanmoot.server.steady import STEADY, now
from clanmoot.server.store import StoreFailed
from clanmoot.server.store.presence import date_open_tables
from clanmoot.server.store.pulse import beat
from clanmoot.server.store.tables import due_tables, numbers, postpone

from .expiring import expire, note_watchers
from .finishing import finish, forget_due
from .heads import due
from .loading import Damaged
from .memory import forgettable
from .opening import PUBLIC_PATIENCE
from .quarantine import AGAIN

if TYPE_CHECKING:
    from .house import House

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

    def __init__(self, house: "House") -> None:
        self.house = house
        self.beat_at = self.swept_at = time.monotonic()  # the last success of each

    async def start(self) -> None:
        """Say that this process is there; then beat and sweep until the house stops."""
        first = now()
        await self.house.store.write(lambda connection: beat(connection, self.house.process, first, QUIET))
        await self.house.store.write(lambda connection: date_open_tables(connection, first + PUBLIC_PATIENCE))
        self.house.soon(self._every(BEAT, self._beat))
        self.house.soon(self._every(HERE, self._note_watchers))
        self.house.soon(self._every(SWEEP, self._sweep))
        if self.house.hub.shared:
            self.house.soon(self._every(COMPARE, self._compare))

    async def stop(self) -> None:
        """Note until when this process was there."""
        last = now()
        try:
            await self.house.store.write(lambda connection: beat(connection, self.house.process, last))
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
        damaged = self.house.quarantine.damaged()
        if damaged:
            tables = "1 table is" if damaged == 1 else f"{damaged} tables are"
            found.append(f"{tables} damaged and cannot be opened; try clanmoot doctor.")
        return found

    def well(self) -> bool:
        """Return whether this process can do its work; damaged tables do not keep it from the others."""
        at = time.monotonic()
        return at - self.beat_at <= LATE and at - self.swept_at <= LATE

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while not self.house.stopping:
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
        slept = await self.house.store.write(lambda connection: beat(connection, self.house.process, moment))
        if lost is None and slept is not None:
            self._nobody_could_move(slept)
        self.beat_at = time.monotonic()

    def _nobody_could_move(self, lost: tuple[float, float]) -> None:
        if lost[0] < lost[1]:
            for live in self.house.tables.values():
                live.room.clocks.outages.append((lost[0] * 1000.0, lost[1] * 1000.0))

    def _look_again(self) -> None:
        """Ask the bots of every table: after the clock was set back, what was due comes too late."""
        for live in self.house.tables.values():
            if not live.lock.locked() and not live.unsure:
                live.look()

    async def _compare(self) -> None:
        """Find watched tables that another process has written to, and then died before it told anybody."""
        watched = [live.id for live in self.house.tables.values() if live.audience.listeners]
        for first in range(0, len(watched), PAGE):
            page = watched[first : first + PAGE]
            for id, number in await self.house.store.read(lambda connection, page=page: numbers(connection, page)):  # type: ignore[misc]  # the default binds this turn's value
                self.house.told(id, number)

    async def _note_watchers(self) -> None:
        await note_watchers(self.house.store, self.house.tables.values())

    async def _sweep(self) -> None:
        """Look at tables whose end was not noted, or that could not begin."""
        moment, failures = now(), 0
        for id in await self.house.store.read(lambda connection: due_tables(connection, moment)):
            failures = 0 if await self._attended(id) else failures + 1
            if failures >= MOST_FAILURES:
                break
        for live in list(self.house.tables.values()):
            if (live.unsure or live.behind) and not live.lock.locked():
                await self._fenced(live.id, live.recover)
        for id in forgettable(self.house.tables.values(), self.house.memory):
            del self.house.tables[id]
        self.swept_at = time.monotonic()

    async def _attended(self, id: str) -> bool:
        """Do what is due at one table; False if the store failed."""
        live = self.house.tables.get(id)
        if self.house.quarantine.holds(id) or (live is not None and live.lock.locked()):
            return True  # whoever holds the table sees what is due there
        return await self._fenced(id, lambda: self._attend(id))

    async def _attend(self, id: str) -> None:
        # Without a recent sign of life this process may have been asleep. That costs nobody a rated game.
        awake = time.monotonic() - self.beat_at <= QUIET
        room = await (await self.house.table(id)).attend(time_out=awake)
        if room.status == "over":
            await finish(self.house.store, room)
        elif room.status == "open":
            await expire(self.house.store, await self.house.table(id))
        elif due(room, now() * 1000.0) is None:  # an earlier version had the table due for its computer opponents
            await forget_due(self.house.store, id)

    async def _fenced(self, id: str, work: Callable[[], Awaitable[None]]) -> bool:
        """Do something for one table; set it apart if that fails. False if it was the store that failed."""
        try:
            await work()
        except StoreFailed:
            self.house.quarantine.add(id, damaged=False)
            return False
        except Exception as error:
            self.set_apart(id, error)
        else:
            self.house.quarantine.release(id)
        return True

    def set_apart(self, id: str, error: Exception) -> None:
        """Leave a table alone, here and in what is due: it may be the first of a thousand."""
        if not isinstance(error, Damaged):  # the keeper has logged those
            log.error("table %s is quarantined: %s", id, type(error).__name__, exc_info=error)
        self.house.quarantine.add(id)
        later = now() + AGAIN
        self.house.store.write_soon(lambda connection: postpone(connection, id, later))
