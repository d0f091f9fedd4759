"""§5 A display: what lies where, and where a tile may lie."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import PLACE
from ..pieces import PLAIN, RIVER
from ..state import LINE, MOST, State
from ..tiles import DRAWN, HOME

STEP: Final = vec[i64]([LINE, 1, -LINE, -1])  # from a cell to its neighbour north, east, south, west
# What a look at a cell tells: bits 0 to 3 a tile lies north, east, south, west of it, and
BESIDE: Final = 15  # any of these
MEMBER_NEAR: Final = 16
TAKEN: Final = 32


def named(s: State, tile: i64) -> i64:
    """The tile that a move of the player in turn means: 0 is the own start village."""
    if tile == 0:
        return HOME + s.turn
    return tile


def number(tile: i64) -> i64:
    """How a move calls an own tile."""
    if tile > DRAWN:
        return 0
    return tile


def touching(apart: i64) -> bool:
    """Whether cells whose numbers are so far apart touch, be it at a corner."""
    if apart < 0:
        apart = -apart
    return apart == 1 or (apart >= LINE - 1 and apart <= LINE + 1)


def place_of(s: State, seat: i64, tile: i64) -> i64:
    """The place of a tile in the order of laying, or -1 if it is not in the display."""
    place: i64 = 0
    while place < s.size[seat]:
        if s.land[seat * MOST + place] == tile:
            return place
        place += 1
    return -1


def tile_at(s: State, seat: i64, cell: i64) -> i64:
    """The own tile on a cell, or 0."""
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        tile: i64 = s.land[place]
        if s.cell[tile] == cell:
            return tile
        place += 1
    return 0


def look(s: State, seat: i64, cell: i64) -> i64:
    """GM-5.1, 5.2 What lies on and around a cell, in one walk through the display."""
    found: i64 = 0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        tile: i64 = s.land[place]
        apart: i64 = s.cell[tile] - cell
        if apart == 0:
            return TAKEN
        if touching(apart):
            if s.men[tile]:
                found |= MEMBER_NEAR
            if apart == LINE:
                found |= 1
            elif apart == 1:
                found |= 2
            elif apart == -LINE:
                found |= 4
            elif apart == -1:
                found |= 8
        place += 1
    return found


def neighbours(s: State, seat: i64, cell: i64) -> i64:
    """GM-6.2 The places in the order of laying whose tiles touch a cell."""
    found: i64 = 0
    place: i64 = 0
    while place < s.size[seat]:
        if touching(s.cell[s.land[seat * MOST + place]] - cell):
            found |= bit(place)
        place += 1
    return found


def open_end(s: State, seat: i64, cell: i64) -> bool:
    """GM-5.3 Whether river or road ends before this cell."""
    at: i64 = seat * 4
    return s.ends[at] == cell or s.ends[at + 1] == cell or s.ends[at + 2] == cell or s.ends[at + 3] == cell


def plain_fits(s: State, seat: i64, cell: i64, seen: i64) -> bool:
    """GM-5.1 to 5.3 A plain tile: beside a tile, near a member, on no open end."""
    return seen & MEMBER_NEAR != 0 and seen & BESIDE != 0 and not open_end(s, seat, cell)


def end_fits(s: State, seat: i64, side: i64) -> bool:
    """GM-5.2, 5.3 A tile that goes on with river or road on this side: near a member, with nothing beyond it."""
    cell: i64 = s.ends[seat * 4 + side]
    if tile_at(s, seat, cell + STEP[side]):
        return False
    return look(s, seat, cell) & MEMBER_NEAR != 0


def has_place(s: State, seat: i64, edge: i64) -> bool:
    """§5 Whether a tile with such edges can be placed at all."""
    if edge == RIVER:
        return end_fits(s, seat, 0) or end_fits(s, seat, 2)
    if edge != PLAIN:
        return end_fits(s, seat, 1) or end_fits(s, seat, 3)
    place: i64 = 0
    while place < s.size[seat]:
        at: i64 = s.cell[s.land[seat * MOST + place]]
        for step in STEP:
            if plain_fits(s, seat, at + step, look(s, seat, at + step)):
                return True
        place += 1
    return False


def places(s: State, seat: i64, edge: i64) -> vec[i64]:
    """§5 Where a tile with such edges may be placed, ascending; each place has one name."""
    found = vec[i64]()
    if edge == PLAIN:
        return plain_places(s, seat)
    side: i64 = 0
    if edge != RIVER:
        side = 1
    while side < 4:
        if end_fits(s, seat, side):
            found = append(found, name_of(s, seat, s.ends[seat * 4 + side]))
        side += 2
    return ascending(found)


def plain_places(s: State, seat: i64) -> vec[i64]:
    """GM-5.1 to 5.3 Every place for a plain tile, named by the first of its neighbours going round from the north."""
    found = vec[i64]()
    place: i64 = 0
    while place < s.size[seat]:
        tile: i64 = s.land[seat * MOST + place]
        side: i64 = 0
        while side < 4:
            cell: i64 = s.cell[tile] + STEP[side]
            seen: i64 = look(s, seat, cell)
            earlier: i64 = bit((side + 2) % 4) - 1  # sides of the place that one meets before this tile
            if not seen & earlier and plain_fits(s, seat, cell, seen):
                found = append(found, PLACE + number(tile) * 4 + side)
            side += 1
        place += 1
    return ascending(found)


def name_of(s: State, seat: i64, cell: i64) -> i64:
    """The move that means this cell."""
    side: i64 = 0
    while side < 4:
        tile: i64 = tile_at(s, seat, cell + STEP[side])
        if tile:
            return PLACE + number(tile) * 4 + (side + 2) % 4
        side += 1
    return -1


def cell_of(s: State, tile: i64, side: i64) -> i64:
    """The cell on this side of an own tile."""
    return s.cell[named(s, tile)] + STEP[side]


def ascending(numbers: vec[i64]) -> vec[i64]:
    """The same numbers in order. The lists are short and nearly sorted, so one by one."""
    place: i64 = 1
    while place < len(numbers):
        moved: i64 = numbers[place]
        at: i64 = place
        while at > 0 and numbers[at - 1] > moved:
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = moved
        place += 1
    return numbers
