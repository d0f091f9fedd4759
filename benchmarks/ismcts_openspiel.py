"""How many iterations does our search make, compared with OpenSpiel's own, from the same position of the same game?"""

import time
from typing import Any, Final

from benchmarks.report import Row, Section, at_least, rate
from benchmarks.search_speed import iterations, midgame
from clanmoot.core.game import CHANCE
from clanmoot.core.table import Table

QUESTION: Final = "Schotten Totten in the middle of a game: our ismcts, against OpenSpiel's ISMCTS in Python."
KEY: Final = "schotten-totten"
LEAST: Final = 25.0
DECISIONS: Final = 30
SEED: Final = 3
SEARCH: Final = 100  # iterations of one search, theirs and ours


def state_of(table: Table[Any, Any]) -> Any:
    """Return a table's position as an OpenSpiel state."""
    import pyspiel

    from clanmoot.adapters import openspiel

    openspiel.register()
    name = f"{openspiel.short_name(table.game.facts.key)}(players={table.players})"
    state = pyspiel.load_game(name).new_initial_state()
    for step in table.steps:
        state.apply_action(step.action - table.game.actions.veiled if step.seat == CHANCE else step.action)
    return state


def theirs(state: Any, seconds: float) -> float:
    """Return OpenSpiel's iterations per second of processor time. Playouts are random, worlds new per iteration."""
    import numpy as np
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    series = np.random.RandomState(SEED)
    evaluator = RandomRolloutEvaluator(1, series)
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds:
        ISMCTSBot(state.get_game(), evaluator, 1.4, SEARCH, random_state=series).step(state)
        done += SEARCH
    return done / spent


def sections(seconds: float, rounds: int) -> list[Section]:
    """Run theirs and ours alternately and use the best of each. `plain` plays out at random, `ismcts` by its guide."""
    table = midgame(KEY, 2, DECISIONS, SEED)
    try:
        state = state_of(table)
    except ImportError:
        return [Section(QUESTION, [], ("OpenSpiel is not installed: `pip install clanmoot[bench]` brings it.",))]
    found: dict[str, float] = {"theirs": 0.0, "plain": 0.0, "ismcts": 0.0}
    for _ in range(rounds):
        found["theirs"] = max(found["theirs"], theirs(state, seconds))
        for name in ("plain", "ismcts"):
            found[name] = max(found[name], iterations(table, f"{name}:{SEARCH}", seconds))
    return [Section(QUESTION, [row(name, found[name], found["theirs"]) for name in ("plain", "ismcts")])]


def row(name: str, ours: float, theirs: float) -> Row:
    return at_least(name, rate(ours, "iterations"), rate(theirs, "iterations"), ours / theirs, LEAST)
