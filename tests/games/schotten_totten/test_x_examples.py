"""The worked examples of the rules."""

from clanmoot.games.schotten_totten.state import PLAYING
from tests.games.schotten_totten.picture import do, end_turn, options, table


def test_three_of_a_kind_against_a_sum_is_claimed_at_once() -> None:
    """ST-X.1"""
    s = table("G5 R5 | G7 P4 B3", hand="B5", phase=PLAYING)
    assert options(do(s, "B5 to 1")) == ["claim 1", "done"]


def test_the_highest_colour_run_is_unbeatable_from_the_start() -> None:
    """ST-X.2"""
    s = table("R7 R8 |", hand="R9", phase=PLAYING)
    assert options(do(s, "R9 to 1")) == ["claim 1", "done"]
    assert options(table("R6 R7 R8 |")) == ["done"]


def test_who_is_one_tactic_card_ahead_waits_for_the_opponent() -> None:
    """ST-X.3"""
    s = table(tactics=True, hand="Spy B1 B2", other="Mud N1", played=(2, 1), phase=PLAYING)
    assert "Spy to 1" not in options(s)
    end_turn(do(s, "B1 to 1"))
    end_turn(do(s, "N1 to 1"))
    assert "Spy to 1" not in options(s)
    end_turn(do(s, "B2 to 1"))
    end_turn(do(s, "Mud Fight on 9"))
    assert "Spy to 1" in options(s)
