"""What search is told about Glen More: sound, honest, and better than nothing."""

import pytest

from clanmoot.bots.base import Budget
from clanmoot.bots.heuristics.glen_more.search_guide import GlenMoreGuide
from clanmoot.bots.ismcts import Ismcts
from clanmoot.bots.random import Random
from clanmoot.core.game import NOBODY
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.actions import ACT
from clanmoot.games.glen_more.pieces import KINDS
from clanmoot.games.glen_more.state import (
    ACTIVATING,
    CHANCE_PHASES,
    MOVING,
    OVER,
    PHASES,
    TAKING,
    State,
)
from clanmoot.games.glen_more.tiles import SORT, USABLE

GUIDE = GlenMoreGuide(GAME)


def positions(players: int, seed: int, guided: bool) -> list[State]:
    """Every position of a game in which somebody decides, played at random or as the guide would in a playout."""
    rng, s = Rng(seed), GAME.start(players, ())
    found: list[State] = []
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        found.append(GAME.copy(s))
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, GUIDE.pick(s, seat, rng) if guided else legal[int(rng.below(len(legal)))])
        GAME.settle(s, rng)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("guided", [False, True])
def test_it_says_the_same_in_every_world_that_a_seat_may_imagine(players: int, guided: bool) -> None:
    rng = Rng(1)
    for s in positions(players, 10 * players, guided):
        seat = GAME.decider(s)
        moves = GUIDE.sensible(s, seat, GAME.moves(s, seat))
        priors = GUIDE.priors(s, seat, moves)
        imaginer = GAME.imaginer(GAME.view(s, seat))
        for _ in range(3):
            world = imaginer.draw(rng)
            assert list(GUIDE.sensible(world, seat, GAME.moves(world, seat))) == list(moves)
            assert GUIDE.priors(world, seat, moves) == priors
            assert GUIDE.pick(world, seat, Rng(7)) == GUIDE.pick(s, seat, Rng(7))


@pytest.mark.parametrize("guided", [False, True])
def test_it_has_an_opinion_in_every_phase_and_changes_nothing(guided: bool) -> None:
    asked: set[int] = set()
    for seed in range(24 if not guided else 8):
        for s in positions(2 + seed % 4, seed, guided):
            seat, before = GAME.decider(s), GAME.view(s, 0)
            moves = GAME.moves(s, seat)
            kept = GUIDE.sensible(s, seat, moves)
            priors = GUIDE.priors(s, seat, kept)
            shares = GUIDE.evaluate(s)
            assert len(kept) > 0
            assert set(kept) <= set(moves)
            assert len(priors) == len(kept)
            assert min(priors) > 0.0
            assert len(shares) == s.players
            assert min(shares) >= 0.0
            assert abs(sum(shares) - 1.0) < 1e-9
            assert GUIDE.pick(s, seat, Rng(seed)) in kept
            assert GAME.view(s, 0) == before
            asked.add(int(s.phase))
    silent = {*CHANCE_PHASES, 8, 17, OVER}  # chance, phases that run by themselves, the end
    if not guided:
        assert asked == set(range(PHASES)) - silent


def test_a_tile_around_that_gives_for_nothing_is_used_without_a_thought() -> None:
    seen = 0
    for s in positions(2, 3, True) + positions(5, 4, False):
        if s.phase == ACTIVATING:
            moves = GAME.moves(s, s.turn)
            kept = GUIDE.sensible(s, s.turn, moves)
            gives = [a for a in moves if ACT <= a < ACT + len(USABLE) and SORT[USABLE[a - ACT]] < KINDS]
            if gives and not s.ness:
                assert list(kept) == [min(gives)]
                seen += 1
    assert seen > 10


def test_where_a_piece_comes_from_is_settled_without_a_thought() -> None:
    seen = [s for seed in range(6) for s in positions(2, seed, False) if s.phase == TAKING]
    assert seen
    for s in seen:
        assert len(GUIDE.sensible(s, s.turn, GAME.moves(s, s.turn))) == 1


def test_points_are_worth_more_the_later_it_is() -> None:
    gains = []
    for s in positions(2, 5, True):
        if s.phase == MOVING:
            richer = GAME.copy(s)
            richer.points[0] += 5
            before, after = GUIDE.evaluate(s), GUIDE.evaluate(richer)
            assert after[0] > before[0]
            if 0.2 < before[0] < 0.8:
                gains.append(after[0] - before[0])
    assert gains[-1] > gains[0]


def share(players: int, seed: int, iterations: int) -> float:
    """What share of a win one searching player gets among random ones."""
    mine, rng, s = seed % players, Rng(seed), GAME.start(players, ())
    thinker = Ismcts(GAME, GlenMoreGuide(GAME), players, seed, Budget(iterations))
    others = [Random(GAME, 7 * seed + seat) for seat in range(players)]
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        legal, view = GAME.legal(s, seat), GAME.view(s, seat)
        GAME.apply(s, seat, thinker.choose(view, legal) if seat == mine else others[seat].choose(view, legal))
        GAME.settle(s, rng)
    return GAME.outcome(s).shares()[mine]


@pytest.mark.parametrize("players", [2, 5])
def test_a_little_thought_beats_chance(players: int) -> None:
    assert sum([share(players, seed, 20) for seed in range(2)]) == 2.0
