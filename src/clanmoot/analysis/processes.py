"""Runs an analysis in several processes. If the analysis is stopped, finished work is kept."""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from clanmoot.core.errors import ClanmootError

from .analysis_task import Opened, Task, opened
from .decision_context import opening, scene
from .decision_judge import AnyJudge, Judge, Verdict, never
from .search_trial import FREE

OPENING: Final = -1  # the place of the question about the chances before the first decision

Done = tuple[int, Verdict]  # the index of a decision among those wanted, and its verdict
_bell: list[Event] = []  # set in every process when the analysis has to stop


def places(of: Opened) -> list[int]:
    """Return the indices of all decisions to judge, in order. They include the opening if it is analysed."""
    return [*([OPENING] if of.whole else []), *range(len(of.wanted))]


def look(of: Opened, place: int, halted: Callable[[], bool] = never) -> Done:
    """Judge one decision, or estimate the chances before the first step."""
    table = of.table
    judge: AnyJudge = Judge(table.game, table.players, of.task.effort, halted)
    if place == OPENING:
        values = judge.chances(opening(table, of.task.open_side))
        return place, Verdict(FREE, values, values)
    point = of.wanted[place]
    played = tuple([step.action for step in table.steps[point.begin : point.end]])
    return place, judge.judge(scene(table, point, of.task.open_side), played)


def looked(of: Opened, workers: int) -> Iterator[Done]:
    """Yield the verdicts as they are finished, in any order."""
    if workers == 1:
        for place in places(of):
            yield look(of, place)
        return
    # Start a new interpreter, because a forked one would share our files and locks.
    context = get_context("spawn")
    bell = context.Event()
    pool = ProcessPoolExecutor(workers, context, prepare, (bell,))
    try:
        futures: list[Future[Done]] = [pool.submit(remote, of.task, place) for place in places(of)]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:
        raise ClanmootError(
            "died", "A process of this analysis died. With --jobs 1 the analysis starts none."
        ) from None
    finally:
        bell.set()
        pool.shutdown(wait=True, cancel_futures=True)


def prepare(bell: Event) -> None:
    """Initialise a worker process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # only the parent process handles Ctrl-C
    _bell.append(bell)


def remote(task: Task, place: int) -> Done:
    """Judge one decision in a worker process."""
    return look(remembered(task), place, _bell[0].is_set)


@lru_cache(maxsize=1)
def remembered(task: Task) -> Opened:
    """Return the opened task, from a cache in each process."""
    return opened(task)


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
