"""A process that analyses one game, as the server sees it."""

import contextlib
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from clanmoot.analysis.judge import Effort
from clanmoot.arena.processes import started

from .analysis_main import Finding, study
from .worker import GRACE, Died, births


class AnalysisWorker:
    """One running analysis. All methods block, so call them from threads."""

    def __init__(self, record: str, effort: Effort) -> None:
        self.record = record
        self.effort = effort
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.closed = False

    def next(self) -> Finding:
        """Wait for the next Finding, and start the process if there is none. Raise Died if the process ends first."""
        try:
            if self.line is None:
                self.start()
            assert self.line is not None
            found: Finding = self.line.recv()
        except (EOFError, OSError):
            raise Died from None
        return found

    def start(self) -> None:
        with births:
            if self.closed:
                raise EOFError
            self.process, self.line = started(study, self.record, self.effort)

    def kill(self) -> None:
        """Kill the process. A thread that waits in `next` gets Died."""
        with births:
            self.closed = True
            if self.process is not None:
                self.process.kill()

    def bury(self) -> None:
        """Close the pipe and reap the process. Kill it if it does not end by itself within GRACE seconds."""
        with births:
            process, self.process = self.process, None
            if self.line is not None:
                with contextlib.suppress(OSError):
                    self.line.close()
            if process is not None:
                process.join(GRACE)
                if process.is_alive():
                    process.kill()
                    process.join()
                process.close()
