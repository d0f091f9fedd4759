"""§3, §4 Cards at stones: room, completeness, and who was complete first."""

from mypy_extensions import i64

from clanmoot.core.bits import BIT, count

from ..formation import strongest
from ..pieces import ALL_STONES, STONES
from ..state import State


def slots(s: State, stone: i64) -> i64:
    """ST-3.3, 7.7 Three slots on each side of a stone, four under Mud Fight."""
    return 4 if s.mud & BIT[stone] else 3


def unclaimed(s: State) -> i64:
    """The stones that nobody has claimed."""
    return ALL_STONES & ~(s.owned[0] | s.owned[1])


def room(s: State, seat: i64) -> i64:
    """ST-3.2, 5.6 The unclaimed stones where a seat has a free slot."""
    return unclaimed(s) & ~s.full[seat]


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
    bit: i64 = BIT[troop]
    stone: i64 = 0
    while not s.sides[seat * STONES + stone] & bit:
        stone += 1
    return stone


def arrive(s: State, seat: i64, stone: i64, troop: i64) -> None:
    """ST-3.3, 4.3, 4.5 A card comes to a side, by whatever way, and perhaps completes it."""
    place: i64 = seat * STONES + stone
    s.sides[place] |= BIT[troop]
    bit: i64 = BIT[stone]
    if count(s.sides[place]) == slots(s, stone):
        s.full[seat] |= bit
        value(s, seat, stone)
        if not s.full[1 - seat] & bit:
            s.first[seat] |= bit


def leave(s: State, seat: i64, stone: i64, troop: i64) -> None:
    """ST-4.5 A card goes; a side that is no longer complete starts anew, and the other, if complete, is the earlier."""
    s.sides[seat * STONES + stone] &= ~BIT[troop]
    reopen(s, seat, stone)
    if s.full[1 - seat] & BIT[stone]:
        s.first[1 - seat] |= BIT[stone]


def reopen(s: State, seat: i64, stone: i64) -> None:
    """ST-4.5 This side is not complete now."""
    s.full[seat] &= ~BIT[stone]
    s.first[seat] &= ~BIT[stone]
    s.worth[seat * STONES + stone] = 0


def value(s: State, seat: i64, stone: i64) -> None:
    """§4 Keep what a complete side is worth, so that claims need only compare."""
    place: i64 = seat * STONES + stone
    s.worth[place] = strongest(s.sides[place], slots(s, stone), s.bluff & BIT[stone] != 0, 0)
