"""How fast are playouts and copies, compiled and interpreted?"""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from benchmarks.report import Row, Section, rate
from benchmarks.timed_loops import Measure, is_compiled, measure

ROOT: Final = Path(__file__).resolve().parents[1]
QUESTIONS: Final = (
    ("looped", "Playouts in the package's own loop", "moves"),
    ("driven", "Playouts driven move by move from a Python loop", "moves"),
    ("copied", "Copies of a position in the middle of a game", "copies"),
)


def interpreted(name: str, seconds: float) -> Measure:
    """Return the same measurement from a separate process that runs the sources of this repository."""
    command = [sys.executable, "-m", "benchmarks.timed_loops", name, str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    answer = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout
    compiled, moves, games, spent = json.loads(answer)
    if compiled:
        raise SystemExit("There are compiled modules in src/: remove them, the sources are measured interpreted.")
    return Measure(moves, games, spent)


def best(measures: list[Measure]) -> Measure:
    """Return the fastest run, because it was disturbed least."""
    return max(measures, key=lambda one: one.moves_a_second)


def sections(seconds: float, rounds: int) -> list[Section]:
    """Return one section per loop. Both builds run alternately, and the best of each is used."""
    return [_section(*question, seconds, rounds) for question in QUESTIONS]


def _section(loop: str, question: str, unit: str, seconds: float, rounds: int) -> Section:
    rows = []
    for rules in ("base", "tactics"):
        name = f"{loop}, {rules}"
        pairs = [(measure(name, seconds), interpreted(name, seconds)) for _ in range(rounds)]
        here, there = best([pair[0] for pair in pairs]), best([pair[1] for pair in pairs])
        ratio = here.moves_a_second / there.moves_a_second
        rows.append(_row(rules, unit, here.moves_a_second, there.moves_a_second, ratio))
        if loop == "looped":
            rows.append(_row(rules, "games", here.games_a_second, there.games_a_second, ratio))
    return Section(f"{question}: {installed()} against the sources interpreted.", rows)


def _row(rules: str, unit: str, here: float, there: float, ratio: float) -> Row:
    return Row(rules, rate(here, unit), rate(there, unit), f"{ratio:.2f}")


def installed() -> str:
    """Return words that say which build of the package is imported."""
    return "the installed package, compiled," if is_compiled() else "the installed package, NOT COMPILED,"
