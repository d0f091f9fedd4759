"""All worker processes. A bot's question goes to the worker that has the bot in its cache, if that worker is idle."""

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from .jobs import Answer, Job, Question
from .worker_handle import LONGEST, Worker

MOST_REMEMBERED: Final = 10_000


class WorkerPool:
    """A fixed number of worker processes. Each is started when it is first needed."""

    def __init__(self, workers: int, longest: float = LONGEST) -> None:
        self.longest = longest  # seconds that a thought may take
        self.all = [Worker() for _ in range(workers)]
        self.free = self.all.copy()
        self.last_workers: OrderedDict[tuple[str, int], Worker] = OrderedDict()
        self.threads = ThreadPoolExecutor(workers, "worker")

    def pick(self, job: Job) -> Worker:
        """Return an idle worker. There always is one, because callers hold no more workers than exist."""
        place = (job.table, job.seat)
        worker = self.last_workers.pop(place, self.free[0])
        # Losing a search tree is better than waiting: the worker that has it may be busy with a long thought.
        if worker not in self.free:
            worker = self.free[0]
        self.last_workers[place] = worker
        if len(self.last_workers) > MOST_REMEMBERED:
            self.last_workers.popitem(last=False)
        self.free.remove(worker)
        return worker

    def release(self, worker: Worker) -> None:
        """Mark a worker as idle. The worker that has been idle longest is used next."""
        self.free.append(worker)

    async def ask(self, worker: Worker, question: Question) -> Answer:
        """Return the answer of a worker. Raise Died if the worker process ends while answering."""
        worker.unwanted = False
        return await asyncio.get_running_loop().run_in_executor(self.threads, worker.ask, question, self.longest)

    def replace_processes(self) -> None:
        """Make every worker use a new process for its next question."""
        for worker in self.all:
            worker.outdated = True

    async def stop(self) -> None:
        """Kill every worker, even one that is thinking."""
        for worker in self.all:
            await asyncio.to_thread(worker.close)

    async def reap(self) -> None:
        """Wait until all processes have ended, and stop the threads."""
        await asyncio.to_thread(self.threads.shutdown)
        for worker in self.all:
            await asyncio.to_thread(worker.reap)
