"""§5 Claiming."""

import pytest

from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import PLAYING
from tests.games.schotten_totten.picture import do, end_turn, options, table

CLAIM = ["claim 1", "done"]
NO_CLAIM = ["done"]


def test_an_incomplete_side_never_claims() -> None:
    """ST-5.1"""
    assert options(table("R8 R9 | G1 B3 Y5")) == NO_CLAIM
    assert options(table("R8 R9 |")) == NO_CLAIM
    assert options(table("~R7 R8 R9 | G1 B3 Y5 P1", tactics=True)) == NO_CLAIM


def test_of_two_complete_sides_only_the_stronger_may_claim() -> None:
    """ST-5.2"""
    assert options(table("R7 R8 R9 | G6 G7 G8", first=1)) == CLAIM
    assert options(table("G6 G7 G8 | R7 R8 R9", first=0)) == NO_CLAIM


def test_the_others_claim_is_for_the_other_to_make() -> None:
    """ST-5.2"""
    s = end_turn(table("G6 G7 G8 | R7 R8 R9", other="N1"))
    assert options(do(s, "N1 to 2")) == CLAIM


def test_an_open_stone_may_be_claimed_when_no_unseen_card_can_beat_it() -> None:
    """ST-5.3"""
    assert options(table("R7 R8 R9 | G1 B2")) == CLAIM
    assert options(table("R2 R3 R4 | G4 G5")) == NO_CLAIM  # G3 or G6 would beat it


OPEN = "R2 R3 R4 | G4 G5"  # beaten by G3 or G6, and by nothing else


@pytest.mark.parametrize("where", ["G3 G6 Y1 |", "| G3 G6", "<G3 G6 Y1 |", ">G3 G6 |"])
def test_cards_at_other_stones_are_seen_claimed_or_not(where: str) -> None:
    """ST-5.3"""
    assert "claim 1" in options(table(OPEN, where))


def test_face_up_discards_are_seen() -> None:
    """ST-5.3"""
    assert options(table(OPEN, discards="G3 G6")) == CLAIM
    assert options(table(OPEN, discards="G6")) == NO_CLAIM
    assert options(table(OPEN, discards="G3")) == NO_CLAIM


def test_a_card_becomes_seen_when_it_is_discarded_or_laid() -> None:
    """ST-5.3"""
    s = table(OPEN, "| G6", discards="G3", tactics=True, hand="Banshee", phase=PLAYING)
    assert options(do(s, "Banshee", "banish G6")) == CLAIM
    s = table(OPEN, discards="G3", hand="G6", phase=PLAYING)
    assert options(do(s, "G6 to 7")) == CLAIM


@pytest.mark.parametrize("digger", [0, 1])
def test_cards_in_hands_and_under_the_deck_are_unseen(digger: int) -> None:
    """ST-5.3"""
    assert options(table(OPEN, hand="G3 G6")) == NO_CLAIM
    assert options(table(OPEN, other="G3 G6")) == NO_CLAIM
    assert options(table(OPEN, tactics=True, under="G3 G6", digger=digger)) == NO_CLAIM
    assert options(table(OPEN, tactics=True, other="G3 G6", known="G3 G6", digger=0)) == NO_CLAIM


def test_whether_the_opponent_could_still_get_them_does_not_matter() -> None:
    """ST-5.3"""
    s = table(OPEN, hand="G3", clan_rest="discards")
    assert GAME.view(s, 0).decks == (0, 0)
    assert options(s) == NO_CLAIM


def test_each_stone_is_proven_by_itself() -> None:
    """ST-5.3 One unseen card holds up two claims, though it can be laid at one stone only."""
    two = ("R2 R3 R4 | G4 G5", "Y1 Y2 Y3 | G7 G8")
    assert options(table(*two, discards="G3 G9")) == NO_CLAIM
    assert options(table(*two, discards="G3 G6 G9")) == ["claim 1", "claim 2", "done"]


def test_several_missing_cards_are_all_filled_from_the_unseen() -> None:
    """ST-5.3"""
    assert options(table("R2 R3 R4 | G5")) == NO_CLAIM  # G6 G7, for one
    assert options(table("R2 R3 R4 | G5", discards="G4 G6")) == CLAIM  # G3 G4 and G6 G7 are both broken
    assert options(table("R2 R3 R4 |")) == NO_CLAIM
    assert options(table("R6 G6 B6 |")) == NO_CLAIM


def test_in_a_proof_equal_is_not_enough_for_the_other_side() -> None:
    """ST-5.4"""
    assert options(table("P4 P5 P6 | N5 N4")) == CLAIM  # N6 would only make it equal
    assert options(table("P4 P5 P6 | N5 N6")) == NO_CLAIM  # N7 would beat it
    assert options(table("P4 P5 P6 | N5 N6", discards="N7")) == CLAIM  # and N4 alone would not


def test_in_a_proof_equal_sums_are_not_enough_either() -> None:
    """ST-5.4"""
    seen = "N9 Y9 R9 B9 G9 P9"
    assert options(table("?R1 G8 B8 | Y1 P8", discards=seen, tactics=True)) == CLAIM
    assert options(table("?R1 G7 B8 | Y1 P8", discards=seen, tactics=True)) == NO_CLAIM


@pytest.mark.parametrize(
    "tactic", ["Joker", "Spy", "Shield-Bearer", "Bluff", "Mud", "Banshee", "Strategist", "Traitor"]
)
def test_in_a_proof_tactic_cards_in_hands_and_decks_are_ignored(tactic: str) -> None:
    """ST-5.5"""
    s = table("R5 R6 R7 | G8 G9", discards="G7", tactics=True, other=tactic)
    assert options(s) == CLAIM
    s = table("R5 R6 R7 | G8 G9", discards="G7", tactics=True, other=tactic, known=tactic, digger=0)
    assert options(s) == CLAIM
    assert options(table("R5 R6 R7 | G8 G9", discards="G7", tactics=True, under=tactic)) == CLAIM


def test_in_a_proof_elite_cards_at_other_stones_are_ignored() -> None:
    """ST-5.5"""
    assert options(table("R5 R6 R7 | G8 G9", "Y1 | Joker Spy", discards="G7", tactics=True)) == CLAIM


@pytest.mark.parametrize(
    ("theirs", "seen", "expected"),
    [
        ("G4 Joker", "", NO_CLAIM),  # the Joker as G5 with G6, and others
        ("G4 Joker", "G2 G3 G5 G6", CLAIM),  # no colour run is left
        ("G9 Sh", "", CLAIM),  # nine and at most three are no run
        ("G5 Spy", "", NO_CLAIM),  # G6
        ("G5 Spy", "G6", CLAIM),
        ("G3 Sh", "G1 G2 G4", CLAIM),
        ("G3 Sh", "G1 G2", NO_CLAIM),  # the Shield-Bearer as 2, with G4, is a run of 9
        ("Joker Spy Sh", "", CLAIM),
    ],
)
def test_elite_cards_on_the_incomplete_side_count_with_every_value(theirs: str, seen: str, expected: list[str]) -> None:
    """ST-5.5, 7.3"""
    mine = "R1 R2 R3" if "Sh" in theirs and "G3" in theirs else "R2 R3 R4"
    assert options(table(f"{mine} | {theirs}", discards=seen, tactics=True)) == expected


def test_in_a_proof_a_stone_is_taken_as_it_lies() -> None:
    """ST-5.5 Blind Man's Bluff would turn this stone; it is not there yet."""
    s = table("R1 R2 R3 | G9", discards="G8 G7", tactics=True, other="Bluff")
    assert options(s) == CLAIM
    assert options(table("?R1 R2 R3 | G9", discards="G8 G7", tactics=True)) == NO_CLAIM


def test_no_card_of_any_kind_is_laid_at_a_claimed_stone() -> None:
    """ST-5.6"""
    s = table("<R7 R8 R9 | G1", ">|", "|", tactics=True, hand="B1 Joker Bluff Mud", phase=PLAYING)
    assert not [text for text in options(s) if text.endswith((" 1", " 2"))]
    assert {"B1 to 3", "Joker to 3", "Blind Man's Bluff on 3", "Mud Fight on 3"} <= set(options(s))


def test_ruses_do_not_reach_a_claimed_stone() -> None:
    """ST-5.6"""
    stones = ("<R7 R8 R9 | G1", ">B1 | Y7 Y8 Y9", "P1 | P2", "<| N1", "N2 |")
    s = table(*stones, tactics=True, hand="Strategist Banshee Traitor", phase=PLAYING)
    assert options(do(s.copy(), "Strategist")) == ["move P1", "move N2"]
    assert options(do(s.copy(), "Strategist", "move P1")) == ["to 5", "to 6", "to 7", "to 8", "to 9", "discard it"]
    assert options(do(s.copy(), "Banshee")) == ["banish P2"]
    assert options(do(s.copy(), "Traitor")) == ["steal P2"]
    assert options(do(s.copy(), "Traitor", "steal P2")) == [f"to {stone}" for stone in (3, 5, 6, 7, 8, 9)]


def test_ruses_with_nothing_but_claimed_stones_to_reach_cannot_be_played() -> None:
    """ST-5.6, 7.8"""
    s = table("<R7 R8 R9 | G1", tactics=True, hand="Strategist Banshee Traitor", phase=PLAYING)
    assert options(s) == ["pass"]


def test_a_claimed_stone_cannot_be_claimed_again() -> None:
    """ST-5.6"""
    assert options(table("<R7 R8 R9 | G1")) == NO_CLAIM
    assert options(table(">R7 R8 R9 | G1 G2 G3")) == NO_CLAIM


def test_with_fewer_unseen_cards_than_missing_slots_a_claim_is_proven() -> None:
    """ST-5.7"""
    assert options(table("R1 G1 B2 |", hand="N9 Y9", clan_rest="discards")) == CLAIM
    assert options(table("R1 G1 B2 |", hand="N9 Y9", other="P9", clan_rest="discards")) == NO_CLAIM
    assert options(table("~R1 G1 B2 Y2 | Joker", hand="N9 Y9", tactics=True, clan_rest="discards")) == CLAIM
