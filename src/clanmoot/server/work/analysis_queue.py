"""Analyses of finished games, one at a time and at low priority. They are restarted if their server died."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from clanmoot.analysis.analysis_task import USUAL
from clanmoot.analysis.decision_judge import Effort
from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import Store, StoreFailed, analyses

from .analysis_main import AnalysisUpdate
from .analysis_worker import AnalysisWorker
from .worker_handle import Died

ATTEMPTS: Final = 2  # processes that may die over a game before it counts as failed
PROGRESS_EVERY: Final = 0.5  # seconds between two writes of the progress
RENEW_EVERY: Final = 10.0  # seconds between two renewals of our claims, and two searches for abandoned analyses
CAPACITY: Final = 100  # games that may wait

log = logging.getLogger(__name__)

LoadRecord = Callable[[str], Awaitable[str]]
Notify = Callable[[str], Awaitable[None]]


class AnalysisQueue:
    """The analyses of one server process.

    `record` returns the record of a table's game. `analysed` is called after the result is stored.
    """

    def __init__(
        self,
        store: Store,
        record: LoadRecord,
        analysed: Notify | None = None,
        effort: Effort = USUAL,
        capacity: int = CAPACITY,
    ) -> None:
        self.store = store
        self.record = record
        self.analysed = analysed
        self.effort = effort
        self.capacity = capacity
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.shares: dict[str, float] = {}  # progress of each analysis that waits or runs
        self.worker: AnalysisWorker | None = None
        self.threads = ThreadPoolExecutor(1, "analysis")
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    async def analyse(self, table: str, asked_by: str | None = None) -> bool:
        """Queue a game for analysis. Return False if it is already analysed, or if another process is analysing it."""
        if len(self.shares) >= self.capacity:
            raise ClanmootError("busy", "Too many games are waiting for analysis. Try again later.")
        if not await self.store.write(lambda connection: analyses.claim(connection, table, asked_by, time.time())):
            return False
        self.shares[table] = 0.0
        self.waiting.put_nowait(table)
        return True

    async def start(self) -> None:
        """Start the background tasks. Analyses that another server left unfinished come first."""
        self.tasks = [asyncio.create_task(self._work()), asyncio.create_task(self._upkeep())]

    async def stop(self) -> None:
        """Stop the background tasks. Other processes may take over unfinished analyses immediately."""
        self.stopping = True
        if self.worker is not None:
            await asyncio.to_thread(self.worker.kill)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        if self.worker is not None:
            await asyncio.to_thread(self.worker.reap)
        await asyncio.to_thread(self.threads.shutdown)
        for table, share in self.shares.items():
            try:
                await self._store_progress(table, share, 0.0)
            except StoreFailed as error:
                log.warning("The progress of an analysis was not stored: %s", error.sentence)

    # -- working

    async def _work(self) -> None:
        while True:
            table = await self.waiting.get()
            try:
                await self._store_result(table, await self._result_of(table))
                if self.analysed is not None:
                    await self.analysed(table)
            except StoreFailed as error:
                log.warning("An analysis could not be stored, and will be repeated: %s", error.sentence)
            except Exception:
                log.exception("An analysis could not be stored. It will be repeated.")
            finally:
                if not self.stopping:
                    self.shares.pop(table, None)

    async def _result_of(self, table: str) -> AnalysisUpdate:
        """Return the result of an analysis, or the reason why it failed."""
        try:
            record = await self.record(table)
        except ClanmootError as error:
            return AnalysisUpdate(1.0, trouble=error.sentence)
        for _ in range(ATTEMPTS):
            try:
                return await self._attempt(table, record)
            except Died:
                log.warning("An analysis process died.")
        return AnalysisUpdate(1.0, trouble="The analysis process died more than once.")

    async def _attempt(self, table: str, record: str) -> AnalysisUpdate:
        """Run one attempt. Store its progress every PROGRESS_EVERY seconds."""
        loop = asyncio.get_running_loop()
        worker = self.worker = AnalysisWorker(record, self.effort)
        noted = 0.0
        try:
            while True:
                found = await loop.run_in_executor(self.threads, worker.next)
                if found.body or found.trouble:
                    return found
                self.shares[table] = found.share
                if loop.time() - noted >= PROGRESS_EVERY:
                    noted = loop.time()
                    await self._store_progress(table, found.share, time.time())
        finally:
            if not self.stopping:
                await asyncio.to_thread(worker.reap)
                self.worker = None

    async def _store_result(self, table: str, found: AnalysisUpdate) -> None:
        """Write the result or the failure to the store."""
        if found.trouble:
            await self.store.write(lambda connection: analyses.fail(connection, table, found.trouble, time.time()))
        else:
            body = found.body.encode()
            await self.store.write(lambda connection: analyses.finish(connection, table, body, time.time()))

    async def _store_progress(self, table: str, share: float, now: float) -> None:
        """Store the progress. It shows other processes that the analysis is still running."""
        await self.store.write(lambda connection: analyses.progress(connection, table, share, now))

    async def _upkeep(self) -> None:
        """Renew the claims on our analyses. Take over those that other processes have abandoned."""
        while True:
            try:
                for table, share in list(self.shares.items()):
                    await self._store_progress(table, share, time.time())
                for table in await self.store.read(lambda connection: analyses.unfinished(connection, time.time())):
                    if len(self.shares) < self.capacity:
                        await self.analyse(table)
            except StoreFailed as error:
                log.warning("The upkeep of analyses waits for the store: %s", error.sentence)
            except Exception:
                log.exception("The upkeep of analyses failed. It will be tried again.")
            await asyncio.sleep(RENEW_EVERY)
