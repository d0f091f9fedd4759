"""Evaluation at the end of a round: what each seat has, and its expected share of the win."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.eketorp.pieces import (
    CODES,
    COLOURS,
    ROUNDS,
    SECTIONS,
    STATIONS,
    VALUES,
    WALL,
    bricks_of,
)
from clanmoot.games.eketorp.rules.build import pile_size, wall_size
from clanmoot.games.eketorp.state import State

from .plan_samples import fit
from .wall_search import open_risk
from .weights import FEW, MANY, STAGES, TRAITS

# The value of all bricks on a section.
POINTS: Final = vec[i64]([sum(bricks_of(section)) + len(bricks_of(section)) for section in range(CODES)])


def shares(s: State) -> list[float]:
    """Return every seat's expected share of the win."""
    late = stage(s)
    sums = [math.exp(standing(s, seat, late)) for seat in range(s.players)]
    total = sum(sums)
    return [each / total for each in sums]


def stage(s: State) -> float:
    """Return how near the end is, from 0 to STAGES - 1. The game ends after ten rounds or at a wall of eighteen."""
    most: i64 = 0
    for seat in range(s.players):
        size: i64 = wall_size(s, seat) + pile_size(s, seat)
        if size > most:
            most = size
    by_wall = float(most) / float(WALL)
    by_round = float(s.round - 1) / float(ROUNDS)
    nearer = by_wall if by_wall > by_round else by_round
    if nearer > 1.0:
        nearer = 1.0
    return nearer * float(STAGES - 1)


def standing(s: State, seat: i64, late: float) -> float:
    """Return the weighted sum of a seat's features, with weights interpolated between two stages."""
    low: i64 = int(late)
    if low > STAGES - 2:
        low = STAGES - 2
    part = late - float(low)
    have = traits(s, seat)
    worths = FEW if s.players == 3 else MANY
    total = 0.0
    for trait in range(TRAITS):
        before = worths[low * TRAITS + trait]
        after = worths[(low + 1) * TRAITS + trait]
        total += have[trait] * (before + part * (after - before))
    return total


def traits(s: State, seat: i64) -> vec[float]:
    """Return the features of a seat, scaled to numbers around 1."""
    have = vec[float]([0.0] * TRAITS)
    points: i64 = 0
    for section in range(SECTIONS):
        points += POINTS[s.wall[seat * SECTIONS + section]]
    for colour in range(COLOURS):
        points += (s.pile[seat * COLOURS + colour] + s.beyond[seat * COLOURS + colour]) * (colour + 1)
    have[0] = float(points) / 10.0
    have[1] = float(wall_size(s, seat) + pile_size(s, seat)) / 10.0
    have[2] = float(s.amulets[seat]) / 5.0
    have[3] = float(fit(s, seat)) / 5.0
    have[4] = float(s.sick[seat * STATIONS + 2]) / 5.0
    cards: i64 = 0
    high: i64 = 0
    for value in range(VALUES):
        held: i64 = s.hand[seat * VALUES + value] + s.laid[seat * VALUES + value]
        cards += held * (value + 1)
        if value >= 4:
            high += held
    have[5] = float(cards) / 10.0
    have[6] = float(high) / 2.0
    have[7] = open_risk(s, seat)
    return have
