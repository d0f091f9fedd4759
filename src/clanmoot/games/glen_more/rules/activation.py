"""§6: activating the new tile and its neighbours."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import ACT, DONE, KIND, SELL
from ..pieces import ABBEY, BRIDGE, DISTILLERY, FULL, GREY, KINDS, LOCH, TAVERN
from ..state import ABBEY_STOCK, ACTIVATING, CHOOSING, GIVING, MARCHING, MOST, State
from ..tiles import ABBEY_TILE, COLOUR, SORT, USABLE, USABLE_RANK, WORTH
from .deliveries import can_serve, fixed_demand, trade_in
from .landscape import ascending, own_tile, place_of, tile_number
from .resource_source import add_resource
from .trade import sellable


def activate_automatic(s: State) -> None:
    """GM-6.5, 6.6, 6.12: activate grey tiles and taverns automatically, before the player chooses. Lochs do nothing."""
    place: i64 = 0
    while place < s.size[s.turn]:
        if s.ready & bit(place):
            tile: i64 = s.land[s.turn * MOST + place]
            if COLOUR[tile] == GREY or SORT[tile] == TAVERN or SORT[tile] == LOCH:
                gain(s, tile)
                s.ready &= ~bit(place)
        place += 1


def gain(s: State, tile: i64) -> None:
    """GM-6.5, 6.6: add the movement points of a grey tile or the victory points of a tavern."""
    if COLOUR[tile] == GREY:
        s.steps += 1
    elif SORT[tile] == TAVERN:
        s.points[s.turn] += WORTH[tile]


def abbey_load(s: State) -> i64:
    """GM-6.3: return how many resources are on Iona Abbey."""
    found: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        found += s.stock[ABBEY_STOCK + kind]
        kind += 1
    return found


def may_activate(s: State, place: i64) -> bool:
    """GM-6.2, 6.7: tell whether a tile may be activated now.

    It may if it is the new tile or next to it and has not been activated yet, or if Loch Ness can activate it.
    """
    if s.ready & bit(place):
        return True
    return s.ness != 0 and not s.around & bit(place)


def has_effect(s: State, tile: i64) -> bool:
    """GM-6.3 to 6.6: tell whether activating this tile would change anything."""
    sort: i64 = SORT[tile]
    if sort < KINDS:
        return s.stock[tile] < FULL
    if sort == ABBEY:
        return abbey_load(s) < FULL
    if sort == LOCH:
        return False
    if COLOUR[tile] == GREY or sort == TAVERN:
        return True
    return can_serve(s, tile)


def activations(s: State) -> vec[i64]:
    """GM-6.2, 6.7, 6.12: return the tiles that the player can activate, ascending, without the automatic ones."""
    found = vec[i64]()
    hungry: bool = consumer_left(s)
    place: i64 = 0
    while place < s.size[s.turn]:
        if may_activate(s, place):
            tile: i64 = s.land[s.turn * MOST + place]
            if has_effect(s, tile) and (hungry or not gives_automatically(s, place, tile)):
                found = append(found, ACT + USABLE_RANK[tile_number(tile)])
        place += 1
    return ascending(found)


def gives_automatically(s: State, place: i64, tile: i64) -> bool:
    """GM-6.12: tell whether a production tile will produce its resource automatically at the end.

    Activating it earlier makes a difference only if its resource can be sold.
    """
    kind: i64 = SORT[tile]
    return kind < KINDS and s.rows[kind] == 0 and s.ready & bit(place) != 0


def consumer_left(s: State) -> bool:
    """GM-6.4, 6.5: tell whether a tile that takes resources can still be activated this turn."""
    place: i64 = 0
    while place < s.size[s.turn]:
        if may_activate(s, place) and is_consumer(s.land[s.turn * MOST + place]):
            return True
        place += 1
    return False


def sales(s: State) -> vec[i64]:
    """GM-4.3: return the resources that can be sold, as actions."""
    found = vec[i64]()
    kind: i64 = 0
    while kind < KINDS:
        if sellable(s, kind):
            found = append(found, SELL + kind)
        kind += 1
    return found


def choices(s: State) -> vec[i64]:
    """GM-6.2, 4.3: return the possible sales and activations, and the choice to finish."""
    return append(extend(sales(s), activations(s)), DONE)


def only_automatic_left(s: State) -> bool:
    """GM-6.12: tell whether only production tiles are left to activate, which happens automatically."""
    kind: i64 = 0
    while kind < KINDS:
        if sellable(s, kind):
            return False
        kind += 1
    return len(activations(s)) == 0


def is_consumer(tile: i64) -> bool:
    """GM-6.4, 6.5: tell whether a tile of this kind takes resources."""
    sort: i64 = SORT[tile]
    return sort >= DISTILLERY and sort <= BRIDGE


def activate(s: State, rank: i64) -> None:
    """GM-6.2 to 6.7: activate one tile."""
    s.last = ACT + rank
    tile: i64 = own_tile(s, USABLE[rank])
    place: i64 = place_of(s, s.turn, tile)
    if s.ready & bit(place):
        s.ready &= ~bit(place)
    else:
        s.ness = 0
    sort: i64 = SORT[tile]
    if sort < KINDS:
        add_resource(s, tile, sort)
    elif sort == ABBEY:
        s.using = tile
        s.phase = CHOOSING
    elif not is_consumer(tile):
        gain(s, tile)
    elif fixed_demand(tile):
        trade_in(s, tile)
    else:
        s.using = tile
        s.phase = GIVING


def kinds(s: State) -> vec[i64]:
    """GM-6.3: return the kinds of resources that Iona Abbey can produce."""
    found = vec[i64]()
    kind: i64 = 0
    while kind < KINDS:
        found = append(found, KIND + kind)
        kind += 1
    return found


def choose_kind(s: State, kind: i64) -> None:
    """GM-6.3, 6.9: put one resource of the player's choice on Iona Abbey."""
    add_resource(s, ABBEY_TILE, kind)
    s.using = 0
    s.phase = ACTIVATING


def finish(s: State) -> None:
    """GM-6.12: put one resource on each neighbouring production tile that is not full. Then members move."""
    place: i64 = 0
    while place < s.size[s.turn]:
        if s.ready & bit(place):
            tile: i64 = s.land[s.turn * MOST + place]
            if SORT[tile] < KINDS and s.stock[tile] < FULL:
                add_resource(s, tile, SORT[tile])
        place += 1
    s.ready = 0
    s.ness = 0
    s.last = -1
    s.phase = MARCHING


def commutes(before: i64, action: i64) -> bool:
    """Tell whether two consecutive sales, productions or deliveries have the same result in either order."""
    if before < ACT or action < ACT:
        return before < ACT and action < ACT
    one: i64 = SORT[USABLE[before - ACT]]
    other: i64 = SORT[USABLE[action - ACT]]
    if one < KINDS:
        return other < KINDS
    return one >= DISTILLERY and one <= BRIDGE and other >= DISTILLERY and other <= BRIDGE
