"""Games played by nobody in particular."""

import pytest

from clanmoot.conformance.chi_square import fits
from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import perft, playout, playouts, random_action
from clanmoot.core.rng import Rng
from tests.toys.muster import MUSTER, Muster
from tests.toys.muster_rules import PLAN, State


def dealt(players: int, seed: int = 1) -> State:
    """The first sealed phase."""
    s = MUSTER.start(players, MUSTER.agree({}))
    MUSTER.settle(s, Rng(seed))
    return s


@pytest.mark.parametrize("depth", [0, 1, 3, 6])
def test_lines_of_the_deal(depth: int) -> None:
    """Three values at every card, and no value runs out."""
    assert perft(MUSTER, MUSTER.start(2, MUSTER.agree({})), depth) == 3**depth


def plan_lines(players: int, depth: int) -> int:
    """Lines of a sealed phase, counted on paper: n men are placed in (n + 3 over 3) ways; then two are shown."""
    ways = [1, 4, 10, 20]
    if players == 0:
        return 1  # everything is decided, and what is shown is shown
    unfinished = ways[depth] if depth <= 3 else 0
    return unfinished + sum([ways[men] * plan_lines(players - 1, depth - men - 1) for men in range(min(depth, 4))])


@pytest.mark.parametrize("depth", range(5))
@pytest.mark.parametrize("players", [2, 3])
def test_lines_of_a_sealed_phase(players: int, depth: int) -> None:
    assert perft(MUSTER, dealt(players), depth) == plan_lines(players, depth)


def test_a_finished_game_has_no_lines_but_the_empty_one() -> None:
    s = dealt(2)
    playout(MUSTER, s, Rng(1))
    assert (perft(MUSTER, s, 0), perft(MUSTER, s, 1)) == (1, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_a_playout_ends_and_counts_its_decisions(players: int) -> None:
    for seed in range(20):
        s = dealt(players, seed)
        decisions = playout(MUSTER, s, Rng(seed))
        MUSTER.check(s)
        assert MUSTER.decider(s) == NOBODY
        assert len(MUSTER.outcome(s).ranks()) == players
        # Ready and a card in three rounds, cards thrown away in two; and up to three men a round.
        assert 8 * players <= decisions <= 17 * players


def test_playouts_leave_the_position_alone() -> None:
    s, rng = dealt(2), Rng(3)
    one = playout(MUSTER, s.copy(), Rng(3))
    views = [MUSTER.view(s, watcher) for watcher in (0, 1)]
    assert playouts(MUSTER, s, rng, 1) == one
    assert playouts(MUSTER, s, rng, 10) > one
    assert [MUSTER.view(s, watcher) for watcher in (0, 1)] == views


def plans_drawn(game: Muster, draws: int) -> list[int]:
    """How often each whole plan is drawn by a random player."""
    rng, counts = Rng(5), [0] * PLAN.size
    for _ in range(draws):
        s = dealt(2)
        while s.ready[0] == 0:
            game.apply(s, 0, random_action(game, s, 0, rng))
        counts[PLAN.rank(tuple(s.plan(0)))] += 1
    return counts


def test_weights_make_whole_plans_even() -> None:
    assert fits(plans_drawn(MUSTER, 3500), [1] * 35)


def test_without_weights_they_are_not() -> None:
    class Weightless(Muster):
        def __init__(self) -> None:
            super().__init__()
            self.weighs = False

    assert not fits(plans_drawn(Weightless(), 3500), [1] * 35)


def test_settling_stops_at_the_first_decision() -> None:
    s = MUSTER.start(3, MUSTER.agree({}))
    MUSTER.settle(s, Rng(1))
    assert MUSTER.deciders(s) == [0, 1, 2]
    assert [sum(s.hand(seat)) for seat in range(3)] == [3, 3, 3]


class Watched(Muster):
    """Counts what it is asked, to see that the core asks the game that was written and not the one it builds on."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = {"chance": 0, "decision": 0, "weight": 0}

    def apply(self, s: State, seat: int, action: int) -> None:
        self.asked["chance" if seat == CHANCE else "decision"] += 1
        super().apply(s, seat, action)

    def weight(self, s: State, seat: int, action: int) -> int:
        self.asked["weight"] += 1
        return super().weight(s, seat, action)


def test_the_core_asks_the_game_that_was_written() -> None:
    game = Watched()
    decisions = playout(game, game.start(2, game.agree({})), Rng(1))
    assert game.asked["decision"] == decisions
    assert game.asked["chance"] >= 2 * (3 + 3 * 2 + 2)
    assert game.asked["weight"] > decisions
