"""The server's side of a process that analyses one game."""

import contextlib
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from clanmoot.analysis.decision_judge import Effort
from clanmoot.arena.processes import started

from .analysis_main import AnalysisUpdate, run_analysis
from .worker_handle import GRACE, Died, process_lock


class AnalysisWorker:
    """One running analysis. All methods block, so call them from threads."""

    def __init__(self, record: str, effort: Effort) -> None:
        self.record = record
        self.effort = effort
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.closed = False

    def next(self) -> AnalysisUpdate:
        """Wait for the next update. Start the process if it is not running. Raise Died if it ends first."""
        try:
            if self.pipe is None:
                self.start()
            assert self.pipe is not None
            found: AnalysisUpdate = self.pipe.recv()
        except (EOFError, OSError):
            raise Died from None
        return found

    def start(self) -> None:
        with process_lock:
            if self.closed:
                raise EOFError
            self.process, self.pipe = started(run_analysis, self.record, self.effort)

    def kill(self) -> None:
        """Kill the process. A thread that waits in `next` gets the error Died."""
        with process_lock:
            self.closed = True
            if self.process is not None:
                self.process.kill()

    def reap(self) -> None:
        """Close the pipe and wait for the process to end. Kill it if it has not ended within GRACE seconds."""
        with process_lock:
            process, self.process = self.process, None
            if self.pipe is not None:
                with contextlib.suppress(OSError):
                    self.pipe.close()
            if process is not None:
                process.join(GRACE)
                if process.is_alive():
                    process.kill()
                    process.join()
                process.close()
