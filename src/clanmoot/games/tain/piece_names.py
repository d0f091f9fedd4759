"""Tokens and places as messages of the catalogue, so that each language can name them."""

from typing import Final

from clanmoot.core.messages import Message, message

from .pieces import EMPTY, ENTRIES, KINGDOM, PASTURE

TOKEN_MESSAGES: Final = ("ta-chieftain", "ta-warrior", "ta-lad", "ta-daughter", "ta-bluff")


def token_name(kind: int) -> Message:
    return message(TOKEN_MESSAGES[kind])


def place_name(place: int, id: str = "ta-place") -> Message:
    """Return the name of a place on a board: its owner, the part of the board, and the number of the entry there."""
    entry = place % ENTRIES
    part, number = ("pasture", entry + 1) if entry < PASTURE else ("house", entry - PASTURE + 1)
    return message(id, whom=place // ENTRIES, part=part, number=number)


def spot_name(place: int, seat: int) -> Message:
    """Return the name of the place of a seat's token: inside at home, outside on another board, or in the Kingdom."""
    if place == KINGDOM:
        return message("ta-in-kingdom")
    if place // ENTRIES == seat:
        return place_name(place, "ta-inside")
    return message("ta-outside", place=place_name(place))


def guard_name(kind: int) -> Message:
    """Return the name of the token that guards against a raid, or say that there is none."""
    return message("ta-unguarded") if kind == EMPTY else message("ta-against", token=token_name(kind))
