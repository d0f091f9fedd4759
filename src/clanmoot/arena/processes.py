"""Child processes that inherit no files, ignore Ctrl-C and end together with their parent."""

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any


def started(target: Callable[..., None], *args: Any) -> tuple[BaseProcess, Connection]:
    """Start a process that runs `target(pipe, *args)`. Return the process and our end of the pipe."""
    # Start a new interpreter, because a forked one would share our files and locks.
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=attached, args=(target, theirs, *args), daemon=True)
    # Only the parent handles Ctrl-C. A process that starts with the signal blocked never receives it.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    theirs.close()
    return process, ours


def attached(target: Callable[..., None], *args: Any) -> None:
    """Run the target in a process that ends with its parent, even in the middle of a long game."""
    threading.Thread(target=follow, daemon=True).start()
    target(*args)


def follow() -> None:
    """Wait until the parent process has ended, then exit."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
