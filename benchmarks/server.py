"""How many moves a second does the server store and tell, beside boardgame.io, which keeps them in memory?

Run as `python benchmarks/server.py [--quick]` it measures this alone.
"""

import argparse
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.report import Row, Section, at_least, judged, rate
from benchmarks.serving import ours
from benchmarks.serving.load import Idle, Missing, Run, Served, load
from benchmarks.serving.theirs import boardgame

Serving = Callable[[], AbstractContextManager[Served]]

THEM: Final = "boardgame.io, in memory"
SQLITE: Final = "SQLite, one process"
SERVERS: Final[dict[str, Serving]] = {
    THEM: boardgame,
    SQLITE: ours.sqlite,
    "PostgreSQL, one process": ours.postgresql,
    "PostgreSQL and Redis, two processes": lambda: ours.two_processes(apart=False),
    "the same, two people of a table at both": lambda: ours.two_processes(apart=True),
}
BOTH: Final[tuple[str, ...]] = (THEM, SQLITE)  # those that are looked at closely, and all that --quick looks at

RATE: Final = "Moves at tables of two over WebSockets as fast as they go, ours stored before they are acknowledged."
WAIT: Final = (
    "The same moves: how long 99 of 100 acknowledgements took at most, and how many times as long theirs took."
)
WORK: Final = "The same moves by the processor time of the servers, which other work on the machine changes less."
SIZE: Final = "The same moves: what each client at the table receives for one."
REST: Final = "Memory of a server for a table where nothing happens, and for each of the two connections to it."
HELD: Final = "Tables held at one move a minute."
LEAST_RATE: Final = 2.0  # times theirs
LEAST_WAIT: Final = 2.0  # times ours: half of theirs


class Size(NamedTuple):
    """How much is measured."""

    servers: tuple[str, ...]
    tables: int
    warm: float  # seconds before anything is counted: a compiler that works while the program runs has to have worked
    seconds: float
    rounds: int
    resting: int  # tables where nothing happens


class Best(NamedTuple):
    """The best of several runs: what disturbs one only makes it worse."""

    rate: float
    p50: float
    p99: float
    heard: float
    work: float  # moves for a second of the server's processor time
    busy: float  # the server, of a core, in the fastest run
    load: float  # and whoever made the load


class Held(NamedTuple):
    """A crowd that first did nothing, and then moved at a steady rate."""

    idle: Idle
    run: Run


FULL: Final = Size(tuple(SERVERS), 50, 3.0, 5.0, 2, 300)
QUICK: Final = Size(BOTH, 20, 1.5, 2.0, 1, 40)


def sections(size: Size) -> list[Section]:
    """Every server in turn, once a round; then a closer look at two of them."""
    runs: dict[str, list[Run]] = {name: [] for name in size.servers}
    notes: dict[str, str] = {}
    for _ in range(size.rounds):
        for name in size.servers:
            try:
                runs[name].append(flat_out(name, size))
            except Missing as error:
                notes[name] = str(error)
    found = {name: best(several) for name, several in runs.items() if several}
    held = {name: closely(name, size, found[name].rate / 2) for name in BOTH if name in found}
    return [*side_by_side(found, tuple(notes.values()), size), *resting(held, size)]


# -- measuring


def flat_out(name: str, size: Size) -> Run:
    """A server of its own, and moves as fast as they go."""
    with SERVERS[name]() as served, load(served) as players:
        players.connect(size.tables)
        players.seat()
        run = players.play(size.warm, size.seconds)
    said(name, run)
    return run


def closely(name: str, size: Size, moves: float) -> Held:
    """The memory of tables where nothing happens; then so many moves a second at all of them together."""
    with SERVERS[name]() as served, load(served) as players:
        idle = players.idle(size.resting)
        run = players.play(size.warm, size.seconds, moves)
    said(f"{name}, {size.resting} tables at a steady rate", run)
    return Held(idle, run)


def said(name: str, run: Run) -> None:
    """Somebody may be waiting for the end of it."""
    print(f"  {name}: {rate(run.moves.rate, 'moves')}, p99 {run.moves.p99:.1f} ms", file=sys.stderr, flush=True)


def best(runs: list[Run]) -> Best:
    """Each figure from the run where it is best."""
    fastest = max(runs, key=lambda run: run.moves.rate)
    return Best(
        rate=fastest.moves.rate,
        p50=min([run.moves.p50 for run in runs]),
        p99=min([run.moves.p99 for run in runs]),
        heard=min([run.moves.heard for run in runs]),
        work=max([run.moves.rate / run.busy for run in runs]),
        busy=fastest.busy,
        load=fastest.moves.busy,
    )


# -- what is printed


def side_by_side(found: dict[str, Best], notes: tuple[str, ...], size: Size) -> list[Section]:
    """Four questions about one run; theirs stands first in each, ours beside it."""
    rates, waits, works, sizes = [], [], [], []
    for name, one in found.items():
        them = found.get(THEM, one)
        rates.append(row(name, rate(one.rate, "moves"), rate(them.rate, "moves"), one.rate / them.rate, LEAST_RATE))
        waits.append(row(name, shown(one), shown(them), them.p99 / one.p99, LEAST_WAIT))
        works.append(row(name, rate(one.work, "moves"), rate(them.work, "moves"), one.work / them.work))
        sizes.append(row(name, f"{one.heard:,.0f} bytes", f"{them.heard:,.0f} bytes", one.heard / them.heard))
    crowd = f"{size.tables} tables, {2 * size.tables} connections, random players in a process of their own"
    crowd += "; matches of Schotten Totten here, a smaller card game there."
    cores = [
        f"{name}: the server kept {one.busy:.2f} cores busy, its players {one.load:.2f}." for name, one in found.items()
    ]
    sections = [
        Section(RATE, rates, (*notes, crowd, *cores)),
        Section(WAIT, waits, notes),
        Section(WORK, works, notes),
        Section(SIZE, sizes, notes),
    ]
    return sections if THEM in found else [alone(section) for section in sections]


def shown(one: Best) -> str:
    """The slow ones, and the one in the middle."""
    return f"{one.p99:.1f} ms, half {one.p50:.1f} ms"


def row(name: str, figure: str, theirs: str, ratio: float, least: float = 0.0) -> Row:
    """Ours beside theirs. What is demanded is demanded of a server as it starts without options."""
    if name == THEM:
        return Row(name, figure)
    if name == SQLITE and least:
        return at_least(name, figure, theirs, ratio, least)
    return Row(name, figure, theirs, f"{ratio:.2f}")


def alone(section: Section) -> Section:
    """Figures with nothing to compare them with."""
    return Section(section.question, [Row(one.what, one.figure) for one in section.rows], section.notes)


def resting(held: dict[str, Held], size: Size) -> list[Section]:
    """What tables cost that move seldom or never."""
    memory, tables, notes = [], [], []
    for name, (idle, run) in held.items():
        whole = idle.table + 2 * idle.connection
        count = 60 * run.moves.rate
        memory.append(Row(f"{name}, table", f"{idle.table / 1024:.1f} KiB"))
        memory.append(Row(f"{name}, connection", f"{idle.connection / 1024:.1f} KiB"))
        tables.append(Row(name, f"{count:,.0f} tables", f"p99 {run.moves.p99:.1f} ms"))
        notes.append(f"{name}: so many would need {count * whole / 2**30:.1f} GiB of memory.")
    seen = f"Seen: {size.resting} tables with half of the moves a second above; so many move at 60 times as many tables"
    return [
        Section(REST, memory, (f"The growth of its resident memory by {size.resting} tables, divided.",)),
        Section(HELD, tables, (f"{seen}, once a minute each. Extrapolated, not seen: their number.", *notes)),
    ]


def main() -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description="The server under load, beside boardgame.io.")
    parser.add_argument("--quick", action="store_true", help="half a minute, fewer servers, and rougher figures")
    return judged(sections(QUICK if parser.parse_args().quick else FULL))


if __name__ == "__main__":
    sys.exit(main())
