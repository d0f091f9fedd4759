"""A hub that connects processes through Redis. It recovers when Redis is unavailable for a while."""

import asyncio
import contextlib
import logging
import secrets
from collections import deque
from typing import Final

import msgspec
from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from clanmoot.core.errors import ClanmootError

from .hub import Hub

CHANNEL: Final = "clanmoot:told"
MOST_WAITING: Final = 10_000  # more notes than this are replaced by one note that says "check everything"
PAUSES: Final = (0.05, 0.2, 0.5, 1.0, 2.0)  # seconds before trying again
QUIET: Final = 5.0  # seconds of silence after which we ping Redis

log = logging.getLogger(__name__)

LOST: Final = (RedisError, OSError, asyncio.TimeoutError)


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A message in Redis. It contains no hidden information, only where to look."""

    process: str
    kind: str  # told, lobby, left, renamed, refresh
    key: str = ""
    number: int = 0


class RedisHub(Hub):
    """Publishes and listens on one channel, with one task for each."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.process = secrets.token_hex(8)
        # The library must not reconnect by itself, because it would not tell us that notes were lost.
        never = Retry(NoBackoff(), 0)
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=5, socket_timeout=None, retry=never)
        self._waiting: deque[Note] = deque()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(Note).decode

    # -- starting and stopping

    async def start(self) -> None:
        """Connect. Raise ClanmootError if Redis does not answer, because the settings are probably wrong."""
        pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        try:
            await pubsub.subscribe(CHANNEL)
        except LOST as error:
            await self._redis.aclose()
            raise ClanmootError("redis", f"Redis does not answer: {error}.") from None
        self._tasks = [asyncio.create_task(self._listen(pubsub)), asyncio.create_task(self._publish())]

    async def stop(self) -> None:
        """Publish all queued notes if that is possible within a second, and disconnect."""
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(1):
                while self._waiting:
                    await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    # -- sending

    def tell(self, table: str, number: int) -> None:
        self._put(Note(self.process, "told", table, number))

    def lobby_changed(self) -> None:
        super().lobby_changed()
        self._put(Note(self.process, "lobby"))

    def session_ended(self, session: str) -> None:
        super().session_ended(session)
        self._put(Note(self.process, "left", session))

    def person_renamed(self, person: str) -> None:
        self._put(Note(self.process, "renamed", person))

    def _put(self, note: Note) -> None:
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            note = Note(self.process, "refresh")
        self._waiting.append(note)
        self._wake.set()

    async def _publish(self) -> None:
        """Publish queued notes in batches.

        A failure may have lost notes, so all processes are then told to check everything.
        """
        failures = 0
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                notes = list(self._waiting)
                try:
                    async with self._redis.pipeline(transaction=False) as pipe:
                        for note in notes:
                            pipe.publish(CHANNEL, self._encode(note))
                        await pipe.execute()
                except LOST as error:
                    log.warning("cannot publish to redis: %s", error)
                    self._waiting.clear()
                    self._waiting.append(Note(self.process, "refresh"))
                    await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                    failures += 1
                else:
                    failures = 0
                    for _ in notes:
                        self._waiting.popleft()

    # -- receiving

    async def _listen(self, pubsub: PubSub) -> None:
        """Receive notes until stopped. After a lost connection, check everything, because notes may be missing."""
        failures = 0
        while True:
            try:
                await pubsub.subscribe(CHANNEL)
                if failures:
                    log.info("redis is back")
                    self.heard_refresh()
                failures = 0
                while True:
                    await self._hear(pubsub)
            except LOST as error:
                log.warning("cannot read from redis: %s", error)
                with contextlib.suppress(*LOST):
                    await pubsub.aclose()  # type: ignore[no-untyped-call]  # redis leaves it untyped
                await asyncio.sleep(PAUSES[min(failures, len(PAUSES) - 1)])
                failures += 1
                pubsub = self._redis.pubsub(ignore_subscribe_messages=True)

    async def _hear(self, pubsub: PubSub) -> None:
        message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=QUIET)
        if message is None:
            async with asyncio.timeout(QUIET):
                await self._redis.ping()
            return
        try:
            note = self._decode(message["data"])
        except (msgspec.DecodeError, TypeError, KeyError):
            return  # not from us
        if note.process != self.process:
            self._heard(note)

    def _heard(self, note: Note) -> None:
        match note.kind:
            case "told":
                self.heard_event(note.key, note.number)
            case "lobby":
                self.heard_lobby_changed()
            case "left":
                self.heard_session_ended(note.key)
            case "renamed":
                self.heard_renamed(note.key)
            case "refresh":
                self.heard_refresh()
