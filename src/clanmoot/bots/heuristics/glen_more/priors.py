"""The priors: quick scores of the moves, turned into probabilities."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.glen_more.rules.turn import redundant
from clanmoot.games.glen_more.state import (
    ACTIVATING,
    CHOOSING,
    EMPTYING,
    FILLING,
    GIVING,
    MARCHING,
    MOVING,
    OFFERING,
    PAIRING,
    PAYING,
    PLACING,
    STEPPING,
    TAKING,
    State,
)

from .activation_gains import keeping
from .member_priors import marching_values, offer_values, stepping_values
from .placement_value import gains, spot_values
from .tile_priors import taking_values
from .trade_priors import activation_values, free_gain, fullest, gift_values, kind_values, sale_values, two_values
from .weights import HASTE, QUICK


def values(s: State, moves: vec[i64]) -> vec[float]:
    """Return a quick score of each move for the current player, in points."""
    phase: i64 = s.phase
    if phase == MOVING:
        return taking_values(s, moves)
    if phase == PLACING:
        return spot_values(s, moves, gains(s, keeping(s)))
    if phase == ACTIVATING:
        return activation_values(s, moves)
    if phase == MARCHING:
        return marching_values(s, moves)
    if phase == STEPPING:
        return stepping_values(s, moves)
    if phase == GIVING or phase == PAIRING:
        return gift_values(s, moves)
    if phase == PAYING or phase == EMPTYING:
        return sale_values(s, moves)
    if phase == CHOOSING:
        return kind_values(s, moves)
    if phase == FILLING:
        return two_values(s, moves)
    if phase == OFFERING:
        return offer_values(s, moves)
    return vec[float]([0.0] * len(moves))


def chances(opinions: vec[float]) -> vec[float]:
    """Return the weight of each move, 1 for the best. Moves a few points worse get a very small weight."""
    top = opinions[leader(opinions)]
    found = vec[float]()
    for opinion in opinions:
        found = append(found, math.exp((opinion - top) / QUICK[HASTE]))
    return found


def leader(opinions: vec[float]) -> i64:
    """Return the index of the highest score."""
    best: i64 = 0
    k: i64 = 1
    while k < len(opinions):
        if opinions[k] > opinions[best]:
            best = k
        k += 1
    return best


def worth_a_thought(s: State, moves: vec[i64]) -> vec[i64]:
    """Return the moves that the search should consider.

    It drops moves that only reorder the same actions. Where the choice hardly matters, it keeps one move.
    """
    if s.phase == TAKING:
        return vec[i64]([fullest(s, moves)])
    if s.phase == ACTIVATING:
        first: i64 = free_gain(s, moves)
        if first >= 0:
            return vec[i64]([first])
    if s.last < 0:
        return moves
    kept = vec[i64]()
    for action in moves:
        if not redundant(s, action):
            kept = append(kept, action)
    return kept if len(kept) > 0 else moves
