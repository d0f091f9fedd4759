"""Cubes and cards as lines of the catalogue, so that each language can name them."""

from typing import Final

from clanmoot.core.messages import Line, line

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


def cube_line(colour: int, number: int) -> Line:
    """So many cubes of a colour."""
    return line(CUBE_MESSAGES[colour], number=number)


def cube_lines(counts: tuple[int, ...]) -> tuple[Line, ...]:
    """Cubes by colour."""
    return tuple([cube_line(colour, number) for colour, number in enumerate(counts) if number]) or (line("hc-none"),)


def card_lines(counts: tuple[int, ...]) -> tuple[Line, ...]:
    """Cards one by one."""
    return tuple([line("hc-card", card=value + 1) for value in range(VALUES) for _ in range(counts[value])])
