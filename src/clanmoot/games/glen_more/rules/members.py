"""§7: clan members move or become chieftains."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ..actions import MEMBER, PROMOTE, STOP, TO
from ..state import MARCHING, MOST, STEPPING, State
from .landscape import ascending, own_tile, place_of, tile_number, touches
from .track import moves_again
from .trade import members_of


def movable_members(s: State) -> vec[i64]:
    """GM-7.1: return the tiles with a member that can move, and the choice to stop."""
    found = vec[i64]()
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        if s.men[s.land[place]]:
            found = append(found, MEMBER + tile_number(s.land[place]))
        place += 1
    return append(ascending(found), STOP)


def movement_over(s: State) -> bool:
    """GM-7.1: tell whether the player has no movement points left, or no member who can use them."""
    return s.steps == 0 or members_of(s, s.turn) == 0


def choose_member(s: State, tile: i64) -> None:
    """GM-7.1: choose a member on this tile to move."""
    s.last = MEMBER + tile
    s.using = own_tile(s, tile)
    s.phase = STEPPING


def distances(s: State, tile: i64) -> vec[i64]:
    """GM-7.1: return each own tile's distance in steps, in the order of placing; -1 if out of reach."""
    away = vec[i64]([-1] * s.size[s.turn])
    away[place_of(s, s.turn, tile)] = 0
    step: i64 = 0
    while step < s.steps:
        place: i64 = 0
        while place < s.size[s.turn]:
            if away[place] < 0 and next_to(s, place, away, step):
                away[place] = step + 1
            place += 1
        step += 1
    return away


def next_to(s: State, place: i64, away: vec[i64], step: i64) -> bool:
    """Tell whether a tile touches another tile at this distance."""
    cell: i64 = s.cell[s.land[s.turn * MOST + place]]
    other: i64 = 0
    while other < s.size[s.turn]:
        if away[other] == step and touches(s.cell[s.land[s.turn * MOST + other]] - cell):
            return True
        other += 1
    return False


def may_promote(s: State) -> bool:
    """GM-7.2: return whether a member may become a chieftain. The last member may only in the player's last turn."""
    return members_of(s, s.turn) > 1 or not moves_again(s, s.turn)


def destinations(s: State) -> vec[i64]:
    """GM-7.1, 7.2: return where the chosen member can move with the points left, and whether it can be promoted."""
    found = vec[i64]()
    away = distances(s, s.using)
    place: i64 = 0
    while place < s.size[s.turn]:
        if away[place] > 0:
            found = append(found, TO + tile_number(s.land[s.turn * MOST + place]))
        place += 1
    found = ascending(found)
    if may_promote(s):
        found = append(found, PROMOTE)
    return found


def move_member(s: State, tile: i64) -> None:
    """GM-7.1: move the chosen member to a tile on a shortest path. Each step costs one movement point."""
    to: i64 = own_tile(s, tile)
    s.steps -= distances(s, s.using)[place_of(s, s.turn, to)]
    s.men[s.using] -= 1
    s.men[to] += 1
    s.using = 0
    s.phase = MARCHING


def promote(s: State) -> None:
    """GM-7.1: take the member out of the territory and make it a chieftain."""
    s.steps -= 1
    s.men[s.using] -= 1
    s.chieftains[s.turn] += 1
    s.using = 0
    s.phase = MARCHING
