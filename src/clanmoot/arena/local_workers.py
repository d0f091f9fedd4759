"""Plays games on all cores of this machine, with one worker process per core. A worker that dies is replaced."""

import contextlib
import os
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait
from typing import Final

from clanmoot.core.errors import ClanmootError

from .contest import Job
from .match import Result, attempt
from .processes import started

ATTEMPTS: Final = 3  # how many workers a game may kill before it counts as the game's fault
GRACE: Final = 5.0  # seconds for a worker to end by itself


class Worker:
    """A process that plays one game after the other."""

    def __init__(self) -> None:
        self.process, self.pipe = started(serve)
        self.job: Job | None = None

    def give(self, job: Job) -> None:
        """Send the worker a game to play. If it has died, the next call of `take` reports it."""
        self.job = job
        with contextlib.suppress(OSError):
            self.pipe.send(job)

    def take(self) -> Result | ClanmootError | None:
        """Return a result or an error. Return None if the worker has died."""
        try:
            answer: Result | tuple[str, str] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return answer if isinstance(answer, Result) else ClanmootError(*answer)

    def dismiss(self) -> None:
        """End the process. The game it is playing is lost."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


def serve(pipe: Connection) -> None:
    """Play games until the other end closes the pipe."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(pipe.recv()))


def played(jobs: Iterator[Job], workers: int) -> Generator[Result, None, None]:
    """Yield results as they arrive. It fetches the next job only when a worker is free."""
    hands: list[Worker] = []
    failures: dict[Job, int] = {}
    try:
        for job in jobs:
            hands.append(Worker())
            hands[-1].give(job)
            if len(hands) == workers:
                break
        while hands:
            for pipe in wait([hand.pipe for hand in hands]):
                (hand,) = [hand for hand in hands if hand.pipe is pipe]
                answer = hand.take()
                if isinstance(answer, ClanmootError):
                    raise answer
                if answer is None:
                    hands.remove(hand)
                    hands.append(again(hand, failures))
                    continue
                hand.job = None
                yield answer
                following = next(jobs, None)
                if following is None:
                    hands.remove(hand)
                    hand.dismiss()
                else:
                    hand.give(following)
    finally:
        for hand in hands:
            hand.dismiss()


def again(dead: Worker, failures: dict[Job, int]) -> Worker:
    """Start a new worker for the game that a worker was playing when it died.

    Raise an error if that game has made too many workers die.
    """
    job = dead.job
    assert job is not None
    dead.dismiss()
    failures[job] = failures.get(job, 0) + 1
    if failures[job] == ATTEMPTS:
        words = f"Deal {job.deal}, rotation {job.rotation} of {' '.join(job.contest.bots)} crashed {ATTEMPTS} workers."
        raise ClanmootError("deadly", words)
    worker = Worker()
    worker.give(job)
    return worker


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
