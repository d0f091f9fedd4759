"""Fields, cards and bricks as lines of the catalogue."""

from typing import Final

from clanmoot.core.messages import Message, message

from .pieces import KINDS, STORE_NAMES, STORES

COLOUR_LINES: Final = ("ek-green", "ek-brown", "ek-clay", "ek-stone")
SIEGE_LINES: Final = ("ek-catapult", "ek-ship", "ek-ram")


def field_name(field: int) -> Message:
    """A store, or a siege field and whose castle it lies before."""
    if field < STORES:
        return message("ek-store", store=STORE_NAMES[field])
    owner, kind = divmod(field - STORES, KINDS)
    return message(SIEGE_LINES[kind], whom=owner)


def colour_name(colour: int) -> Message:
    """A colour."""
    return message(COLOUR_LINES[colour])


def card_names(cards: list[int]) -> tuple[Message, ...]:
    """Cards by value."""
    return tuple([message("ek-card", value=value) for value in cards])
