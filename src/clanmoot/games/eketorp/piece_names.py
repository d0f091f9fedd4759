"""Fields, cards and bricks as messages of the catalogue."""

from typing import Final

from clanmoot.core.messages import Message, message

from .pieces import KINDS, STORE_NAMES, STORES

COLOUR_MESSAGES: Final = ("ek-green", "ek-brown", "ek-clay", "ek-stone")
SIEGE_MESSAGES: Final = ("ek-catapult", "ek-ship", "ek-ram")


def field_name(field: int) -> Message:
    """Return the name of a store, or of a siege field with the owner of its castle."""
    if field < STORES:
        return message("ek-store", store=STORE_NAMES[field])
    owner, kind = divmod(field - STORES, KINDS)
    return message(SIEGE_MESSAGES[kind], whom=owner)


def colour_name(colour: int) -> Message:
    return message(COLOUR_MESSAGES[colour])


def card_names(cards: list[int]) -> tuple[Message, ...]:
    """Return the names of cards, given by value."""
    return tuple([message("ek-card", value=value) for value in cards])
