"""§3, §4: cards at stones: free slots, complete sides, and which was complete first."""

from mypy_extensions import i64

from clanmoot.core.bits import bit, count

from ..formation import strongest
from ..pieces import ALL_STONES, STONES
from ..state import State


def slots(s: State, stone: i64) -> i64:
    """ST-3.3, 7.7: return how many slots each side of a stone has: three, or four under Mud Fight."""
    return 4 if s.mud & bit(stone) else 3


def unclaimed(s: State) -> i64:
    """Return the set of stones that nobody has claimed."""
    return ALL_STONES & ~(s.owned | s.owned >> STONES)


def free_stones(s: State, seat: i64) -> i64:
    """ST-3.2, 5.6: return the unclaimed stones where a seat has a free slot."""
    return unclaimed(s) & ~(s.full >> seat * STONES)


def unclaimed_troops(s: State, seat: i64) -> i64:
    """ST-5.6: return all cards on a seat's side of unclaimed stones. Those on claimed stones cannot move."""
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
    """Return the stone that has this card on a seat's side. There is only one, because no seat has two equal cards."""
    stone: i64 = 0
    while not s.sides[seat * STONES + stone] & bit(troop):
        stone += 1
    return stone


def across(place: i64) -> i64:
    """Return the opponent's side of the same stone."""
    return place - STONES if place >= STONES else place + STONES


def add_troop(s: State, seat: i64, stone: i64, troop: i64) -> None:
    """ST-3.3, 4.3, 4.5: add a card to a side, and note if that side is now complete."""
    place: i64 = seat * STONES + stone
    side: i64 = s.sides[place] | bit(troop)
    s.sides[place] = side
    if count(side) == slots(s, stone):
        s.full |= bit(place)
        update_worth(s, place, stone)
        if not s.full & bit(across(place)):
            s.first |= bit(place)


def remove_troop(s: State, seat: i64, stone: i64, troop: i64) -> None:
    """ST-4.5: remove a card from a side, which is then incomplete. If the other side is complete, it is now first."""
    place: i64 = seat * STONES + stone
    s.sides[place] &= ~bit(troop)
    mark_incomplete(s, place)
    if s.full & bit(across(place)):
        s.first |= bit(across(place))


def mark_incomplete(s: State, place: i64) -> None:
    """ST-4.5: mark this side as not complete."""
    s.full &= ~bit(place)
    s.first &= ~bit(place)
    s.worth[place] = 0


def update_worth(s: State, place: i64, stone: i64) -> None:
    """§4: store the strength of a complete side, so that it is computed only once."""
    s.worth[place] = strongest(s.sides[place], slots(s, stone), s.bluff & bit(stone) != 0, 0)
