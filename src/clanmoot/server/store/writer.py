"""The only thread of a process that writes. It commits all queued events together, then runs the other jobs."""

import asyncio
import logging
import threading
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, NamedTuple

from sqlalchemy import Engine

from clanmoot.core.errors import ClanmootError

from .append_events import Event
from .group_commit import Answer, Job, commit
from .store_errors import failed, reason

GROUP = 256  # most jobs committed together

log = logging.getLogger(__name__)


class Waiting(NamedTuple):
    """A job, and the future for its result."""

    future: asyncio.Future[Any]
    job: Job


class Writer:
    """Takes jobs from one event loop, and answers when they are on disk."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.groups = 0  # committed since the start
        self.jobs = 0  # in them
        self.failures = 0  # groups that were not committed
        self._engine = engine
        self._loop = loop
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._closed = False
        self._worker = threading.Thread(target=self._run, name="clanmoot-writer", daemon=True)
        self._worker.start()

    def put(self, job: Job) -> asyncio.Future[Any]:
        """Queue a job and return a future for its result. The job is done even if the future is cancelled."""
        if self._closed:
            raise ClanmootError("store-closed", "The store is closed and cannot be written.")
        future = self._loop.create_future()
        self._queue.put(Waiting(future, job))
        return future

    def waiting(self) -> int:
        """Return how many jobs the thread has not taken yet."""
        return self._queue.qsize()

    def close(self) -> asyncio.Future[None]:
        """Write everything queued and stop. The returned future is done when the thread has ended."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        return self._loop.run_in_executor(None, self._worker.join)

    def _run(self) -> None:
        more = True
        while more:
            group, more = self._take()
            for part in parts(group):
                answers = self._commit([waiting.job for waiting in part])
                with suppress(RuntimeError):  # the loop was closed, so nobody waits
                    self._loop.call_soon_threadsafe(deliver, part, answers)

    def _take(self) -> tuple[list[Waiting], bool]:
        """Wait for a job and take up to GROUP queued jobs. Return them, and False once the store is closed."""
        group: list[Waiting] = []
        entry = self._queue.get()
        while entry is not None:
            group.append(entry)
            if len(group) == GROUP:
                return group, True
            try:
                entry = self._queue.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _commit(self, jobs: list[Job]) -> Sequence[Answer]:
        try:
            answers = commit(self._engine, jobs)
        except BaseException as error:  # callers wait for an answer, and this thread has to continue
            self.failures += 1
            log.warning("a commit of %d writes failed: %s", len(jobs), reason(error))
            return [Answer(None, failed(error)) for _ in jobs]
        self.groups += 1
        self.jobs += len(jobs)
        return answers


def parts(group: list[Waiting]) -> list[list[Waiting]]:
    """Split a group into events and functions. Events come first, because people wait for them."""
    events = [waiting for waiting in group if isinstance(waiting.job, Event)]
    functions = [waiting for waiting in group if not isinstance(waiting.job, Event)]
    return [part for part in (events, functions) if part]


def deliver(group: list[Waiting], answers: Sequence[Answer]) -> None:
    """Resolve all futures of a group in one iteration of the event loop."""
    for (future, _), (result, error) in zip(group, answers, strict=True):
        if future.done():
            continue  # it was cancelled
        if error is None:
            future.set_result(result)
        elif isinstance(error, StopIteration):  # a future refuses to carry one
            future.set_exception(RuntimeError("a function of the store ran out of an iterator"))
        else:
            future.set_exception(error)
