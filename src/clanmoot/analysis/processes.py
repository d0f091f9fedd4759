"""The work of an analysis, shared out among processes; what is done is kept if somebody stops it."""

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

from .decision_context import opening, scene
from .judge import AnyJudge, Judge, Verdict, never
from .search_trial import FREE
from .task import Opened, Task, opened

OPENING: Final = -1  # the place of what is asked before the first decision

Done = tuple[int, Verdict]  # the place of a decision among those wanted, and what was found
_bell: list[Event] = []  # rings in every process when the work is to be stopped


def places(of: Opened) -> list[int]:
    """What there is to do, in the order of the game."""
    return [*([OPENING] if of.whole else []), *range(len(of.wanted))]


def look(of: Opened, place: int, halted: Callable[[], bool] = never) -> Done:
    """One decision, or the moment before all of them."""
    table = of.table
    judge: AnyJudge = Judge(table.game, table.players, of.task.effort, halted)
    if place == OPENING:
        values = judge.outlook(opening(table, of.task.open_side))
        return place, Verdict(FREE, values, values)
    point = of.wanted[place]
    played = tuple([step.action for step in table.steps[point.begin : point.end]])
    return place, judge.judge(scene(table, point, of.task.open_side), played)


def looked(of: Opened, workers: int) -> Iterator[Done]:
    """Everything there is to do, as it gets done."""
    if workers == 1:
        for place in places(of):
            yield look(of, place)
        return
    # A new interpreter: a forked one would share our files and locks.
    context = get_context("spawn")
    bell = context.Event()
    pool = ProcessPoolExecutor(workers, context, prepare, (bell,))
    try:
        futures: list[Future[Done]] = [pool.submit(remote, of.task, place) for place in places(of)]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:
        raise ClanmootError(
            "died", "A process that did part of the work has died; with --jobs 1 there is none."
        ) from None
    finally:
        bell.set()
        pool.shutdown(wait=True, cancel_futures=True)


def prepare(bell: Event) -> None:
    """A process begins its work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one who shares the work out
    _bell.append(bell)


def remote(task: Task, place: int) -> Done:
    """One decision, in a process of its own."""
    return look(remembered(task), place, _bell[0].is_set)


@lru_cache(maxsize=1)
def remembered(task: Task) -> Opened:
    """The task, opened once a process."""
    return opened(task)


def cores() -> int:
    """How many cores we may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
