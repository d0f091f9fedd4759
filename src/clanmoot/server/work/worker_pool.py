"""All worker processes: an opponent goes back to the one that remembers it, if that one is free."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from .jobs import Answer, Job, Question
from .worker import LONGEST, Worker

MOST_HOMES: Final = 10_000


class WorkerPool:
    """So many processes, each started when it is first needed."""

    def __init__(self, workers: int, longest: float = LONGEST) -> None:
        self.longest = longest  # seconds that a thought may take
        self.all = [Worker() for _ in range(workers)]
        self.free = self.all.copy()
        self.homes: OrderedDict[tuple[str, int], Worker] = OrderedDict()
        self.threads = ThreadPoolExecutor(workers, "hand")

    def pick(self, job: Job) -> Worker:
        """A free one; there is one, for nobody takes on more than there are."""
        place = (job.table, job.seat)
        worker = self.homes.pop(place, self.free[0])
        # Better to forget a tree than to wait: the one that remembers may be busy with a long thought.
        if worker not in self.free:
            worker = self.free[0]
        self.homes[place] = worker
        if len(self.homes) > MOST_HOMES:
            self.homes.popitem(last=False)
        self.free.remove(worker)
        return worker

    def release(self, worker: Worker) -> None:
        """Nothing to do for it now; the one that has rested longest is next."""
        self.free.append(worker)

    async def ask(self, worker: Worker, question: Question) -> Answer:
        """What it answers; raises Died if it dies over the question."""
        worker.unwanted = False
        return await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, question, self.longest)

    async def stop(self) -> None:
        """End every process, whatever it is thinking about."""
        for worker in self.all:
            await asyncio.to_thread(worker.close)

    async def bury(self) -> None:
        """Leave nothing behind."""
        await asyncio.to_thread(self.threads.shutdown)
        for worker in self.all:
            await asyncio.to_thread(worker.dismiss)
