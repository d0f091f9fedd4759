"""The queue of a server that is alone: in memory."""

import asyncio
from collections import deque

from .question import Job


class Here:
    """A queue in this process."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.waiting: deque[Job] = deque()
        self.known: set[Job] = set()  # those that wait
        self.taken: dict[Job, bool] = {}  # those in somebody's hands, and whether they were asked for again
        self.arrived = asyncio.Semaphore(0)

    async def open(self) -> None:
        """There is nothing to begin with."""

    def put(self, job: Job) -> bool:
        """Ask for it; whether there was room."""
        if job in self.taken:
            self.taken[job] = True
        elif job not in self.known:
            if len(self.waiting) >= self.room:
                return False
            self.known.add(job)
            self.waiting.append(job)
            self.arrived.release()
        return True

    async def take(self) -> Job:
        """The next one, when there is one."""
        await self.arrived.acquire()
        job = self.waiting.popleft()
        self.known.remove(job)
        self.taken[job] = False
        return job

    async def finish(self, job: Job) -> bool:
        """It is done; whether it was asked for again meanwhile."""
        if self.taken[job]:
            self.taken[job] = False
            return True
        del self.taken[job]
        return False

    async def put_back(self, job: Job) -> None:
        """Nobody else is there to take it; when the server is back, the table asks again."""
        del self.taken[job]

    def length(self) -> int:
        """How many are waiting."""
        return len(self.waiting)

    async def close(self) -> None:
        """What still waits is asked for again when the server is back."""
        self.waiting.clear()
        self.known.clear()
