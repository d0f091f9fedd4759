"""The main function of a worker process: it answers questions from a pipe until the server closes it."""

import contextlib
import os
import signal
import threading
from multiprocessing.connection import Connection
from queue import SimpleQueue
from types import FrameType
from typing import Final

from .bot_cache import BotCache
from .jobs import Question

READY: Final = "ready"
COURTEOUS: Final = 5  # niceness: on a busy machine, people's moves come first
HALT: Final = signal.SIGUSR1  # tells a process to stop thinking; only a process that has sent READY handles it


def serve(line: Connection) -> None:
    """Answer questions until the pipe is closed."""
    os.nice(COURTEOUS)
    cache = BotCache()

    def halt(number: int, frame: FrameType | None) -> None:
        cache.interrupt()

    signal.signal(HALT, halt)
    # A signal to the whole process group is meant for the server, which knows what is running and closes the pipe.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    inbox: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=listen, args=(line, inbox), daemon=True).start()
    with contextlib.suppress(OSError):
        line.send(READY)
        while True:
            line.send(cache.answer(inbox.get()))


def listen(line: Connection, inbox: "SimpleQueue[Question]") -> None:
    """Put incoming questions into the inbox.

    End the process when the pipe is closed, even in the middle of a thought.
    """
    with contextlib.suppress(EOFError, OSError):
        while True:
            inbox.put(line.recv())
    os._exit(0)
