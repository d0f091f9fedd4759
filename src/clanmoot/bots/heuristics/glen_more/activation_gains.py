"""The points that activating a tile brings the current player now."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.glen_more.pieces import (
    ABBEY,
    BUTCHER,
    DEMAND,
    FAIR,
    FULL,
    GREY,
    GROCER,
    KINDS,
    LOCH,
    PAID_AT_FAIRS,
    SET_DEMAND,
    SLOTS,
    TAVERN,
)
from clanmoot.games.glen_more.rules.activation import abbey_load
from clanmoot.games.glen_more.rules.deliveries import ANIMAL_PAYS, BRIDGE_PAYS, GROCER_PAYS, MIXED_PAYS, fixed_demand
from clanmoot.games.glen_more.rules.track import moves_again
from clanmoot.games.glen_more.rules.trade import price
from clanmoot.games.glen_more.state import State
from clanmoot.games.glen_more.tiles import COLOUR, SORT, WORTH

from .weights import BARREL, COIN, LAST_PIECE, NEW_KIND, PIECE, QUICK, STEP

OUT_OF_REACH: Final = -9.0
SET_BIT: Final = vec[i64]([1, 2, 4, 8, 16])


def keeping(s: State) -> float:
    """Return the value of one more resource to the current player."""
    return QUICK[PIECE] if moves_again(s, s.turn) else QUICK[LAST_PIECE]


def gain(s: State, tile: i64, keep: float) -> float:
    """Return the value of activating this tile. It is never negative."""
    sort: i64 = SORT[tile]
    if sort < KINDS:
        return keep if s.stock[tile] < FULL else 0.0
    if COLOUR[tile] == GREY:
        return QUICK[STEP]
    if sort == LOCH:
        return 0.0
    if sort == TAVERN:
        return float(WORTH[tile])
    if sort == ABBEY:
        return keep + QUICK[NEW_KIND] if abbey_load(s) < FULL else 0.0
    return max(served(s, tile, sort, keep), 0.0)


def served(s: State, tile: i64, sort: i64, keep: float) -> float:
    """Return the value of the best delivery to this tile."""
    if sort == FAIR:
        return at_fair(s, WORTH[tile], keep)
    if sort == GROCER:
        return at_grocer(s, keep)
    fixed: i64 = fixed_demand(tile)
    if fixed:
        return gift(s, fixed, prize(sort), keep)
    animal: i64 = SET_DEMAND[WORTH[tile]]
    one = gift(s, animal, float(ANIMAL_PAYS), keep)
    two = gift(s, 2 * animal, float(2 * ANIMAL_PAYS), keep)
    return two if two > one else one


def prize(sort: i64) -> float:
    """Return the reward for a delivery to a tile that offers no choice."""
    if sort == BUTCHER:
        return float(MIXED_PAYS)
    return float(BRIDGE_PAYS) if sort > BUTCHER else QUICK[BARREL]


def gift(s: State, demand: i64, points: float, keep: float) -> float:
    """Return the points of a delivery less what it costs in the player's own pieces and coins."""
    coins: i64 = price(s, demand)
    if coins < 0 or coins > s.coins[s.turn]:
        return OUT_OF_REACH
    return points - QUICK[COIN] * float(coins) - keep * float(own_part(s, demand))


def own_part(s: State, demand: i64) -> i64:
    """Return how many pieces of a demand the current player has."""
    found: i64 = 0
    at: i64 = s.turn * KINDS
    while demand:
        wanted: i64 = demand & 7
        have: i64 = s.own[at]
        found += wanted if wanted < have else have
        demand >>= DEMAND
        at += 1
    return found


def expense(s: State, kind: i64, keep: float) -> float:
    """Return the cost of giving one piece of a kind: the value of keeping it, or its price."""
    if s.own[s.turn * KINDS + kind] > 0:
        return keep
    row: i64 = s.rows[kind]
    if row == SLOTS or row >= s.coins[s.turn]:
        return -OUT_OF_REACH
    return QUICK[COIN] * float(row + 1)


def at_fair(s: State, most: i64, keep: float) -> float:
    """Return the value of the best delivery of different kinds to a fair.

    It tries the cheapest kind, then the cheapest two, and so on.
    """
    best = OUT_OF_REACH
    spent = 0.0
    used: i64 = 0
    given: i64 = 1
    while given <= most:
        cheapest: i64 = -1
        least = 0.0
        kind: i64 = 0
        while kind < KINDS:
            if not used >> kind & 1:
                cost = expense(s, kind, keep)
                if cheapest < 0 or cost < least:
                    cheapest = kind
                    least = cost
            kind += 1
        used |= SET_BIT[cheapest]
        spent += least
        value = float(PAID_AT_FAIRS[given]) - spent
        if value > best:
            best = value
        given += 1
    return best


def at_grocer(s: State, keep: float) -> float:
    """Return the value of delivering three resources to the grocer. It counts two coins for each missing one."""
    have: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        have += s.own[s.turn * KINDS + kind]
        kind += 1
    if have >= 3:
        return float(GROCER_PAYS) - 3.0 * keep
    short: i64 = 3 - have
    if s.coins[s.turn] < 2 * short:
        return OUT_OF_REACH
    return float(GROCER_PAYS) - keep * float(have) - 2.0 * QUICK[COIN] * float(short)
