"""Why a tile cannot be taken or placed."""

from clanmoot.core.actions import Move
from clanmoot.core.messages import Refusal, message

from ..actions import PLACE
from ..piece_names import side_name, tile_name
from ..pieces import PAIR, PERSON, PLAIN, RIVER, WHISKY
from ..rules.landscape import BESIDE, MEMBER_NEAR, STEP, TAKEN, has_place, name_of, open_end, surroundings, tile_at
from ..rules.trade import tile_payable
from ..state import MOVING, PLACING, State
from ..tiles import COST, EDGE
from ..view import View
from ..world_sampler import position
from .common import allowed, own_tile, wrong_order


def refuse_pass(v: View, move: Move) -> Refusal:
    """GM-3.5: refuse to pass while the player can take a tile."""
    if v.phase != MOVING:
        return wrong_order(v)
    return Refusal("GM-3.5", message("gm-no-pass"))


def refuse_move(v: View, move: Move) -> Refusal:
    """GM-3.2: refuse a tile that is not on the track, or that the player cannot pay for or has no space for."""
    tile = move.args["tile"] + 1
    if v.phase != MOVING:
        return wrong_order(v)
    if tile not in v.ring:
        return Refusal("GM-3.2", message("gm-not-on-ring", tile=tile_name(tile)))
    s = position(v)
    if not tile_payable(s, tile):
        return cannot_pay(tile)
    if not has_place(s, v.turn, EDGE[tile]):
        return no_space(tile)
    return allowed()


def cannot_pay(tile: int) -> Refusal:
    """GM-4.1, 4.5: say that the player cannot pay the cost."""
    cost = COST[tile]
    if cost == WHISKY:
        return Refusal("GM-4.1", message("gm-no-whisky", tile=tile_name(tile)))
    if cost == PERSON:
        return Refusal("GM-4.5", message("gm-no-person", tile=tile_name(tile)))
    if cost == PAIR:
        return Refusal("GM-4.5", message("gm-no-pair", tile=tile_name(tile)))
    return Refusal("GM-4.5", message("gm-too-dear", tile=tile_name(tile)))


def no_space(tile: int) -> Refusal:
    """GM-5.2, 5.3: say that there is no space for the tile."""
    if EDGE[tile] == PLAIN:
        return Refusal("GM-5.2", message("gm-no-place", tile=tile_name(tile)))
    if EDGE[tile] == RIVER:
        return Refusal("GM-5.3", message("gm-no-river", tile=tile_name(tile)))
    return Refusal("GM-5.3", message("gm-no-road", tile=tile_name(tile)))


def refuse_place(v: View, move: Move) -> Refusal:
    """§5: refuse a space where the tile cannot be placed, and say why."""
    other, side = own_tile(v, move.args["tile"]), move.args["side"]
    if v.phase != PLACING:
        return wrong_order(v)
    if other not in v.land[v.turn]:
        return Refusal("GM-5.1", message("gm-not-yours", tile=tile_name(other)))
    s = position(v)
    cell = s.cell[other] + STEP[side]
    seen = surroundings(s, v.turn, cell)
    if seen & TAKEN:
        taken = tile_at(s, v.turn, cell)
        return Refusal(
            "GM-5.1", message("gm-taken", tile=tile_name(taken), side=side_name(side), other=tile_name(other))
        )
    return (
        mismatch(s, v, cell) or no_member_near(seen) or offered_name(s, v, cell, PLACE + 4 * move.args["tile"] + side)
    )


def mismatch(s: State, v: View, cell: int) -> Refusal | None:
    """GM-5.3: say which sides do not match: river joins river, road joins road, plain joins plain."""
    edge = EDGE[v.tile]
    if edge == PLAIN:
        return Refusal("GM-5.3", message("gm-open-end")) if open_end(s, v.turn, cell) else None
    side = 0 if edge == RIVER else 1
    for end in (side, side + 2):
        if s.ends[v.turn * 4 + end] == cell:
            beyond = tile_at(s, v.turn, cell + STEP[end])
            return Refusal("GM-5.3", message("gm-blocked", tile=tile_name(beyond))) if beyond else None
    return Refusal("GM-5.3", message("gm-off-river" if edge == RIVER else "gm-off-road"))


def no_member_near(seen: int) -> Refusal | None:
    """GM-5.2: refuse a space with no clan member on any of its eight neighbours."""
    assert seen & BESIDE, "a cell on the side of an own tile is beside it"
    return None if seen & MEMBER_NEAR else Refusal("GM-5.2", message("gm-lonely"))


def offered_name(s: State, v: View, cell: int, action: int) -> Refusal:
    """Return a refusal that names the one action for this space, because each legal space has only one.

    It names the space by its first neighbour, clockwise from the north. No rule forbids the other names.
    """
    name = name_of(s, v.turn, cell)
    if name == action:
        return allowed()
    other, side = divmod(name - PLACE, 4)
    return Refusal("GM-3.2", message("gm-renamed", side=side_name(side), other=tile_name(other)))
