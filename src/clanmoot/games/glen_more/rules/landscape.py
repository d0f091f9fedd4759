"""§5: the tiles of a territory, and where a new tile may go."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import PLACE
from ..pieces import PLAIN, RIVER
from ..state import LINE, MOST, State
from ..tiles import DRAWN, HOME

STEP: Final = vec[i64]([LINE, 1, -LINE, -1])  # from a cell to its neighbour north, east, south, west
# The result of surroundings(): bits 0 to 3 mean a tile to the north, east, south, west. The others are:
BESIDE: Final = 15  # mask of the four side bits
MEMBER_NEAR: Final = 16
TAKEN: Final = 32


def own_tile(s: State, tile: i64) -> i64:
    """Return the tile that a move of the current player refers to. Number 0 means their own start village."""
    if tile == 0:
        return HOME + s.turn
    return tile


def tile_number(tile: i64) -> i64:
    """Return the number that moves use for a tile of the current player. It is 0 for the start village."""
    if tile > DRAWN:
        return 0
    return tile


def touches(apart: i64) -> bool:
    """Tell whether two cells touch, at a side or a corner, given the difference of their numbers."""
    if apart < 0:
        apart = -apart
    return apart == 1 or (apart >= LINE - 1 and apart <= LINE + 1)


def place_of(s: State, seat: i64, tile: i64) -> i64:
    """Return how many tiles the seat placed before this one. Return -1 if the tile is not in the territory."""
    place: i64 = 0
    while place < s.size[seat]:
        if s.land[seat * MOST + place] == tile:
            return place
        place += 1
    return -1


def tile_at(s: State, seat: i64, cell: i64) -> i64:
    """Return the number of the seat's tile on a cell, or 0 if there is none."""
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        tile: i64 = s.land[place]
        if s.cell[tile] == cell:
            return tile
        place += 1
    return 0


def surroundings(s: State, seat: i64, cell: i64) -> i64:
    """GM-5.1, 5.2: return what is on and around a cell, as flags."""
    found: i64 = 0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        tile: i64 = s.land[place]
        apart: i64 = s.cell[tile] - cell
        if apart == 0:
            return TAKEN
        if touches(apart):
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
    """GM-6.2: return the tiles that touch a cell, as indices in the order in which they were placed."""
    found: i64 = 0
    place: i64 = 0
    while place < s.size[seat]:
        if touches(s.cell[s.land[seat * MOST + place]] - cell):
            found |= bit(place)
        place += 1
    return found


def open_end(s: State, seat: i64, cell: i64) -> bool:
    """GM-5.3: tell whether a river or road ends at this cell, so that only its continuation fits."""
    at: i64 = seat * 4
    return s.ends[at] == cell or s.ends[at + 1] == cell or s.ends[at + 2] == cell or s.ends[at + 3] == cell


def plain_fits(s: State, seat: i64, cell: i64, seen: i64) -> bool:
    """GM-5.1 to 5.3: tell whether a plain tile fits. It needs a tile beside it and a member near, and no open end."""
    return seen & MEMBER_NEAR != 0 and seen & BESIDE != 0 and not open_end(s, seat, cell)


def end_fits(s: State, seat: i64, side: i64) -> bool:
    """GM-5.2, 5.3: tell whether a tile can continue the river or road on this side.

    A member must be near, and no tile may touch its far side.
    """
    cell: i64 = s.ends[seat * 4 + side]
    if tile_at(s, seat, cell + STEP[side]):
        return False
    return surroundings(s, seat, cell) & MEMBER_NEAR != 0


def has_place(s: State, seat: i64, edge: i64) -> bool:
    """§5: tell whether there is any space for a tile with this edge."""
    if edge == RIVER:
        return end_fits(s, seat, 0) or end_fits(s, seat, 2)
    if edge != PLAIN:
        return end_fits(s, seat, 1) or end_fits(s, seat, 3)
    place: i64 = 0
    while place < s.size[seat]:
        at: i64 = s.cell[s.land[seat * MOST + place]]
        for step in STEP:
            if plain_fits(s, seat, at + step, surroundings(s, seat, at + step)):
                return True
        place += 1
    return False


def places(s: State, seat: i64, edge: i64) -> vec[i64]:
    """§5: return the moves that place a tile with this edge, ascending. There is one move per space."""
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
    """GM-5.1 to 5.3: return the moves that place a plain tile. Each names the first neighbour clockwise from north."""
    found = vec[i64]()
    place: i64 = 0
    while place < s.size[seat]:
        tile: i64 = s.land[seat * MOST + place]
        side: i64 = 0
        while side < 4:
            cell: i64 = s.cell[tile] + STEP[side]
            seen: i64 = surroundings(s, seat, cell)
            earlier: i64 = bit((side + 2) % 4) - 1  # sides of the cell that come before this tile's
            if not seen & earlier and plain_fits(s, seat, cell, seen):
                found = append(found, PLACE + tile_number(tile) * 4 + side)
            side += 1
        place += 1
    return ascending(found)


def name_of(s: State, seat: i64, cell: i64) -> i64:
    """Return the move that places a tile on this cell. Return -1 if no tile is beside the cell."""
    side: i64 = 0
    while side < 4:
        tile: i64 = tile_at(s, seat, cell + STEP[side])
        if tile:
            return PLACE + tile_number(tile) * 4 + (side + 2) % 4
        side += 1
    return -1


def cell_of(s: State, tile: i64, side: i64) -> i64:
    """Return the cell on the given side of one of the current player's tiles."""
    return s.cell[own_tile(s, tile)] + STEP[side]


def ascending(numbers: vec[i64]) -> vec[i64]:
    """Sort numbers in place and return them.

    It uses insertion sort, because the lists are short and nearly sorted.
    """
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
