"""The queue of many servers: in Redis, where a job outlives the process that took it."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError, ResponseError

from clanmoot.core.errors import ClanmootError

from .question import Job
from .scripts import FINISH, PUT, PUT_BACK

STREAM: Final = "{clanmoot-work}:jobs"
KEY: Final = b"{clanmoot-work}:job:"
GROUP: Final = "workshops"
TO_LIVE: Final = 3600  # seconds after which a job's key is forgotten, should anything ever leave one behind
PAUSE: Final = 1.0  # seconds between two attempts to reach Redis, or to find a job whose process has died
FORGOTTEN: Final = 600_000  # milliseconds after which a process that has said nothing is struck off

TROUBLE: Final = (RedisError, OSError)

log = logging.getLogger(__name__)


class Shared:
    """A queue that all processes share. `dropped` is called when there was no room for a job."""

    def __init__(self, url: str, room: int, lease: float, dropped: Callable[[], None]) -> None:
        self.room = room
        self.lease = lease
        self.dropped = dropped
        self.me = secrets.token_hex(8)
        # Version 2 of the protocol: the older shape of answers, which every version of the library gives.
        self.redis: Any = Redis.from_url(url, protocol=2)
        self.outgoing: asyncio.Queue[Job] = asyncio.Queue(room)
        self.entries: dict[Job, bytes] = {}  # what is in our hands, and its entry in the stream
        self.tasks: list[asyncio.Task[None]] = []
        self.known_length = 0
        self._put = self.redis.register_script(PUT)
        self._finish = self.redis.register_script(FINISH)
        self._put_back = self.redis.register_script(PUT_BACK)

    async def open(self) -> None:
        """Find Redis, or say that it is not there."""
        try:
            await self._join()
            await self._strike_off()
        except TROUBLE as error:
            await self.redis.aclose()
            raise ClanmootError("redis", f"Redis does not answer as it should: {error}.") from None
        self.tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._hold())]

    def put(self, job: Job) -> bool:
        """Ask for it; whether there was room for it on the way to Redis."""
        try:
            self.outgoing.put_nowait(job)
        except asyncio.QueueFull:
            return False
        return True

    async def take(self) -> Job:
        """The next one, when there is one; first of all one whose process has died."""
        while True:
            try:
                for entry, fields in await self._left_over() or await self._next():
                    job = await self._understood(entry, fields)
                    if job is not None and job not in self.entries:  # else we have it, and Redis did not hear from us
                        return await self._taken(job, entry)
            except ResponseError:
                await self._join_again()
            except TROUBLE as error:
                log.warning("Redis cannot be reached: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def finish(self, job: Job) -> bool:
        """It is done; whether it was asked for again meanwhile."""
        with contextlib.suppress(*TROUBLE):
            if await self._finish([STREAM, key(job)], [GROUP, self.entries[job]]):
                return True
        # Should Redis not have heard, the job is taken up once more, and its table says that it has moved on.
        del self.entries[job]
        return False

    async def put_back(self, job: Job) -> None:
        """It is not done, and another process may take it."""
        entry = self.entries.pop(job)
        with contextlib.suppress(*TROUBLE):
            await self._put_back([STREAM, key(job)], [GROUP, entry, encoded(job), TO_LIVE])

    def length(self) -> int:
        """How many there were at the last look, those in hand included."""
        return self.known_length + self.outgoing.qsize()

    async def close(self) -> None:
        """Leave; what cannot be passed on to Redis in time is asked for again by its table."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.outgoing.join(), PAUSE)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for job in list(self.entries):
            await self.put_back(job)
        # Our name stays: Redis may have handed us a job that we never heard of, and would forget it with the name.
        # Others take it up when nobody has held it for too long.
        await self.redis.aclose()

    # -- talking to Redis

    async def _understood(self, entry: bytes, fields: dict[bytes, bytes]) -> Job | None:
        """The job in an entry; what is none is thrown away."""
        try:
            return decoded(fields)
        except (msgspec.MsgspecError, KeyError, TypeError):
            log.warning("There was something in the queue that is not a job.")
            await self.redis.xack(STREAM, GROUP, entry)
            await self.redis.xdel(STREAM, entry)
            return None

    async def _taken(self, job: Job, entry: bytes) -> Job:
        """A job that is ours from now on; whoever asks again after this may know more than the table tells us now."""
        self.entries[job] = entry
        with contextlib.suppress(*TROUBLE):
            await self.redis.set(key(job), b"", xx=True, keepttl=True)
        return job

    async def _send(self) -> None:
        """Pass on what was asked for here, for as long as it takes."""
        while True:
            job = await self.outgoing.get()
            while True:
                try:
                    length = await self._put([STREAM, key(job)], [encoded(job), self.room, TO_LIVE])
                    break
                except TROUBLE:
                    await asyncio.sleep(PAUSE)
            self.outgoing.task_done()
            if length < 0:
                self.dropped()
            else:
                self.known_length = length

    async def _hold(self) -> None:
        """Say again and again that we live and work on what we took."""
        while True:
            await asyncio.sleep(self.lease / 3)
            with contextlib.suppress(*TROUBLE):
                if self.entries:
                    held = list(self.entries.values())
                    await self.redis.xclaim(STREAM, GROUP, self.me, 0, held, justid=True)
                self.known_length = await self.redis.xlen(STREAM)

    async def _left_over(self) -> list[tuple[bytes, dict[bytes, bytes]]]:
        """A job that nobody has held for too long."""
        answer = await self.redis.xautoclaim(STREAM, GROUP, self.me, int(1000 * self.lease), count=1)
        found: list[tuple[bytes, dict[bytes, bytes]]] = answer[1]
        return found

    async def _next(self) -> list[tuple[bytes, dict[bytes, bytes]]]:
        """A job that nobody has taken yet; nothing if none comes for a while."""
        block = int(1000 * min(PAUSE, self.lease / 2))
        answer = await self.redis.xreadgroup(GROUP, self.me, {STREAM: ">"}, count=1, block=block)
        return [entry for _, entries in answer for entry in entries]

    async def _join(self) -> None:
        """Make sure that there is a queue."""
        try:
            await self.redis.xgroup_create(STREAM, GROUP, id="0", mkstream=True)
        except ResponseError as error:
            if "BUSYGROUP" not in str(error):
                raise

    async def _join_again(self) -> None:
        """Redis has forgotten the queue: somebody has emptied it."""
        with contextlib.suppress(*TROUBLE):
            await self._join()
        await asyncio.sleep(PAUSE)

    async def _strike_off(self) -> None:
        """Forget processes that have gone without a word, once nothing of theirs is left to do."""
        for consumer in await self.redis.xinfo_consumers(STREAM, GROUP):
            if consumer["pending"] == 0 and consumer["idle"] > FORGOTTEN:
                await self.redis.xgroup_delconsumer(STREAM, GROUP, consumer["name"])


def encoded(job: Job) -> bytes:
    """A job as bytes: the same job, the same bytes."""
    return msgspec.msgpack.encode(job)


def decoded(fields: dict[bytes, bytes]) -> Job:
    """The job in an entry."""
    return msgspec.msgpack.decode(fields[b"job"], type=Job)


def key(job: Job) -> bytes:
    """Where Redis notes that a job is there."""
    return KEY + encoded(job)
