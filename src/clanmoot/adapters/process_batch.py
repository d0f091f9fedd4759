"""A batch whose games run in other processes, one per core. They write into shared memory."""

import contextlib
import ctypes
import weakref
from itertools import pairwise
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from clanmoot.arena.processes import started
from clanmoot.core.errors import ClanmootError

from .batch_arrays import Arrays
from .batch_worker import STEP, Fault, Part, bytes_needed, map_arrays, work
from .environment_options import Setting
from .interrupts import DelayedInterrupt
from .local_batch import read_only

GRACE: Final = 5.0  # seconds for a process to end by itself


class Worker:
    """A worker process, and the pipe to it."""

    def __init__(self, memory: Any, part: Part) -> None:
        self.part = part
        self.process, self.pipe = started(work, memory, part)

    def ask(self, question: tuple[int, ...]) -> None:
        """Send a request. If the process has died, the next call of `answer` reports it."""
        with contextlib.suppress(OSError):
            self.pipe.send(question)

    def answer(self) -> str:
        """Return the answer, or raise an error that says what happened to the process."""
        try:
            found: str | Fault = self.pipe.recv()
        except (EOFError, OSError):
            self.process.join(GRACE)
            raise ClanmootError("worker", self._failure_text("has ended")) from None
        if isinstance(found, Fault):
            raise ClanmootError("worker", self._failure_text("has failed") + f"\n{found.words}")
        return found

    def _failure_text(self, what: str) -> str:
        first, last = self.part.first, self.part.last
        games = f"games {first} to {last}" if first < last else f"game {first}"
        code = self.process.exitcode
        status = "" if code is None else f" (exit status {code})"
        return f"The process with {games} {what}{status}. The batch is now closed. Make a new one."

    def dismiss(self) -> None:
        """Close the pipe and wait for the process to end. Kill it if it takes too long."""
        self.pipe.close()
        self.process.join(GRACE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class ProcessEngine:
    """Runs the games in worker processes. Each has some of the games, and only numbers are sent to it."""

    def __init__(self, key: str, setting: Setting, seeds: list[int], cores: int) -> None:
        size = len(seeds)
        # Anonymous memory: the system frees it when the last process that maps it has ended, in whatever way.
        memory = get_context("spawn").RawArray(ctypes.c_char, bytes_needed(setting, size))
        self.orders, arrays = map_arrays(memory, setting, size)
        self.arrays = Arrays(*[read_only(array) for array in arrays])
        self.workers: list[Worker] = []
        self.ending = weakref.finalize(self, dismiss, self.workers)  # when collected, or at the end of the program
        bounds = [size * core // cores for core in range(cores + 1)]
        try:
            for first, end in pairwise(bounds):
                part = Part(key, setting.players, setting.options, seeds[first:end], first, size)
                self.workers.append(Worker(memory, part))
            for worker in self.workers:
                worker.answer()
        except BaseException:
            self.close()
            raise

    @property
    def open(self) -> bool:
        """Tell whether the processes are running."""
        return self.ending.alive

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out one legal action per game."""
        self.orders[:] = actions
        self._exchange(self.workers, STEP)

    def refusal(self, row: int, action: int) -> str:
        """Return a sentence that says why an action is not allowed, and by which rule."""
        (worker,) = [worker for worker in self.workers if worker.part.first <= row <= worker.part.last]
        return self._exchange([worker], (row - worker.part.first, action))[0]

    def _exchange(self, workers: list[Worker], question: tuple[int, ...]) -> list[str]:
        """Send a request and wait for every answer.

        If an answer is missing, the state of the batch is unknown, so all processes are ended.
        """
        asked, answers = len(workers), list[str]()
        try:
            with DelayedInterrupt():
                for worker in workers:
                    worker.ask(question)
                for worker in workers:
                    answers.append(worker.answer())
        finally:
            if len(answers) < asked:
                self.close()
        return answers

    def close(self) -> None:
        """End the processes."""
        self.ending()


def dismiss(workers: list[Worker]) -> None:
    """End the processes. It closes all pipes before it waits for any process."""
    for worker in workers:
        worker.pipe.close()
    while workers:
        workers.pop().dismiss()
