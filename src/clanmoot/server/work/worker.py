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
from .worker_main import HALT, READY, serve

GRACE: Final = 5.0  # seconds for a process to end by itself
STARTING: Final = 60.0  # seconds for a process to be ready
LONGEST: Final = 60.0  # seconds after which a bot has to answer with its best move so far
ATTENTIVE: Final = 10.0  # seconds that a process has to answer after that; after these it counts as stuck
GLANCE: Final = 0.5  # seconds between two checks whether an answer is still wanted

# Only one thread at a time starts or reaps processes, because multiprocessing looks at all children for both.
births = threading.Lock()


class Died(Exception):
    """The process has ended before it answered."""


class Endless(Died):
    """The process did not answer when it was told to, so it was killed."""


class Worker:
    """One worker process. All methods but `interrupt` and `halt` block, so call them from threads."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.pid: int | None = None  # set while the process handles HALT
        self.closed = False
        self.unwanted = False  # nobody waits for the answer any more
        self.overran = False  # the last thought took longer than allowed

    def ask(self, question: Question, longest: float = LONGEST) -> Answer:
        """Return the answer of the process.

        Start the process if there is none, and interrupt it if it thinks for too long.

        Raise Died if the process ends over the question, and Endless if it had to be killed.
        """
        self.overran = False
        try:
            if self.process is None:
                self.start()
            assert self.line is not None
            self.line.send(question)
            self.wait(self.line, longest)
            answer: Answer = self.line.recv()
        except TimeoutError:
            self.dismiss()
            raise Endless from None
        except (EOFError, OSError):
            self.dismiss()
            raise Died from None
        return answer

    def wait(self, line: Connection, longest: float) -> None:
        """Wait for an answer. Interrupt the process when the answer is late or no longer wanted.

        A signal that arrives before the process has begun to think is lost, so it is sent again until there is an
        answer. Raise TimeoutError if the answer is ATTENTIVE seconds late.
        """
        late = time.monotonic() + longest
        while not line.poll(min(GLANCE, max(late - time.monotonic(), GLANCE / 10))):
            over = time.monotonic() - late
            if over > ATTENTIVE:
                raise TimeoutError
            self.overran = over >= 0
            if self.overran or self.unwanted:
                self.halt()

    def start(self) -> None:
        """Start a new process and wait until it is ready to think."""
        with births:
            if self.closed:
                raise EOFError
            self.process, self.line = started(serve)
        if not self.line.poll(STARTING) or self.line.recv() != READY:
            raise EOFError
        self.pid = self.process.pid

    def interrupt(self) -> None:
        """Make the answer come soon, because nobody waits for it any more."""
        self.unwanted = True
        self.halt()

    def halt(self) -> None:
        """Send the signal that makes the process stop thinking and answer."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, HALT)

    def close(self) -> None:
        """Kill the process and start no other. A thread that waits for its answer gets Died."""
        with births:
            self.closed = True
            if self.process is not None:
                self.process.kill()

    def dismiss(self) -> None:
        """Close the pipe and reap the process. Kill it if it does not end by itself within GRACE seconds."""
        with births:
            process, line = self.process, self.line
            self.process, self.line, self.pid = None, None, None
            if line is not None:
                line.close()
            if process is not None:
                process.join(GRACE)
                if process.is_alive():
                    process.kill()
                    process.join()
                process.close()
