"""Computer opponents and advisers that choose what a line says; what they are asked is kept, byte for byte."""

import asyncio
import io
import pickle
from collections.abc import Callable

from clanmoot.server.work import Bill
from clanmoot.server.work.jobs import AskTable, Decide, Job, Question, Wanted
from tests.server.client import PATIENCE

Choice = Callable[[int], int]  # what a seat does next


class Thinking:
    """Replaces the bot scheduler of a server. A question is answered when the test says so, or at once."""

    def __init__(self, asking: AskTable, deciding: Decide, choice: Choice, at_once: bool) -> None:
        self.asking = asking
        self.deciding = deciding
        self.choice = choice
        self.at_once = at_once
        self.jobs: list[Job] = []
        self.news = asyncio.Event()  # a question has come
        self.tasks: set[asyncio.Task[None]] = set()
        self.asked: list[bytes] = []

    def think(self, asked: Job, bill: Bill) -> bool:
        """Take a question; there is always room."""
        self.jobs.append(asked)
        self.news.set()
        if self.at_once:
            task = asyncio.create_task(self.answer(asked.seat))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        return True

    def moved_on(self, table: str, wanted: Wanted) -> None:
        """Forget the questions that the table does not want answered any more."""
        self.jobs = [job for job in self.jobs if job.table != table or wanted(job.number, job.seat)]

    async def answer(self, seat: int) -> None:
        """Answer the question to a seat as soon as there is one."""
        async with asyncio.timeout(PATIENCE):
            while not (mine := [job for job in self.jobs if job.seat == seat]):
                self.news.clear()
                await self.news.wait()
        job = mine[-1]
        self.jobs = [one for one in self.jobs if one.seat != seat]
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
