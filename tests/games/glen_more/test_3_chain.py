"""§3 The chain."""

import pytest

from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.rules.track import TO_LAY, moves_again
from clanmoot.games.glen_more.state import LAYING, MOVING, ROLLING, State
from tests.games.glen_more.picture import chain, do, options, table, tiles_offered


def refilled(s: State) -> State:
    """After the refill, whatever comes."""
    while s.phase == LAYING:
        GAME.apply(s, CHANCE, GAME.chance(s)[0][0])
        GAME.check(s)
    return s


def test_the_piece_farthest_behind_is_next() -> None:
    """GM-3.1"""
    s = do(table(ring="1 Fo8 3 Qu1 2 4"), "take Qu1", "east of Home", "stop")
    assert GAME.decider(refilled(s)) == 2


def test_who_stays_last_moves_again() -> None:
    """GM-3.1"""
    s = do(table(ring="1 Fo8 Qu1 3 2 4"), "take Fo8", "east of Home", "stop")
    assert (GAME.decider(refilled(s)), chain(s)[:3]) == (0, ["1", "Qu1", "3"])


def test_a_turn_goes_from_the_figure_to_the_refill() -> None:
    """GM-3.2 Figure, place, payment and bonus, activation, members, refill."""
    s = table("Home:i Qu1:s", ring="1 2 Vi14 3 4", rows=(0, 1, 0, 0, 0))
    assert options(s)[0].startswith("take")
    do(s, "take Vi14")
    assert chain(s)[2] == "1"
    assert set(options(s)) == {"north of Home", "south of Home"}
    do(s, "north of Home")
    assert (s.stock[1], s.men[14], s.steps) == (0, 1, 2)  # paid, member placed, two grey tiles counted
    assert set(options(s)) == {"use Qu1", "done"}
    do(s, "use Qu1", "sell stone")
    assert (s.stock[1], s.coins[0]) == (0, 7)
    assert set(options(s)) == {"member on Home", "member on Vi14", "stop"}
    do(s, "stop")
    assert s.phase == LAYING


def test_any_tile_ahead_can_be_had() -> None:
    """GM-3.2 Beyond other figures too."""
    s = table(ring="1 Fo8 2 Gr5 3 Vi4 4 Qu1")
    assert {"Fo8", "Gr5", "Vi4", "Qu1"} <= tiles_offered(s)


def test_tiles_behind_the_last_piece_leave_the_game() -> None:
    """GM-3.3"""
    s = table(ring="1 Fo8 Gr5 2 Qu1 3 4")
    before = chain(s)
    do(s, "take Qu1", "east of Home", "stop")
    assert s.phase == LAYING
    laid = 0
    while s.phase == LAYING:
        GAME.apply(s, CHANCE, GAME.chance(s)[0][0])
        laid += 1
    assert laid == 3  # one tile taken, two left behind: the end has moved on by three fields
    assert chain(s)[:10] == ["2", "1", "3", "4", *before[7:13]]
    assert chain(s)[13] == "."


def test_tiles_are_laid_from_the_lowest_stack_that_is_not_empty() -> None:
    """GM-3.3"""
    s = table(ring="1 2 3 4 Qu1", left=["Pa65", "Br66", "Qu67", "Me50"])
    do(s, "take Qu1", "east of Home", "stop")
    assert options(s) == ["Me50 laid"]


def test_the_die_counts_tiles_and_not_pieces() -> None:
    """GM-3.4"""
    s = table(players=3, ring="1 die Fo8 2 Gr5 3 Qu1")
    refilled(do(s, "take Qu1", "east of Home", "stop"))
    assert s.phase == ROLLING
    one, two = do(s.copy(), "the die shows 1"), do(s.copy(), "the die shows 2")
    assert (one.fields[3] - s.fields[3], two.fields[3] - s.fields[3]) == (1, 3)


def test_the_tile_that_the_die_reaches_leaves_the_game() -> None:
    """GM-3.4 And so do those behind the last piece."""
    s = table(players=3, ring="1 die Fo8 2 Gr5 3 Qu1")
    refilled(do(s, "take Qu1", "east of Home", "stop"))
    do(s, "the die shows 2")
    refilled(s)
    assert chain(s)[:4] == ["2", "die", "3", "1"]
    assert {"Fo8", "Gr5"}.isdisjoint(chain(s))


def test_the_die_may_move_several_times_running() -> None:
    """GM-3.1 GM-3.4"""
    s = table(players=2, ring="1 die Fo8 Gr5 Vi4 2 Qu1")
    refilled(do(s, "take Qu1", "east of Home", "stop"))
    refilled(do(s, "the die shows 1"))
    assert s.phase == ROLLING


def test_the_refill_of_the_die_can_bring_a_scoring() -> None:
    """GM-3.4 GM-8.1"""
    s = table(players=2, ring="1 die Fo8 2 Qu1", barrels=[2, 0], left=["Bu31", "Bu10", *["Pa65", "Br66", "Qu67"]])
    do(s, "take Qu1", "east of Home", "stop", "Bu10 laid")
    assert (s.phase, len(s.awards)) == (ROLLING, 0)
    do(s, "the die shows 1", "Bu31 laid")
    assert (len(s.awards), s.points[0]) == (6, 2)


def test_who_can_have_no_tile_moves_to_the_nearest() -> None:
    """GM-3.5"""
    s = table(ring="1 2 Fo24 3 Fo28 4 Qu23 Qu25 Me12 Gr22 Pa21 Bu10 Bu31")
    assert options(s) == ["pass"]
    do(s, "pass")
    assert (s.phase, s.size[0], s.coins[0]) == (LAYING, 1, 6)
    assert chain(refilled(s))[:2] == ["2", "1"]
    assert "Fo24" not in chain(s)


def test_who_passes_may_sell() -> None:
    """GM-3.5"""
    ring = "1 2 Ta33 3 Ta42 4 Ta63 Moil Armadale Mey Cawdor Duart Donan"
    s = do(table("Home:i Fo8:ww", ring=ring, rows=(1, 3, 0, 0, 0)), "pass")
    assert set(options(s)) == {"sell wood", "done"}
    do(s, "sell wood")
    assert (s.coins[0], s.phase) == (7, LAYING)


def test_a_turn_must_be_taken_as_long_as_a_tile_can_be_had() -> None:
    """GM-3.5"""
    assert "pass" not in options(table(ring="1 2 Fo24 3 Fo28 4 Qu23 Qu25 Me12 Gr22 Pa21 Bu10 Fo8"))


def test_loch_ness_works_for_who_passes() -> None:
    """GM-3.5 GM-6.7 Its movement point may be spent."""
    s = table(
        "Ness:\nHome:i",
        ring="1 2 Di11 3 Ta33 4 Ta42 Ta63 Donan Moil Armadale Mey Cawdor",
        coins=[0],
    )
    assert options(s) == ["pass"]
    do(s, "pass")
    assert set(options(s)) == {"use Home", "done"}
    do(s, "use Home")
    assert set(options(s)) == {"member on Home", "stop"}
    do(s, "member on Home", "to Ness")
    assert s.phase == LAYING


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_whether_one_moves_again_is_fixed_by_the_figure(players: int) -> None:
    """GM-3.6 The end moves on one field for each tile laid."""
    for seed in range(6):
        rng, s = Rng(seed), GAME.start(players, ())
        last: dict[int, bool] = {}
        while (seat := GAME.decider(s)) != NOBODY:
            if seat == CHANCE:
                GAME.settle(s, rng)
                continue
            if s.phase == MOVING:
                assert last.get(seat, True), "a figure that was said to stay has moved"
                assert s.tail == s.fields[seat]
            GAME.apply(s, seat, random_action(GAME, s, seat, rng))
            last[seat] = moves_again(s, seat)
        assert not any(last.values())
        assert s.tail == TO_LAY[players]


def test_the_last_turn_is_told_by_the_tiles_that_are_left() -> None:
    """GM-3.6 As many fields as tiles are left is enough."""
    left = ["Pa65", "Br66", "Qu67"]
    near = do(table(ring="1 2 Fo8 3 Qu1 4", left=left), "take Fo8")
    far = do(table(ring="1 2 Gr5 Qu1 3 4", left=left), "take Qu1")
    assert (near.fields[0] - near.tail, far.fields[0] - far.tail) == (2, 3)
    assert (moves_again(near, 0), moves_again(far, 0)) == (True, False)
