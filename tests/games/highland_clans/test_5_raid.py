"""§5 Raids: combats, spoils, and the cards that come afterwards."""

import pytest

from clanmoot.core.game import CHANCE, SPECTATOR
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import ADDING, CUTTING, FIGHTING, LAYING, LOOTING, REFILLING, State
from clanmoot.locales import ENGLISH, Speaker
from tests.games.highland_clans.picture import (
    PLAIN,
    THIRD,
    court,
    do,
    fight,
    go,
    hand,
    options,
    refusal,
    sites,
    table,
)

ATTACKER = "YYYY BB | c . | 1 2 3 4"
DEFENDER = "YYYY BB | c C M . | 1 2 3 4"


def raid(attacker: str = ATTACKER, defender: str = DEFENDER, **more: object) -> State:
    """Seat 0 raids seat 1."""
    s = table(attacker, defender, PLAIN, phase=THIRD, **more)  # type: ignore[arg-type]  # options of a picture
    return do(s, "raid 1")


def test_after_the_actions_anybody_may_be_raided_or_nothing_done() -> None:
    """HC-5.1"""
    s = table(*[PLAIN] * 5, phase=THIRD)
    assert [text for text in options(s) if text.startswith("raid")] == ["raid 1", "raid 2", "raid 3", "raid 4"]
    assert "discard none" in options(s)
    assert do(s, "raid 3").foe == 3


def test_three_warriors_are_enough_for_a_raid_and_for_a_defence() -> None:
    """HC-5.1"""
    s = raid("YYY | c . | 1 1 1", "YYY | c . | 1 1 1")
    assert go(fight(s, "1 1", "1 1", "1 1")).phase == CUTTING


def test_the_same_player_may_be_raided_again_in_the_round() -> None:
    """HC-5.1"""
    s = table(PLAIN, PLAIN, PLAIN, phase=THIRD, place=1)
    do(s, "raid 2")
    assert (s.turn, s.foe) == (1, 0)
    s = table(PLAIN, PLAIN, PLAIN, phase=THIRD, place=2)
    assert do(s, "raid 1").foe == 0


def test_the_attacker_lays_a_card_then_a_piper_then_the_defender_does() -> None:
    """HC-5.2"""
    s = raid()
    assert (s.phase, GAME.decider(s), options(s)) == (LAYING, 0, ["lay 1", "lay 2", "lay 3", "lay 4"])
    do(s, "lay 3")
    assert (s.phase, GAME.decider(s), options(s)) == (ADDING, 0, ["no piper", "with a piper"])
    do(s, "with a piper")
    assert (s.phase, GAME.decider(s), GAME.view(s, 1).lent) == (LAYING, 1, (1, 0))
    do(s, "lay 4", "no piper")
    assert (s.phase, GAME.decider(s)) == (FIGHTING, CHANCE)
    assert options(s) == ["3 against 4 turned up"]


def test_a_card_laid_is_face_down_until_both_are_there() -> None:
    """HC-5.2"""
    s = do(raid(), "lay 3", "no piper")
    assert [GAME.view(s, watcher).laid for watcher in (0, 1, 2, SPECTATOR)] == [(2, -1), (-2, -1), (-2, -1), (-2, -1)]
    do(s, "lay 1", "no piper")
    assert [GAME.view(s, watcher).laid for watcher in (0, 1, 2, SPECTATOR)] == [(2, -2), (-2, 0), (-2, -2), (-2, -2)]
    do(s, "3 against 1 turned up")
    assert GAME.view(s, SPECTATOR).discards == (1, 0, 1, 0)


def test_there_are_always_three_combats() -> None:
    """HC-5.2"""
    s = fight(raid(), "4 1", "3 2")
    assert (s.combat, s.phase) == (2, LAYING)
    assert fight(s, "1 4").phase == LOOTING


def test_who_has_no_piper_is_not_asked_for_one() -> None:
    """HC-5.2"""
    s = do(raid("YYYY | c . | 1 2 3 4"), "lay 3")
    assert (s.phase, GAME.decider(s)) == (LAYING, 1)


@pytest.mark.parametrize(
    ("combat", "won"),
    [("3 2", [1, 0]), ("2 3", [0, 1]), ("3 3", [0, 0]), ("3+ 3", [1, 0]), ("2+ 3", [0, 0]), ("3 2+", [0, 0])],
)
def test_the_higher_strength_wins_a_combat(combat: str, won: list[int]) -> None:
    """HC-5.3, X.2"""
    assert list(fight(raid(), combat).won) == won


def test_pipers_go_to_the_bag_and_cards_to_the_discards() -> None:
    """HC-5.4"""
    s = raid()
    blue = s.bag[1]
    fight(s, "3+ 4+")
    assert (court(s, 0)[1], court(s, 1)[1], s.bag[1]) == (1, 1, blue + 2)
    assert list(s.discards) == [0, 0, 1, 1]
    assert (list(s.laid), list(s.lent)) == ([-1, -1], [0, 0])


def test_one_piper_a_card_at_most() -> None:
    """HC-5.4"""
    s = do(raid(), "lay 3", "with a piper")
    assert GAME.decider(s) == 1
    assert s.court[1] == 1


@pytest.mark.parametrize(
    ("combats", "points"),
    [
        (("4 3", "2 2", "1 1"), (1, 0)),  # 1-0 with two undecided combats is a win
        (("4 3", "3 2", "1 4"), (1, 0)),
        (("4 3", "1 2", "2 1"), (1, 0)),
        (("3 4", "2 2", "1 1"), (-1, 2)),
        (("1 2", "2 3", "4 1"), (-1, 2)),
        (("4 3", "1 2", "3 4"), (-1, 2)),
        (("1 1", "2 2", "3 3"), (1, 0)),
        (("4 3", "1 2", "3 4+"), (-1, 2)),
        (("4 3", "1 2", "3+ 4"), (1, 0)),  # drawn
    ],
)
def test_who_won_more_combats_wins_the_raid(combats: tuple[str, ...], points: tuple[int, int]) -> None:
    """HC-5.5, 5.6, 5.8, 5.9"""
    s = fight(raid(ATTACKER + " | 10", DEFENDER + " | 10"), *combats)
    assert (s.score[0] - 10, s.score[1] - 10) == points


def test_a_winner_may_take_one_thing_or_nothing() -> None:
    """HC-5.6"""
    s = fight(raid(), "4 3", "3 2", "2 1")
    assert options(s) == ["loot nothing", "loot cattle", "loot castle", "loot monastery"]
    assert sites(do(s.copy(), "loot nothing"), 1) == [1, 1, 1]


def test_only_what_is_there_can_be_taken() -> None:
    """HC-5.6"""
    s = fight(raid(ATTACKER, "YYYY BB | C . | 1 2 3 4"), "4 3", "3 2", "2 1")
    assert options(s) == ["loot nothing", "loot castle"]
    assert refusal(s, "loot cattle") == ("HC-5.6", "hc-no-such-site")


@pytest.mark.parametrize(
    ("text", "left", "colour", "cubes"),
    [("loot castle", [1, 0, 1], 1, 2), ("loot monastery", [1, 1, 0], 2, 3)],
)
def test_castles_and_monasteries_go_to_the_bag(text: str, left: list[int], colour: int, cubes: int) -> None:
    """HC-5.6"""
    s = fight(raid(), "4 3", "3 2", "2 1")
    bag = s.bag[colour]
    do(s, text)
    assert (sites(s, 1), sites(s, 0), s.bag[colour]) == (left, [1, 0, 0], bag + cubes)


def test_stolen_cattle_go_to_a_free_own_estate_or_else_to_the_bag() -> None:
    """HC-5.6"""
    s = do(fight(raid(), "4 3", "3 2", "2 1"), "loot cattle")
    assert (sites(s, 0), sites(s, 1)) == ([2, 0, 0], [0, 1, 1])
    s = fight(raid("YYYY BB | c C | 1 2 3 4"), "4 3", "3 2", "2 1")
    red = s.bag[3]
    do(s, "loot cattle")
    assert (sites(s, 0), sites(s, 1), s.bag[3]) == ([1, 1, 0], [0, 1, 1], red + 1)


@pytest.mark.parametrize(
    ("attacker", "text", "told"),
    [
        (ATTACKER, "loot cattle", "You steal a head of cattle from Bruce."),
        (
            "YYYY BB | c C | 1 2 3 4",
            "loot cattle",
            "You remove a head of cattle from Bruce\u2019s estates. It goes into the bag.",
        ),
        (ATTACKER, "loot castle", "You remove a castle from Bruce\u2019s estates. It goes into the bag."),
        (ATTACKER, "loot nothing", "You take nothing."),
    ],
)
def test_it_is_told_where_the_loot_goes(attacker: str, text: str, told: str) -> None:
    """HC-5.6"""
    s = fight(raid(attacker), "4 3", "3 2", "2 1")
    before = GAME.view(s, 0)
    do(s, text)
    line = GAME.log(before, 0, GAME.actions.parse(text), GAME.view(s, 0))
    assert Speaker(ENGLISH, ("Ailsa", "Bruce", "Catriona"), 0).say(line) == told


def test_a_victory_over_a_clan_with_nothing_brings_two_points_and_nothing_to_take() -> None:
    """HC-5.7"""
    s = fight(raid(ATTACKER + " | 10", "YYYY BB | . . | 1 2 3 4"), "4 3", "3 2", "2 1")
    assert (s.score[0], s.phase) == (12, REFILLING)


def test_a_defender_who_wins_gets_two_points_and_the_attacker_loses_one() -> None:
    """HC-5.8"""
    s = fight(raid(ATTACKER + " | 7", DEFENDER + " | 7"), "1 2", "2 3", "3 4")
    assert list(s.score)[:2] == [6, 9]


def test_nobody_falls_below_0() -> None:
    """HC-5.8"""
    s = fight(raid(ATTACKER + " | 0", DEFENDER + " | 7"), "1 2", "2 3", "3 4")
    assert list(s.score)[:2] == [0, 9]


def test_a_drawn_raid_brings_the_attacker_a_point() -> None:
    """HC-5.9"""
    s = fight(raid(ATTACKER + " | 7", DEFENDER + " | 7"), "1 1", "2 2", "3 3")
    assert (list(s.score)[:2], s.phase) == ([8, 7], REFILLING)


def drawn_raid(**more: object) -> State:
    """Seat 0 has three combats behind it and is about to draw."""
    return fight(raid(**more), "1 1", "2 2", "3 3")  # type: ignore[arg-type]  # options of a picture


def test_the_attacker_draws_five_and_discards_any_two_then_the_defender_does() -> None:
    """HC-5.10"""
    s = do(drawn_raid(), *["card 2 drawn"] * 5)
    assert (s.phase, GAME.decider(s), hand(s, 0)) == (CUTTING, 0, "2 2 2 2 2 4")
    assert options(s) == ["discard 2 2", "discard 2 4"]
    do(s, "discard 2 4")
    assert (s.phase, hand(s, 0)) == (REFILLING, "2 2 2 2")
    do(s, *["card 1 drawn"] * 4, "card 3 drawn")
    assert (GAME.decider(s), hand(s, 1)) == (1, "1 1 1 1 3 4")
    do(s, "discard 1 1")
    assert (s.turn, hand(s, 1)) == (1, "1 1 3 4")


def test_with_the_dutch_refill_the_two_are_of_the_five_just_drawn() -> None:
    """HC-5.10"""
    s = do(drawn_raid(refill=1), *["card 2 drawn"] * 4, "card 3 drawn")
    assert options(s) == ["discard 2 2", "discard 2 3"]
    assert refusal(s, "discard 2 4") == ("HC-5.10", "hc-not-of-five")
    assert [GAME.view(s, watcher).five for watcher in (0, 1, SPECTATOR)] == [(0, 4, 1, 0), (), ()]
    do(s, "discard 2 3", *["card 1 drawn"] * 5)
    assert (options(s), hand(s, 0)) == (["discard 1 1"], "2 2 2 4")


def test_exactly_two_cards_are_discarded() -> None:
    """HC-5.10"""
    s = do(drawn_raid(), *["card 2 drawn"] * 5)
    assert refusal(s, "discard 2") == ("HC-5.10", "hc-two-cards")
    assert refusal(s, "discard none") == ("HC-5.10", "hc-two-cards")


def test_an_empty_deck_is_made_of_the_whole_discard_pile() -> None:
    """HC-5.11 The six cards of the raid were discarded a moment ago and come again."""
    s = drawn_raid(deck="4 4")
    pile = list(s.discards)
    do(s, "card 4 drawn", "card 4 drawn")
    assert (list(s.deck), list(s.discards), s.owed) == (pile, [0, 0, 0, 0], 3)
    assert list(s.tape)[-1] == 45


def test_a_deck_that_is_emptied_by_the_last_card_is_not_shuffled_before_it_is_needed() -> None:
    """HC-5.11 What the player then discards is shuffled in too."""
    s = do(drawn_raid(deck="4 4 4 4 4"), *["card 4 drawn"] * 5)
    assert (sum(s.deck), sum(s.discards) > 0) == (0, True)
    pile = sum(s.discards)
    do(s, "discard 4 4")
    assert (sum(s.deck), sum(s.discards)) == (pile + 2, 0)


def test_in_the_dealing_nothing_is_shuffled() -> None:
    """HC-5.11"""
    s = go(GAME.start(5, GAME.agree({})))
    assert 45 not in list(s.tape)
