"""§7 Tactics variant: the limit, elite troops and modes."""

import pytest

from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.claim_proof import proof
from clanmoot.games.schotten_totten.formation import OF_A_KIND
from clanmoot.games.schotten_totten.state import PLAYING
from tests.games.schotten_totten.picture import FULL_LEFT, cards, do, end_turn, options, table
from tests.games.schotten_totten.test_4_formations import beats

EVERY_TACTIC = "Joker Spy Shield-Bearer Bluff Mud Recruiter Strategist Banshee Traitor"


@pytest.mark.parametrize(
    ("played", "may"), [((0, 0), True), ((1, 1), True), ((1, 2), True), ((1, 0), False), ((3, 2), False)]
)
def test_a_tactic_card_needs_that_one_has_not_played_more_than_the_opponent(played: tuple[int, int], may: bool) -> None:
    """ST-7.1"""
    s = table("R1 | R2", hand=EVERY_TACTIC, tactics=True, played=played, phase=PLAYING)
    kinds = {GAME.actions.decode(action).kind.name for action in GAME.legal(s, 0)}
    assert kinds == ({"pass", "elite", "mode", "ruse"} if may else {"pass"})


@pytest.mark.parametrize(
    "steps",
    [
        ["Joker to 1"],
        ["Spy to 1"],
        ["Shield-Bearer to 1"],
        ["Blind Man's Bluff on 1"],
        ["Mud Fight on 1"],
        ["Strategist", "move R1", "to 2"],
        ["Banshee", "banish R2"],
        ["Traitor", "steal R2", "to 1"],
        [
            "Recruiter",
            "draw clan",
            "G1 drawn",
            "draw clan",
            "G2 drawn",
            "draw clan",
            "G3 drawn",
            "put G1 under",
            "put G2 under",
        ],
    ],
)
def test_every_tactic_card_counts_when_it_is_played(steps: list[str]) -> None:
    """ST-7.1"""
    s = table("R1 | R2", hand=EVERY_TACTIC, tactics=True, phase=PLAYING)
    do(s, *steps)
    assert GAME.view(s, 1).played == (1, 0)


def test_an_elite_card_counts_as_played_even_if_it_is_discarded() -> None:
    """ST-7.1"""
    s = table("Spy | R2", hand="B1", other="Banshee", tactics=True, played=(1, 1))
    end_turn(s)
    end_turn(do(s, "Banshee", "banish Spy"))
    assert GAME.view(s, 0).played == (1, 2)


def test_a_card_put_under_a_deck_was_not_played() -> None:
    """ST-7.1"""
    s = table(hand="Recruiter Spy Mud", tactics=True, phase=PLAYING)
    do(s, "Recruiter", "draw clan", "G1 drawn", "draw clan", "G2 drawn", "draw clan", "G3 drawn")
    do(s, "put Spy under", "put Mud Fight under")
    assert GAME.view(s, 0).played == (1, 0)


def test_clan_cards_do_not_count() -> None:
    """ST-7.1"""
    s = do(table(hand="R1", tactics=True, phase=PLAYING), "R1 to 1")
    assert GAME.view(s, 0).played == (0, 0)


def test_a_whole_hand_of_tactic_cards_may_be_held() -> None:
    """ST-7.2"""
    s = do(table(hand="Joker Joker Spy Bluff Mud Banshee", tactics=True), "done")
    assert options(s) == ["draw clan", "draw tactic"]
    do(s, "draw tactic", "Traitor drawn")
    assert GAME.view(s, 0).tactics_held == (7, 0)


def test_within_seven_cards_in_all() -> None:
    """ST-7.2"""
    assert do(table(hand="R1 R2 R3 R4 R5 Joker Spy", tactics=True), "done").turn == 1
    assert do(table(hand="R1 R2 R3 R4 Joker Spy", tactics=True), "done").turn == 0


def test_elite_troops_are_laid_like_clan_cards() -> None:
    """ST-7.3"""
    s = table(*FULL_LEFT[:6], "|", "<|", "~Y1 Y2 Y3 |", tactics=True, hand="Joker Spy Sh", phase=PLAYING)
    troops = [f"{troop} to {stone}" for troop in ("Joker", "Spy", "Shield-Bearer") for stone in (7, 9)]
    assert options(s) == ["pass", *troops]
    do(s, "Spy to 9")
    assert GAME.view(s, 1).sides[8] == tuple(cards("Y1 Y2 Y3 Spy"))
    assert GAME.view(s, 1).full[0] == (0, 1, 2, 3, 4, 5, 8)


@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        ("R8 R9 Joker", "G7 G6 G8"),  # as R7
        ("G1 B1 Joker", "R9 R8 R6"),  # as a third one
        ("R5 R9 Joker", "G9 G8 G5"),  # as another R9: a colour of 23
        ("R8 R9 Spy", "G6 G7 G8"),  # as R7
        ("G7 B7 Spy", "R6 N6 P6"),  # as a third seven
        ("R1 R9 Spy", "G1 G6 G9"),  # a colour of 17 against 16
        ("G6 B8 Spy", "N6 P7 R5"),  # a run of 21 against 18
        ("R1 R2 Sh", "G9 B9 P9"),  # as R3
        ("R2 G2 Sh", "B1 N1 P1"),  # as a third two
        ("R3 R4 Sh", "G1 G2 G3"),  # as R2: a run of 9 against 6
        ("R9 G1 Sh", "B9 P1 N2"),  # as 3: a sum of 13 against 12
        ("Joker Spy R8", "G6 G7 G8"),  # 7 8 9
        ("Sh Joker R1", "G9 B9 P9"),  # 1 2 3
        ("Spy Sh R9", "G9 G8 G1"),  # a colour of 19 against 18
        ("Joker Spy Sh", "R1 R2 R5"),  # a colour of 19
    ],
)
def test_elite_cards_take_the_values_best_for_their_side(stronger: str, weaker: str) -> None:
    """ST-7.3"""
    assert beats(stronger, weaker)
    assert not beats(weaker, stronger)


@pytest.mark.parametrize(
    ("weaker", "stronger"),
    [
        ("R5 R6 Sh", "N1 B1 P1"),  # no four for the Shield-Bearer
        ("R4 R5 Spy", "N1 B1 P1"),  # no six for the Spy
        ("G6 B6 Spy", "N1 B2 P3"),  # and no third six: a sum of 19
        ("G4 B4 Sh", "N1 B2 P3"),
        ("Joker Spy Sh", "N1 B1 P1"),  # seven and three are neither alike nor near
        ("R8 R9 Joker", "G7 G8 G9"),  # there is no ten: equal, and later
    ],
)
def test_but_no_others(weaker: str, stronger: str) -> None:
    """ST-7.3"""
    assert not beats(weaker, stronger)
    assert beats(stronger, weaker) == (weaker != "R8 R9 Joker")


def test_an_elite_card_may_equal_a_card_that_lies_elsewhere() -> None:
    """ST-7.3"""
    assert "claim 1" in options(table("R8 R9 Joker | G6 G7 G8", "| R7", tactics=True, first=1))
    assert "claim 1" in options(table("R8 R9 Joker | G6 G7 G8", discards="R7", tactics=True, first=1))


def test_values_are_chosen_again_at_every_comparison() -> None:
    """ST-7.3 Nothing is fixed when the card is laid: a Joker that made a run of three makes four of a kind later."""
    s = table("R5 | ", tactics=True, hand="Joker B5 N5 Mud", other="Spy Y1", phase=PLAYING)
    end_turn(do(s, "Joker to 1"))
    end_turn(do(s, "Y1 to 9"))
    end_turn(do(s, "B5 to 1"))
    end_turn(do(s, "Spy to 9"))
    end_turn(do(s, "Mud Fight on 1"))
    end_turn(do(s, options(s)[0]))
    do(s, "N5 to 1")
    assert proof(GAME.view(s, 0), 0).mine == OF_A_KIND + 20


def test_one_joker_a_player_and_game() -> None:
    """ST-7.4"""
    s = table("Joker |", tactics=True, hand="Joker Spy", phase=PLAYING)
    assert not [text for text in options(s) if text.startswith("Joker")]
    assert "Spy to 1" in options(s)
    s = table("| Joker", tactics=True, hand="Joker", phase=PLAYING)
    assert "Joker to 1" in options(s)  # the other player's does not matter


def test_laying_a_joker_is_remembered() -> None:
    """ST-7.4"""
    s = do(table(tactics=True, hand="Joker", phase=PLAYING), "Joker to 1")
    assert GAME.view(s, 1).jokers == (0,)


def test_not_even_if_it_has_been_removed() -> None:
    """ST-7.4"""
    s = table("Joker |", tactics=True, hand="Joker", other="Banshee Y1", played=(1, 1))
    end_turn(s)
    end_turn(do(s, "Banshee", "banish Joker"))
    assert "Joker to 1" not in options(s)


def test_moving_it_is_not_playing_it() -> None:
    """ST-7.4"""
    s = table("Joker |", tactics=True, hand="Strategist", phase=PLAYING)
    do(s, "Strategist", "move Joker", "to 5")
    assert GAME.view(s, 0).sides[4] == tuple(cards("Joker"))
    assert GAME.view(s, 0).played == (1, 0)  # the Strategist alone


def test_a_second_joker_may_go_under_its_deck() -> None:
    """ST-7.4"""
    s = table("Joker |", tactics=True, hand="Joker Recruiter", phase=PLAYING)
    do(s, "Recruiter", "draw clan", "G1 drawn", "draw clan", "G2 drawn", "draw clan", "G3 drawn")
    do(s, "put Joker under", "put G1 under")
    assert GAME.view(s, 0).under == tuple(cards("Joker G1"))


def test_a_joker_put_under_a_deck_was_not_played() -> None:
    """ST-7.4, 7.1"""
    s = table(tactics=True, hand="Joker Joker Recruiter", phase=PLAYING)
    do(s, "Recruiter", "draw clan", "G1 drawn", "draw clan", "G2 drawn", "draw clan", "G3 drawn")
    do(s, "put Joker under", "put G1 under")
    assert GAME.view(s, 0).jokers == ()


def test_modes_are_laid_on_any_unclaimed_stone_full_or_not() -> None:
    """ST-7.5"""
    s = table("R1 R2 R3 | G1 G2 G3", "<|", ">|", tactics=True, hand="Bluff Mud", phase=PLAYING)
    stones = (1, 4, 5, 6, 7, 8, 9)
    bluffs, muds = [f"Blind Man's Bluff on {n}" for n in stones], [f"Mud Fight on {n}" for n in stones]
    assert options(s) == ["pass", *bluffs, *muds]


def test_both_modes_may_lie_on_one_stone() -> None:
    """ST-7.5"""
    s = table("?R1 |", tactics=True, hand="Mud", phase=PLAYING)
    v = GAME.view(do(s, "Mud Fight on 1"), 0)
    assert (v.bluff, v.mud) == ((0,), (0,))
    s = table("~R1 |", tactics=True, hand="Bluff", phase=PLAYING)
    assert "Blind Man's Bluff on 1" in options(s)
    assert beats("R9 G9 B9 Y1", "N6 N7 N8 P6", "?~")
    assert not beats("R1 R2 R3 R4", "N6 N7 N8 P6", "?~")


def test_modes_belong_to_neither_side_and_nothing_removes_them() -> None:
    """ST-7.5, 7.11"""
    s = table("?~R1 | G1", tactics=True, hand="Strategist Banshee Traitor", phase=PLAYING)
    assert options(do(s.copy(), "Banshee")) == ["banish G1"]
    assert options(do(s.copy(), "Strategist")) == ["move R1"]
    assert options(do(s.copy(), "Traitor")) == ["steal G1"]
    s = table("?~|", tactics=True, hand="Strategist Banshee Traitor", phase=PLAYING)
    assert options(s) == ["pass"]


def test_under_blind_mans_bluff_only_sums_count() -> None:
    """ST-7.6"""
    assert beats("R9 G8 B7", "N1 N2 N3", "?")
    assert not beats("N1 N2 N3", "R9 G8 B7", "?")
    assert not beats("R5 G5 B5", "N9 P6 N1", "?")
    assert beats("R9 G9 Joker", "N8 P9 Y9", "?")
    assert beats("R9 Spy G1", "N9 P6 B1", "?")
    assert not beats("R9 Spy G1", "N9 P7 B1", "?")
    assert beats("R9 Sh G1", "N9 P2 B1", "?")
    assert not beats("R9 Sh G1", "N9 P3 B1", "?")
    assert not beats("R9 Joker G1", "N9 P9 B1", "?")


def test_also_for_sides_complete_before_it_was_laid() -> None:
    """ST-7.6"""
    s = table("R9 G8 B6 | N1 N2 N3", tactics=True, hand="Bluff", phase=PLAYING, first=1)
    assert options(do(s, "Blind Man's Bluff on 1")) == ["claim 1", "done"]


def test_its_ties_go_to_the_side_complete_for_longer() -> None:
    """ST-7.6"""
    assert options(table("?R1 R2 R3 | G2 B2 P2", tactics=True, first=0)) == ["claim 1", "done"]
    assert options(table("?R1 R2 R3 | G2 B2 P2", tactics=True, first=1)) == ["done"]


def test_proofs_too_are_of_sums() -> None:
    """ST-7.6"""
    assert options(table("?R9 G9 B9 | N1", tactics=True)) == ["claim 1", "done"]
    assert options(table("?R9 G9 B8 | N1", tactics=True)) == ["claim 1", "done"]  # 1 + 9 + 9 is less
    assert options(table("?R1 R2 R3 | N1 N2", tactics=True)) == ["done"]
    assert options(table("?R9 G9 Joker | N9 Y9", tactics=True)) == ["claim 1", "done"]
    assert options(table("?R9 G9 B8 | N9 Joker", tactics=True)) == ["done"]


def test_mud_fight_needs_four_cards_a_side() -> None:
    """ST-7.7"""
    s = table("R7 R8 R9 |", tactics=True, hand="Mud R6", other="N1", phase=PLAYING)
    assert options(do(s, "Mud Fight on 1")) == ["done"]
    end_turn(s)
    end_turn(do(s, "N1 to 1"))
    assert options(do(s, "R6 to 1")) == ["claim 1", "done"]


def test_in_a_proof_mud_fight_has_four_slots_to_fill() -> None:
    """ST-7.7, 4.4"""
    assert options(table("~R1 R2 R3 R4 | G5 G6 G7", tactics=True)) == ["done"]
    assert options(table("~R1 R2 R3 R4 | G5 G6 G7", tactics=True, discards="G4 G8")) == ["claim 1", "done"]
    assert options(table("~R1 R2 R3 R4 | G5 G6", tactics=True, discards="G4 G8")) == ["claim 1", "done"]
