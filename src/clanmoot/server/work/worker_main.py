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
NICENESS: Final = 5  # on a busy machine, people's moves come first
INTERRUPT: Final = signal.SIGUSR1  # tells a process to stop thinking; only a process that has sent READY handles it


def serve(pipe: Connection) -> None:
    """Answer questions until the pipe is closed."""
    os.nice(NICENESS)
    cache = BotCache()

    def on_interrupt(number: int, frame: FrameType | None) -> None:
        cache.interrupt()

    signal.signal(INTERRUPT, on_interrupt)
    # A signal to the whole process group is meant for the server, which knows what is running and closes the pipe.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    inbox: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=listen, args=(pipe, inbox), daemon=True).start()
    with contextlib.suppress(OSError):
        pipe.send(READY)
        while True:
            pipe.send(cache.answer(inbox.get()))


def listen(pipe: Connection, inbox: "SimpleQueue[Question]") -> None:
    """Put incoming questions into the inbox.

    End the process when the pipe is closed, even while a bot is thinking.
    """
    with contextlib.suppress(EOFError, OSError):
        while True:
            inbox.put(pipe.recv())
    os._exit(0)
