"""Tokens and places as lines of the catalogue, so that each language can name them."""

from typing import Final

from clanmoot.core.messages import Line, line

from .pieces import EMPTY, ENTRIES, KINGDOM, PASTURE

TOKEN_MESSAGES: Final = ("ta-chieftain", "ta-warrior", "ta-lad", "ta-daughter", "ta-bluff")


def token_line(kind: int) -> Line:
    """A token by name."""
    return line(TOKEN_MESSAGES[kind])


def place_line(place: int, message: str = "ta-place") -> Line:
    """An entry of a board by name: whose board, which part of it, and the entry's number there."""
    entry = place % ENTRIES
    part, number = ("pasture", entry + 1) if entry < PASTURE else ("house", entry - PASTURE + 1)
    return line(message, whom=place // ENTRIES, part=part, number=number)


def spot_line(place: int, seat: int) -> Line:
    """Where a seat's token lies: inside an entry at home, outside one elsewhere, or in the Kingdom."""
    if place == KINGDOM:
        return line("ta-in-kingdom")
    if place // ENTRIES == seat:
        return place_line(place, "ta-inside")
    return line("ta-outside", place=place_line(place))


def guard_line(kind: int) -> Line:
    """Who stands against a raid."""
    return line("ta-unguarded") if kind == EMPTY else line("ta-against", token=token_line(kind))
