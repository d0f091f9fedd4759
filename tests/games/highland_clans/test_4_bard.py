"""§4.11 The Bard, and hands that follow the warriors in the middle of somebody else's turn."""

import pytest

from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import GAINING, LOSING, TAKING
from tests.games.highland_clans.picture import PLAIN, THIRD, court, do, hand, options, refusal, table


def test_a_bard_costs_a_drawn_blue_cube_that_goes_to_the_bag() -> None:
    """HC-4.11"""
    s = table(PLAIN, PLAIN, PLAIN, drawn="BGG")
    bag = s.bag[1]
    do(s, "bard at 2")
    assert (s.phase, s.bag[1], s.drawn[1], s.used, s.foe) == (TAKING, bag + 1, 0, 1, 2)
    assert refusal(table(PLAIN, PLAIN, PLAIN, drawn="GGR"), "bard at 1") == ("HC-4.11", "hc-few-cubes")


def test_one_cube_or_two_of_different_colours_are_taken() -> None:
    """HC-4.11"""
    s = do(table(PLAIN, "YYYY B G | c .", PLAIN, drawn="B"), "bard at 1")
    assert options(s) == [
        "take yellow",
        "take blue",
        "take green",
        "take yellow and blue",
        "take yellow and blue keep yellow",
        "take yellow and blue keep blue",
        "take yellow and green",
        "take yellow and green keep yellow",
        "take yellow and green keep green",
        "take blue and green",
        "take blue and green keep blue",
        "take blue and green keep green",
    ]


@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        ("take blue", [4, 2, 0], [4, 0, 1]),
        ("take green", [4, 2, 0], [4, 1, 0]),
        ("take blue and green", [4, 2, 0], [4, 0, 0]),
        ("take blue and green keep blue", [4, 3, 0], [4, 0, 0]),
        ("take blue and green keep green", [4, 2, 1], [4, 0, 0]),
    ],
)
def test_what_is_not_kept_goes_to_the_bag(text: str, mine: list[int], theirs: list[int]) -> None:
    """HC-4.11"""
    s = table(PLAIN, "YYYY B G | c .", PLAIN, drawn="B")
    bag = sum(s.bag) + 1  # the Bard's own cube
    do(s, "bard at 1", text)
    assert (court(s, 0), court(s, 1), s.phase) == (mine, theirs, THIRD)
    assert sum(s.bag) - bag == 12 - sum(mine) - sum(theirs)


def test_a_warrior_is_taken_only_where_four_are() -> None:
    """HC-4.11, 4.9"""
    s = do(table(PLAIN, "YYY B | c .", PLAIN, drawn="B"), "bard at 1")
    assert options(s) == ["take blue"]
    assert refusal(s, "take yellow") == ("HC-4.9", "hc-their-guard")
    assert refusal(s, "take blue and green") == ("HC-4.11", "hc-they-lack")


def test_who_has_nothing_to_take_cannot_be_visited() -> None:
    """HC-4.11"""
    s = table(PLAIN, "YYY | c C M", PLAIN, drawn="B")
    assert [text for text in options(s) if text.startswith("bard")] == ["bard at 2"]
    assert refusal(s, "bard at 1") == ("HC-4.11", "hc-no-spoils")


def test_without_anybody_to_visit_there_is_no_bard() -> None:
    """HC-4.11"""
    s = table(PLAIN, "YYY | c .", "YYY | c .", drawn="B")
    assert not [text for text in options(s) if text.startswith("bard")]


def test_the_victim_discards_a_card_of_their_choice_in_the_others_turn() -> None:
    """HC-4.9, 4.11"""
    s = do(table(PLAIN, PLAIN, "YYYY BB | c . | 1 3 3 4", drawn="B"), "bard at 2", "take yellow")
    assert (s.phase, s.turn, GAME.decider(s)) == (LOSING, 0, 2)
    assert options(s) == ["discard 1", "discard 3", "discard 4"]
    do(s, "discard 3")
    assert (hand(s, 2), s.discards[2], s.phase, GAME.decider(s)) == ("1 3 4", 1, THIRD, 0)


def test_when_a_warrior_changes_sides_the_loser_discards_before_the_gainer_draws() -> None:
    """HC-4.9"""
    s = table("YYYY BB | c . | 1 1 1 1", "YYYY BB | c . | 4 4 4 4", PLAIN, drawn="B")
    do(s, "bard at 1", "take yellow and blue keep yellow")
    assert (court(s, 0), court(s, 1)) == ([5, 2, 0], [3, 1, 0])
    assert (s.phase, GAME.decider(s), hand(s, 0)) == (LOSING, 1, "1 1 1 1")
    assert do(s, "discard 4").phase == GAINING
    do(s, "card 4 drawn")
    assert (hand(s, 0), hand(s, 1), s.phase) == ("1 1 1 1 4", "4 4 4", THIRD)


def test_the_card_that_a_victim_discards_can_be_the_one_that_is_drawn() -> None:
    """HC-4.9, 5.11 The deck is empty, the discard pile has that one card only."""
    supply = (8, 4, 0, 0)
    s = table("YYYY BB | c . | 1 1 1 1", "YYYY BB | c . | 2 2 2 2", "YYYY BB | c . | 1 1 1 1", drawn="B", supply=supply)
    do(s, "bard at 1", "take yellow and blue keep yellow", "discard 2")
    assert options(s) == ["card 2 drawn"]
    assert hand(do(s, "card 2 drawn"), 0) == "1 1 1 1 2"


def test_cubes_on_estates_are_never_taken() -> None:
    """HC-4.11"""
    s = do(table(PLAIN, "YYYY | c C M", PLAIN, drawn="B"), "bard at 1")
    assert options(s) == ["take yellow"]


def test_a_court_blue_is_no_bard() -> None:
    """HC-4.11 The cube must be drawn."""
    s = table("YYYY BBBB | c .", PLAIN, PLAIN, drawn="GGG")
    assert not [text for text in options(s) if text.startswith("bard")]
