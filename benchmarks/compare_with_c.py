"""How close is the compiled loop to C?"""

import tempfile
import time
from pathlib import Path
from statistics import median

from benchmarks.c_program import build, play
from benchmarks.report import Section, at_least, rate
from benchmarks.timed_loops import is_compiled, start
from clanmoot.core.playout import playouts
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME

LEAST = 0.4


def sections(games: int, rounds: int) -> list[Section]:
    """Play the same games in C and in the package, alternating. Use the median of the rounds."""
    ours, theirs, ratios = [], [], []
    with tempfile.TemporaryDirectory() as folder:
        try:
            program = build(Path(folder))
        except FileNotFoundError as error:
            return [Section("Playouts against C.", [], (f"{error}",))]
        for seed in range(rounds):
            began = time.process_time()
            decisions = playouts(GAME, start(0), Rng(seed), games)
            spent = time.process_time() - began
            c = play(program, Rng(seed), games)
            if c.decisions != decisions:
                raise SystemExit(f"schotten.c took {c.decisions} decisions where the package took {decisions}.")
            ours.append(decisions / spent)
            theirs.append(decisions / c.seconds)
            ratios.append(c.seconds / spent)
    question = f"Playouts {'compiled' if is_compiled() else 'NOT COMPILED'} against schotten.c, the very same games."
    row = at_least("base", rate(median(ours), "moves"), rate(median(theirs), "moves"), median(ratios), LEAST)
    return [Section(question, [row])]
