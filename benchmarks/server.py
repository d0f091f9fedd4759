"""How many moves a second does the server store and tell, beside boardgame.io, which keeps them in memory?"""

import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.report import Row, Section, at_least, missed, rate, table
from benchmarks.serving import ours
from benchmarks.serving.boardgame import Missing, boardgame
from benchmarks.serving.load import Idle, Run, Served, load

Serving = Callable[[], AbstractContextManager[Served]]

THEM: Final = "boardgame.io, in memory"
SQLITE: Final = "SQLite"
SERVERS: Final[dict[str, Serving]] = {
    THEM: boardgame,
    SQLITE: ours.sqlite,
    "PostgreSQL": ours.postgresql,
    "two processes, PostgreSQL and Redis": lambda: ours.two_processes(apart=False),
    "the same, each table's players at both": lambda: ours.two_processes(apart=True),
}
RATE: Final = "Moves over WebSockets, {tables} tables of two, as fast as they go: ours stored before acknowledged."
WAIT: Final = "The same run: from a move to its acknowledgement, 99 of 100; half of them in brackets."
SIZE: Final = "The same run: bytes that each client receives for a move of its table."
REST: Final = "Memory of {tables} tables where nothing happens, two people connected at each."
MINUTE: Final = "Tables at one move a minute, from a run at half of the fastest rate above."
LEAST_RATE: Final = 2.0  # times theirs
MOST_WAIT: Final = 0.5  # of theirs


class Size(NamedTuple):
    """How much is measured."""

    tables: int
    seconds: float
    rounds: int
    resting: int  # tables where nothing happens


class Resting(NamedTuple):
    """A crowd that first does nothing, and then moves at a steady rate."""

    idle: Idle
    run: Run


FULL: Final = Size(50, 8.0, 2, 300)
QUICK: Final = Size(20, 2.0, 1, 40)


def flat_out(serving: Serving, size: Size) -> Run:
    """A server of its own, and moves as fast as they go."""
    with serving() as served, load(served) as players:
        players.connect(size.tables)
        players.seat()
        return players.play(size.seconds)


def resting(serving: Serving, size: Size, fastest: float) -> Resting:
    """The memory of tables where nothing happens; then moves at half of the rate that was the fastest."""
    with serving() as served, load(served) as players:
        idle = players.idle(size.resting)
        return Resting(idle, players.play(size.seconds, fastest / 2))


def sections(size: Size) -> list[Section]:
    """Every server in turn, once a round; the best of each counts."""
    runs: dict[str, list[Run]] = {}
    notes: dict[str, str] = {}
    for _ in range(size.rounds):
        for name, serving in SERVERS.items():
            try:
                runs.setdefault(name, []).append(flat_out(serving, size))
            except ours.Missing as error:
                notes[name] = str(error)
    return judged({name: found for name, found in runs.items() if found}, size, tuple(notes.values()))
