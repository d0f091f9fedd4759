"""The evaluation: every seat's expected points at the end, and the share of the win that follows from them."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.games.glen_more.pieces import DUART, FULL, GREEN, IONA, KINDS, MORAR, NESS, VILLAGE, YELLOW
from clanmoot.games.glen_more.rules.track import TO_LAY, moves_again
from clanmoot.games.glen_more.scoring import COMPARED, award, fewest, standing
from clanmoot.games.glen_more.state import MOST, State
from clanmoot.games.glen_more.tiles import COLOUR, COUNT, SORT

from .placement_value import reach
from .weights import (
    AWARDS,
    BARRELS,
    COINS,
    LAGGING,
    MONSTER,
    MORE,
    NOW,
    PEOPLE,
    PIECES,
    REACH,
    ROWS,
    SIZE,
    STEPS,
    STUCK,
    SWING,
    TILE,
    TILE_GROWN,
    VARIETY,
)


def to_come(s: State) -> float:
    """Return how much of the game remains, from 1 at the start to 0 at the end."""
    whole: i64 = TO_LAY[s.players]
    return float(whole - s.tail) / float(whole)


def crowd(s: State) -> i64:
    """Return which half of the weight tables to use: 0 for two players, 1 for more."""
    if s.players == 2:
        return 0
    return 1


def at(s: State, weight: i64, rest: float) -> float:
    """Return a weight, adjusted to how much of the game remains."""
    row: i64 = crowd(s) * ROWS + weight
    return NOW[row] + MORE[row] * rest


def shares(s: State) -> list[float]:
    """Return every seat's expected share of the win, from its expected points."""
    rest = to_come(s)
    swing = at(s, SWING, rest)
    points = expected(s, rest)
    top = points[0]
    for point in points:
        if point > top:
            top = point
    found: list[float] = []
    whole = 0.0
    for point in points:
        share = math.exp((point - top) / swing)
        whole += share
        found.append(share)
    return [share / whole for share in found]


def expected(s: State, rest: float) -> vec[float]:
    """Return every seat's expected points at the end. Only the differences between seats are meaningful."""
    found = vec[float]()
    seat: i64 = 0
    while seat < s.players:
        value = float(s.points[seat]) + at(s, COINS, rest) * float(s.coins[seat]) + display(s, seat, rest)
        if moves_again(s, seat):
            value += prospects(s, seat, rest)
        found = append(found, value)
        seat += 1
    if s.steps:
        found[s.turn] += at(s, STEPS, rest) * float(s.steps)
    compare(s, rest, found)
    return found


def compare(s: State, rest: float, values: vec[float]) -> None:
    """Add to `values` the expected points from barrels, chieftains and cards in the remaining scorings."""
    done: i64 = len(s.awards) // (COMPARED * s.players)
    left = float(3 - done)
    comparison: i64 = 0
    while comparison < COMPARED:
        least: i64 = fewest(s, comparison)
        each = at(s, BARRELS + comparison, rest)
        each_award = AWARDS[crowd(s) * COMPARED + comparison]
        seat: i64 = 0
        while seat < s.players:
            has: i64 = standing(s, seat, comparison)
            values[seat] += each_award * left * float(award(has - least)) + each * float(has)
            seat += 1
        comparison += 1


def display(s: State, seat: i64, rest: float) -> float:
    """Return the expected points from a seat's tiles and from the cards that count tiles.

    A large display costs points if others have fewer tiles.
    """
    found = at(s, SIZE, rest) * float(s.size[seat])
    half: i64 = crowd(s) * COUNT
    cards: i64 = s.cards[seat]
    yellow = 2.0 if cards & bit(IONA) else 0.0
    green = 2.0 if cards & bit(MORAR) else 0.0
    village = 3.0 if cards & bit(DUART) else 0.0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        tile: i64 = s.land[place]
        found += TILE[half + tile] + TILE_GROWN[half + tile] * rest
        if COLOUR[tile] == YELLOW:
            found += yellow
        elif COLOUR[tile] == GREEN:
            found += green
        elif SORT[tile] == VILLAGE:
            found += village
        place += 1
    return found


def prospects(s: State, seat: i64, rest: float) -> float:
    """Return the value of what helps a seat in later turns.

    This is resources, clan members, the spots beside them for new tiles, and how near the figure is to the end of the
    chain.
    """
    found = at(s, REACH, rest) * reach(s, seat) + at(s, LAGGING, rest) * float(s.fields[seat] - s.tail)
    kind: i64 = seat * KINDS
    last: i64 = kind + KINDS
    while kind < last:
        if s.own[kind] > 0:
            found += at(s, PIECES, rest) * float(s.own[kind]) + at(s, VARIETY, rest)
        kind += 1
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        tile: i64 = s.land[place]
        if s.men[tile]:
            found += at(s, PEOPLE, rest) * float(s.men[tile])
        if SORT[tile] < KINDS and s.stock[tile] == FULL:
            found += at(s, STUCK, rest)
        place += 1
    if s.cards[seat] & bit(NESS):
        found += at(s, MONSTER, rest)
    return found
