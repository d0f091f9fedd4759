"""The opponent that takes what looks best now plays clearly better than chance."""

import pytest

from clanmoot.bots.base import Bot
from clanmoot.bots.greedy import Greedy
from clanmoot.bots.heuristics.tain import TainHeuristics
from clanmoot.bots.random import Random
from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.rng import Rng
from clanmoot.games.tain import GAME
from clanmoot.games.tain.state import FREEING, State
from clanmoot.games.tain.view import View
from tests.games.tain.picture import all_pass, table


def share(players: int, seed: int) -> float:
    """What share of the win one greedy player gets among random ones."""
    s, rng, me = GAME.start(players, ()), Rng(seed), seed % players
    bots: list[Bot[View]] = [Random(GAME, 9 * seed + seat) for seat in range(players)]
    bots[me] = Greedy(TainHeuristics(), seed)
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        legal = GAME.legal(s, seat)
        action = bots[seat].choose(GAME.view(s, seat), legal)
        assert action in legal
        GAME.apply(s, seat, action)
        GAME.settle(s, rng)
    return GAME.outcome(s).shares()[me]


@pytest.mark.parametrize(("players", "least"), [(2, 0.85), (3, 0.7), (4, 0.6)])
def test_greedy_beats_random_clearly(players: int, least: float) -> None:
    assert sum([share(players, seed) for seed in range(24)]) / 24 >= least


def choice(s: State, seed: int = 1) -> str:
    """What it would do now."""
    seat = GAME.decider(s)
    return GAME.actions.text(Greedy(TainHeuristics(), seed).choose(GAME.view(s, seat), GAME.legal(s, seat)))


def test_it_frees_the_daughter_first() -> None:
    s = all_pass(table("", ". . . A:L . /", held=("", "A:L A:D")))
    while s.phase != FREEING:
        GAME.apply(s, CHANCE, GAME.chance(s)[0][0])
    assert choice(s) == "free Daughter"


def test_it_raids_a_house_that_can_no_longer_be_guarded() -> None:
    s = table("", "", passed=(1,), left=("L", None))
    assert choice(s) in ("Lad to B.H1", "Lad to B.H2")


def test_it_guards_against_a_scout_that_is_surely_there() -> None:
    s = table(". . . B:L . /", left=("L", ""), passed=(1,), jewels=(6, 0), cattle=(5, 0))
    assert choice(s) == "Lad to A.H1"


def test_it_bluffs_now_and_then() -> None:
    """Even with real tokens left."""
    bluffs, real = 0, 0
    for seed in range(4):
        s, rng = GAME.start(2, ()), Rng(seed)
        GAME.settle(s, rng)
        for _ in range(14):
            text = choice(s, seed)
            bluffs += text.startswith("Bluff")
            real += not text.startswith("Bluff")
            GAME.apply(s, GAME.decider(s), GAME.actions.parse(text))
            GAME.settle(s, rng)
    assert bluffs > 5
    assert real > 5
