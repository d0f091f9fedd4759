"""Bot schedulers for tests: started, limited, stopped."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from clanmoot.server.work import BotScheduler
from clanmoot.server.work.worker_handle import LONGEST

from .scripted import ScriptedTables

PATIENCE = 240.0  # seconds; only a test that would never end is ended by it


@asynccontextmanager
async def scheduler(
    scripted: ScriptedTables,
    workers: int = 2,
    redis_url: str | None = None,
    capacity: int = 1000,
    lease: float = 1.0,
    longest: float = LONGEST,
) -> AsyncIterator[BotScheduler]:
    """A bot scheduler with the tables of a server."""
    made = BotScheduler(
        workers, redis_url, scripted.question, scripted.decide, capacity=capacity, lease=lease, longest=longest
    )
    scripted.think = made.think
    await made.start()
    try:
        yield made
    finally:
        await made.stop()


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that ends."""

    async def bounded() -> None:
        await asyncio.wait_for(test(), PATIENCE)

    asyncio.run(bounded())


async def until(met: Callable[[], bool]) -> None:
    """When a condition is met."""
    while not met():
        await asyncio.sleep(0.01)


def pids(made: BotScheduler) -> list[int]:
    """The processes that think now."""
    return [worker.pid for worker in made.pool.all if worker.pid is not None]


def alive(pid: int) -> bool:
    """Whether there is such a process, and it has not ended."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
