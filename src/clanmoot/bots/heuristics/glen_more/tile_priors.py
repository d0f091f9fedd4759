"""Quick scores for taking a tile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.games.glen_more.actions import MOVE, PASS
from clanmoot.games.glen_more.pieces import (
    DUART,
    GREEN,
    HATS,
    IONA,
    MORAR,
    PAIR,
    PERSON,
    SET_DEMAND,
    VILLAGE,
    WHISKY,
    YELLOW,
)
from clanmoot.games.glen_more.rules.landscape import places
from clanmoot.games.glen_more.rules.track import TO_LAY, field_of
from clanmoot.games.glen_more.rules.trade import price
from clanmoot.games.glen_more.scoring import COMPARED, coloured, villages
from clanmoot.games.glen_more.state import State
from clanmoot.games.glen_more.tiles import CARD, COLOUR, COST, EDGE, OICH_TILE, SORT

from .activation_gains import gain, keeping, own_part
from .placement_value import gains, spot_values
from .weights import AT_ONCE, BARREL, CARD_POINTS, COIN, HAT_POINTS, LATER, MEMBER, PACE, QUICK


def rest(s: State, seat: i64) -> float:
    """Return how much of the game remains for a seat: 1 at the start, 0 if it gets no more turns."""
    whole: i64 = TO_LAY[s.players]
    left: i64 = whole - s.fields[seat]
    return float(left) / float(whole) if left > 0 else 0.0


def taking_values(s: State, moves: vec[i64]) -> vec[float]:
    """Score each tile by what it brings now and later, less its cost and its distance on the chain."""
    keep = keeping(s)
    brings = gains(s, keep)
    best = vec[float]([-1.0, -1.0, -1.0])
    found = vec[float]()
    for action in moves:
        if action == PASS:
            return append(found, 0.0)
        tile: i64 = action - MOVE
        edge: i64 = EDGE[tile]
        if best[edge] < 0.0:
            best[edge] = highest(spot_values(s, places(s, s.turn, edge), brings))
        woken = total(brings) if tile == OICH_TILE else best[edge]
        found = append(found, woken + standing_alone(s, tile, keep))
    return found


def standing_alone(s: State, tile: i64, keep: float) -> float:
    """Return the value of a tile wherever it is placed, less its price and its distance on the chain."""
    way: i64 = field_of(s, tile) - s.tail
    worth = gain(s, tile, keep) + AT_ONCE[tile] + LATER[tile] * rest(s, s.turn) + for_cards(s, tile)
    worth += as_card(s, tile)
    return worth - expense(s, COST[tile], keep) - QUICK[PACE] * float(way)


def for_cards(s: State, tile: i64) -> float:
    """Return the points that the player's cards of Iona, Morar and Duart add for a tile."""
    cards: i64 = s.cards[s.turn]
    found = 0.0
    if cards & bit(IONA) and COLOUR[tile] == YELLOW:
        found += 2.0
    if cards & bit(MORAR) and COLOUR[tile] == GREEN:
        found += 2.0
    if cards & bit(DUART) and SORT[tile] == VILLAGE:
        found += 3.0
    return found


def as_card(s: State, tile: i64) -> float:
    """Return the value of the card that comes with a special place, in the remaining scorings and at the end."""
    card: i64 = CARD[tile]
    if card < 0:
        return 0.0
    done: i64 = len(s.awards) // (COMPARED * s.players)
    found = float(3 - done) * (QUICK[CARD_POINTS] + QUICK[HAT_POINTS] * float(HATS[card]))
    if card == IONA:
        found += 2.0 * float(coloured(s, s.turn, YELLOW))
    elif card == MORAR:
        found += 2.0 * float(coloured(s, s.turn, GREEN))
    elif card == DUART:
        found += 3.0 * float(villages(s, s.turn))
    return found


def expense(s: State, cost: i64, keep: float) -> float:
    """Return the value of what a tile costs: coins, the player's own pieces, a member or a barrel."""
    if cost == 0:
        return 0.0
    if cost == WHISKY:
        return QUICK[BARREL]
    if cost == PERSON:
        return QUICK[MEMBER]
    if cost == PAIR:
        return 2.0 * keep
    return QUICK[COIN] * float(price(s, SET_DEMAND[cost])) + keep * float(own_part(s, SET_DEMAND[cost]))


def highest(values: vec[float]) -> float:
    """Return the greatest value, at least 0."""
    best = 0.0
    for value in values:
        if value > best:
            best = value
    return best


def total(values: vec[float]) -> float:
    found = 0.0
    for value in values:
        found += value
    return found
