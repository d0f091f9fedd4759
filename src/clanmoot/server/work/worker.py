"""A worker process as the server sees it: asked one question at a time, and replaced when it dies."""

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

GRACE: Final = 5.0  # seconds for a process to go by itself
STARTING: Final = 60.0  # seconds for a process to be ready
LONGEST: Final = 60.0  # seconds; an opponent that thinks longer has to answer with what it has
ATTENTIVE: Final = 10.0  # seconds that a process has to answer after that; one that does not will never answer
GLANCE: Final = 0.5  # seconds between two looks whether an answer is still wanted

# Processes are started and buried by one thread at a time: each of both looks at all children.
births = threading.Lock()


class Died(Exception):
    """The process has ended over its question."""


class Endless(Died):
    """The process did not answer when it was told to, so it was ended."""


class Worker:
    """One worker process. All methods but `interrupt` and `halt` wait, so they are called from threads."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.pid: int | None = None  # while it understands signals
        self.closed = False
        self.unwanted = False  # nobody waits for the answer any more
        self.overran = False  # the last thought took longer than it may

    def ask(self, question: Question, longest: float = LONGEST) -> Answer:
        """What the process answers; it is started if there is none, and interrupted if it thinks for too long."""
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
        """Wait for an answer, and ask for it when it is late or unwanted; TimeoutError if it does not come then.

        A signal that comes before the process has begun to think is lost, so it is sent until there is an answer.
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
        """A new process, when it is ready to think."""
        with births:
            if self.closed:
                raise EOFError
            self.process, self.line = started(serve)
        if not self.line.poll(STARTING) or self.line.recv() != READY:
            raise EOFError
        self.pid = self.process.pid

    def interrupt(self) -> None:
        """Nobody waits for the answer any more: let it come soon."""
        self.unwanted = True
        self.halt()

    def halt(self) -> None:
        """Let the process stop thinking and answer."""
        if self.pid is not None:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, HALT)

    def close(self) -> None:
        """End the process, now and for good; whoever waits for its answer hears that it died."""
        with births:
            self.closed = True
            if self.process is not None:
                self.process.kill()

    def dismiss(self) -> None:
        """Bury the process, and end it first if need be."""
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
