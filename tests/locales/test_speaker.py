"""How lines become sentences."""

import pytest

from clanmoot.core.messages import message
from clanmoot.locales import ENGLISH, MessageError, Speaker

SEATS = ("Anna", "Bram")
RED_5 = message("st-red", strength=5)


def test_a_person_is_spoken_to_and_others_are_spoken_of() -> None:
    laid = message("st-log-play", who=0, card=RED_5, stone=3)
    assert Speaker(ENGLISH, SEATS, 0).say(laid) == "You play red 5 on stone 3."
    assert Speaker(ENGLISH, SEATS, 1).say(laid) == "Anna plays red 5 on stone 3."


def test_whose_card_it_was_matters_too() -> None:
    lured = message("st-log-steal", who=0, whom=1, card=RED_5, stone=3)
    assert Speaker(ENGLISH, SEATS, 0).say(lured) == "You take red 5 from Bram\u2019s side of stone 3."
    assert Speaker(ENGLISH, SEATS, 1).say(lured) == "Anna takes red 5 from your side of stone 3."
    assert Speaker(ENGLISH, SEATS, -2).say(lured) == "Anna takes red 5 from Bram\u2019s side of stone 3."


def test_several_cards_are_listed() -> None:
    cards = tuple([message("st-red", strength=strength) for strength in (7, 8, 9)])
    mine, theirs = message("st-colour", sum=20), message("st-colour-run", sum=24)
    refused = message("st-unproven", stone=3, mine=mine, theirs=theirs, cards=cards)
    assert Speaker(ENGLISH, SEATS, 0).say(refused) == (
        "You can\u2019t claim stone 3 yet. You have a flush (20), and with red 7, red 8 and red 9 your opponent would "
        "have a straight flush (24)."
    )


def test_a_message_that_does_not_exist_is_named() -> None:
    with pytest.raises(MessageError, match="st-nonsense"):
        Speaker(ENGLISH, SEATS, 0).say(message("st-nonsense"))


def test_an_argument_that_is_missing_is_named() -> None:
    with pytest.raises(MessageError, match="strength"):
        Speaker(ENGLISH, SEATS, 0).say(message("st-red"))
