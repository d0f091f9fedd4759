"""Cubes and cards as catalogue messages, so that each language can name them."""

from typing import Final

from clanmoot.core.messages import Message, message

from .pieces import VALUES

CUBE_MESSAGES: Final = ("hc-yellow", "hc-blue", "hc-green", "hc-red")
SITE_MESSAGES: Final = ("hc-cattle", "hc-castle", "hc-monastery")
ACTION_MESSAGES: Final = (
    "hc-buy-cattle",
    "hc-buy-castle",
    "hc-buy-monastery",
    "hc-buy-warrior",
    "hc-buy-piper",
    "hc-buy-monks",
    "hc-buy-estate",
    "hc-buy-bard",
)


def cube_name(colour: int, number: int) -> Message:
    """Return a message such as "two red cubes" for this many cubes of a colour."""
    return message(CUBE_MESSAGES[colour], number=number)


def cube_names(counts: tuple[int, ...]) -> tuple[Message, ...]:
    """Return messages for cubes, given as counts by colour."""
    return tuple([cube_name(colour, number) for colour, number in enumerate(counts) if number]) or (message("hc-none"),)


def card_names(counts: tuple[int, ...]) -> tuple[Message, ...]:
    """Return the name of each card."""
    return tuple([message("hc-card", card=value + 1) for value in range(VALUES) for _ in range(counts[value])])
