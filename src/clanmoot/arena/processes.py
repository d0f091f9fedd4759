"""Processes that work for this one: started so that neither files nor Ctrl-C are shared."""

import os
import signal
import threading
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any


def started(target: Callable[..., None], *args: Any) -> tuple[BaseProcess, Connection]:
    """A process that runs `target(line, *args)`, and our end of the line to it."""
    # A new interpreter: a forked one would share our files and locks.
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=attached, args=(target, theirs, *args), daemon=True)
    # Ctrl-C is for whoever gives out the work: a process that is born with it blocked never hears it.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    theirs.close()
    return process, ours


def attached(target: Callable[..., None], *args: Any) -> None:
    """Run something that ends with whoever started it, in the middle of a long game too."""
    threading.Thread(target=follow, daemon=True).start()
    target(*args)


def follow() -> None:
    """Wait until the process that started this one is gone, and go."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
