"""§2 Set-up."""

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.state import MOVING, State
from clanmoot.games.glen_more.tiles import CODES, FIRST
from tests.games.glen_more.picture import chain, do, laid, options

EVERY = pytest.mark.parametrize("players", [2, 3, 4, 5])


def laid_out(players: int, starter: int) -> State:
    """A table when play begins."""
    s = do(GAME.start(players, ()), f"seat {starter + 1} starts")
    GAME.settle(s, Rng(players))
    GAME.check(s)
    return s


@EVERY
def test_each_player_has_a_start_village_a_member_and_six_coins(players: int) -> None:
    """GM-2.1"""
    s = laid_out(players, 0)
    assert list(s.coins) == [6] * players
    assert [laid(s, seat) for seat in range(players)] == [["Home"]] * players
    assert list(s.men[68 : 68 + players]) == [1] * players
    assert (sum(s.men), sum(s.stock), sum(s.points)) == (players, 0, 0)


@EVERY
def test_any_seat_may_be_drawn_as_start_player(players: int) -> None:
    """GM-2.2"""
    assert GAME.chance(GAME.start(players, ())) == [(663 + seat, 1) for seat in range(players)]


@EVERY
@pytest.mark.parametrize("starter", [0, 1])
def test_the_start_player_is_last_and_moves_first(players: int, starter: int) -> None:
    """GM-2.2 Figures in seat order, then the die, then tiles; the field behind the start player stays empty."""
    s = laid_out(players, starter)
    pieces = [str((starter + place) % players + 1) for place in range(players)] + (["die"] if players < 4 else [])
    assert chain(s)[: len(pieces)] == pieces
    assert chain(s)[13] == "."
    assert "." not in chain(s)[:13]
    assert (GAME.decider(s), s.phase, s.tail) == (starter, MOVING, 0)


@EVERY
def test_stack_0_is_laid_first_and_then_some_of_stack_1(players: int) -> None:
    """GM-2.2"""
    s = laid_out(players, 0)
    tiles = [code for code in chain(s) if code in CODES]
    assert sorted(tiles[:8]) == sorted(CODES[1:9])
    more = {2: 2, 3: 1, 4: 1, 5: 0}[players]
    assert len(tiles) == 8 + more
    assert all(FIRST[1] <= CODES.index(code) < FIRST[2] for code in tiles[8:])
    assert s.stacks[0] == 0


@EVERY
def test_every_tile_of_a_stack_is_as_likely_as_any_other(players: int) -> None:
    """GM-2.2"""
    s = do(GAME.start(players, ()), "seat 1 starts")
    for left in range(8, 0, -1):
        outcomes = GAME.chance(s)
        assert (len(outcomes), {weight for _, weight in outcomes}) == (left, {1})
        GAME.apply(s, CHANCE, outcomes[left // 2][0])
    assert players == 5 or len(options(s)) == 23


@EVERY
def test_rows_start_with_a_coin_at_small_tables(players: int) -> None:
    """GM-2.3"""
    assert list(laid_out(players, 0).rows) == [1 if players < 4 else 0] * 5
