"""Tokens and places as lines of the catalogue, so that each language can name them."""

from typing import Final

from clanmoot.core.words import Line, line

from .pieces import EMPTY, KINGDOM, PLACE_NAMES

TOKEN_MESSAGES: Final = ("ta-chieftain", "ta-warrior", "ta-lad", "ta-daughter", "ta-bluff")


def token_line(kind: int) -> Line:
    """A token by name."""
    return line(TOKEN_MESSAGES[kind])


def place_line(place: int) -> Line:
    """An entry of a board by name."""
    return line("ta-place", place=PLACE_NAMES[place])


def spot_line(place: int) -> Line:
    """Where a token lies: at an entry, or in the Kingdom."""
    return line("ta-in-kingdom") if place == KINGDOM else line("ta-at", place=PLACE_NAMES[place])


def guard_line(kind: int) -> Line:
    """Who stands against a raid."""
    return line("ta-unguarded") if kind == EMPTY else line("ta-against", token=token_line(kind))
