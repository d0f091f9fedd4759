"""§3, §4 Cards at stones: room, completeness, and who was complete first."""

from mypy_extensions import i64

from clanmoot.core.bits import bit, count

from ..formation import strongest
from ..pieces import ALL_STONES, STONES
from ..state import State


def slots(s: State, stone: i64) -> i64:
    """ST-3.3, 7.7 Three slots on each side of a stone, four under Mud Fight."""
    return 4 if s.mud & bit(stone) else 3


def unclaimed(s: State) -> i64:
    """The stones that nobody has claimed."""
    return ALL_STONES & ~(s.owned | s.owned >> STONES)


def room(s: State, seat: i64) -> i64:
    """ST-3.2, 5.6 The unclaimed stones where a seat has a free slot."""
    return unclaimed(s) & ~(s.full >> seat * STONES)


def lying(s: State, seat: i64) -> i64:
    """All troops on a seat's side of unclaimed stones: ST-5.6 freezes the others."""
    troops: i64 = 0
    base: i64 = seat * STONES
    stones: i64 = unclaimed(s)
    stone: i64 = 0
    while stones:
        if stones & 1:
            troops |= s.sides[base + stone]
        stones >>= 1
        stone += 1
    return troops


def stone_of(s: State, seat: i64, troop: i64) -> i64:
    """Where a troop lies. One is enough: no side of the table ever holds two alike."""
    stone: i64 = 0
    while not s.sides[seat * STONES + stone] & bit(troop):
        stone += 1
    return stone


def across(place: i64) -> i64:
    """The other side of the same stone."""
    return place - STONES if place >= STONES else place + STONES


def arrive(s: State, seat: i64, stone: i64, troop: i64) -> None:
    """ST-3.3, 4.3, 4.5 A card comes to a side, by whatever way, and perhaps completes it."""
    place: i64 = seat * STONES + stone
    side: i64 = s.sides[place] | bit(troop)
    s.sides[place] = side
    if count(side) == slots(s, stone):
        s.full |= bit(place)
        value(s, place, stone)
        if not s.full & bit(across(place)):
            s.first |= bit(place)


def leave(s: State, seat: i64, stone: i64, troop: i64) -> None:
    """ST-4.5 A card goes; a side that is no longer complete starts anew, and the other, if complete, is the earlier."""
    place: i64 = seat * STONES + stone
    s.sides[place] &= ~bit(troop)
    reopen(s, place)
    if s.full & bit(across(place)):
        s.first |= bit(across(place))


def reopen(s: State, place: i64) -> None:
    """ST-4.5 This side is not complete now."""
    s.full &= ~bit(place)
    s.first &= ~bit(place)
    s.worth[place] = 0


def value(s: State, place: i64, stone: i64) -> None:
    """§4 Keep what a complete side is worth, so that claims need only compare."""
    s.worth[place] = strongest(s.sides[place], slots(s, stone), s.bluff & bit(stone) != 0, 0)
