"""The greedy opponent makes whole plans, and plays clearly better than chance."""

import pytest

from clanmoot.bots.greedy import Greedy
from clanmoot.bots.heuristics.eketorp import EketorpHeuristics
from clanmoot.bots.heuristics.eketorp.planning import HOME, wanted
from clanmoot.bots.random import Random
from clanmoot.core.game import NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.actions import PLACE, READY
from clanmoot.games.eketorp.state import PLANNING, State
from clanmoot.games.eketorp.view import View


def greedy(seed: int) -> Greedy[View]:
    return Greedy(EketorpHeuristics(), seed)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_greedy_player_among_random_ones_wins(players: int) -> None:
    won = 0.0
    for seed in range(4):
        seats = [greedy(seed) if seat == seed % players else Random(GAME, seed + seat) for seat in range(players)]
        s, rng = GAME.start(players, GAME.agree({})), Rng(seed)
        GAME.settle(s, rng)
        while (seat := GAME.decider(s)) != NOBODY:
            legal = GAME.legal(s, seat)
            action = seats[seat].choose(GAME.view(s, seat), legal)
            assert action in legal
            GAME.apply(s, seat, action)
            GAME.settle(s, rng)
        won += GAME.outcome(s).shares()[seed % players]
    assert won >= 3


def positions(players: int) -> list[State]:
    """The first seat's planning, here and there in a random game."""
    found: list[State] = []
    rng, s = Rng(players), GAME.start(players, GAME.agree({}))
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        if s.phase == PLANNING and seat == 0 and not any(s.out):
            found.append(s.copy())
        GAME.apply(s, seat, random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)
    return found


@pytest.mark.parametrize("players", [3, 6])
def test_asked_step_by_step_it_tells_the_plan_that_it_had_from_the_beginning(players: int) -> None:
    for s in positions(players):
        plan = sorted([PLACE + offer.field for offer in wanted(GAME.view(s, 0)) if offer.field != HOME])
        told: list[int] = []
        chooser = greedy(1)
        while 0 in GAME.deciders(s) and s.phase == PLANNING:
            told.append(chooser.choose(GAME.view(s, 0), GAME.legal(s, 0)))
            GAME.apply(s, 0, told[-1])
        assert told == [*plan, READY]
