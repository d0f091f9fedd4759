"""A worker process as the server sees it: it answers one question at a time and is replaced when it dies."""

import contextlib
import os
import threading
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from clanmoot.arena.processes import started

from .jobs import Answer, Question
from .worker_main import INTERRUPT, READY, serve

GRACE: Final = 5.0  # seconds for a process to end by itself
STARTING: Final = 60.0  # seconds for a process to be ready
LONGEST: Final = 60.0  # seconds after which a bot has to answer with its best move so far
ANSWER_GRACE: Final = 10.0  # seconds that a process has to answer after that; after these it counts as stuck
POLL: Final = 0.5  # seconds between two checks whether an answer is still wanted

# Only one thread at a time starts or reaps processes, because multiprocessing looks at all children for both.
process_lock = threading.Lock()


class Died(Exception):
    """The process has ended before it answered."""


class Stuck(Died):
    """The process did not answer when it was told to, so it was killed."""


class Worker:
    """One worker process. All methods but `interrupt` and `send_interrupt` block, so call them from threads."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.pid: int | None = None  # set while the process handles INTERRUPT
        self.closed = False
        self.unwanted = False  # nobody waits for the answer any more
        self.overran = False  # the last thought took longer than allowed
        self.outdated = False  # the next question is for a new process

    def ask(self, question: Question, longest: float = LONGEST) -> Answer:
        """Return the answer of the process.

        Start the process if there is none, and interrupt it if it thinks for too long.

        Raise Died if the process ends over the question, and Stuck if it had to be killed.
        """
        self.overran = False
        if self.outdated:
            self.outdated = False
            self.reap()
        try:
            if self.process is None:
                self.start()
            assert self.pipe is not None
            self.pipe.send(question)
            self.wait(self.pipe, longest)
            answer: Answer = self.pipe.recv()
        except TimeoutError:
            self.reap()
            raise Stuck from None
        except (EOFError, OSError):
            self.reap()
            raise Died from None
        return answer

    def wait(self, pipe: Connection, longest: float) -> None:
        """Wait for an answer. Interrupt the process when the answer is late or no longer wanted.

        A signal that arrives before the process has begun to think is lost, so it is sent again until there is an
        answer. Raise TimeoutError if the answer is ANSWER_GRACE seconds late.
        """
        late = time.monotonic() + longest
        while not pipe.poll(min(POLL, max(late - time.monotonic(), POLL / 10))):
            over = time.monotonic() - late
            if over > ANSWER_GRACE:
                raise TimeoutError
            self.overran = over >= 0
            if self.overran or self.unwanted:
                self.send_interrupt()

    def start(self) -> None:
        """Start a new process and wait until it is ready to think."""
        with process_lock:
            if self.closed:
                raise EOFError
            self.process, self.pipe = started(serve)
        if not self.pipe.poll(STARTING) or self.pipe.recv() != READY:
            raise EOFError
        self.pid = self.process.pid

    def interrupt(self) -> None:
        """Make the answer come soon, because nobody waits for it any more."""
        self.unwanted = True
        self.send_interrupt()

    def send_interrupt(self) -> None:
        """Send the signal that makes the process stop thinking and answer."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, INTERRUPT)

    def close(self) -> None:
        """Kill the process and start no other. A thread that waits for its answer gets Died."""
        with process_lock:
            self.closed = True
            if self.process is not None:
                self.process.kill()

    def reap(self) -> None:
        """Close the pipe and reap the process. Kill it if it does not end by itself within GRACE seconds."""
        with process_lock:
            process, pipe = self.process, self.pipe
            self.process, self.pipe, self.pid = None, None, None
            if pipe is not None:
                pipe.close()
            if process is not None:
                process.join(GRACE)
                if process.is_alive():
                    process.kill()
                    process.join()
                process.close()
