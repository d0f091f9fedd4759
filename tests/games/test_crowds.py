"""A crowd of random games, of every number of players: what the rules imply for all of them."""

from collections import Counter
from typing import Any, Final, NamedTuple

import pytest

from clanmoot import game as find_game
from clanmoot.core import table
from clanmoot.core.game import CHANCE, NOBODY, Game
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng

COMPILED: Final = not str(table.__file__).endswith(".py")
GAMES: Final = 1000 if COMPILED else 60  # the interpreter plays the first of the same games
CHECKED: Final = 41  # every so many steps all pieces are counted


class Crowd(NamedTuple):
    """What was seen in many games."""

    actions: set[int]
    reasons: Counter[str]
    longest: int

    def kinds(self, game: Game[Any, Any]) -> set[str]:
        """The kinds of steps that were taken."""
        return {game.actions.decode(action).kind.name for action in self.actions}


def crowd(game: Game[Any, Any], players: int, options: dict[str, int], games: int) -> Crowd:
    """Play that many random games to the end, whole sealed choices drawn evenly."""
    found = Crowd(set(), Counter(), 0)
    agreed = game.agree(options)
    for seed in range(games):
        s, rng, steps = game.start(players, agreed), Rng(1000 * players + seed), 0
        while (seat := game.decider(s)) != NOBODY:
            outcomes = game.chance(s) if seat == CHANCE else []
            lot = rng.weighted([weight for _, weight in outcomes]) if outcomes else 0
            action = outcomes[lot][0] if outcomes else random_action(game, s, seat, rng)
            game.apply(s, seat, action)
            found.actions.add(action)
            steps += 1
            if steps % CHECKED == 0:
                game.check(s)
        game.check(s)
        assert steps <= game.max_steps(players, agreed)
        outcome = game.outcome(s)
        assert min(outcome.ranks()) == 1
        assert len(outcome.ranks()) == players
        found.reasons[game.facts.reasons[outcome.reason]] += 1
        found = found._replace(longest=max(found.longest, steps))
    return found


# What random play reaches: a table and its options, the kinds of steps it never takes, and the ways it ends.
TABLES: Final = [
    (
        "schotten-totten",
        2,
        {},
        {"elite", "mode", "ruse", "pile", "under", "move", "to", "drop", "banish", "steal", "next"},
    ),
    ("schotten-totten", 2, {"tactics": 1}, {"next"}),
    ("schotten-totten", 2, {"tactics": 1, "expert": 1, "rounds": 2}, set()),
    *[("tain", players, {}, set()) for players in (2, 3, 4)],
    *[("highland-clans", players, {"refill": refill}, set()) for players in (3, 4, 5) for refill in (0, 1)],
    *[("eketorp", players, {}, set()) for players in (3, 4, 5, 6)],
    *[("glen-more", players, {}, {"roll"} if players > 3 else set()) for players in (2, 3, 4, 5)],
]
ENDS: Final = {
    "schotten-totten": {"st-three", "st-five"},
    "tain": {"ta-eleven", "ta-eight-rounds"},
    "highland-clans": {"hc-by-tile"},
    "eketorp": {"ek-wall", "ek-rounds"},
    "glen-more": {"gm-most-points", "gm-most-resources", "gm-shared"},
}


@pytest.mark.parametrize(("key", "players", "options", "never"), TABLES)
def test_a_crowd_of_random_games(key: str, players: int, options: dict[str, int], never: set[str]) -> None:
    game = find_game(key)
    found = crowd(game, players, options, GAMES)
    possible = {kind.name for kind in game.actions.kinds if not game.actions.choices <= kind.base < game.actions.veiled}
    ends = {"st-match"} if options.get("rounds") else ENDS[key]
    if COMPILED:
        assert possible - found.kinds(game) == never
        assert ends <= set(found.reasons)
    else:
        assert never <= possible - found.kinds(game)
        assert ends & set(found.reasons)
    if key == "glen-more" and COMPILED:
        taken = {game.actions.decode(action).args["tile"] for action in found.actions if is_move(game, action)}
        assert len(taken) == 67, "every tile, and so every special place, is taken sooner or later"


def is_move(game: Game[Any, Any], action: int) -> bool:
    """Whether a tile is taken from the chain."""
    return game.actions.decode(action).kind.name == "move"
