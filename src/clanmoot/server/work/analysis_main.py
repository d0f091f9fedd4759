"""The main function of a process that analyses one game. It sends its progress and finally the result over a pipe."""

import contextlib
import os
import signal
import threading
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any, Final, NamedTuple

from clanmoot.analysis.analysis_task import Opened, Task, opened
from clanmoot.analysis.decision_judge import Effort
from clanmoot.analysis.luck_and_skill import Books
from clanmoot.analysis.processes import look, places
from clanmoot.analysis.report import report, to_json
from clanmoot.bots import adviser
from clanmoot.core.errors import ClanmootError

from .worker_main import listen

NICENESS: Final = 10  # people at tables wait for their opponents, but nobody waits for an analysis


class AnalysisUpdate(NamedTuple):
    """The progress of an analysis. The last update has the result as JSON, or a sentence that says why it failed."""

    share: float
    body: str = ""
    trouble: str = ""


def run_analysis(pipe: Connection, record: str, effort: Effort) -> None:
    """Analyse the game of a record and send updates over the pipe."""
    os.nice(NICENESS)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the server stops this process by closing the pipe
    inbox: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=listen, args=(pipe, inbox), daemon=True).start()
    with contextlib.suppress(OSError):
        try:
            pipe.send(AnalysisUpdate(1.0, body=analysis_json(pipe, record, effort)))
        except ClanmootError as error:
            pipe.send(AnalysisUpdate(1.0, trouble=error.sentence))
        inbox.get()  # nothing ever arrives: the process ends when the server has read the result and closes the pipe


def analysis_json(pipe: Connection, record: str, effort: Effort) -> str:
    """Return the analysis as JSON, and send the progress after each decision."""
    of = limit_effort(opened(Task(record, effort)))
    wanted = places(of)
    done = {}
    for count, place in enumerate(wanted, start=1):
        number, verdict = look(of, place)
        done[number] = verdict
        pipe.send(AnalysisUpdate(count / (len(wanted) + 1)))
    return to_json(report(of, Books(of, done).account()))


def limit_effort(of: Opened) -> Opened:
    """Limit the iterations per search to those of a hint. Otherwise long, slow games would take hours to analyse."""
    most = int(adviser(of.record.game, of.table.players).partition(":")[2])
    effort = of.task.effort
    return of._replace(task=of.task._replace(effort=effort._replace(iterations=min(effort.iterations, most))))
