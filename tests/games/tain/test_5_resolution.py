"""§5 Resolution."""

from clanmoot.games.tain import GAME
from clanmoot.games.tain.pieces import captive
from clanmoot.games.tain.state import OVER, SCOUTING
from tests.games.tain.picture import do, end_round, of, options, pile, raids, table


def test_what_was_won_goes_home() -> None:
    """TA-5.1"""
    s = raids(table("B:L . . . . / W . . . .", "A:L . . A:L . /"))
    assert (of(s.cattle, 2), of(s.jewels, 2)) == ([5, 4], [3, 2])
    do(s, "settle")
    assert (of(s.cattle, 2), of(s.jewels, 2)) == ([6, 4], [4, 2])
    assert s.captives[captive(0, 1, 2)] == 1
    assert sum(s.won_cattle) + sum(s.won_jewels) + sum(s.won_captives) == 0


def test_what_was_won_can_be_taken_in_the_next_round() -> None:
    """TA-5.1, 4.10"""
    s = end_round(table("", "A:L . . . . /", cattle=(0, 5)))
    do(s, "Lad to A.P1")
    assert of(end_round(s).cattle, 2) == [0, 5]


def test_if_the_game_ends_nobody_takes_tokens_back_and_no_marker_moves() -> None:
    """TA-5.2"""
    s = end_round(table("", "A:L . . . . /", cattle=(10, 5), left=("", None), active=1))
    assert (s.phase, s.round, s.active) == (OVER, 1, 1)
    assert pile(s, 0, used=False) == ""
    assert options(s) == []


def test_who_has_no_unused_token_takes_back_all_used_ones() -> None:
    """TA-5.3"""
    s = end_round(table("", "A:L . . . . /", left=("", None)))
    assert (pile(s, 0, used=False), pile(s, 0, used=True)) == ("C W2 L6 D B8", "")


def test_who_has_even_one_takes_back_none() -> None:
    """TA-5.3"""
    s = end_round(table("", "A:L . . . . /", left=("D", None)))
    assert (pile(s, 0, used=False), pile(s, 0, used=True)) == ("D", "C W2 L6 B8")


def test_tokens_held_by_another_clan_stay_there() -> None:
    """TA-5.3, 6.1"""
    s = end_round(table("", "A:L . . . . /", left=("", None), held=("", "A:L A:D")))
    assert pile(s, 0, used=False) == "C W2 L5 B8"
    assert s.captives[captive(1, 0, 2)] == s.captives[captive(1, 0, 3)] == 1


def test_both_markers_move_and_scouting_begins_again() -> None:
    """TA-5.4"""
    s = end_round(table(players=3, active=2, round=4))
    assert (s.phase, s.round, s.active, GAME.decider(s), s.passed) == (SCOUTING, 5, 0, 0, 0)
