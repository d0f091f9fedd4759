"""GM-6.1: placing the tile, and its one-time bonus."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import SELL
from ..pieces import (
    ARMADALE,
    CASTLE,
    DISTILLERY,
    DONAN,
    EAST,
    KINDS,
    LOCHY,
    MOIL,
    NESS,
    NORTH,
    OICH,
    RIVER,
    ROAD,
    SHIEL,
    SOUTH,
    STALKER,
    TWOS,
    VILLAGE,
    WEST,
)
from ..state import ABBEY_STOCK, ACTIVATING, CHOOSING, EMPTYING, FILLING, MOST, State
from ..tiles import ABBEY_TILE, CARD, EDGE, LOCHY_TILE, SORT
from .activation import abbey_load, activate_automatic
from .landscape import STEP, place_of
from .resource_source import add_resource
from .trade import sellable


def build(s: State) -> None:
    """GM-6.1, 6.2: place the tile, take its bonus, and activate what happens automatically."""
    place_tile(s)
    sort: i64 = SORT[s.tile]
    s.last = -1
    s.phase = ACTIVATING
    if sort == VILLAGE or sort == CASTLE:
        s.men[s.tile] += 1
    elif sort == DISTILLERY:
        s.barrels[s.turn] += 1
    if CARD[s.tile] >= 0:
        take_card(s, CARD[s.tile])
    activate_automatic(s)


def place_tile(s: State) -> None:
    """GM-5.3: add the tile to the territory. If it has a river or road, that now ends beyond the new tile."""
    place: i64 = s.size[s.turn]
    s.land, s.size, s.cell = s.land[:], s.size[:], s.cell[:]
    s.land[s.turn * MOST + place] = s.tile
    s.size[s.turn] = place + 1
    s.cell[s.tile] = s.spot
    s.around |= bit(place)
    s.ready |= bit(place)
    edge: i64 = EDGE[s.tile]
    if edge == RIVER:
        move_end(s, NORTH)
        move_end(s, SOUTH)
    elif edge == ROAD:
        move_end(s, EAST)
        move_end(s, WEST)


def move_end(s: State, side: i64) -> None:
    """GM-5.3: move the end of the river or road one cell outward, if the tile was placed at that end."""
    at: i64 = s.turn * 4 + side
    if s.ends[at] == s.spot:
        s.ends = s.ends[:]
        s.ends[at] = s.spot + STEP[side]


def take_card(s: State, card: i64) -> None:
    """GM-6.1, 6.7 to 6.11: take the card of a special place and apply its immediate effect."""
    s.cards = s.cards[:]
    s.cards[s.turn] |= bit(card)
    if card == STALKER:
        s.men[s.tile] += 1
    elif card == MOIL:
        s.barrels[s.turn] += 1
    elif card == DONAN:
        s.barrels[s.turn] += 2
    elif card == ARMADALE:
        s.coins[s.turn] += 3
    elif card == NESS:
        s.ness = 1
    elif card == OICH:
        s.ness = 0
    elif card == LOCHY:
        s.phase = FILLING
    elif card == SHIEL:
        s.phase = EMPTYING


def fill_lochy(s: State, two: i64) -> None:
    """GM-6.10: put two resources of the player's choice on Loch Lochy."""
    for kind in TWOS[two]:
        add_resource(s, LOCHY_TILE, kind)
    s.phase = ACTIVATING


def emptiable(s: State, kind: i64) -> bool:
    """GM-6.9: tell whether sales that include this kind can empty a tile."""
    if not sellable(s, kind):
        return False
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        tile: i64 = s.land[place]
        if SORT[tile] == kind and s.stock[tile] > 0 and s.stock[tile] <= s.rows[kind]:
            return True
        if tile == ABBEY_TILE and s.stock[ABBEY_STOCK + kind] and abbey_emptiable(s):
            return True
        place += 1
    return False


def abbey_emptiable(s: State) -> bool:
    """GM-6.9: tell whether the warehouse can buy all resources on Iona Abbey."""
    kind: i64 = 0
    while kind < KINDS:
        if s.stock[ABBEY_STOCK + kind] > s.rows[kind]:
            return False
        kind += 1
    return True


def emptying_sales(s: State) -> vec[i64]:
    """GM-6.9: return the sales that make a difference before Loch Shiel produces resources.

    A sale that does not help to empty a tile has the same result later.
    """
    found = vec[i64]()
    kind: i64 = 0
    while kind < KINDS:
        if emptiable(s, kind):
            found = append(found, SELL + kind)
        kind += 1
    return found


def shiel_gives(s: State) -> None:
    """GM-6.9: put a resource on each empty production tile. On an empty Iona Abbey, the player chooses its kind."""
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        tile: i64 = s.land[place]
        if SORT[tile] < KINDS and s.stock[tile] == 0:
            add_resource(s, tile, SORT[tile])
        place += 1
    s.last = -1
    s.phase = ACTIVATING
    if place_of(s, s.turn, ABBEY_TILE) >= 0 and abbey_load(s) == 0:
        s.using = ABBEY_TILE
        s.phase = CHOOSING
