"""Computer opponents and advisers that choose what a line says; what they are asked is kept, byte for byte."""

import asyncio
import io
import pickle
from collections.abc import Callable

from clanmoot.server.work.question import Asking, Deciding, Job, Question

Choice = Callable[[int], int]  # what a seat does next


class Thinking:
    """Stands where a house has its workshop. A question is answered when the test says so, or at once."""

    def __init__(self, asking: Asking, deciding: Deciding, choice: Choice, at_once: bool) -> None:
        self.asking = asking
        self.deciding = deciding
        self.choice = choice
        self.at_once = at_once
        self.jobs: list[Job] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked: list[bytes] = []

    def think(self, asked: Job) -> None:
        """Take a question."""
        self.jobs.append(asked)
        if self.at_once:
            task = asyncio.create_task(self.answer(asked.seat))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def answer(self, seat: int) -> None:
        """Answer the newest question to a seat; older ones have nobody who waits for them."""
        job = [job for job in self.jobs if job.seat == seat][-1]
        self.jobs = [job for job in self.jobs if job.seat != seat]
        question = await self.asking(*job)
        assert question is not None, job
        self.asked.append(pickled(question))
        await self.deciding(*job, self.choice(seat))


def pickled(question: Question) -> bytes:
    """Return a question as a worker gets it, without the table's id and without references to equal objects."""
    body = io.BytesIO()
    pickler = pickle.Pickler(body)
    pickler.fast = True  # the same object twice is written twice: what is compared is what it says
    pickler.dump(tuple(question._replace(table="")))
    return body.getvalue()
