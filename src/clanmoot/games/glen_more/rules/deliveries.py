"""GM-6.4, 6.5: what fairs, butchers, the grocer, the bridge and distilleries take, and what they give."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, count

from ..actions import GIVE, NUMBER, THREE
from ..pieces import (
    BRIDGE,
    BUTCHER,
    DISTILLERY,
    FAIR,
    GROCER,
    KINDS,
    PAID_AT_FAIRS,
    SET_DEMAND,
    THREE_DEMAND,
)
from ..state import ACTIVATING, State
from ..tiles import SORT, WORTH
from .trade import affordable, give_or_buy

GROCER_PAYS: Final = 8
BRIDGE_PAYS: Final = 7
MIXED_PAYS: Final = 5  # the butcher that takes one sheep and one cattle
ANIMAL_PAYS: Final = 2  # the other butchers, per animal


def fixed_demand(tile: i64) -> i64:
    """Return the resources that a tile takes, if the player cannot choose them. Otherwise return 0."""
    sort: i64 = SORT[tile]
    if sort == DISTILLERY:
        return SET_DEMAND[4]  # grain
    if sort == BRIDGE:
        return SET_DEMAND[3]  # wood and stone
    if sort == BUTCHER and count(WORTH[tile]) == 2:
        return SET_DEMAND[WORTH[tile]]
    return 0


def can_serve(s: State, tile: i64) -> bool:
    """GM-4.2: tell whether the current player has or can buy enough for the smallest delivery to this tile."""
    fixed: i64 = fixed_demand(tile)
    if fixed:
        return affordable(s, fixed)
    sort: i64 = SORT[tile]
    if sort == BUTCHER:
        return affordable(s, SET_DEMAND[WORTH[tile]])
    if sort == FAIR:
        return can_give_any(s)
    return len(threes(s)) > 0


def can_give_any(s: State) -> bool:
    """GM-6.5: tell whether the player can give at least one resource."""
    kind: i64 = 0
    while kind < KINDS:
        if affordable(s, SET_DEMAND[bit(kind)]):
            return True
        kind += 1
    return False


def gifts(s: State) -> vec[i64]:
    """GM-6.5: return what the player can give to the tile that is being activated."""
    sort: i64 = SORT[s.using]
    if sort == FAIR:
        return sets(s, WORTH[s.using])
    if sort == GROCER:
        return threes(s)
    found = vec[i64]()
    number: i64 = 1
    while number <= 2:
        if affordable(s, number * SET_DEMAND[WORTH[s.using]]):
            found = append(found, NUMBER + number)
        number += 1
    return found


def sets(s: State, most: i64) -> vec[i64]:
    """GM-6.5: return the sets of up to `most` different resources that the player can give to a fair."""
    found = vec[i64]()
    kinds: i64 = 1
    while kinds < 32:
        if count(kinds) <= most and affordable(s, SET_DEMAND[kinds]):
            found = append(found, GIVE + kinds)
        kinds += 1
    return found


def threes(s: State) -> vec[i64]:
    """GM-6.5: return all groups of three resources that the player can give to the grocer."""
    found = vec[i64]()
    three: i64 = 0
    while three < len(THREE_DEMAND):
        if affordable(s, THREE_DEMAND[three]):
            found = append(found, THREE + three)
        three += 1
    return found


def trade_in(s: State, tile: i64) -> None:
    """GM-6.4, 6.5: give the only possible resources, for a barrel at a distillery or for points elsewhere."""
    give_or_buy(s, fixed_demand(tile))
    sort: i64 = SORT[tile]
    if sort == DISTILLERY:
        s.barrels[s.turn] += 1
    elif sort == BRIDGE:
        s.points[s.turn] += BRIDGE_PAYS
    else:
        s.points[s.turn] += MIXED_PAYS


def give_set(s: State, kinds: i64) -> None:
    """GM-6.5: give different resources to a fair."""
    deliver(s, SET_DEMAND[kinds], PAID_AT_FAIRS[count(kinds)])


def give_three(s: State, three: i64) -> None:
    """GM-6.5: give three resources to the grocer."""
    deliver(s, THREE_DEMAND[three], GROCER_PAYS)


def give_animals(s: State, number: i64) -> None:
    """GM-6.5: give one or two animals to a butcher."""
    deliver(s, number * SET_DEMAND[WORTH[s.using]], number * ANIMAL_PAYS)


def deliver(s: State, demand: i64, points: i64) -> None:
    """GM-6.5: give resources and receive points."""
    give_or_buy(s, demand)
    s.points[s.turn] += points
    s.using = 0
    s.phase = ACTIVATING
