"""The queue of a server that is alone: in memory."""

import asyncio
import time
from collections.abc import Callable

from .fair_order import FairOrder
from .job_queue import WAITS
from .jobs import Job
from .payers import Payer


class MemoryQueue:
    """A queue in this process."""

    def __init__(
        self,
        capacity: int,
        dropped: Callable[[], None],
        waits: float = WAITS,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.waiting = FairOrder(capacity, waits, dropped, now)
        self.taken: dict[Job, bool] = {}  # those in somebody's hands, and whether they were asked for again
        self.arrived = asyncio.Semaphore(0)  # at least as high as the number of jobs that wait

    async def open(self) -> None:
        """There is nothing to begin with."""

    def put(self, job: Job, cost: float, payers: tuple[Payer, ...]) -> bool:
        """Ask for it; whether there was room."""
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
        """The next one, when there is one."""
        while True:
            await self.arrived.acquire()
            job = self.waiting.take()
            if job is not None:
                self.taken[job] = False
                return job

    async def finish(self, job: Job) -> bool:
        """It is done; whether it was asked for again meanwhile."""
        if self.taken[job]:
            self.taken[job] = False
            return True
        del self.taken[job]
        if not self.taken and not self.waiting:
            self.waiting.reset()
        return False

    async def put_back(self, job: Job) -> None:
        """Nobody else is there to take it; when the server is back, the table asks again."""
        del self.taken[job]

    def length(self) -> int:
        """How many are waiting."""
        return len(self.waiting)

    def oldest(self) -> float:
        """For how many seconds the oldest one has waited."""
        return self.waiting.oldest()

    async def close(self) -> None:
        """What still waits is asked for again when the server is back."""
        for job in list(self.waiting.places):
            self.waiting.remove(job)
