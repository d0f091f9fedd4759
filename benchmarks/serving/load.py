"""One server under load: players in a process of their own, and what the server's processes take meanwhile."""

import json
import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from .counting import Count

TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 10.0  # seconds for players to go home


class Missing(Exception):
    """Something cannot be measured here; the sentence says why."""


class Served(NamedTuple):
    """A server that runs, and how its players are started."""

    addresses: list[str]
    processes: list[int]  # those that serve; not their database
    players: list[str]
    folder: Path
    apart: bool = False  # whether the two of one table use different addresses
    tidy: int = 0  # a signal that asks a process to give memory back that it does not need


class Run(NamedTuple):
    """What was counted, and how busy the server was: 1 is one core."""

    moves: Count
    busy: float


class Idle(NamedTuple):
    """What it costs to be there and do nothing, in bytes."""

    connection: float
    table: float


class Load:
    """Players for one server, who do what they are told."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self._process = subprocess.Popen(
            served.players,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=served.folder,
            start_new_session=True,  # whoever is interrupted ends it by closing its input
        )

    def connect(self, tables: int) -> None:
        """Two people a table, on a connection each."""
        self._say("connect", tables, self.served.addresses, self.served.apart)

    def seat(self) -> None:
        """Their games begin."""
        self._say("seat")

    def play(self, warm: float, seconds: float, rate: float = 0.0) -> Run:
        """Moves as fast as they go, or so many a second; what happens in the warm seconds before is not counted."""
        before, began = self._spent(), time.perf_counter()
        moves = Count(**self._say("play", warm, seconds, rate))
        return Run(moves, (self._spent() - before) / (time.perf_counter() - began))

    def idle(self, tables: int) -> Idle:
        """Connect, sit down, and see what each has added to the memory of the server."""
        empty = self._memory()
        self.connect(tables)
        connected = self._memory()
        self.seat()
        seated = self._memory()
        return Idle((connected - empty) / (2 * tables), (seated - connected) / tables)

    def close(self) -> None:
        """Everybody goes home."""
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
            raise RuntimeError("The players have gone home before the end.")
        found: dict[str, Any] = json.loads(answer)
        return found

    def _spent(self) -> float:
        """Seconds of processor time that the server has used."""
        return sum([spent(process) for process in self.served.processes])

    def _memory(self) -> int:
        """Bytes of the server's memory."""
        for process in self.served.processes if self.served.tidy else []:
            os.kill(process, self.served.tidy)
        time.sleep(0.5)  # whatever was just asked for is done by then
        return sum([resident(process) for process in self.served.processes])


@contextmanager
def load(served: Served) -> Iterator[Load]:
    """Players, who go home with the block."""
    players = Load(served)
    try:
        yield players
    finally:
        players.close()


def spent(process: int) -> float:
    """Seconds of processor time of a process."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident(process: int) -> int:
    """Bytes of memory of a process."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")
