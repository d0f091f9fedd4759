"""The queue of many servers: in Redis, where a job outlives the process that took it."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from clanmoot.core.errors import ClanmootError

from .job_queue import WAITS
from .jobs import Job
from .payers import Payer
from .redis_scripts import FINISH, HOLD, PUT, PUT_BACK, TAKE

PREFIX: Final = "{clanmoot-work}:"
BELL: Final = PREFIX + "bell"
TO_LIVE: Final = 3600  # seconds after which Redis forgets the queue, should nobody use it any more
PAUSE: Final = 1.0  # seconds between two attempts to reach Redis, or to find a job whose process has died

TROUBLE: Final = (RedisError, OSError)

log = logging.getLogger(__name__)


class Wish(NamedTuple):
    """A job that was asked for here, on its way to Redis."""

    job: Job
    cost: float
    payers: tuple[Payer, ...]


class RedisQueue:
    """A queue that all processes share. `dropped` is called when there was no room for a job."""

    def __init__(
        self, url: str, capacity: int, lease: float, dropped: Callable[[], None], waits: float = WAITS
    ) -> None:
        self.capacity = capacity
        self.lease = lease
        self.waits = waits
        self.dropped = dropped
        self.me = secrets.token_hex(8)
        # Version 2 of the protocol: the older shape of answers, which every version of the library gives.
        self.redis: Any = Redis.from_url(url, protocol=2)
        self.outgoing: asyncio.Queue[Wish] = asyncio.Queue(capacity)
        self.held: set[Job] = set()
        self.tasks: list[asyncio.Task[None]] = []
        self.known_length = 0
        self.known_oldest = 0.0
        self._put = self.redis.register_script(PUT)
        self._take = self.redis.register_script(TAKE)
        self._finish = self.redis.register_script(FINISH)
        self._put_back = self.redis.register_script(PUT_BACK)
        self._hold = self.redis.register_script(HOLD)

    async def open(self) -> None:
        """Find Redis, or say that it is not there."""
        try:
            await self._say_that_we_live()
        except TROUBLE as error:
            await self.redis.aclose()
            raise ClanmootError("redis", f"Redis gave an unexpected answer: {error}.") from None
        self.tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._live())]

    def put(self, job: Job, cost: float, payers: tuple[Payer, ...]) -> bool:
        """Ask for it; whether there was room for it on the way to Redis."""
        try:
            self.outgoing.put_nowait(Wish(job, cost, payers))
        except asyncio.QueueFull:
            self.dropped()
            return False
        return True

    async def take(self) -> Job:
        """The next one, when there is one; first of all one whose process has died."""
        while True:
            try:
                found = await self._take([PREFIX], [self.me, *self._times(self.lease, self.waits), TO_LIVE])
                if found is None:
                    await self.redis.blpop([BELL], timeout=min(PAUSE, self.lease / 2))
                    continue
                job = await self._understood(found)
                if job is not None and job not in self.held:  # else we have it, and Redis did not hear from us
                    self.held.add(job)
                    self.known_length = max(self.known_length - 1, 0)
                    return job
            except TROUBLE as error:
                log.warning("Redis cannot be reached: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def finish(self, job: Job) -> bool:
        """It is done; whether it was asked for again meanwhile."""
        with contextlib.suppress(*TROUBLE):
            if await self._finish([PREFIX], [self.me, encoded(job)]):
                return True
        # Should Redis not have heard, the job is taken up once more, and its table says that it has moved on.
        self.held.remove(job)
        return False

    async def put_back(self, job: Job) -> None:
        """It is not done, and another process may take it."""
        self.held.remove(job)
        with contextlib.suppress(*TROUBLE):
            await self._put_back([PREFIX], [self.me, encoded(job), TO_LIVE])

    def length(self) -> int:
        """How many there were at the last look, those on their way included."""
        return self.known_length + self.outgoing.qsize()

    def oldest(self) -> float:
        """For how many seconds the oldest one had waited at the last look."""
        return self.known_oldest

    async def close(self) -> None:
        """Leave; what cannot be passed on to Redis in time is asked for again by its table."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.outgoing.join(), PAUSE)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for job in list(self.held):
            await self.put_back(job)
        await self.redis.aclose()

    # -- talking to Redis

    async def _understood(self, found: bytes) -> Job | None:
        """The job that was found; what is none is thrown away."""
        try:
            return decoded(found)
        except msgspec.MsgspecError:
            log.warning("The queue held an entry that is not a job.")
            await self._finish([PREFIX], [self.me, found])
            return None

    async def _send(self) -> None:
        """Pass on what was asked for here, for as long as it takes."""
        while True:
            job, cost, payers = await self.outgoing.get()
            paying = [value for payer in payers for value in payer]
            wish = [encoded(job), cost, self.capacity, *self._times(self.waits), TO_LIVE, *paying]
            while True:
                try:
                    self.known_length, dropped, _ = await self._put([PREFIX], wish)
                    break
                except TROUBLE:
                    await asyncio.sleep(PAUSE)
            self.outgoing.task_done()
            for _ in range(dropped):
                self.dropped()

    async def _live(self) -> None:
        """Say again and again that we live and work on what we took."""
        while True:
            await asyncio.sleep(self.lease / 3)
            with contextlib.suppress(*TROUBLE):
                await self._say_that_we_live()

    async def _say_that_we_live(self) -> None:
        held = [encoded(job) for job in self.held]
        self.known_length, waited = await self._hold([PREFIX], [self.me, *self._times(self.lease), TO_LIVE, *held])
        self.known_oldest = waited / 1000.0

    def _times(self, *seconds: float) -> list[int]:
        return [int(1000 * one) for one in seconds]


def encoded(job: Job) -> bytes:
    """A job as bytes: the same job, the same bytes."""
    return msgspec.msgpack.encode(job)


def decoded(found: bytes) -> Job:
    """The job in what Redis holds."""
    return msgspec.msgpack.decode(found, type=Job)
