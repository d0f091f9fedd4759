"""Quick scores for deliveries, sales, activations, and which tile to take a resource from."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, count
from clanmoot.games.glen_more.actions import ACT, DONE, GIVE, KIND, NUMBER, SELL, TAKE, THREE, TWO
from clanmoot.games.glen_more.pieces import KINDS, PAID_AT_FAIRS, SET_DEMAND, THREE_DEMAND, TWOS
from clanmoot.games.glen_more.rules.activation import abbey_load, consumer_left
from clanmoot.games.glen_more.rules.deliveries import ANIMAL_PAYS, GROCER_PAYS
from clanmoot.games.glen_more.rules.landscape import own_tile, place_of
from clanmoot.games.glen_more.state import PAIRING, State
from clanmoot.games.glen_more.tiles import ABBEY_TILE, HOLDERS, SORT, USABLE, WORTH

from .activation_gains import gain, gift, keeping
from .weights import NEW_KIND, PIECE, PRICE, QUICK, WAIT

ONE_OF_TWO: Final = vec[i64]([kinds[0] for kinds in TWOS])
OTHER_OF_TWO: Final = vec[i64]([kinds[1] for kinds in TWOS])


def activation_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score each activation and sale by what it brings. DONE scores 0."""
    keep = keeping(s)
    wait = keep + QUICK[WAIT] if consumer_left(s) else keep
    found = vec[float]()
    for action in moves:
        if action == DONE:
            found = append(found, 0.0)
        elif action >= ACT:
            found = append(found, gain(s, own_tile(s, USABLE[action - ACT]), keep))
        else:
            found = append(found, float(s.rows[action - SELL]) - wait)
    return found


def sale_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score sales by what they bring, during a payment or before Loch Shiel fills the empty tiles."""
    found = vec[float]()
    for action in moves:
        if action == DONE:
            found = append(found, 0.0)
        else:
            found = append(found, float(s.rows[action - SELL]) - longing_for_own(s, action - SELL))
    return found


def longing_for_own(s: State, kind: i64) -> float:
    """Return the value of a resource that the player has. It is higher for the only one of its kind."""
    return QUICK[PIECE] + QUICK[NEW_KIND] if s.own[s.turn * KINDS + kind] == 1 else QUICK[PIECE]


def gift_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score deliveries by their points less what they cost."""
    keep = keeping(s)
    found = vec[float]()
    for action in moves:
        found = append(found, gift_value(s, action, keep))
    return found


def gift_value(s: State, action: i64, keep: float) -> float:
    """Return the points of a delivery less its cost. A delivery that pays for a tile brings no points."""
    if action >= NUMBER:
        number: i64 = action - NUMBER
        return gift(s, number * SET_DEMAND[WORTH[s.using]], float(number * ANIMAL_PAYS), keep)
    if action >= THREE:
        return gift(s, THREE_DEMAND[action - THREE], float(GROCER_PAYS), keep)
    kinds: i64 = action - GIVE
    paid: i64 = PAID_AT_FAIRS[count(kinds)]
    if s.phase == PAIRING:
        paid = 0
    return gift(s, SET_DEMAND[kinds], float(paid), keep)


def longing(s: State, kind: i64) -> float:
    """Return the value of one more resource of a kind. It is higher for a new kind or a high price."""
    found = QUICK[PRICE] * float(s.rows[kind])
    if s.own[s.turn * KINDS + kind] == 0:
        found += QUICK[NEW_KIND]
    return found


def kind_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score each kind of resource that the abbey can give."""
    found = vec[float]()
    for action in moves:
        found = append(found, longing(s, action - KIND))
    return found


def two_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score each pair of resources that Loch Lochy can give."""
    found = vec[float]()
    for action in moves:
        one: i64 = ONE_OF_TWO[action - TWO]
        other: i64 = OTHER_OF_TWO[action - TWO]
        value = longing(s, one) + longing(s, other)
        if one == other:
            value -= QUICK[NEW_KIND]
        found = append(found, value)
    return found


def load(s: State, tile: i64) -> i64:
    """Return how many resources are on a tile."""
    if tile == ABBEY_TILE:
        return abbey_load(s)
    return s.stock[tile]


def fullest(s: State, moves: vec[i64]) -> i64:
    """Return the action that takes a resource from the tile that holds most of them."""
    best: i64 = moves[0]
    for action in moves:
        if load(s, HOLDERS[action - TAKE]) > load(s, HOLDERS[best - TAKE]):
            best = action
    return best


def free_gain(s: State, moves: vec[i64]) -> i64:
    """Return an action that activates a production tile, or -1.

    Such an activation costs nothing and only adds options.
    """
    for action in moves:
        if action >= ACT and action < DONE:
            tile: i64 = own_tile(s, USABLE[action - ACT])
            if SORT[tile] < KINDS and s.ready & bit(place_of(s, s.turn, tile)):
                return action
    return -1
