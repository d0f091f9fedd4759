"""Why a clan member or a chieftain cannot move or pay."""

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from ..piece_names import tile_name
from ..rules.landscape import touches
from ..rules.members import distances, may_promote
from ..rules.payment import members_beside
from ..state import MARCHING, OFFERING, STEPPING
from ..view import View
from ..world_sampler import position
from .common import allowed, own_tile, wrong_order


def refuse_chieftain(v: View, move: Move) -> Refusal:
    """GM-4.1: refuse to pay with a chieftain for anything but Loch Ness."""
    if v.phase != OFFERING:
        return Refusal("GM-4.1", message("gm-only-ness"))
    return Refusal("GM-4.1", message("gm-no-chieftain"))


def refuse_member(v: View, move: Move) -> Refusal:
    """GM-4.1, 5.2, 7.1: refuse a member that neither pays for Loch Ness nor moves at the end of the turn."""
    tile = own_tile(v, move.args["tile"])
    if v.phase not in (OFFERING, MARCHING):
        return wrong_order(v)
    rule = "GM-4.1" if v.phase == OFFERING else "GM-7.1"
    if tile not in v.land[v.turn] or not v.men[tile]:
        return Refusal(rule, message("gm-nobody-there", tile=tile_name(tile)))
    s = position(v)
    if v.phase == OFFERING and members_beside(s) < 2 and touches(v.cell[tile] - v.spot):
        return Refusal("GM-5.2", message("gm-must-stay"))
    return allowed()


def refuse_to(v: View, move: Move) -> Refusal:
    """GM-7.1: refuse to move a member to a tile that is out of reach or belongs to another player."""
    tile = own_tile(v, move.args["tile"])
    if v.phase != STEPPING:
        return wrong_order(v)
    if tile not in v.land[v.turn]:
        return Refusal("GM-7.1", message("gm-not-yours", tile=tile_name(tile)))
    if tile == v.using:
        return Refusal("GM-7.1", message("gm-there-already"))
    s = position(v)
    if distances(s, v.using)[v.land[v.turn].index(tile)] > 0:
        return allowed()
    return Refusal("GM-7.1", message("gm-too-far", tile=tile_name(tile), steps=v.steps))


def refuse_promote(v: View, move: Move) -> Refusal:
    """GM-7.1, 7.2: refuse to promote the last member."""
    if v.phase != STEPPING:
        return Refusal("GM-7.1", message("gm-nobody-called"))
    return allowed() if may_promote(position(v)) else Refusal("GM-7.2", message("gm-last-member"))


def refuse_stop(v: View, move: Move) -> Refusal:
    """GM-7.1: refuse to stop moving members when no members move."""
    return allowed() if v.phase == MARCHING else wrong_order(v)
