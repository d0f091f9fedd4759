"""§3 A turn."""

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import DRAWING, NAMING, PLAYING
from tests.games.schotten_totten.picture import FULL_LEFT, cards, do, end_turn, options, table


def test_a_turn_is_one_card_then_claims_then_a_draw() -> None:
    """ST-3.1"""
    s = table("R7 R8 |", hand="R9 G1", other="B1", phase=PLAYING)
    do(s, "R9 to 1")
    assert options(s) == ["claim 1", "done"]
    do(s, "claim 1")
    assert options(s) == ["done"]
    do(s, "done")
    assert options(s)[0] == "G2 drawn"
    do(s, "G2 drawn")
    assert options(s) == [f"B1 to {stone}" for stone in range(2, 10)]
    assert s.turn == 1


def test_a_clan_card_goes_to_a_free_slot_on_ones_own_side_of_an_unclaimed_stone() -> None:
    """ST-3.2"""
    s = table("R1 R2 R3 |", "<G1 |", ">| G2", "| Y1 Y2 Y3", hand="B5", phase=PLAYING)
    assert options(s) == [f"B5 to {stone}" for stone in range(4, 10)]
    do(s, "B5 to 4")
    assert GAME.view(s, 1).sides[3] == (13,)
    assert GAME.view(s, 0).hand == ()


def test_cards_at_a_claimed_stone_stay_visible() -> None:
    """ST-3.2, 3.7"""
    s = do(table("R7 R8 R9 | G1"), "claim 1")
    for watcher in (0, 1, SPECTATOR):
        assert GAME.view(s, watcher).sides[0] == tuple(cards("R7 R8 R9"))
        assert GAME.view(s, watcher).sides[9] == tuple(cards("G1"))


def test_a_side_has_three_slots_and_four_under_mud_fight() -> None:
    """ST-3.3"""
    s = table("R1 R2 R3 |", "~G1 G2 G3 |", tactics=True, hand="B5", phase=PLAYING)
    assert "B5 to 1" not in options(s)
    assert "B5 to 2" in options(s)
    do(s, "B5 to 2")
    assert GAME.view(s, 0).full[0] == (0, 1)


@pytest.mark.parametrize(
    ("hand", "steps"),
    [
        ("Y3", ["Y3 to 1"]),
        ("Joker", ["Joker to 1"]),
        ("Strategist", ["Strategist", "move P5", "to 1"]),
        ("Traitor", ["Traitor", "steal N8", "to 1"]),
    ],
)
def test_a_side_is_complete_by_whatever_card(hand: str, steps: list[str]) -> None:
    """ST-3.3, 4.5"""
    s = table("R1 G2 |", "P5 | N8", tactics=True, hand=hand, phase=PLAYING)
    assert GAME.view(s, 0).full[0] == ()
    do(s, *steps)
    assert (GAME.view(s, 0).full[0], GAME.view(s, 0).first[0]) == ((0,), (0,))


def test_who_can_lay_a_clan_card_must_play() -> None:
    """ST-3.4"""
    assert "pass" not in options(table(hand="B5", phase=PLAYING))
    assert "pass" not in options(table(*FULL_LEFT[:8], hand="Y1", phase=PLAYING))


def test_in_the_base_game_a_player_without_a_playable_card_passes() -> None:
    """ST-3.4"""
    assert options(table(phase=PLAYING)) == ["pass"]
    assert options(table(*FULL_LEFT, hand="Y1", phase=PLAYING)) == ["pass"]


def test_slots_at_claimed_stones_do_not_count() -> None:
    """ST-3.4"""
    assert options(table(*FULL_LEFT[:7], ">|", "<|", hand="Y1", phase=PLAYING)) == ["pass"]
    assert options(table(*FULL_LEFT[:7], "|", "<|", hand="Y1", phase=PLAYING)) == ["Y1 to 8"]


def test_a_tactic_card_may_be_played_instead_of_a_clan_card() -> None:
    """ST-3.4"""
    found = options(table(*FULL_LEFT[:8], hand="Y1 Joker Mud", tactics=True, phase=PLAYING))
    assert found == ["Y1 to 9", "Joker to 9", *[f"Mud Fight on {stone}" for stone in range(1, 10)]]


def test_an_elite_card_never_has_to_be_played() -> None:
    """ST-3.4"""
    found = options(table(hand="Spy", tactics=True, phase=PLAYING))
    assert found == ["pass", *[f"Spy to {stone}" for stone in range(1, 10)]]


def test_a_player_without_a_free_slot_may_pass_or_play_what_needs_none() -> None:
    """ST-3.4"""
    found = options(table(*FULL_LEFT, hand="Y1 Joker Strategist", tactics=True, phase=PLAYING))
    assert found == ["pass", "Strategist"]


def test_claims_are_free_in_number_and_order() -> None:
    """ST-3.5"""
    stones = ("R7 R8 R9 |", "|", "G7 G8 G9 |", "|", "B7 B8 B9 |")
    s = table(*stones)
    assert options(s) == ["claim 1", "claim 3", "claim 5", "done"]
    assert options(do(s, "claim 5")) == ["claim 1", "claim 3", "done"]
    assert options(do(s, "claim 1")) == ["claim 3", "done"]
    do(s, "done")
    assert GAME.view(s, 1).owned == ((0, 4), ())


def test_a_claim_not_made_may_be_made_on_a_later_turn() -> None:
    """ST-3.5"""
    s = table("R7 R8 R9 |", hand="B1", other="G1 G2")
    end_turn(s)
    end_turn(do(s, "G1 to 1"))
    assert options(do(s, "B1 to 2")) == ["claim 1", "done"]


def test_but_not_when_it_is_no_longer_allowed() -> None:
    """ST-3.5"""
    s = table("R5 R6 R7 | G1 G2 G4", tactics=True, hand="B1", other="Traitor B2")
    assert options(s) == ["claim 1", "done"]
    end_turn(s)
    end_turn(do(s, "Traitor", "steal R5", "to 9"))
    assert options(do(s, "B1 to 2")) == ["done"]


def test_a_player_may_claim_after_a_ruse_a_mode_or_a_pass() -> None:
    """ST-3.5"""
    s = table("R7 R8 R9 |", "P1 |", tactics=True, hand="Strategist", phase=PLAYING)
    assert options(do(s, "Strategist", "move P1", "discard it")) == ["claim 1", "done"]
    s = table("R7 R8 R9 |", tactics=True, hand="Mud", phase=PLAYING)
    assert options(do(s, "Mud Fight on 4")) == ["claim 1", "done"]
    s = table("R7 R8 R9 |", phase=PLAYING)
    assert options(do(s, "pass")) == ["claim 1", "done"]


def test_one_card_is_drawn_even_if_more_are_missing() -> None:
    """ST-3.6"""
    s = do(table(hand="B5 B6", phase=PLAYING), "B5 to 1", "done", "G1 drawn")
    assert GAME.view(s, 0).hand == tuple(cards("G1 B6"))
    assert s.turn == 1


@pytest.mark.parametrize(("tactics", "full"), [(False, "G1 G2 G3 G4 G5 G6"), (True, "G1 G2 G3 G4 G5 G6 G7")])
def test_a_full_hand_draws_nothing(tactics: bool, full: str) -> None:
    """ST-3.6"""
    assert do(table(hand=full, tactics=tactics), "done").turn == 1
    assert do(table(hand=full[3:], tactics=tactics), "done").phase == (NAMING if tactics else DRAWING)


def test_with_two_decks_the_player_names_one_before_they_see_a_card() -> None:
    """ST-3.6"""
    s = do(table(tactics=True, hand="B5"), "done")
    assert options(s) == ["draw clan", "draw tactic"]
    do(s, "draw tactic", "Spy drawn")
    assert GAME.view(s, 0).hand == tuple(cards("B5 Spy"))
    s = do(table(tactics=True, hand="B5"), "done", "draw clan")
    assert options(s)[:2] == ["G1 drawn", "G2 drawn"]


def test_an_empty_deck_cannot_be_named() -> None:
    """ST-3.6"""
    s = do(table(tactics=True, hand="B5", clan_rest="discards"), "done")
    assert options(s)[0] == "Joker drawn"
    s = do(table(tactics=True, hand="B5", tactic_rest="other"), "done")
    assert options(s)[0] == "G1 drawn"


def test_if_there_is_nothing_to_draw_nothing_is_drawn() -> None:
    """ST-3.6"""
    assert do(table(hand="B5", clan_rest="discards"), "done").turn == 1
    s = table(tactics=True, hand="B5", clan_rest="discards", tactic_rest="other")
    assert do(s, "done").turn == 1


def test_who_passed_does_not_draw() -> None:
    """ST-3.6"""
    s = do(table(phase=PLAYING), "pass", "done")
    assert (s.turn, GAME.view(s, 0).hand) == (1, ())


def test_who_passed_and_claimed_does_not_draw_either() -> None:
    """ST-3.6"""
    assert do(table("R7 R8 R9 |", phase=PLAYING), "pass", "claim 1", "done").turn == 1


def test_who_played_the_recruiter_does_not_draw() -> None:
    """ST-3.6, 7.9"""
    s = table(tactics=True, hand="Recruiter", phase=PLAYING)
    do(s, "Recruiter", "draw clan", "G1 drawn", "draw clan", "G2 drawn", "draw clan", "G3 drawn")
    assert do(s, "put G1 under", "put G2 under", "done").turn == 1


def test_who_played_another_tactic_card_draws() -> None:
    """ST-3.6"""
    assert do(table(tactics=True, hand="Mud", phase=PLAYING), "Mud Fight on 1", "done").phase == NAMING


def test_everybody_sees_all_that_is_public_and_the_same() -> None:
    """ST-3.7"""
    s = table(
        "?R7 R8 R9 | G7 G8 G9", "~Joker | P1", "<Y1 Y2 Y3 |", tactics=True, hand="B1 Spy", other="B2 B3",
        discards="N1 Banshee", under="N2 Traitor", first=1, played=(2, 2),
    )  # fmt: skip
    views = [GAME.view(s, watcher) for watcher in (0, 1, SPECTATOR)]
    assert {v._replace(me=0, hand=(), under=(), known=()) for v in views} == {
        views[2]._replace(me=0, hand=(), under=(), known=())
    }
    v = views[2]
    assert (v.discards, v.tactic_discards) == ((45,), (7,))
    assert (v.decks, v.clans_held, v.tactics_held) == ((40, 5), (1, 2), (1, 0))
    assert (v.played, v.jokers) == ((2, 2), (0,))
    assert (v.first, v.owned) == (((2,), (0,)), ((2,), ()))


def test_hands_and_decks_are_not_public() -> None:
    """ST-3.7"""
    s = table(tactics=True, hand="B1 Spy", other="B2 Mud")
    assert [GAME.view(s, watcher).hand for watcher in (0, 1, SPECTATOR)] == [(9, 55), (10, 58), ()]
    t = table(tactics=True, hand="B1 Spy", other="R2 Joker")
    assert GAME.view(s, 0) == GAME.view(t, 0)
    assert GAME.view(s, SPECTATOR) == GAME.view(t, SPECTATOR)
