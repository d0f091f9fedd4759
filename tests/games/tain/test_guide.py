"""What search is told about Táin: only what a seat knows, nothing foolish, and enough to beat the greedy opponent."""

import pytest

from clanmoot.bots import bot, guide_for
from clanmoot.bots.search_guide import Guide
from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.tain import GAME
from clanmoot.games.tain.actions import FREE
from clanmoot.games.tain.state import FREEING, State
from clanmoot.games.tain.view import View
from tests.games.tain.picture import all_pass, choices, table

WORLDS = 3


def positions(players: int, seed: int, guided: bool) -> list[State]:
    """Positions of one game in which somebody decides."""
    s, rng, guide = GAME.start(players, ()), Rng(seed), guide_for(GAME)
    found: list[State] = []
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        found.append(GAME.copy(s))
        GAME.apply(s, seat, guide.pick(s, seat, rng) if guided else random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)
    return found


def advice(guide: Guide[State, View], s: State, seat: int) -> tuple[list[int], list[float], int]:
    """All that a guide says to a seat."""
    moves = GAME.moves(s, seat)
    kept = guide.sensible(s, seat, moves)
    return list(kept), guide.priors(s, seat, moves) + guide.priors(s, seat, kept), guide.pick(s, seat, Rng(5))


@pytest.mark.parametrize("guided", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(players: int, guided: bool) -> None:
    guide, rng = guide_for(GAME), Rng(players)
    for s in positions(players, 11, guided):
        seat = GAME.decider(s)
        imaginer = GAME.imaginer(GAME.view(s, seat))
        expected = advice(guide, s, seat)
        for _ in range(WORLDS):
            assert advice(guide, imaginer.draw(rng), seat) == expected


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advice_is_legal_and_positive(players: int) -> None:
    guide = guide_for(GAME)
    for s in positions(players, 12, guided=True):
        seat = GAME.decider(s)
        legal = GAME.legal(s, seat)
        kept, weights, picked = advice(guide, s, seat)
        assert kept
        assert set(kept) <= set(legal)
        assert picked in kept
        assert min(weights) > 0.0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_judgement_shares_one_win_and_leaves_the_position_alone(players: int) -> None:
    guide = guide_for(GAME)
    for s in positions(players, 13, guided=True):
        before = [GAME.view(s, seat) for seat in range(players)]
        shares = guide.evaluate(s)
        assert len(shares) == players
        assert abs(sum(shares) - 1.0) < 1e-9
        assert min(shares) >= 0.0
        assert [GAME.view(s, seat) for seat in range(players)] == before


def test_more_goods_are_judged_better() -> None:
    guide = guide_for(GAME)
    s = table("", "", passed=(0,), left=("", "B"), cattle=(9, 3), jewels=(5, 1), turn=1)
    shares = guide.evaluate(s)
    assert shares[0] > shares[1]


def sensible(s: State) -> list[str]:
    """What is worth a thought, in words."""
    seat = GAME.decider(s)
    return [GAME.actions.text(action) for action in guide_for(GAME).sensible(s, seat, GAME.moves(s, seat))]


def test_of_entries_that_look_alike_one_is_enough() -> None:
    s = table("", "", left=("L", None))
    assert sensible(s) == ["Lad to A.P1", "Lad to A.H1", "Lad to B.P1", "Lad to B.H1", "pass"]


def test_entries_with_and_without_a_token_opposite_are_told_apart() -> None:
    s = table(". B:L . . . /", "/ . . . . L", left=("L", None))
    kept = ["Lad to A.P1", "Lad to A.P2", "Lad to A.H1", "Lad to B.P1", "Lad to B.H1", "Lad to B.H2", "pass"]
    assert sensible(s) == kept


def test_the_daughter_is_freed_without_a_thought() -> None:
    s = all_pass(table("", ". . . A:L . /", held=("", "A:L A:D")))
    while s.phase != FREEING:
        GAME.apply(s, CHANCE, GAME.chance(s)[0][0])
    assert sensible(s) == ["free Daughter"]
    assert guide_for(GAME).pick(s, 0, Rng(1)) == FREE + 1


def test_play_in_imagination_is_not_always_the_same() -> None:
    guide = guide_for(GAME)
    s = table("", "")
    assert len({guide.pick(s, 0, Rng(seed)) for seed in range(40)}) > 1


def test_it_takes_what_nobody_can_guard_any_more() -> None:
    """The last round, the other one is out, all its goods are unguarded: passing is a clear mistake."""
    s = table("", "", passed=(1,), left=("L", None), round=8)
    action = bot("ismcts:60", GAME, 1, 2).choose(GAME.view(s, 0), choices(s))
    assert GAME.actions.text(action) in ("Lad to B.P1", "Lad to B.H1")


def share(seed: int) -> float:
    """What a quick thinker gets against the greedy opponent."""
    s, rng, me = GAME.start(2, ()), Rng(seed), seed % 2
    bots = [bot("ismcts:30" if seat == me else "greedy", GAME, 9 * seed + seat, 2) for seat in range(2)]
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        GAME.apply(s, seat, bots[seat].choose(GAME.view(s, seat), GAME.legal(s, seat)))
        GAME.settle(s, rng)
    return GAME.outcome(s).shares()[me]


def test_a_quick_thinker_beats_the_greedy_opponent() -> None:
    assert sum([share(seed) for seed in range(4)]) >= 3.0
