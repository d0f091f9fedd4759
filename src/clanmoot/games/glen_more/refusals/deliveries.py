"""Why resources cannot be given away."""

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from ..piece_names import kind_name, tile_name
from ..pieces import BUTCHER, FAIR, GROCER, SET_DEMAND, SETS, THREE_DEMAND
from ..rules.resource_source import holds, owed_kind
from ..rules.trade import affordable, payable
from ..state import FILLING, GIVING, PAIRING, TAKING
from ..tiles import HOLDERS, SORT, WORTH
from ..view import View
from ..world_sampler import position
from .common import allowed


def refuse_take(v: View, move: Move) -> Refusal:
    """GM-4.1: refuse to take a resource from a tile without that resource, or when none has to be paid."""
    tile = HOLDERS[move.args["tile"]]
    if v.phase != TAKING:
        return Refusal("GM-4.1", message("gm-nothing-given"))
    s = position(v)
    kind = owed_kind(s)
    if tile not in v.land[v.turn] or not holds(s, tile, kind):
        return Refusal("GM-4.1", message("gm-holds-none", tile=tile_name(tile), kind=kind_name(kind)))
    return allowed()


def is_giving_to(v: View, sort: int) -> bool:
    """Tell whether the player is now giving resources to a tile of this kind."""
    return v.phase == GIVING and SORT[v.using] == sort


def refuse_give(v: View, move: Move) -> Refusal:
    """GM-4.1, 6.5: refuse to give a set of different resources, except to a fair or for Loch Oich."""
    kinds = move.args["kinds"] + 1
    if v.phase == PAIRING:
        if len(SETS[kinds]) != 2:
            return Refusal("GM-4.1", message("gm-just-two"))
        return allowed() if payable(position(v), kinds) else Refusal("GM-4.5", message("gm-cannot-give"))
    if not is_giving_to(v, FAIR):
        return Refusal("GM-6.5", message("gm-no-fair"))
    if len(SETS[kinds]) > WORTH[v.using]:
        return Refusal("GM-6.5", message("gm-too-many", tile=tile_name(v.using), most=int(WORTH[v.using])))
    return refuse_unaffordable(v, SET_DEMAND[kinds])


def refuse_unaffordable(v: View, demand: int) -> Refusal:
    """GM-4.2: refuse a delivery of resources that the player neither has nor can buy."""
    return allowed() if affordable(position(v), demand) else Refusal("GM-4.2", message("gm-cannot-give"))


def refuse_three(v: View, move: Move) -> Refusal:
    """GM-6.5: refuse to give three resources, except to the grocer."""
    if not is_giving_to(v, GROCER):
        return Refusal("GM-6.5", message("gm-no-grocer"))
    return refuse_unaffordable(v, THREE_DEMAND[move.args["kinds"]])


def refuse_count(v: View, move: Move) -> Refusal:
    """GM-6.5: refuse to give a number of animals, except to a butcher."""
    if not is_giving_to(v, BUTCHER):
        return Refusal("GM-6.5", message("gm-no-butcher"))
    return refuse_unaffordable(v, (move.args["count"] + 1) * SET_DEMAND[WORTH[v.using]])


def refuse_two(v: View, move: Move) -> Refusal:
    """GM-6.10: refuse to put two resources on Loch Lochy, except when it is placed."""
    return allowed() if v.phase == FILLING else Refusal("GM-6.10", message("gm-no-lochy"))
