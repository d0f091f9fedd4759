"""The opponent that takes what looks best now plays clearly better than chance."""

import pytest

from clanmoot.bots.greedy import Greedy
from clanmoot.bots.heuristics.glen_more import GlenMoreHeuristics
from clanmoot.bots.random import Random
from clanmoot.core.game import NOBODY
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.state import CHANCE_PHASES, OVER, PHASES
from clanmoot.games.glen_more.view import View


def share(players: int, games: int) -> float:
    """What share of its games one greedy player wins against random ones."""
    won = 0.0
    for seed in range(games):
        mine, rng, s = seed % players, Rng(seed), GAME.start(players, ())
        greedy: Greedy[View] = Greedy(GlenMoreHeuristics(), seed)
        others = [Random(GAME, 7 * seed + seat) for seat in range(players)]
        GAME.settle(s, rng)
        while (seat := GAME.decider(s)) != NOBODY:
            legal, view = GAME.legal(s, seat), GAME.view(s, seat)
            chosen = greedy.choose(view, legal) if seat == mine else others[seat].choose(view, legal)
            assert chosen in legal
            GAME.apply(s, seat, chosen)
            GAME.settle(s, rng)
        won += GAME.outcome(s).shares()[mine]
    return won / games


@pytest.mark.parametrize(("players", "games"), [(2, 6), (3, 6), (4, 6), (5, 6)])
def test_greedy_beats_random_clearly(players: int, games: int) -> None:
    assert share(players, games) >= 0.8


def test_greedy_answers_every_phase_of_any_position() -> None:
    answered: set[int] = set()
    chooser: Greedy[View] = Greedy(GlenMoreHeuristics(), 1)
    for seed in range(40):
        rng, s = Rng(seed), GAME.start(2 + seed % 4, ())
        GAME.settle(s, rng)
        while (seat := GAME.decider(s)) != NOBODY:
            legal = GAME.legal(s, seat)
            if len(legal) > 1 and s.phase not in answered:
                assert chooser.choose(GAME.view(s, seat), legal) in legal
                answered.add(s.phase)
            GAME.apply(s, seat, legal[int(rng.below(len(legal)))])
            GAME.settle(s, rng)
    silent = {*CHANCE_PHASES, 8, 17, OVER}  # chance, phases that run by themselves, the end
    assert answered == set(range(PHASES)) - silent
