"""§5 Loot and building."""

import pytest

from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.state import BUILDING, DRAWING_MATERIAL, OVER, PLANNING, ROUNDS_OVER, WALLS
from tests.games.eketorp.picture import do, fight, options, pile, plan, refusal, stands, stores, table, wall

NEARLY = "GGG GGG GGG GGG GGG GG"  # seventeen bricks


def test_each_viking_at_a_store_at_peace_takes_a_brick_and_bricks_in_excess_stay() -> None:
    """EK-5.1"""
    s = plan(table(phase=PLANNING, stores="A4W F2C"), "A A", "A", "F")
    assert (pile(s, 0), pile(s, 1), pile(s, 2), stores(s)) == ("WW", "W", "C", "A1W F1C")


def test_a_lone_players_vikings_in_excess_get_nothing() -> None:
    """EK-5.1"""
    s = plan(table(phase=PLANNING, stores="A1W"), "A A A", "", "")
    assert (pile(s, 0), stores(s), s.home[0]) == ("W", "", 8)


def test_all_vikings_on_the_board_go_home_with_their_bricks() -> None:
    """EK-5.2"""
    s = table(out=("A ram2", "B"), stores="A1G B1W", walls=("", ". . . . . C"), hands=("3 4 5 6",))
    do(fight(s, "fight 2 at ram 2", 6, 2), "take 0 left 1 right")
    assert (pile(s, 0), pile(s, 1), stands(s, 0), list(s.home)) == ("GC", "W", "", [8, 7, 8])
    assert list(s.under) == [0] * 18


def test_from_the_start_player_clockwise_each_sets_all_their_bricks_one_by_one() -> None:
    """EK-5.3"""
    s = table(phase=BUILDING, piles=("G", "GW", "S"), start=1)
    assert (s.turn, len(options(s))) == (1, 12)
    do(s, "wood on 6", "grass on 6")
    assert (s.turn, wall(s, 1)) == (2, ". . . . . WG")
    do(s, "stone on 1")
    assert s.turn == 0
    do(s, "grass on 2")
    assert (s.round, s.phase) == (3, DRAWING_MATERIAL)


def test_no_section_is_higher_than_three() -> None:
    """EK-5.3"""
    s = table(phase=BUILDING, piles=("G",), walls=("GGG GG . . . .",))
    assert options(s) == [f"grass on {section}" for section in (2, 3, 4, 5, 6)]


def test_none_may_be_held_back() -> None:
    """EK-5.3"""
    s = table(phase=BUILDING, piles=("GG",))
    assert all(text.startswith("grass on") for text in options(s))
    assert do(s, "grass on 1").turn == 0


def test_a_brick_once_set_never_moves() -> None:
    """EK-5.3"""
    s = do(table(phase=BUILDING, piles=("GW",), walls=("S . . . . .",)), "wood on 1", "grass on 1")
    assert wall(s, 0) == "SWG . . . . ."


def test_a_single_place_for_a_single_brick_is_no_choice() -> None:
    """EK-5.3"""
    s = table(phase=BUILDING, piles=("", "G"), walls=("", "GGG GGG GGG GGG GGG ."), start=1)
    assert (options(s), GAME.forced(s)) == (["grass on 6"], True)


def test_when_the_wall_has_eighteen_the_rest_are_kept_beside_it_and_count() -> None:
    """EK-5.3, 5.4, 7.1"""
    s = plan(table(phase=PLANNING, stores="G2S A1W", walls=(NEARLY,)), "G G A", "", "")
    assert (s.phase, s.reason) == (OVER, WALLS)
    assert wall(s, 0) == "GGG GGG GGG GGG GGG GGW"
    assert list(s.beyond[0:4]) == [0, 0, 0, 2]
    assert GAME.outcome(s).standings[0] == (17 + 2 + 8 + 5 + 5,)


def test_the_game_ends_when_all_have_built_and_the_others_bricks_count_too() -> None:
    """EK-5.4"""
    s = plan(table(phase=PLANNING, stores="G1S A1W", walls=(NEARLY,)), "A", "G", "")
    assert (s.phase, wall(s, 1)) == (OVER, "S . . . . .")


def test_section_6_is_not_carried_out_then() -> None:
    """EK-5.4"""
    s = table(phase=PLANNING, stores="A2G", walls=(NEARLY,), sick=((0, 0, 0, 0), (0, 0, 3, 0)))
    plan(s, "A", "", "")
    assert (stores(s), s.home[1], s.round, s.start) == ("A1G", 5, 2, 0)


def test_bricks_looted_in_the_same_round_may_prevent_it() -> None:
    """EK-5.4"""
    s = table(phase=PLANNING, stores="A1G", walls=(NEARLY,), hands=("1 2 3 4", "3 4 5 6"))
    plan(s, "A A A A A A A A", "catapult1", "")
    do(fight(s, "fight 1 at catapult 1", 6, 1), "take 1 left 0 right")
    assert s.phase == BUILDING
    do(s, "grass on 1")
    assert s.phase == BUILDING  # seat 2 has the brick that it took


@pytest.mark.parametrize("bricks", ["G", "GG"])
def test_in_the_tenth_round_the_bricks_set_themselves(bricks: str) -> None:
    """EK-5.3, 6.3"""
    s = table(phase=PLANNING, round=10, stores=f"A{len(bricks)}G")
    plan(s, "A " * len(bricks), "", "")
    assert (s.phase, s.reason, wall(s, 0)) == (OVER, ROUNDS_OVER, f"{bricks} . . . . .")


def test_a_wall_completed_in_the_tenth_round_ends_the_game_as_a_wall() -> None:
    """EK-5.4, 6.3"""
    s = plan(table(phase=PLANNING, round=10, stores="A1G", walls=(NEARLY,)), "A", "", "")
    assert (s.phase, s.reason) == (OVER, WALLS)


def test_no_brick_can_be_set_that_one_does_not_have() -> None:
    """EK-5.3"""
    s = table(phase=BUILDING, piles=("GW",), walls=("GGG . . . . .",))
    assert refusal(s, 0, "stone on 2") == ("EK-5.3", "ek-no-brick")
    assert refusal(s, 0, "grass on 1") == ("EK-5.3", "ek-full")
