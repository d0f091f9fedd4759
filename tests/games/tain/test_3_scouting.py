"""§3 Scouting."""

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.games.tain import GAME
from clanmoot.games.tain.state import SCOUTING, SETTLING, TURNING, State
from tests.games.tain.picture import do, options, pile, table

FULL = "A:B A:B A:B A:B A:B"


def places(s: State, token: str) -> list[str]:
    """Where the player in turn may lay such a token."""
    return [text.removeprefix(f"{token} to ") for text in options(s) if text.startswith(token)]


def test_players_lay_one_token_each_in_turn_from_the_active_player() -> None:
    """TA-3.1"""
    s = table(players=3, active=1)
    turns = []
    for place in ("A.P1", "B.P1", "C.P1", "A.P2", "B.P2"):
        turns.append(GAME.decider(s))
        do(s, f"Bluff to {place}")
    assert turns == [1, 2, 0, 1, 2]


def test_a_token_laid_leaves_the_screen_and_lies_in_its_slot() -> None:
    """TA-3.1"""
    s = do(table(), "Warrior to B.P2")
    assert pile(s, 0, used=False) == "C W L6 D B8"
    assert (s.scout[6], s.raider[6]) == (1, 0)
    do(s, "Daughter to B.P2")
    assert s.guard[6] == 3


def test_who_has_passed_is_skipped_and_the_last_one_lays_on_alone() -> None:
    """TA-3.1, 3.5"""
    s = do(table(players=3), "pass", "Lad to B.P1", "Lad to C.P1", "Lad to B.P2", "pass")
    assert GAME.decider(s) == 1
    assert GAME.decider(do(s, "Lad to B.P3")) == 1
    assert GAME.decider(do(s, "Lad to B.H1")) == 1


def test_a_token_goes_inside_at_home_outside_elsewhere_or_to_the_kingdom() -> None:
    """TA-3.2"""
    s = table(players=3, active=1)
    everywhere = [f"{board}.{entry}" for board in "ABC" for entry in ("P1", "P2", "P3", "H1", "H2")]
    assert places(s, "Warrior") == [*everywhere, "Kingdom"]


def test_only_one_token_a_slot() -> None:
    """TA-3.2"""
    s = table("B:L . . . . / . L . . .", "A:L . . . . / . L . . .", players=3)
    assert "A.P1" in places(s, "Lad")
    assert "A.P2" not in places(s, "Lad")
    assert "B.P1" not in places(s, "Lad")
    assert "B.P2" in places(s, "Lad")
    do(s, "pass", "pass")
    assert "A.P1" not in places(s, "Lad")


def test_a_slot_that_another_raider_took_is_taken_for_all() -> None:
    """TA-3.2"""
    s = table(" / ", "C:B . . . . / ", players=3)
    assert "B.P1" not in places(s, "Lad")
    assert "B.P2" in places(s, "Lad")


def test_the_kingdom_takes_two_tokens_of_two_players() -> None:
    """TA-3.2, 3.3"""
    assert "Kingdom" in places(table(players=3), "Bluff")
    assert "Kingdom" not in places(table(players=3, kingdom="A:B"), "Bluff")
    assert "Kingdom" in places(table(players=3, kingdom="B:B"), "Bluff")
    assert "Kingdom" not in places(table(players=3, kingdom="B:B C:W"), "Bluff")


@pytest.mark.parametrize(
    ("token", "allowed"), [("Chieftain", True), ("Warrior", True), ("Lad", False), ("Daughter", False), ("Bluff", True)]
)
def test_only_chieftain_warrior_and_bluff_go_to_the_kingdom(token: str, allowed: bool) -> None:
    """TA-3.3"""
    assert ("Kingdom" in places(table(), token)) == allowed


def test_the_kingdom_may_be_used_although_it_has_no_cattle() -> None:
    """TA-3.3"""
    assert "Kingdom" in places(table(cattle=(15, 10)), "Warrior")


def test_the_daughter_stays_at_home() -> None:
    """TA-3.4"""
    assert places(table(), "Daughter") == ["A.P1", "A.P2", "A.P3", "A.H1", "A.H2"]
    assert places(table(turn=1), "Daughter") == ["B.P1", "B.P2", "B.P3", "B.H1", "B.H2"]


def test_a_bluff_goes_into_any_free_slot() -> None:
    """TA-3.4"""
    s = table("B:B . . . . / . B . . .")
    assert places(s, "Bluff") == places(s, "Chieftain")
    assert len(places(s, "Bluff")) == 4 + 5 + 1


def test_passing_is_always_allowed_and_final() -> None:
    """TA-3.5"""
    s = table()
    assert options(s)[-1] == "pass"
    do(s, "pass", "Lad to B.P1", "Lad to B.P2", "pass")
    assert s.phase == TURNING


def test_who_has_no_token_that_fits_must_pass_and_is_asked_because_others_cannot_see_it() -> None:
    """TA-3.5"""
    s = table("/ L L L L B", FULL, left=("L D", None))
    assert options(s) == ["pass"]
    assert not GAME.forced(s)


def test_who_has_only_the_daughter_and_no_free_slot_at_home_is_asked_too() -> None:
    """TA-3.5"""
    s = table("/ L L L L B", "A:B . . . . /", left=("D", None))
    assert options(s) == ["pass"]
    assert not GAME.forced(s)


def test_so_is_who_could_have_laid_her_inside_for_all_that_others_know() -> None:
    """TA-3.5 Everything that may go to the Kingdom has been seen used, but the Daughter might be one of the guards."""
    s = table("/ L L L L L", left=("D", None))
    assert options(s) == ["pass"]
    assert not GAME.forced(s)


def test_where_all_can_see_that_nothing_fits_the_table_need_not_ask() -> None:
    """TA-3.5 Only the Kingdom is free, and every Chieftain, Warrior and Bluff of A has been seen used."""
    s = table("/ L L L L D", "C:B C:B C:B C:B C:B /", "B:B B:B B:B B:B B:B /", left=("L2", None, None))
    assert options(s) == ["pass"]
    assert GAME.forced(s)
    assert GAME.decider(s) == 0


def test_who_has_no_token_left_is_not_asked() -> None:
    """TA-3.5"""
    s = table("/ L . . . .", left=("L", None))
    do(s, "Lad to B.P1", "Lad to B.P1")
    assert (GAME.decider(s), s.passed) == (1, 1)


def test_who_has_no_free_slot_at_all_is_not_asked() -> None:
    """TA-3.5"""
    s = table("/ L L L L .", FULL, kingdom="A:W", turn=0)
    do(s, "Lad to A.H2", "Lad to A.P1")
    assert GAME.decider(s) == 1
    assert GAME.view(s, 1).passed == (0,)


def test_scouting_ends_when_all_have_passed() -> None:
    """TA-3.6"""
    s = do(table(players=3), "Lad to A.P1", "pass", "pass")
    assert s.phase == SCOUTING
    do(s, "pass")
    assert (s.phase, GAME.decider(s)) == (TURNING, CHANCE)


def test_when_nothing_was_laid_there_is_nothing_to_turn_up() -> None:
    """TA-3.6"""
    assert do(table(), "pass", "pass").phase == SETTLING


def test_guards_are_laid_one_by_one_even_when_all_other_slots_are_taken() -> None:
    """TA-3.6"""
    s = table("B:B B:B B:B B:B B:B /", FULL, kingdom="A:B B:B")
    do(s, "Lad to A.P1")
    assert GAME.decider(s) == 1
    do(s, "Lad to B.P1")
    assert GAME.decider(s) == 0


def test_tokens_stay_where_they_were_laid() -> None:
    """TA-3.2"""
    s = do(table(), "Lad to A.P1", "pass")
    assert not any(text.endswith("A.P1") for text in options(s))
