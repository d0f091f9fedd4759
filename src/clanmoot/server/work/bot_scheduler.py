"""The bot scheduler. Tables ask it for decisions, and bots think in other processes so that no table waits."""

import asyncio
import logging
import secrets
from typing import Final

from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import StoreFailed

from .analysis_queue import AnalysisQueue
from .cost_estimates import Costs
from .job_queue import WAITS, Queue
from .jobs import Answer, AskTable, Decide, Job, Question, Wanted
from .memory_queue import MemoryQueue
from .payers import NOBODY_PAYS, Bill
from .work_counts import Counts, Tally
from .worker_handle import LONGEST, Died, Stuck, Worker
from .worker_pool import WorkerPool

ATTEMPTS: Final = 3  # processes that may die over a question before a random legal action is chosen
GRACE: Final = 10.0  # seconds for decisions that are being carried out when the server stops
PAUSE: Final = 1.0  # seconds before the next job after an unexpected error

log = logging.getLogger(__name__)


class Stopped(Exception):
    """Raised because the server is stopping, so that a question gets no answer."""


class BotScheduler:
    """Takes questions for bots, and calls `decide` with each answer. The answers come in no particular order."""

    def __init__(
        self,
        workers: int,
        redis_url: str | None,
        question: AskTable,
        decide: Decide,
        capacity: int = 10_000,
        lease: float = 10.0,
        analyses: AnalysisQueue | None = None,
        longest: float = LONGEST,
        waits: float = WAITS,
    ) -> None:
        self.question = question
        self.decide = decide
        self.tally = Tally()
        self.costs = Costs()
        self.pool = WorkerPool(workers, longest)
        self.queue: Queue
        if redis_url is None:
            self.queue = MemoryQueue(capacity, self.dropped, waits)
        else:
            from .redis_queue import RedisQueue  # needs the extra `hosting`

            self.queue = RedisQueue(redis_url, capacity, lease, self.dropped, waits)
        self.tasks: list[asyncio.Task[None]] = []
        self.idle: set[asyncio.Task[None]] = set()
        self.busy: dict[Job, Worker] = {}  # what is being thought about
        self.stale: set[Job] = set()  # those of `busy` that the table no longer wants
        self.analyses = analyses
        self.stopping = False

    # -- what tables ask for

    def think(self, asked: Question | Job, bill: Bill = NOBODY_PAYS) -> bool:
        """Queue a decision of a seat's bot. Return immediately whether the queue accepted it.

        If the queue drops a job, its table asks again the next time somebody looks at the table.
        """
        job = asked.job if isinstance(asked, Question) else asked
        if self.stopping:
            self.dropped()
            return False
        return self.queue.put(job, self.costs.estimate(bill.game, bill.players, bill.level), bill.payers)

    def moved_on(self, table: str, wanted: Wanted) -> None:
        """Interrupt bots that are thinking about decisions which the table no longer needs."""
        for job, worker in self.busy.items():
            if job.table == table and job not in self.stale and not wanted(job.number, job.seat):
                self.stale.add(job)
                self.tally.interrupted += 1
                worker.interrupt()

    async def analyse(self, table: str, asked_by: str | None = None) -> bool:
        """Queue a finished game for analysis.

        Return False if it is already analysed, or another process is doing it.
        """
        if self.analyses is None:
            raise ClanmootError("no-analysis", "Analysis is switched off on this server.")
        return await self.analyses.analyse(table, asked_by)

    def counts(self) -> Counts:
        return self.tally.counts(self.queue.length(), self.queue.oldest())

    def dropped(self) -> None:
        """Count a question that the queue dropped."""
        self.tally.dropped += 1

    # -- starting and stopping

    async def start(self) -> None:
        await self.queue.open()
        self.tasks = [asyncio.create_task(self._work()) for _ in self.pool.all]
        if self.analyses is not None:
            await self.analyses.start()

    async def stop(self) -> None:
        """Stop: abandon unanswered questions, carry out decisions that are already made, and end all processes."""
        self.stopping = True
        for task in self.idle.copy():
            task.cancel()
        await self.pool.stop()
        if self.analyses is not None:
            await self.analyses.stop()
        if self.tasks:
            _, late = await asyncio.wait(self.tasks, timeout=GRACE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)
        await self.pool.reap()
        await self.queue.close()

    # -- working

    async def _work(self) -> None:
        """Work on one job after another. There is one such loop per worker process."""
        while not self.stopping:
            try:
                job = await self._take()
                worker = self.pool.pick(job)
                self.tally.running += 1
                try:
                    await self._handle(job, worker)
                finally:
                    self.tally.running -= 1
                    self.pool.release(worker)
            except StoreFailed as error:
                log.warning("A decision of a computer opponent was not stored: %s", error.sentence)
                await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("A computer opponent could not decide. Its table will ask again.")
                await asyncio.sleep(PAUSE)

    async def _take(self) -> Job:
        me = asyncio.current_task()
        assert me is not None
        self.idle.add(me)
        try:
            return await self.queue.take()
        finally:
            self.idle.discard(me)

    async def _handle(self, job: Job, worker: Worker) -> None:
        """Answer a job's question. Repeat this if the table has asked again under the same name meanwhile."""
        try:
            await self._answer_once(job, worker)
            while await self.queue.finish(job):
                await self._answer_once(job, worker)
        except Stopped:
            await self.queue.put_back(job)
        except Exception:
            while await self.queue.finish(job):
                pass
            raise

    async def _answer_once(self, job: Job, worker: Worker) -> None:
        """Answer one question if the table still asks it. Carry out the answer if the table still needs it."""
        asked = await self.question(*job)
        if asked is not None:
            self.busy[job] = worker
            try:
                answer = await self._answer(asked, worker)
                stale = job in self.stale
            finally:
                del self.busy[job]
                self.stale.discard(job)
            if not stale:
                await self.decide(*job, answer.action)
                self.tally.done += 1
                return
        self.tally.abandoned += 1

    async def _answer(self, asked: Question, worker: Worker) -> Answer:
        """Return the bot's choice, or a random legal action if the bot fails."""
        for attempt in range(ATTEMPTS):
            if self.stopping:
                raise Stopped
            try:
                answer = await self.pool.ask(worker, asked)
            except Stuck:
                self.tally.late += 1
                self.tally.replaced += 1
                return self._note_failure(asked, Answer(secrets.choice(asked.legal), "it did not stop thinking"))
            except Died:
                self.tally.replaced += not self.stopping
                if asked.job in self.stale:
                    return Answer(asked.legal[0])  # nobody will see this answer
                await asyncio.sleep(PAUSE * attempt)  # the machine may lack memory for a process right now
            else:
                self.tally.late += worker.overran
                if asked.job not in self.stale:
                    self.costs.learn(asked.game, asked.players, asked.level, answer.spent)
                return self._note_failure(asked, answer)
        if self.stopping:
            raise Stopped
        return self._note_failure(asked, Answer(secrets.choice(asked.legal), f"{ATTEMPTS} processes died over it"))

    def _note_failure(self, asked: Question, answer: Answer) -> Answer:
        """Return the answer. If the bot failed to give it, count and log the failure first."""
        if answer.trouble:
            self.tally.failed += 1
            log.error("Opponent %s of %s could not choose: %s.", asked.level, asked.game, answer.trouble)
        return answer
