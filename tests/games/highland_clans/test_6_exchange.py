"""§6 The exchange of cards."""

from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import CUBING, EXCHANGING
from tests.games.highland_clans.picture import PLAIN, THIRD, do, hand, options, refusal, table


def test_up_to_three_cards_are_discarded_at_once_and_as_many_drawn() -> None:
    """HC-6.1"""
    s = do(table("YYYY BB | c . | 1 1 2 4", PLAIN, PLAIN, phase=THIRD), "discard 1 1 2")
    assert (s.phase, s.owed, hand(s, 0)) == (EXCHANGING, 3, "4")
    assert list(s.discards) == [2, 1, 0, 0]
    do(s, "card 3 drawn", "card 4 drawn")
    assert s.turn == 0
    do(s, "card 1 drawn")
    assert (hand(s, 0), s.turn, s.phase) == ("1 3 4 4", 1, CUBING)


def test_every_choice_of_cards_in_hand_is_offered_once() -> None:
    """HC-6.1"""
    s = table("YYYY BB | c . | 1 1 2 4", PLAIN, PLAIN, phase=THIRD)
    assert [text.removeprefix("discard ") for text in options(s) if text.startswith("discard")] == [
        "none", "1", "2", "4", "1 1", "1 2", "1 4", "2 4", "1 1 2", "1 1 4", "1 2 4",
    ]  # fmt: skip
    assert refusal(s, "discard 2 2") == ("HC-6.1", "hc-not-in-hand")


def test_discarding_nothing_ends_the_turn() -> None:
    """HC-6.1, 5.1"""
    s = do(table(PLAIN, PLAIN, PLAIN, phase=THIRD), "discard none")
    assert (s.turn, s.phase, sum(s.discards)) == (1, CUBING, 0)


def test_who_raids_does_not_exchange() -> None:
    """HC-6.1"""
    s = do(table(PLAIN, PLAIN, PLAIN, phase=THIRD), "raid 1")
    assert refusal(s, "discard 1") == ("HC-6.1", "hc-third")


def test_cards_just_discarded_may_come_again_when_the_deck_is_empty() -> None:
    """HC-6.1, 5.11"""
    s = table("YYYY BB | c . | 1 1 2 4", PLAIN, PLAIN, phase=THIRD, deck="3")
    do(s, "discard 1 4", "card 3 drawn")
    assert s.deck[3] == 13
    assert GAME.view(s, 1).discards == (0, 0, 0, 0)
