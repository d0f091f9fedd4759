"""Tiles and goods as catalogue messages, so that each language can name them."""

from typing import Final

from clanmoot.core.messages import Message, message

from .pieces import SETS, THREES, TWOS
from .tiles import CARD, CODES, HOME, SORT

KIND_MESSAGES: Final = ("gm-wood", "gm-stone", "gm-grain", "gm-cattle", "gm-sheep")

# By sort of tile. Castles and lochs have their own names.
TILE_MESSAGES: Final = (
    "gm-forest",
    "gm-quarry",
    "gm-field",
    "gm-pasture",
    "gm-meadow",
    "",
    "gm-distillery",
    "gm-fair",
    "gm-butcher",
    "gm-grocer",
    "gm-bridge",
    "gm-tavern",
    "gm-village",
)

# By card.
PLACE_MESSAGES: Final = (
    "gm-lochy",
    "gm-moil",
    "gm-stalker",
    "gm-armadale",
    "gm-morar",
    "gm-ness",
    "gm-mey",
    "gm-duart",
    "gm-iona",
    "gm-cawdor",
    "gm-shiel",
    "gm-oich",
    "gm-donan",
)

SIDE_MESSAGES: Final = ("gm-north", "gm-east", "gm-south", "gm-west")


def tile_name(tile: int) -> Message:
    """Return the name of a tile. Number 0 and the numbers above the stacks are start villages."""
    if tile == 0 or tile >= HOME:
        return message("gm-home")
    if CARD[tile] >= 0:
        return message(PLACE_MESSAGES[CARD[tile]])
    return message(TILE_MESSAGES[SORT[tile]], code=CODES[tile])


def kind_name(kind: int) -> Message:
    """Return the name of a resource."""
    return message(KIND_MESSAGES[kind])


def side_name(side: int) -> Message:
    """Return the name of a side of a tile."""
    return message(SIDE_MESSAGES[side])


def set_names(kinds: int) -> tuple[Message, ...]:
    """Return the names of the resources in a set, given as a number from 1 to 31."""
    return tuple([kind_name(kind) for kind in SETS[kinds]])


def two_names(two: int) -> tuple[Message, ...]:
    """Return the names of two resources, given by their index in TWOS."""
    return tuple([kind_name(kind) for kind in TWOS[two]])


def three_names(three: int) -> tuple[Message, ...]:
    """Return the names of three resources, given by their index in THREES."""
    return tuple([kind_name(kind) for kind in THREES[three]])
