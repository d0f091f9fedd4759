"""§3, §5: which tile to take, and where to place it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import MOVE, PASS, PLACE
from ..pieces import CHAIN, FIELDS, PAIR, PERSON, WHISKY
from ..state import ACTIVATING, BUILDING, OFFERING, PAIRING, PAYING, PLACING, State
from ..tiles import COST, EDGE, OICH_TILE
from .landscape import ascending, cell_of, has_place, neighbours, places
from .track import advance, field_of, nth_tile
from .trade import tile_payable


def takeable_tiles(s: State) -> vec[i64]:
    """GM-3.2, 3.5: return the tiles that the player can pay for and place. If there are none, return a pass."""
    found = vec[i64]()
    fits = vec[i64]([-1, -1, -1])  # by edge: 1 if a place exists, 0 if not, -1 if not computed yet
    field: i64 = s.tail
    while field < s.tail + CHAIN:
        tile: i64 = s.ring[field % FIELDS]
        if tile > 0 and tile_payable(s, tile):
            edge: i64 = EDGE[tile]
            if fits[edge] < 0:
                fits[edge] = 0
                if has_place(s, s.turn, edge):
                    fits[edge] = 1
            if fits[edge]:
                found = append(found, MOVE + tile)
        field += 1
    if not len(found):
        return append(found, PASS)
    return ascending(found)


def take_tile(s: State, tile: i64) -> None:
    """GM-3.2: move the figure to the tile. The player will then place this tile."""
    s.tile = advance(s, s.turn, field_of(s, tile))
    s.phase = PLACING


def pass_turn(s: State) -> None:
    """GM-3.5: move the figure to the nearest tile ahead. That tile leaves the game."""
    advance(s, s.turn, nth_tile(s, s.turn, 1))
    s.phase = ACTIVATING


def legal_places(s: State) -> vec[i64]:
    return places(s, s.turn, EDGE[s.tile])


def choose_place(s: State, action: i64) -> None:
    """GM-6.2, 6.8: choose the space for the tile, which determines the tiles to activate. Payment comes next."""
    tile: i64 = (action - PLACE) // 4
    s.spot = cell_of(s, tile, (action - PLACE) % 4)
    if s.tile == OICH_TILE:
        s.around = bit(s.size[s.turn]) - 1
    else:
        s.around = neighbours(s, s.turn, s.spot)
    s.ready = s.around
    start_payment(s)


def start_payment(s: State) -> None:
    """GM-4.1: start the payment for the tile."""
    cost: i64 = COST[s.tile]
    if cost == PERSON:
        s.phase = OFFERING
    elif cost == PAIR:
        s.phase = PAIRING
    elif cost == WHISKY:
        s.barrels[s.turn] -= 1
        s.phase = BUILDING
    else:
        s.cost = cost
        s.phase = PAYING
