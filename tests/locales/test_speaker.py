"""How lines become sentences."""

import pytest

from clanmoot.core.messages import line
from clanmoot.locales import ENGLISH, MessageError, Speaker

SEATS = ("Anna", "Bram")
RED_5 = line("st-red", strength=5)


def test_a_person_is_spoken_to_and_others_are_spoken_of() -> None:
    laid = line("st-log-play", who=0, card=RED_5, stone=3)
    assert Speaker(ENGLISH, SEATS, 0).say(laid) == "You lay red 5 at stone 3."
    assert Speaker(ENGLISH, SEATS, 1).say(laid) == "Anna lays red 5 at stone 3."


def test_whose_card_it_was_matters_too() -> None:
    lured = line("st-log-steal", who=0, whom=1, card=RED_5, stone=3)
    assert Speaker(ENGLISH, SEATS, 0).say(lured) == "You lure red 5 away from Bram at stone 3."
    assert Speaker(ENGLISH, SEATS, 1).say(lured) == "Anna lures red 5 away from your side of stone 3."
    assert Speaker(ENGLISH, SEATS, -2).say(lured) == "Anna lures red 5 away from Bram at stone 3."


def test_several_cards_are_listed() -> None:
    cards = tuple([line("st-red", strength=strength) for strength in (7, 8, 9)])
    mine, theirs = line("st-colour", sum=20), line("st-colour-run", sum=24)
    refused = line("st-unproven", stone=3, mine=mine, theirs=theirs, cards=cards)
    assert Speaker(ENGLISH, SEATS, 0).say(refused) == (
        "Stone 3 is not proven: with red 7, red 8 and red 9 the other side would have a colour run of 24 "
        "against your colour of 20."
    )


def test_a_message_that_does_not_exist_is_named() -> None:
    with pytest.raises(MessageError, match="st-nonsense"):
        Speaker(ENGLISH, SEATS, 0).say(line("st-nonsense"))


def test_an_argument_that_is_missing_is_named() -> None:
    with pytest.raises(MessageError, match="strength"):
        Speaker(ENGLISH, SEATS, 0).say(line("st-red"))
