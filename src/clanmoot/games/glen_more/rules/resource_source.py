"""GM-4.1: which tile a resource is taken from. The player is asked only when it can make a difference.

A tile holds three resources. It can matter how much space it has left, and whether it is empty when Loch Shiel is
placed. So Loch Lochy, which is never filled again, comes last. A full tile that can still be activated comes first.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, lowest

from ..actions import TAKE
from ..pieces import DEMAND, FULL, KINDS
from ..state import ABBEY_STOCK, EMPTYING, LOCHY_STOCK, MOST, TAKING, State
from ..tiles import ABBEY_TILE, HOLDER_RANK, HOLDERS, LOCHY_TILE, SORT
from .landscape import ascending, place_of
from .track import moves_again


def stock_index(tile: i64, kind: i64) -> i64:
    """Return the index in `stock` of a kind of resource on a tile."""
    if tile == ABBEY_TILE:
        return ABBEY_STOCK + kind
    if tile == LOCHY_TILE:
        return LOCHY_STOCK + kind
    return tile


def holds(s: State, tile: i64, kind: i64) -> bool:
    """Tell whether a production tile or Iona Abbey holds a resource of this kind."""
    if tile == ABBEY_TILE:
        return s.stock[ABBEY_STOCK + kind] > 0
    return SORT[tile] == kind and s.stock[tile] > 0


def add_resource(s: State, tile: i64, kind: i64) -> None:
    """GM-1.3: put a resource from the supply on one of the current player's tiles."""
    s.stock[stock_index(tile, kind)] += 1
    s.own[s.turn * KINDS + kind] += 1


def remove_resource(s: State, tile: i64, kind: i64) -> None:
    """GM-4.1: return a resource from one of the current player's tiles to the supply."""
    s.stock[stock_index(tile, kind)] -= 1
    s.own[s.turn * KINDS + kind] -= 1
    s.owed -= bit(DEMAND * kind)


def owed_kind(s: State) -> i64:
    """Return the kind of resource that the player has to take from a tile next."""
    return lowest(s.owed) // DEMAND


def remove_owed_resources(s: State) -> bool:
    """Take the resources to be paid off their tiles, until the player has to choose. Return whether all are taken."""
    while s.owed:
        kind: i64 = owed_kind(s)
        tile: i64 = clear_source(s, kind)
        if tile == 0:
            s.back = s.phase
            s.phase = TAKING
            return False
        remove_resource(s, tile, kind)
    return True


def clear_source(s: State, kind: i64) -> i64:
    """Return the tile that a resource is taken from, or 0 if the player has to choose."""
    first: i64 = 0  # the first tile that holds the kind
    full: i64 = 0  # the first full one that will still be activated
    holding: i64 = 0  # how many hold it
    place: i64 = 0
    while place < s.size[s.turn]:
        tile: i64 = s.land[s.turn * MOST + place]
        if holds(s, tile, kind):
            holding += 1
            if first == 0:
                first = tile
            if full == 0 and s.ready & bit(place) and tile != ABBEY_TILE and s.stock[tile] == FULL:
                full = tile
        place += 1
    if first == 0:
        return LOCHY_TILE
    if holding == 1:
        return first
    return clear_source_of_several(s, kind, first, full)


def clear_source_of_several(s: State, kind: i64, first: i64, full: i64) -> i64:
    """Return the best of several tiles to take a resource from, when it is clear or makes no difference.

    Return 0 if the player has to choose.
    """
    if s.phase == EMPTYING:
        return 0
    at_abbey: bool = place_of(s, s.turn, ABBEY_TILE) >= 0 and holds(s, ABBEY_TILE, kind)
    if full and not at_abbey:
        return full
    if source_matters(s, at_abbey):
        return 0
    if full:
        return full
    return first


def source_matters(s: State, at_abbey: bool) -> bool:
    """GM-3.6: return whether it matters which tile a resource is taken from. In a last turn it seldom does."""
    if moves_again(s, s.turn) or s.ness:
        return True
    return at_abbey and s.ready & bit(place_of(s, s.turn, ABBEY_TILE)) != 0


def sources(s: State) -> vec[i64]:
    """GM-4.1: return the tiles from which the resource may be taken."""
    found = vec[i64]()
    kind: i64 = owed_kind(s)
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        tile: i64 = s.land[place]
        if holds(s, tile, kind):
            found = append(found, TAKE + HOLDER_RANK[tile])
        place += 1
    return ascending(found)


def take_from(s: State, rank: i64) -> None:
    """GM-4.1: take the resource from the tile that the player chose."""
    remove_resource(s, HOLDERS[rank], owed_kind(s))
    s.phase = s.back
