"""Why a tile cannot be activated, and why a resource cannot be sold."""

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from ..piece_names import kind_name, tile_name
from ..pieces import ABBEY, KINDS, NESS
from ..rules.activation import consumer_left, gives_automatically, has_effect
from ..rules.payment import may_sell_spare
from ..rules.placement_bonus import emptiable
from ..state import ACTIVATING, CHOOSING, EMPTYING, MARCHING, PAYING, STEPPING
from ..tiles import SORT, USABLE
from ..view import View
from ..world_sampler import position
from .common import allowed, own_tile, wrong_order


def refuse_sell(v: View, move: Move) -> Refusal:
    """GM-3.2, 4.3, 4.5, 6.9: refuse to sell at the wrong time, without the resource, or to a row without coins."""
    kind = move.args["kind"]
    if v.phase not in (PAYING, EMPTYING, ACTIVATING):
        late = v.phase in (MARCHING, STEPPING)
        return Refusal("GM-3.2", message("gm-sell-late" if late else "gm-sell-early"))
    if not v.own[v.turn * KINDS + kind]:
        return Refusal("GM-4.3", message("gm-none-owned", kind=kind_name(kind)))
    if not v.rows[kind]:
        return Refusal("GM-4.3", message("gm-row-empty", kind=kind_name(kind)))
    s = position(v)
    if v.phase == PAYING and not may_sell_spare(s, kind):
        return Refusal("GM-4.5", message("gm-needed", kind=kind_name(kind), tile=tile_name(v.tile)))
    if v.phase == EMPTYING and not emptiable(s, kind):
        return Refusal("GM-6.9", message("gm-empties-none", kind=kind_name(kind)))
    return allowed()


def refuse_kind(v: View, move: Move) -> Refusal:
    """GM-6.3: refuse to choose a kind of resource, except for Iona Abbey."""
    return allowed() if v.phase == CHOOSING else Refusal("GM-6.3", message("gm-no-abbey"))


def refuse_act(v: View, move: Move) -> Refusal:
    """GM-6.2 to 6.7: refuse to activate any tile but the new one, its neighbours, and one more with Loch Ness."""
    tile = own_tile(v, USABLE[move.args["tile"]])
    if v.phase != ACTIVATING:
        return wrong_order(v)
    if tile not in v.land[v.turn]:
        return Refusal("GM-6.2", message("gm-not-yours", tile=tile_name(tile)))
    place = v.land[v.turn].index(tile)
    if place in v.around and place not in v.ready:
        return Refusal("GM-6.2", message("gm-once", tile=tile_name(tile)))
    if place not in v.around and not v.ness:
        ness = "gm-ness-used" if NESS in v.cards[v.turn] else "gm-not-around"
        return Refusal("GM-6.7" if ness == "gm-ness-used" else "GM-6.2", message(ness, tile=tile_name(tile)))
    s = position(v)
    if not has_effect(s, tile):
        return no_effect(tile)
    if gives_automatically(s, place, tile) and not consumer_left(s):
        return Refusal("GM-6.12", message("gm-gives-anyway", tile=tile_name(tile)))
    return allowed()


def no_effect(tile: int) -> Refusal:
    """GM-6.3 to 6.5: say why a tile would do nothing: it is full, or the player has nothing to give."""
    if SORT[tile] <= ABBEY:
        return Refusal("GM-6.3", message("gm-full", tile=tile_name(tile)))
    return Refusal("GM-4.2", message("gm-cannot-serve", tile=tile_name(tile)))


def refuse_done(v: View, move: Move) -> Refusal:
    """GM-6.2: refuse to finish when there is nothing to finish."""
    return allowed() if v.phase in (EMPTYING, ACTIVATING) else wrong_order(v)
