"""Entries that look the same to the current player, so that choosing one or the other makes no difference."""

from mypy_extensions import i64

from clanmoot.core.bits import bit, lowest
from clanmoot.games.tain.pieces import EMPTY, ENTRIES, KINGDOM, PASTURE
from clanmoot.games.tain.state import State


def first_alike(s: State, seat: i64, free: i64) -> i64:
    """Return a seat's free places, with only the first of each group of entries that look the same."""
    kept: i64 = free
    left: i64 = free & (bit(KINGDOM) - 1)
    while left:
        place: i64 = lowest(left)
        left &= left - 1
        for other in range(first_of(place), place):
            if free & bit(other) and alike(s, seat, other, place):
                kept &= ~bit(place)
    return kept


def first_of(place: i64) -> i64:
    """Return the first entry of the Pasture or House to which an entry belongs."""
    entry: i64 = place % ENTRIES
    return place - entry if entry < PASTURE else place - entry + PASTURE


def alike(s: State, seat: i64, one: i64, other: i64) -> bool:
    """Tell whether two free entries of the same Pasture or House look the same to the seat."""
    if one // ENTRIES == seat:
        return s.raider[one] == s.raider[other]
    return (s.guard[one] == EMPTY) == (s.guard[other] == EMPTY)
