"""§7.8 to 7.12 Ruses."""

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import PLAYING, State
from tests.games.schotten_totten.picture import FULL_LEFT, cards, do, end_turn, options, table

RUSES = "Recruiter Strategist Banshee Traitor"


def ruses(s: State) -> list[str]:
    """The ruses that may be played."""
    return [text for text in options(s) if text in RUSES.split()]


def test_a_ruse_is_laid_face_up_on_the_discards() -> None:
    """ST-7.8"""
    s = table("R1 | R2", tactics=True, hand="Banshee", phase=PLAYING)
    do(s, "Banshee", "banish R2")
    for watcher in (0, 1, SPECTATOR):
        v = GAME.view(s, watcher)
        assert (v.discards, v.tactic_discards, v.tactics_held) == (tuple(cards("R2")), (7,), (0, 0))


def test_a_ruse_may_be_played_only_if_it_can_do_something() -> None:
    """ST-7.8"""
    assert ruses(table(tactics=True, hand=RUSES, phase=PLAYING)) == ["Recruiter"]
    assert ruses(table("R1 |", tactics=True, hand=RUSES, phase=PLAYING)) == ["Recruiter", "Strategist"]
    assert ruses(table("| R1", tactics=True, hand=RUSES, phase=PLAYING)) == ["Recruiter", "Banshee", "Traitor"]


@pytest.mark.parametrize(
    ("clan", "tactic", "may"),
    [("deck", "other", ["Recruiter"]), ("discards", "deck", ["Recruiter"]), ("discards", "other", [])],
)
def test_the_recruiter_needs_one_deck_that_is_not_empty(clan: str, tactic: str, may: list[str]) -> None:
    """ST-7.8"""
    s = table(tactics=True, hand="Recruiter", phase=PLAYING, clan_rest=clan, tactic_rest=tactic)
    assert ruses(s) == may


def test_the_strategist_and_the_banshee_are_content_with_an_elite_card_the_traitor_is_not() -> None:
    """ST-7.8, 7.12"""
    assert ruses(table("Joker |", tactics=True, hand="Strategist", phase=PLAYING)) == ["Strategist"]
    assert ruses(table("| Joker", tactics=True, hand="Banshee Traitor", phase=PLAYING)) == ["Banshee"]


def test_the_strategist_needs_no_free_slot() -> None:
    """ST-7.8, 7.10"""
    s = table(*FULL_LEFT, tactics=True, hand="Strategist", phase=PLAYING)
    assert options(do(s, "Strategist", "move G1")) == ["discard it"]


def test_the_traitor_needs_a_free_slot_of_ones_own() -> None:
    """ST-7.8"""
    s = table(*FULL_LEFT[:8], "G9 B9 R9 | N1", tactics=True, hand="Traitor", phase=PLAYING)
    assert ruses(s) == []
    s = table(*FULL_LEFT[:8], "G9 B9 | N1", tactics=True, hand="Traitor", phase=PLAYING)
    assert ruses(s) == ["Traitor"]


def recruiting(clan_rest: str = "deck") -> State:
    """A player with two cards who has just played the Recruiter."""
    s = table("| N9", tactics=True, hand="Recruiter R1 Spy", phase=PLAYING, clan_rest=clan_rest)
    return do(s, "Recruiter")


def test_the_recruiter_draws_three_cards_naming_the_deck_after_each_look() -> None:
    """ST-7.9"""
    s = recruiting()
    assert options(s) == ["draw clan", "draw tactic"]
    do(s, "draw clan", "G1 drawn")
    assert GAME.view(s, 0).hand == tuple(cards("G1 R1 Spy"))
    assert options(s) == ["draw clan", "draw tactic"]
    do(s, "draw tactic", "Joker drawn", "draw clan", "G2 drawn")
    assert GAME.view(s, 0).hand == tuple(cards("G1 G2 R1 Joker Spy"))


def test_then_two_cards_of_the_whole_hand_go_under_their_decks() -> None:
    """ST-7.9"""
    s = do(recruiting(), "draw clan", "G1 drawn", "draw clan", "G2 drawn", "draw clan", "G3 drawn")
    assert options(s) == [f"put {card} under" for card in ("G1", "G2", "G3", "R1", "Spy")]
    do(s, "put R1 under")
    assert options(s) == [f"put {card} under" for card in ("G1", "G2", "G3", "Spy")]
    do(s, "put Spy under")
    v = GAME.view(s, 0)
    assert (v.hand, v.under) == (tuple(cards("G1 G2 G3")), tuple(cards("R1 Spy")))
    assert (v.decks, options(s)) == ((50, 9), ["done"])


def test_no_card_is_drawn_at_the_end_of_this_turn() -> None:
    """ST-7.9"""
    s = do(recruiting(), "draw clan", "G1 drawn", "draw clan", "G2 drawn", "draw clan", "G3 drawn")
    assert do(s, "put R1 under", "put G1 under", "done").turn == 1


def test_the_next_turn_draws_again() -> None:
    """ST-3.6, 7.9"""
    s = do(recruiting(), "draw clan", "G1 drawn", "draw clan", "G2 drawn", "draw clan", "G3 drawn")
    do(s, "put R1 under", "put G1 under", "done", "pass", "done", "G2 to 1", "done")
    assert options(s) == ["draw clan", "draw tactic"]


def test_an_empty_deck_cannot_be_named_by_the_recruiter_either() -> None:
    """ST-7.9"""
    s = recruiting(clan_rest="discards")
    assert options(s) == ["draw tactic"]
    do(s, "draw tactic", "Joker drawn", "draw tactic", "Joker drawn", "draw tactic", "Mud Fight drawn")
    assert options(s)[0] == "put R1 under"


def test_fewer_cards_are_drawn_only_if_both_decks_run_out() -> None:
    """ST-7.9"""
    s = table("| N9", tactics=True, hand="Recruiter R1", discards="Joker Spy Sh Bluff Mud Strategist Banshee Traitor",
              phase=PLAYING, clan_rest="discards")  # fmt: skip
    do(s, "Recruiter")
    assert options(s) == ["draw tactic"]
    do(s, "draw tactic", "Joker drawn")
    assert options(s) == ["put R1 under", "put Joker under"]


def test_all_cards_go_under_if_there_are_fewer_than_two() -> None:
    """ST-7.9"""
    s = table("| N9", tactics=True, hand="Recruiter", discards="Joker Spy Sh Bluff Mud Strategist Banshee Traitor",
              phase=PLAYING, clan_rest="discards")  # fmt: skip
    do(s, "Recruiter", "draw tactic", "Joker drawn", "put Joker under")
    assert options(s) == ["done"]
    assert GAME.view(s, 0).tactics_held == (0, 0)


def test_cards_under_a_deck_come_after_all_others() -> None:
    """ST-7.9"""
    s = table(tactics=True, hand="R9", under="G1 G2")
    do(s, "done", "draw clan")
    assert "G1 drawn" not in options(s)
    assert len(options(s)) == 51


def test_of_two_under_the_same_deck_the_first_is_drawn_first() -> None:
    """ST-7.9"""
    s = table(tactics=True, other="R9", under="N5 G1", clan_rest="discards", tactic_rest="discards")
    assert options(do(s, "done")) == ["N5 drawn"]
    do(s, "N5 drawn", "R9 to 1", "done")
    assert options(s) == ["G1 drawn"]


def test_each_goes_under_the_deck_it_belongs_to() -> None:
    """ST-7.9"""
    s = table(tactics=True, other="R9", under="N5 Spy", clan_rest="discards", tactic_rest="discards")
    do(s, "done")
    assert options(s) == ["draw clan", "draw tactic"]
    assert options(do(s.copy(), "draw clan")) == ["N5 drawn"]
    assert options(do(s, "draw tactic")) == ["Spy drawn"]


def test_a_deck_that_was_empty_can_be_drawn_from_again() -> None:
    """ST-7.9"""
    s = table(tactics=True, hand="Recruiter R1 R2", other="R9", phase=PLAYING, clan_rest="discards")
    do(s, "Recruiter", "draw tactic", "Joker drawn", "draw tactic", "Joker drawn", "draw tactic", "Spy drawn")
    do(s, "put R1 under", "put R2 under", "done", "R9 to 1", "done")
    assert options(s) == ["draw clan", "draw tactic"]
    assert options(do(s, "draw clan")) == ["R1 drawn"]


def test_the_strategist_moves_a_card_to_another_stone_or_discards_it() -> None:
    """ST-7.10"""
    stones = ("R1 Joker |", "G1 G2 G3 | B1", "~Y1 Y2 Y3 |", "<|")
    s = do(table(*stones, tactics=True, hand="Strategist", phase=PLAYING), "Strategist")
    assert options(s) == [f"move {troop}" for troop in ("G1", "G2", "G3", "R1", "Y1", "Y2", "Y3", "Joker")]
    do(s, "move R1")
    assert options(s) == ["to 3", "to 5", "to 6", "to 7", "to 8", "to 9", "discard it"]
    v = GAME.view(do(s.copy(), "to 3"), 1)
    assert (v.sides[0], v.sides[2], v.full[0]) == (tuple(cards("Joker")), tuple(cards("R1 Y1 Y2 Y3")), (1, 2))
    v = GAME.view(do(s, "discard it"), 1)
    assert (v.sides[0], v.discards) == (tuple(cards("Joker")), tuple(cards("R1")))


def test_the_strategist_may_discard_an_elite_card() -> None:
    """ST-7.10"""
    s = do(table("Spy |", tactics=True, hand="Strategist", phase=PLAYING), "Strategist", "move Spy", "discard it")
    assert GAME.view(s, 1).tactic_discards == (1, 6)


def test_the_banshee_discards_any_card_of_the_opponent_at_an_unclaimed_stone() -> None:
    """ST-7.11"""
    stones = ("R1 | Joker", "| G1 G2 G3", ">| B1")
    s = do(table(*stones, tactics=True, hand="Banshee", phase=PLAYING), "Banshee")
    assert options(s) == ["banish G1", "banish G2", "banish G3", "banish Joker"]
    v = GAME.view(do(s.copy(), "banish G2"), 1)
    assert (v.sides[10], v.full[1], v.discards) == (tuple(cards("G1 G3")), (), tuple(cards("G2")))
    v = GAME.view(do(s, "banish Joker"), 1)
    assert (v.sides[9], v.tactic_discards) == ((), (0, 7))


def test_the_traitor_takes_a_clan_card_and_never_an_elite_card() -> None:
    """ST-7.12"""
    s = do(table("R1 | Joker G1", "| Spy G2", ">| B1", tactics=True, hand="Traitor", phase=PLAYING), "Traitor")
    assert options(s) == ["steal G1", "steal G2"]


def test_and_lays_it_on_ones_own_side_of_the_same_stone_or_another() -> None:
    """ST-7.12"""
    s = table("R8 R9 | R7 G1 G2", "G3 G4 G5 |", "<|", tactics=True, hand="Traitor", phase=PLAYING)
    do(s, "Traitor", "steal R7")
    assert options(s) == ["to 1", "to 4", "to 5", "to 6", "to 7", "to 8", "to 9"]
    v = GAME.view(do(s.copy(), "to 4"), 1)
    assert (v.sides[3], v.sides[9]) == (tuple(cards("R7")), tuple(cards("G1 G2")))
    assert options(do(s, "to 1")) == ["claim 1", "done"]


def test_a_turn_continues_after_a_ruse() -> None:
    """ST-7.8, 3.6"""
    s = table("R1 | R2", tactics=True, hand="Banshee", phase=PLAYING)
    assert end_turn(do(s, "Banshee", "banish R2")).turn == 1
    assert GAME.view(s, 0).hand == tuple(cards("G1"))
