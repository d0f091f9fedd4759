"""A game that ends every worker process that hears of it."""

import multiprocessing
import os

from tests.toys.muster import MUSTER as GAME

if multiprocessing.parent_process() is not None:
    os._exit(1)

__all__ = ["GAME"]
