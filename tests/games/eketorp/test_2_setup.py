"""§2 Set-up."""

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.core.rng import Rng
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.state import CHECKING_HAND, DEALING, DRAWING_MATERIAL, PLANNING, State
from tests.games.eketorp.picture import do, options, run


def started(players: int = 3, seat: int = 1) -> State:
    return do(GAME.start(players, GAME.agree({})), f"seat {seat} starts")


def deal(s: State, hand: str) -> State:
    return do(s, *[f"{card} drawn" for card in hand.split()])


@pytest.mark.parametrize(("players", "vikings"), [(3, 8), (4, 6), (5, 6), (6, 5)])
def test_the_number_of_vikings_depends_on_the_number_of_players(players: int, vikings: int) -> None:
    """EK-2.1"""
    v = GAME.view(GAME.start(players, GAME.agree({})), 0)
    assert (v.home, v.amulets) == ((vikings,) * players, (5,) * players)


def test_castles_of_nobody_are_out_of_the_game() -> None:
    """EK-2.1"""
    s = GAME.start(4, GAME.agree({}))
    GAME.settle(s, Rng(1))
    assert options(s)[-2:] == ["to ram 4", "ready"]


def test_anybody_may_be_the_first_start_player() -> None:
    """EK-2.4"""
    s = GAME.start(5, GAME.agree({}))
    assert [weight for _, weight in GAME.chance(s)] == [1] * 5
    assert do(s, "seat 3 starts").start == 2


def test_four_cards_each_from_the_start_player_clockwise() -> None:
    """EK-2.2"""
    s = started(seat=2)
    order = []
    while s.phase in (DEALING, CHECKING_HAND):
        if s.phase == CHECKING_HAND:
            order.append(s.turn)
        do(s, options(s)[-1])
    assert order == [1, 2, 0]
    assert GAME.view(s, 0).held == (4, 4, 4)


def test_a_value_is_drawn_as_often_as_there_are_cards_of_it() -> None:
    """EK-2.2"""
    s = deal(started(), "1 1 6")
    assert [weight for _, weight in GAME.chance(s)] == [7, 9, 9, 9, 9, 8]
    assert options(s) == ["1 drawn", "2 drawn", "3 drawn", "4 drawn", "5 drawn", "6 drawn"]


def test_a_hand_without_a_card_above_3_is_shown_laid_apart_and_dealt_again() -> None:
    """EK-2.2"""
    s = deal(started(), "1 2 3 3")
    assert options(s) == ["1 one 1 two 2 three returned"]
    do(s, options(s)[0])
    assert (s.phase, s.turn, list(s.shown), list(s.deck)) == (DEALING, 0, [1, 1, 2, 0, 0, 0], [8, 8, 7, 9, 9, 9])
    deal(s, "3 3 3 3")
    assert options(s) == ["4 three returned"]


@pytest.mark.parametrize("hand", ["1 1 1 4", "6 1 2 3", "4 4 5 6"])
def test_one_card_above_3_is_enough_and_there_is_no_choice(hand: str) -> None:
    """EK-2.2"""
    assert options(deal(started(), hand)) == ["hand kept"]


def test_the_cards_laid_apart_come_back_when_every_hand_stands() -> None:
    """EK-2.2"""
    s = do(deal(started(), "1 1 2 2"), "2 one 2 two returned")
    for hand in ("1 1 1 4", "2 2 2 5", "3 3 3 6"):
        assert list(s.deck)[:2] != [9, 9]
        do(deal(s, hand), "hand kept")
    assert (s.phase, list(s.deck), list(s.shown)) == (DRAWING_MATERIAL, [6, 6, 6, 8, 8, 8], [2, 2, 0, 0, 0, 0])


def test_while_hands_are_dealt_a_shown_card_cannot_be_dealt_again() -> None:
    """EK-2.2"""
    s = started()
    for _ in range(2):
        do(deal(s, "1 1 1 1"), "4 one returned")
    do(s, "1 drawn")
    assert "1 drawn" not in options(s)


def test_ten_of_twelve_material_cards_come_and_the_other_two_are_never_known() -> None:
    """EK-2.3"""
    s = GAME.start(6, GAME.agree({}))
    GAME.settle(s, Rng(4))
    assert s.phase == PLANNING
    assert len(GAME.view(s, 0).unturned) == 11
    s = run(run(run(GAME.start(6, GAME.agree({})), 0), DEALING), CHECKING_HAND)
    while s.phase in (DEALING, CHECKING_HAND):
        GAME.apply(s, CHANCE, GAME.chance(s)[-1][0])
    assert len(GAME.chance(s)) == 12
