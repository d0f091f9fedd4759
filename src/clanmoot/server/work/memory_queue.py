"""The queue of a single server process, in memory."""

import asyncio
import time
from collections.abc import Callable

from .fair_order import FairOrder
from .job_queue import WAITS
from .jobs import Job
from .payers import Payer


class MemoryQueue:
    """A queue in the memory of this process. `Queue` describes its methods."""

    def __init__(
        self,
        capacity: int,
        dropped: Callable[[], None],
        waits: float = WAITS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.waiting = FairOrder(capacity, waits, dropped, now)
        self.taken: dict[Job, bool] = {}  # jobs that a worker has, and whether they were asked for again
        self.arrived = asyncio.Semaphore(0)  # at least as high as the number of jobs that wait

    async def open(self) -> None:
        """Do nothing, because a queue in memory needs no preparation."""

    def put(self, job: Job, cost: float, payers: tuple[Payer, ...]) -> bool:
        if job in self.taken:
            self.taken[job] = True
        elif job in self.waiting.places:
            self.waiting.again(job)
        elif self.waiting.put(job, cost, payers):
            self.arrived.release()
        else:
            return False
        return True

    async def take(self) -> Job:
        while True:
            await self.arrived.acquire()
            job = self.waiting.take()
            if job is not None:
                self.taken[job] = False
                return job

    async def finish(self, job: Job) -> bool:
        if self.taken[job]:
            self.taken[job] = False
            return True
        del self.taken[job]
        if not self.taken and not self.waiting:
            self.waiting.reset()
        return False

    async def put_back(self, job: Job) -> None:
        """Forget the job. No other process could take it, and its table asks again after the restart."""
        del self.taken[job]

    def length(self) -> int:
        return len(self.waiting)

    def oldest(self) -> float:
        return self.waiting.oldest()

    async def close(self) -> None:
        """Drop all waiting jobs. Their tables ask again after the restart."""
        for job in list(self.waiting.places):
            self.waiting.remove(job)
