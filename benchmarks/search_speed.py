"""How many iterations does the search make per second, and does it keep to the clock?

`python -m benchmarks.search_speed tain 4 0.5` measures one table, so that the sources can be measured too.
"""

import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final

from benchmarks.report import Row, Section, rate
from benchmarks.timed_loops import is_compiled
from clanmoot import game as find_game
from clanmoot.bots import bot
from clanmoot.bots.base import Budget
from clanmoot.catalogue import games
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table

ROOT: Final = Path(__file__).resolve().parents[1]
RATES: Final = "Iterations of ismcts in the middle of a game, against flat Monte Carlo and the interpreted sources."
CLOCK: Final = "A budget of seconds: how much of it ismcts uses in wall-clock time, the longest of several decisions."
STOP: Final = "An interrupt from another thread: how long ismcts continues to think, the longest of several."
MANY: Final = 10**9


def midgame(key: str, players: int, decisions: int, seed: int) -> Table[Any, Any]:
    """Return a table after this many random decisions, at a decision with more than one sensible action."""
    game, rng = find_game(key), Rng(seed)
    table = game.table(tuple("abcdef"[:players]), seed=seed)
    while decisions > 0 or not worth_a_thought(table):
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[int(rng.below(len(table.legal(seat))))])
        decisions -= 1
        if table.over:
            return midgame(key, players, 20, seed + 1)
    return table


def worth_a_thought(table: Table[Any, Any]) -> bool:
    """Return whether the search finds more than one sensible action."""
    seat = table.deciders()[0]
    thinker = bot("ismcts:1", table.game, 1, table.players)
    return thinker.think(table.view(seat), table.legal(seat), table.seen_steps(seat)).iterations > 0


def iterations(table: Table[Any, Any], name: str, seconds: float) -> float:
    """Return iterations per second of processor time."""
    seat = table.deciders()[0]
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        thinker = bot(name, table.game, done, table.players)
        done += thinker.think(table.view(seat), table.legal(seat), table.seen_steps(seat)).iterations
    return done / spent


def rates(key: str, players: int, seconds: float) -> tuple[float, float]:
    """Return the rates of ismcts and of flat Monte Carlo, measured in the same position."""
    table = midgame(key, players, 30, 3)
    few = 200 if is_compiled() else 20
    return iterations(table, f"ismcts:{few}", seconds), iterations(table, f"flat:{few}", seconds)


def interpreted(key: str, players: int, seconds: float) -> float:
    """Return iterations per second of ismcts when it runs the sources of this repository."""
    command = [sys.executable, "-m", "benchmarks.search_speed", key, str(players), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    answer = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout
    compiled, ours, _ = json.loads(answer)
    if compiled:
        raise SystemExit("There are compiled modules in src/: remove them, the sources are measured interpreted.")
    return float(ours)


def overrun(key: str, players: int, seconds: float, rounds: int) -> float:
    """Return the largest ratio of the time that a decision took to its time budget."""
    shares = []
    for seed in range(rounds):
        table = midgame(key, players, 20 + 10 * seed, seed)
        seat = table.deciders()[0]
        thinker = bot("ismcts:1", table.game, seed, players)
        began = time.monotonic()
        thinker.think(table.view(seat), table.legal(seat), table.seen_steps(seat), Budget(seconds=seconds))
        shares.append((time.monotonic() - began) / seconds)
    return max(shares)


def reaction(key: str, players: int, rounds: int) -> float:
    """Return the longest time in milliseconds from an interrupt to the answer."""
    waits = []
    for seed in range(rounds):
        table = midgame(key, players, 20 + 10 * seed, seed)
        seat = table.deciders()[0]
        thinker = bot("ismcts:1", table.game, seed, players)
        asked: list[float] = []

        def stop(thinker: Any = thinker, asked: list[float] = asked) -> None:
            asked.append(time.monotonic())
            thinker.interrupt()

        timer = threading.Timer(0.15, stop)
        timer.start()
        thinker.think(table.view(seat), table.legal(seat), table.seen_steps(seat), Budget(MANY, 5.0))
        answered = time.monotonic()
        timer.join()
        waits.append(1000 * (answered - asked[0]))
    return max(waits)


def sections(seconds: float, rounds: int) -> list[Section]:
    """Measure the smallest and the largest table of every game."""
    tables = [(game.facts.key, n) for game in games() for n in sorted({game.facts.least, game.facts.most})]
    speed: list[Row] = []
    for key, players in tables:
        ours, flat = rates(key, players, seconds)
        label = f"{key}, {players} players"
        speed.append(Row(label, rate(ours, "iterations"), rate(flat, "flat"), f"{ours / flat:.2f}"))
        slow = interpreted(key, players, seconds)
        speed.append(Row(label, rate(ours, "iterations"), rate(slow, "interpreted"), f"{ours / slow:.1f}"))
    clock = [
        Row(f"{key}, {players} players", f"{share:.2f} of 0.2 s", "0.2 s", f"{share:.2f}", "<= 1.2", share <= 1.2)
        for key, players in tables
        for share in [overrun(key, players, 0.2, 4 * rounds)]
    ]
    stop = [
        Row(f"{key}, {players} players", f"{wait:.0f} ms", "100 ms", f"{wait / 100:.2f}", "< 1", wait < 100)
        for key, players in tables
        for wait in [reaction(key, players, rounds)]
    ]
    return [Section(RATES, speed), Section(CLOCK, clock), Section(STOP, stop)]


if __name__ == "__main__":
    print(json.dumps([is_compiled(), *rates(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))]))
