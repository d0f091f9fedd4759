"""What a worker process runs: it thinks about what comes over the line until nobody is at the other end."""

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
COURTEOUS: Final = 5  # on a busy machine people's moves go first
HALT: Final = signal.SIGUSR1  # stop thinking; only a process that has said that it is ready understands it


def serve(line: Connection) -> None:
    """Answer questions."""
    os.nice(COURTEOUS)
    cache = BotCache()

    def halt(number: int, frame: FrameType | None) -> None:
        cache.interrupt()

    signal.signal(HALT, halt)
    # Whoever stops the whole group means the server, which knows what is under way and closes the line.
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    inbox: SimpleQueue[Question] = SimpleQueue()
    threading.Thread(target=listen, args=(line, inbox), daemon=True).start()
    with contextlib.suppress(OSError):
        line.send(READY)
        while True:
            line.send(cache.answer(inbox.get()))


def listen(line: Connection, inbox: "SimpleQueue[Question]") -> None:
    """Take in questions, and end the process when the line does, in the middle of a thought too."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            inbox.put(line.recv())
    os._exit(0)
