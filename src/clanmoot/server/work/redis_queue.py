"""The queue that several server processes share, in Redis. A job is not lost if the process that took it dies."""

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
EXPIRY: Final = 3600  # seconds after which Redis forgets a queue that nobody uses
PAUSE: Final = 1.0  # seconds between two attempts to reach Redis, or to find a job whose process has died

ERRORS: Final = (RedisError, OSError)

log = logging.getLogger(__name__)


class PutRequest(NamedTuple):
    """A job that this process has asked for, but not yet sent to Redis."""

    job: Job
    cost: float
    payers: tuple[Payer, ...]


class RedisQueue:
    """A queue that all processes share.

    `Queue` describes its methods. `dropped` is called for each dropped job.
    """

    def __init__(
        self, url: str, capacity: int, lease: float, dropped: Callable[[], None], waits: float = WAITS
    ) -> None:
        self.capacity = capacity
        self.lease = lease
        self.waits = waits
        self.dropped = dropped
        self.process = secrets.token_hex(8)
        # Version 2 of the protocol: every version of the library can return answers in this older form.
        self.redis: Any = Redis.from_url(url, protocol=2)
        self.outgoing: asyncio.Queue[PutRequest] = asyncio.Queue(capacity)
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
        """Connect to Redis and start the background tasks. Raise ClanmootError if Redis does not answer."""
        try:
            await self._renew_lease()
        except ERRORS as error:
            await self.redis.aclose()
            raise ClanmootError("redis", f"Redis gave an unexpected answer: {error}.") from None
        self.tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._keep_alive())]

    def put(self, job: Job, cost: float, payers: tuple[Payer, ...]) -> bool:
        """Queue a job for sending to Redis. Return whether there was space for it."""
        try:
            self.outgoing.put_nowait(PutRequest(job, cost, payers))
        except asyncio.QueueFull:
            self.dropped()
            return False
        return True

    async def take(self) -> Job:
        """Wait for the next job and return it. Jobs of a process that has died come first."""
        while True:
            try:
                found = await self._take([PREFIX], [self.process, *self._times(self.lease, self.waits), EXPIRY])
                if found is None:
                    await self.redis.blpop([BELL], timeout=min(PAUSE, self.lease / 2))
                    continue
                job = await self._decoded_or_removed(found)
                if (
                    job is not None and job not in self.held
                ):  # otherwise we still hold it, and our renewals did not reach Redis
                    self.held.add(job)
                    self.known_length = max(self.known_length - 1, 0)
                    return job
            except ERRORS as error:
                log.warning("Redis cannot be reached: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def finish(self, job: Job) -> bool:
        with contextlib.suppress(*ERRORS):
            if await self._finish([PREFIX], [self.process, encoded(job)]):
                return True
        # If this did not reach Redis, the job is taken once more, and its table answers that it has moved on.
        self.held.remove(job)
        return False

    async def put_back(self, job: Job) -> None:
        self.held.remove(job)
        with contextlib.suppress(*ERRORS):
            await self._put_back([PREFIX], [self.process, encoded(job), EXPIRY])

    def length(self) -> int:
        """Return how many jobs were waiting when Redis was last asked, plus those not yet sent to it."""
        return self.known_length + self.outgoing.qsize()

    def oldest(self) -> float:
        """Return how many seconds the oldest job had been waiting when Redis was last asked."""
        return self.known_oldest

    async def close(self) -> None:
        """Disconnect. Tables ask again for jobs that could not be sent to Redis within PAUSE seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.outgoing.join(), PAUSE)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for job in list(self.held):
            await self.put_back(job)
        await self.redis.aclose()

    # -- talking to Redis

    async def _decoded_or_removed(self, found: bytes) -> Job | None:
        """Return the job. If the entry is not a valid job, remove it from the queue and return None."""
        try:
            return decoded(found)
        except msgspec.MsgspecError:
            log.warning("The queue held an entry that is not a job.")
            await self._finish([PREFIX], [self.process, found])
            return None

    async def _send(self) -> None:
        """Send the jobs that this process has asked for to Redis. Repeat until it succeeds."""
        while True:
            job, cost, payers = await self.outgoing.get()
            paying = [value for payer in payers for value in payer]
            arguments = [encoded(job), cost, self.capacity, *self._times(self.waits), EXPIRY, *paying]
            while True:
                try:
                    self.known_length, dropped, _ = await self._put([PREFIX], arguments)
                    break
                except ERRORS:
                    await asyncio.sleep(PAUSE)
            self.outgoing.task_done()
            for _ in range(dropped):
                self.dropped()

    async def _keep_alive(self) -> None:
        """Renew the leases of our jobs three times per lease."""
        while True:
            await asyncio.sleep(self.lease / 3)
            with contextlib.suppress(*ERRORS):
                await self._renew_lease()

    async def _renew_lease(self) -> None:
        held = [encoded(job) for job in self.held]
        self.known_length, waited = await self._hold([PREFIX], [self.process, *self._times(self.lease), EXPIRY, *held])
        self.known_oldest = waited / 1000.0

    def _times(self, *seconds: float) -> list[int]:
        return [int(1000 * one) for one in seconds]


def encoded(job: Job) -> bytes:
    """Return a job as bytes. Equal jobs have equal bytes."""
    return msgspec.msgpack.encode(job)


def decoded(found: bytes) -> Job:
    return msgspec.msgpack.decode(found, type=Job)
