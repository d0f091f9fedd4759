"""The value of a position for a seat: a weighted sum of small features."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.games.glen_more.pieces import BRIDGE, DISTILLERY, KINDS, NESS
from clanmoot.games.glen_more.rules.activation import abbey_load
from clanmoot.games.glen_more.rules.track import TO_LAY
from clanmoot.games.glen_more.rules.trade import members_of
from clanmoot.games.glen_more.scoring import (
    COMPARED,
    abbey,
    award,
    duart,
    morar,
    resources,
    sprawl,
    standing,
)
from clanmoot.games.glen_more.state import MOST, State
from clanmoot.games.glen_more.tiles import ABBEY_TILE, SORT


def time_left(s: State, seat: int) -> float:
    """Return how much of the game remains for a seat: 1 at the start, 0 if it gets no more turns."""
    whole = int(TO_LAY[s.players])
    return max(0.0, (whole - int(s.fields[seat])) / whole)


def points(s: State, seat: int) -> float:
    """Return the seat's points, including those from cards at the end of the game."""
    return float(s.points[seat] + abbey(s, seat) + morar(s, seat) + duart(s, seat))


def coins(s: State, seat: int) -> float:
    """Return the value of the seat's coins. Each is a point at the end, and worth more before."""
    return float(s.coins[seat])


def stock(s: State, seat: int) -> float:
    """Return the value of the seat's resources. They can pay for tiles while time remains."""
    return float(resources(s, seat)) * min(1.0, 3.0 * time_left(s, seat))


def variety(s: State, seat: int) -> float:
    """Count the different kinds of resources a seat has. Different kinds can pay for more tiles than equal ones."""
    kinds = 0
    for kind in range(KINDS):
        kinds += s.own[seat * KINDS + kind] > 0
    return kinds * min(1.0, 3.0 * time_left(s, seat))


def scorings(s: State, seat: int) -> float:
    """Return the points from the remaining scorings in the current position, less half those of the best other seat."""
    left = float(3 - len(s.awards) // (COMPARED * s.players))
    found = 0.0
    for comparison in range(COMPARED):
        stands = [int(standing(s, other, comparison)) for other in range(s.players)]
        mine = int(award(stands[seat] - min(stands)))
        others = [int(award(stands[other] - min(stands))) for other in range(s.players) if other != seat]
        found += mine - 0.5 * max(others)
    return found * left


def small_display(s: State, seat: int) -> float:
    """Return by how many tiles a display exceeds the smallest one, as a negative number because they cost points."""
    return -float(sprawl(s, seat))


def pace(s: State, seat: int) -> float:
    """Return how far the figure is ahead of the end of the chain, as a negative number because it gives away turns."""
    return -float(s.fields[seat] - s.tail)


def production(s: State, seat: int) -> float:
    """Count the tiles that can produce resources when a neighbour is placed."""
    found = 0.0
    for place in range(s.size[seat]):
        sort = SORT[s.land[seat * MOST + place]]
        found += 1.0 if sort < KINDS else 2.0 if s.land[seat * MOST + place] == ABBEY_TILE else 0.0
    return found * time_left(s, seat)


def trade(s: State, seat: int) -> float:
    """Count tiles that turn resources into whisky or points."""
    found = 0
    for place in range(s.size[seat]):
        found += DISTILLERY <= SORT[s.land[seat * MOST + place]] <= BRIDGE
    return found * time_left(s, seat)


def people(s: State, seat: int) -> float:
    """Count the clan members. They open spots for tiles and can become chieftains later."""
    return float(members_of(s, seat)) * min(1.0, 4.0 * time_left(s, seat))


def monster(s: State, seat: int) -> float:
    """Return the value of Loch Ness, which can be used in every remaining turn."""
    return time_left(s, seat) if s.cards[seat] & bit(NESS) else 0.0


def unfinished(s: State, seat: int) -> float:
    """Return the value of the rest of the turn: movement points, and tiles that can still be activated."""
    if s.turn != seat:
        return 0.0
    found = float(s.steps)
    for place in range(s.size[seat]):
        if s.ready & bit(place):
            tile: i64 = s.land[seat * MOST + place]
            sort: i64 = SORT[tile]
            if sort < KINDS:
                found += 1.0 if s.stock[tile] < 3 else 0.0
            else:
                found += 1.5 if sort != KINDS or abbey_load(s) < 3 else 0.0
    return found + float(s.ness)


OPINIONS: Final[list[tuple[Callable[[State, int], float], float]]] = [
    (points, 1.0),
    (coins, 0.9),
    (stock, 0.8),
    (variety, 0.3),
    (scorings, 0.9),
    (small_display, 0.8),
    (pace, 0.55),
    (production, 2.0),
    (trade, 3.0),
    (people, 0.6),
    (monster, 8.0),
    (unfinished, 0.7),
]


def worth(s: State, seat: int) -> float:
    """Return the weighted sum of all features."""
    total = 0.0
    for judge, weight in OPINIONS:
        total += weight * judge(s, seat)
    return total
