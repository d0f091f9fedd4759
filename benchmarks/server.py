"""How many moves per second does the server store and send, compared with boardgame.io, which keeps them in memory?

`python benchmarks/server.py [--quick]` runs only this benchmark.
"""

import argparse
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.report import Row, Section, at_least, judged, rate
from benchmarks.serving import clanmoot_servers
from benchmarks.serving.boardgame_io import boardgame
from benchmarks.serving.load import Idle, Missing, Run, Served, load

Serving = Callable[[], AbstractContextManager[Served]]

THEM: Final = "boardgame.io, in memory"
SQLITE: Final = "SQLite, one process"
SERVERS: Final[dict[str, Serving]] = {
    THEM: boardgame,
    SQLITE: clanmoot_servers.sqlite,
    "PostgreSQL, one process": clanmoot_servers.postgresql,
    "PostgreSQL and Redis, two processes": lambda: clanmoot_servers.two_processes(apart=False),
    "the same, with a table's two people on different processes": lambda: clanmoot_servers.two_processes(apart=True),
}
BOTH: Final[tuple[str, ...]] = (THEM, SQLITE)  # the ones measured more closely, and the only ones with --quick

RATE: Final = "Moves at tables for two over WebSockets, as fast as possible. We store each before we acknowledge it."
WAIT: Final = (
    "The same moves: the 99th percentile of the time until the acknowledgement, and how many times as long theirs took."
)
WORK: Final = "The same moves per second of the servers' processor time, which other work on the machine changes less."
SIZE: Final = "The same moves: what each client at the table receives per move."
REST: Final = "Memory of the server per idle table, and per connection (two per table)."
HELD: Final = "Tables that the server can serve at one move per minute each."
LEAST_RATE: Final = 2.0  # times theirs
LEAST_WAIT: Final = 2.0  # times ours; so ours is half of theirs


class Size(NamedTuple):
    """How long and with how many tables to measure."""

    servers: tuple[str, ...]
    tables: int
    warm: float  # seconds before counting begins, so that just-in-time compilers have done their work
    seconds: float
    rounds: int
    resting: int  # tables where nothing happens


class Best(NamedTuple):
    """The best figures of several runs. Disturbances only make a run slower."""

    rate: float
    p50: float
    p99: float
    heard: float
    work: float  # moves per second of the server's processor time
    busy: float  # cores used by the server in the fastest run
    load: float  # cores used by the players


class Held(NamedTuple):
    """Players who first did nothing and then moved at a steady rate."""

    idle: Idle
    run: Run


FULL: Final = Size(tuple(SERVERS), 50, 3.0, 5.0, 2, 300)
QUICK: Final = Size(BOTH, 20, 1.5, 2.0, 1, 40)


def sections(size: Size) -> list[Section]:
    """Measure every server in turn, once per round. Then measure two of them in more detail."""
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
    """Start a server and play as fast as possible."""
    with SERVERS[name]() as served, load(served) as players:
        players.connect(size.tables)
        players.seat()
        run = players.play(size.warm, size.seconds)
    said(name, run)
    return run


def closely(name: str, size: Size, moves: float) -> Held:
    """Measure the memory of idle tables. Then play this many moves per second, over all of them together."""
    with SERVERS[name]() as served, load(served) as players:
        idle = players.idle(size.resting)
        run = players.play(size.warm, size.seconds, moves)
    said(f"{name}, {size.resting} tables at a steady rate", run)
    return Held(idle, run)


def said(name: str, run: Run) -> None:
    """Print the result of a run immediately, for people who wait for the end."""
    print(f"  {name}: {rate(run.moves.rate, 'moves')}, p99 {run.moves.p99:.1f} ms", file=sys.stderr, flush=True)


def best(runs: list[Run]) -> Best:
    """Return each figure from the run in which it was best."""
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
    """Return four sections about the same runs, each with the other server's figure first and ours beside it."""
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
    """Return the 99th percentile and the median as text."""
    return f"{one.p99:.1f} ms, half {one.p50:.1f} ms"


def row(name: str, figure: str, theirs: str, ratio: float, least: float = 0.0) -> Row:
    """Return a row with our figure and theirs. Demands apply only to a server started without options."""
    if name == THEM:
        return Row(name, figure)
    if name == SQLITE and least:
        return at_least(name, figure, theirs, ratio, least)
    return Row(name, figure, theirs, f"{ratio:.2f}")


def alone(section: Section) -> Section:
    """Return the section without a comparison."""
    return Section(section.question, [Row(one.what, one.figure) for one in section.rows], section.notes)


def resting(held: dict[str, Held], size: Size) -> list[Section]:
    """Return sections on the cost of tables at which moves are rare or never made."""
    memory, tables, notes = [], [], []
    for name, (idle, run) in held.items():
        whole = idle.table + 2 * idle.connection
        count = 60 * run.moves.rate
        memory.append(Row(f"{name}, table", f"{idle.table / 1024:.1f} KiB"))
        memory.append(Row(f"{name}, connection", f"{idle.connection / 1024:.1f} KiB"))
        tables.append(Row(name, f"{count:,.0f} tables", f"p99 {run.moves.p99:.1f} ms"))
        notes.append(f"{name}: that many would need {count * whole / 2**30:.1f} GiB of memory.")
    seen = f"Measured with {size.resting} tables at half of the rate above."
    return [
        Section(REST, memory, (f"The growth of its resident memory by {size.resting} tables, divided.",)),
        Section(HELD, tables, (f"{seen} Their number is extrapolated: 60 times the moves per second.", *notes)),
    ]


def main() -> int:
    """Measure, print the results, and return the exit code."""
    parser = argparse.ArgumentParser(description="The server under load, beside boardgame.io.")
    parser.add_argument("--quick", action="store_true", help="half a minute, fewer servers, and rougher figures")
    return judged(sections(QUICK if parser.parse_args().quick else FULL))


if __name__ == "__main__":
    sys.exit(main())
