"""§4 Formations."""

import pytest

from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import PLAYING
from tests.games.schotten_totten.picture import do, end_turn, options, table


def beats(mine: str, theirs: str, marks: str = "") -> bool:
    """Whether my side, complete later than theirs, wins the stone: so never by a tie."""
    return "claim 1" in options(table(f"{marks}{mine} | {theirs}", first=1, tactics=True))


# From strong to weak, without a card in common.
KINDS = ["R1 R2 R3", "G1 B1 P1", "Y1 Y2 Y4", "N1 B2 P3", "N9 B9 P8"]
KINDS_OF_FOUR = ["R1 R2 R3 R4", "G1 B1 P1 N1", "Y1 Y2 Y4 Y5", "N2 B3 P4 G5", "N9 B9 P9 G8"]


@pytest.mark.parametrize("weaker", [1, 2, 3, 4])
def test_colour_run_three_of_a_kind_colour_run_sum_in_this_order(weaker: int) -> None:
    """ST-4.1"""
    assert beats(KINDS[weaker - 1], KINDS[weaker])
    assert not beats(KINDS[weaker], KINDS[weaker - 1])


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("R1 R2 R3", "G9 B9 P9"),
        ("G1 B1 P1", "R9 R8 R6"),
        ("R1 R2 R4", "G9 B8 P7"),
        ("G1 B2 P3", "N9 Y9 P8"),
    ],
)
def test_the_lowest_of_a_kind_beats_the_highest_of_the_next(stronger: str, weaker: str) -> None:
    """ST-4.1"""
    assert beats(stronger, weaker)
    assert not beats(weaker, stronger)


def test_the_order_of_laying_does_not_matter() -> None:
    """ST-4.1"""
    s = table("R9 |", "R2 G1 |", hand="R7 R8", phase=PLAYING)
    do(s, "R7 to 1", "done", "G2 drawn", "pass", "done", "R8 to 1")
    assert options(s) == ["claim 1", "done"]


def test_nine_and_one_are_not_consecutive() -> None:
    """ST-4.1"""
    assert not beats("R9 R1 R2", "Y1 Y4 Y9")  # a colour of 12 against a colour of 14
    assert not beats("G8 R9 B1", "P9 Y9 N1")  # a sum of 18 against a sum of 19


def test_a_side_counts_as_the_strongest_kind_it_satisfies() -> None:
    """ST-4.1"""
    assert beats("R1 R2 R3", "Y5 Y6 Y9")  # a colour run, though it is a low colour too
    assert beats("R1 R2 R3", "G7 B8 P9")  # and a low run


def test_one_gap_or_one_pair_spoils_a_run() -> None:
    """ST-4.1"""
    assert not beats("G1 B2 P4", "N9 Y9 R8")
    assert not beats("G1 B1 P2", "N9 Y9 R8")
    assert not beats("G2 B2 P3", "N1 Y5 R2")


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("R2 R3 R4", "G1 G2 G3"),
        ("G5 B5 P5", "G4 B4 P4"),
        ("R9 R1 R3", "G1 G2 G9"),
        ("R2 G3 B4", "Y1 P2 N3"),
        ("R9 G9 B2", "Y9 P9 N1"),
    ],
)
def test_within_a_kind_the_higher_sum_wins(stronger: str, weaker: str) -> None:
    """ST-4.2"""
    assert beats(stronger, weaker)
    assert not beats(weaker, stronger)


@pytest.mark.parametrize("pair", ["R4 R5 R6 | G4 G5 G6", "R1 R2 R9 | G1 G3 G8", "R1 G5 B9 | Y2 P6 N7"])
def test_equal_sides_go_to_the_one_complete_for_longer(pair: str) -> None:
    """ST-4.3"""
    assert options(table(pair, first=0)) == ["claim 1", "done"]
    assert options(table(pair, first=1)) == ["done"]


def test_the_order_of_completion_comes_from_play() -> None:
    """ST-4.3"""
    s = table("R4 R5 | G4 G5", hand="R6", other="G6 N1", phase=PLAYING)
    end_turn(do(s, "R6 to 1"))
    assert options(do(s, "G6 to 1")) == ["done"]
    end_turn(s)
    do(s, options(s)[-1])
    assert "claim 1" in options(s)


@pytest.mark.parametrize("weaker", [1, 2, 3, 4])
def test_under_mud_fight_all_formations_are_of_four_cards(weaker: int) -> None:
    """ST-4.4"""
    strong, weak = KINDS_OF_FOUR[weaker - 1], KINDS_OF_FOUR[weaker]
    assert beats(strong, weak, "~")
    assert not beats(weak, strong, "~")


def test_three_of_four_are_no_formation_under_mud_fight() -> None:
    """ST-4.4"""
    assert not beats("R7 R8 R9 G1", "Y9 P9 N9 B1", "~")
    assert not beats("Y9 P9 N9 B1", "G1 G2 G3 G9", "~")
    assert not beats("R7 G8 B9 P1", "Y9 P9 N9 B1", "~")
    assert not beats("G1 G2 G3 Y9", "Y1 P9 N8 B1", "~")


def test_a_side_under_mud_fight_is_completed_by_its_fourth_card() -> None:
    """ST-4.4"""
    s = table("~R4 R5 R6 | G4 G5 G6 G7", tactics=True, hand="R7", phase=PLAYING)
    assert GAME.view(s, 0).full == ((), (0,))
    assert options(do(s, "R7 to 1")) == ["done"]  # equal, and later
    s = table("~R4 R5 R6 | G4 G5 G6", tactics=True, hand="R7", other="G7", phase=PLAYING)
    end_turn(do(s, "R7 to 1"))
    assert options(do(s, "G7 to 1")) == ["done"]


def test_mud_fight_makes_both_sides_start_again() -> None:
    """ST-4.5"""
    s = table("R4 R5 R6 | G4 G5 G6", first=0, tactics=True, hand="Mud R7", other="G7", phase=PLAYING)
    end_turn(do(s, "Mud Fight on 1"))
    assert GAME.view(s, 0).first == ((), ())
    end_turn(do(s, "G7 to 1"))
    assert options(do(s, "R7 to 1")) == ["done"]  # equal, but the other side is the earlier one now


def test_a_side_robbed_by_the_banshee_starts_again() -> None:
    """ST-4.5"""
    equal = "R1 B2 P9 | G1 Y2 N9"
    assert options(table(equal, first=1)) == ["done"]
    s = table(equal, first=1, tactics=True, hand="Banshee R3", other="B9", phase=PLAYING)
    end_turn(do(s, "Banshee", "banish N9"))
    assert options(do(s, "B9 to 1")) == ["done"]
    end_turn(s)
    assert options(do(s, "R3 to 2")) == ["claim 1", "done"]


@pytest.mark.parametrize("end", ["to 2", "discard it"])
def test_a_side_weakened_by_its_own_strategist_starts_again(end: str) -> None:
    """ST-4.5"""
    s = table("R1 B2 P9 | G1 Y2 N9", first=0, tactics=True, hand="Strategist R9", other="N5", phase=PLAYING)
    end_turn(do(s, "Strategist", "move P9", end))
    end_turn(do(s, "N5 to 3"))
    assert options(do(s, "R9 to 1")) == ["done"]


def test_a_side_robbed_by_the_traitor_starts_again() -> None:
    """ST-4.5"""
    s = table("R1 B2 P9 | G1 Y2 N9", first=1, tactics=True, hand="Traitor R3", other="B9", phase=PLAYING)
    end_turn(do(s, "Traitor", "steal N9", "to 2"))
    assert options(do(s, "B9 to 1")) == ["done"]
    end_turn(s)
    assert options(do(s, "R3 to 3")) == ["claim 1", "done"]


def test_a_card_put_there_by_strategist_completes_a_side_like_a_card_played() -> None:
    """ST-4.5"""
    s = table("R4 R5 | G4 G5", "R6 |", tactics=True, hand="Strategist", other="G6", phase=PLAYING)
    end_turn(do(s, "Strategist", "move R6", "to 1"))
    assert options(do(s, "G6 to 1")) == ["done"]
    s = table("R4 R5 | G4 G5 G6", "R6 |", tactics=True, hand="Strategist", phase=PLAYING)
    assert options(do(s, "Strategist", "move R6", "to 1")) == ["done"]


def test_a_card_put_there_by_the_traitor_completes_a_side_like_a_card_played() -> None:
    """ST-4.5"""
    s = table("R4 R5 | G4 G5", "| R6", tactics=True, hand="Traitor", other="G6", phase=PLAYING)
    end_turn(do(s, "Traitor", "steal R6", "to 1"))
    assert options(do(s, "G6 to 1")) == ["done"]
    s = table("R4 R5 | G4 G5 G6", "| R6", tactics=True, hand="Traitor", phase=PLAYING)
    assert options(do(s, "Traitor", "steal R6", "to 1")) == ["done"]


def test_a_side_stays_the_earlier_one_while_it_is_complete_without_a_break() -> None:
    """ST-4.3, 4.5"""
    s = table("R1 B2 P9 | G1 Y2 N9", first=0, tactics=True, hand="Banshee R3", other="B9", phase=PLAYING)
    end_turn(do(s, "Banshee", "banish N9"))
    end_turn(do(s, "B9 to 1"))
    assert options(do(s, "R3 to 2")) == ["claim 1", "done"]
