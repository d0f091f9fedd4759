"""A game that keeps every worker process busy for good that hears of it, whatever it is told."""

import multiprocessing
import signal
import time

from tests.toys.muster import MUSTER as GAME

if multiprocessing.parent_process() is not None:
    signal.signal(signal.SIGUSR1, signal.SIG_IGN)
    while True:
        time.sleep(1.0)

__all__ = ["GAME"]
