"""A worker process as the server sees it: asked one question at a time, and replaced when it dies."""

import contextlib
import os
import threading
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from clanmoot.arena.processes import started

from .bench import HALT, READY, serve
from .question import Answer, Question

GRACE: Final = 5.0  # seconds for a process to go by itself
LONGEST: Final = 600.0  # seconds; no opponent thinks so long, so one that does will never end

# Processes are started and buried by one thread at a time: each of both looks at all children.
births = threading.Lock()


class Died(Exception):
    """The process has ended over its question."""


class Hand:
    """One worker process. All methods but `interrupt` wait, so they are called from threads."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.pid: int | None = None  # while it understands signals
        self.closed = False

    def ask(self, question: Question) -> Answer:
        """What the process answers; it is started if there is none."""
        try:
            if self.process is None:
                self.start()
            assert self.line is not None
            self.line.send(question)
            if not self.line.poll(LONGEST):
                raise TimeoutError
            answer: Answer = self.line.recv()
        except (EOFError, OSError):
            self.dismiss()
            raise Died from None
        return answer

    def start(self) -> None:
        """A new process, when it is ready to think."""
        with births:
            if self.closed:
                raise EOFError
            self.process, self.line = started(serve)
        if not self.line.poll(LONGEST) or self.line.recv() != READY:
            raise EOFError
        self.pid = self.process.pid

    def interrupt(self) -> None:
        """Nobody waits for the answer any more: let it come soon."""
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
