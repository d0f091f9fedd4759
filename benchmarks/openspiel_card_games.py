"""How fast is a game driven from Python, compared with OpenSpiel's card games, written in C++?"""

import random
import time
from statistics import median
from typing import Any, Final, NamedTuple

from benchmarks.report import Row, Section, at_least, rate
from benchmarks.timed_loops import measure

NAMES: Final = ("gin_rummy", "hearts", "dou_dizhu", "go_fish", "cribbage")
QUESTION: Final = "Driven move by move from a Python loop, against OpenSpiel's card games in C++."
LEAST: Final = 1.0


class Pace(NamedTuple):
    """Decisions per second, and steps per second. Steps are decisions and draws by chance."""

    moves: float
    steps: float


def pace(game: Any, seconds: float) -> Pace:
    """Play random games until the time is up. The loop draws chance: from Python, OpenSpiel offers no other way."""
    draw = random.Random(12).random
    moves = draws = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                left = draw()
                for action, probability in state.chance_outcomes():  # noqa: B007  the action is used after the loop
                    left -= probability
                    if left < 0:
                        break
                state.apply_action(action)
                draws += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(draw() * len(legal))])
                moves += 1
    return Pace(moves / spent, (moves + draws) / spent)


def sections(seconds: float, rounds: int) -> list[Section]:
    """Run their games and ours alternately and use the best of each. Ours must reach a share of their median."""
    try:
        import pyspiel
    except ImportError:
        return [Section(QUESTION, [], ("OpenSpiel is not installed: `pip install clanmoot[bench]` brings it.",))]
    registered = set(pyspiel.registered_names())
    games = {name: pyspiel.load_game(name) for name in NAMES if name in registered}
    notes = tuple(f"{name} is not in this version of OpenSpiel." for name in NAMES if name not in registered)
    if not games:
        return [Section(QUESTION, [], notes)]
    paces: dict[str, list[Pace]] = {name: [] for name in games}
    ours: dict[str, list[Pace]] = {"base": [], "tactics": []}
    for _ in range(rounds):
        for name, game in games.items():
            paces[name].append(pace(game, seconds))
        for rules, found in ours.items():
            moves, steps = measure(f"driven, {rules}", seconds), measure(f"stepped, {rules}", seconds)
            found.append(Pace(moves.moves_a_second, steps.moves_a_second))
    return [_section({name: _best(found) for name, found in paces.items()}, ours, notes)]


def _best(found: list[Pace]) -> Pace:
    return Pace(max(one.moves for one in found), max(one.steps for one in found))


def _section(theirs: dict[str, Pace], ours: dict[str, list[Pace]], notes: tuple[str, ...]) -> Section:
    rows = [
        Row(f"OpenSpiel {name}", rate(one.moves, "moves"), rate(one.steps, "steps")) for name, one in theirs.items()
    ]
    moves = median(one.moves for one in theirs.values())
    steps = median(one.steps for one in theirs.values())
    rows.append(Row("OpenSpiel, median", rate(moves, "moves"), rate(steps, "steps")))
    for rules, found in ours.items():
        mine = _best(found)
        rows.append(at_least(rules, rate(mine.moves, "moves"), rate(moves, "moves"), mine.moves / moves, LEAST))
        ratio = f"{mine.steps / steps:.2f}"
        rows.append(
            Row(f"{rules}, chance drawn in the loop too", rate(mine.steps, "steps"), rate(steps, "steps"), ratio)
        )
    return Section(QUESTION, rows, notes)
