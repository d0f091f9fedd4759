"""How fast are the other four games, driven from Python and copied?"""

import time
from statistics import median
from typing import Any, Final

from benchmarks.openspiel_card_games import NAMES, pace
from benchmarks.report import Row, Section, at_least, at_most, rate
from clanmoot import game as find_game
from clanmoot.core.game import NOBODY, Game
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng

QUESTION: Final = (
    "The other games, driven move by move from a Python loop, against the median of OpenSpiel's card games."
)
COPIES: Final = "The other games: copies of a position in the middle of a game."
# The demanded share of OpenSpiel's median, and the most microseconds per copy.
DEMANDS: Final = {
    "tain": (0.5, 3.0),
    "highland-clans": (0.5, 3.0),
    "eketorp": (0.3, 5.0),
    "glen-more": (0.3, 5.0),
}


def driven(game: Game[Any, Any], players: int, seconds: float) -> float:
    """Return decisions per second of an interpreted loop with random choices."""
    rng, moves = Rng(5), 0
    agreed = game.agree({})
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        s = game.start(players, agreed)
        game.settle(s, rng)
        while (seat := game.decider(s)) != NOBODY:
            legal = game.legal(s, seat)
            # In sealed phases a random player draws whole plans evenly. Drawing from lists would give different games.
            game.apply(s, seat, random_action(game, s, seat, rng) if game.weighs else legal[rng.below(len(legal))])
            game.settle(s, rng)
            moves += 1
    return moves / spent


def copied(game: Game[Any, Any], players: int, times: int) -> float:
    """Return the microseconds that copying a position takes."""
    rng = Rng(7)
    s = game.start(players, game.agree({}))
    for _ in range(60):
        game.settle(s, rng)
        seat = game.decider(s)
        game.apply(s, seat, random_action(game, s, seat, rng))
    began = time.process_time()
    for _ in range(times):
        game.copy(s)
    return (time.process_time() - began) / times * 1e6


def sections(seconds: float, rounds: int) -> list[Section]:
    """Measure the smallest and the largest table of each game. Use the best of the rounds."""
    tables = [(key, n) for key in DEMANDS for n in (find_game(key).facts.least, find_game(key).facts.most)]
    copies = []
    for key, players in tables:
        spent = min([copied(find_game(key), players, 20_000) for _ in range(rounds)])
        copies.append(at_most(f"{key}, {players} players", spent, "microseconds", DEMANDS[key][1], digits=2))
    return [paced(tables, seconds, rounds), Section(COPIES, copies)]


def paced(tables: list[tuple[str, int]], seconds: float, rounds: int) -> Section:
    """Compare moves per second with OpenSpiel's games, which are measured in the same minute."""
    try:
        import pyspiel
    except ImportError:
        return Section(QUESTION, [], ("OpenSpiel is not installed: `pip install clanmoot[bench]` brings it.",))
    known = [name for name in NAMES if name in set(pyspiel.registered_names())]
    theirs = median([pace(pyspiel.load_game(name), seconds).moves for name in known])
    rows: list[Row] = []
    for key, players in tables:
        ours = max([driven(find_game(key), players, seconds) for _ in range(rounds)])
        label = f"{key}, {players} players"
        rows.append(at_least(label, rate(ours, "moves"), rate(theirs, "moves"), ours / theirs, DEMANDS[key][0]))
    return Section(QUESTION, rows)
