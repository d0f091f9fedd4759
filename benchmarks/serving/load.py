"""One server under load. The players are in a process of their own. The server's processes are measured meanwhile."""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from .run_results import Count

TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 10.0  # seconds for the players' process to end


class Missing(Exception):
    """Raised for something that cannot be measured on this machine. The sentence says why."""


class Served(NamedTuple):
    """A running server, and how to start its players."""

    addresses: list[str]
    processes: list[int]  # of the server, without its database
    players: list[str]
    folder: Path
    apart: bool = False  # whether the two people of a table use different addresses
    tidy: int = 0  # a signal that makes a process return unused memory


class Run(NamedTuple):
    """The figures of a run, and how busy the server was: 1 is one core."""

    moves: Count
    busy: float


class Idle(NamedTuple):
    """The memory that an idle connection and an idle table take, in bytes."""

    connection: float
    table: float


class Load:
    """The process that plays on one server. It carries out commands."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self._process = subprocess.Popen(
            served.players,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=served.folder,
            start_new_session=True,  # Ctrl-C reaches only us; we end it by closing its input
        )

    def connect(self, tables: int) -> None:
        """Connect two people per table, each with a separate connection."""
        self._say("connect", tables, self.served.addresses, self.served.apart)

    def seat(self) -> None:
        """Seat the players, so that their games begin."""
        self._say("seat")

    def play(self, warm: float, seconds: float, rate: float = 0.0) -> Run:
        """Play as fast as possible, or at a rate per second. Moves in the warm-up seconds are not counted."""
        before, began = self._spent(), time.perf_counter()
        moves = Count(**self._say("play", warm, seconds, rate))
        return Run(moves, (self._spent() - before) / (time.perf_counter() - began))

    def idle(self, tables: int) -> Idle:
        """Connect, then seat the players. Return how much server memory each connection and each table has added."""
        empty = self._memory()
        self.connect(tables)
        connected = self._memory()
        self.seat()
        seated = self._memory()
        return Idle((connected - empty) / (2 * tables), (seated - connected) / tables)

    def close(self) -> None:
        """End the players' process."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        try:
            self._process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._process.stdout.close()

    def _say(self, *command: object) -> dict[str, Any]:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(command) + "\n")
        self._process.stdin.flush()
        answer = self._process.stdout.readline()
        if not answer:
            raise RuntimeError("The players' process ended too early.")
        found: dict[str, Any] = json.loads(answer)
        return found

    def _spent(self) -> float:
        """Return how many seconds of processor time the server has used."""
        return sum([spent(process) for process in self.served.processes])

    def _memory(self) -> int:
        """Return the memory of the server in bytes."""
        for process in self.served.processes if self.served.tidy else []:
            os.kill(process, self.served.tidy)
        time.sleep(0.5)  # by then it has done what we just asked for
        return sum([resident(process) for process in self.served.processes])


@contextmanager
def load(served: Served) -> Iterator[Load]:
    """Start the players, and end them when the block ends."""
    players = Load(served)
    try:
        yield players
    finally:
        players.close()


def spent(process: int) -> float:
    """Return how many seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: int) -> int:
    """Return the memory of a process in bytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
