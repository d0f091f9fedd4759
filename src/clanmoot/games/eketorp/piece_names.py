"""Fields, cards and bricks as lines of the catalogue."""

from typing import Final

from clanmoot.core.messages import Line, line

from .pieces import KINDS, STORE_NAMES, STORES

COLOUR_LINES: Final = ("ek-green", "ek-brown", "ek-clay", "ek-stone")
SIEGE_LINES: Final = ("ek-catapult", "ek-ship", "ek-ram")


def field_line(field: int) -> Line:
    """A store, or a siege field and whose castle it lies before."""
    if field < STORES:
        return line("ek-store", store=STORE_NAMES[field])
    owner, kind = divmod(field - STORES, KINDS)
    return line(SIEGE_LINES[kind], whom=owner)


def colour_line(colour: int) -> Line:
    """A colour."""
    return line(COLOUR_LINES[colour])


def card_lines(cards: list[int]) -> tuple[Line, ...]:
    """Cards by value."""
    return tuple([line("ek-card", value=value) for value in cards])
