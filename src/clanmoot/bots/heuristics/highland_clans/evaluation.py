"""The evaluation: every seat's share of the win, whether the game ends with this round or continues."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.highland_clans.state import State

from .feature_weights import LAST, LATER, NOW
from .game_length import end_chance, scorings
from .position_features import BLANK, HALF_TURN, LAST_TURN, SOON, TURN, WIDTH, facts
from .weights import HALF, SHORT, SLOWER


def expected_shares(s: State, seat: i64) -> vec[float]:
    """Return every seat's expected share of the win. It counts the cards of one seat, or of all seats."""
    rows = facts(s, seat)
    leader: i64 = leading(rows)
    ends = end_chance(s, leader)
    if ends >= 1.0:
        return shares(rows, LAST)
    found = shares(rows, prospects(scorings(leader)))
    if ends > 0.0:
        last = shares(rows, LAST)
        for k in range(len(found)):
            found[k] = ends * last[k] + (1.0 - ends) * found[k]
    return found


def leading(rows: vec[float]) -> i64:
    """Return the estimated score of the leading seat after the next scoring."""
    most = 0.0
    at: i64 = 0
    while at < len(rows):
        turns = rows[at + TURN] + SHORT * rows[at + LAST_TURN] + HALF * rows[at + HALF_TURN]
        if rows[at + SOON] + turns > most:
            most = rows[at + SOON] + turns
        at += WIDTH
    return i64(most)


def prospects(later: float) -> vec[float]:
    """Return the weights of all features for this many remaining scorings. More scorings make every weight smaller."""
    found = BLANK[:WIDTH]
    calm = 1.0 / (1.0 + SLOWER * later)
    for k in range(WIDTH):
        found[k] = (NOW[k] + LATER[k] * later) * calm
    return found


def shares(rows: vec[float], weights: vec[float]) -> vec[float]:
    """Return the softmax of each seat's weighted sum of features."""
    found = vec[float]()
    most = -1000.0
    at: i64 = 0
    while at < len(rows):
        value = 0.0
        for k in range(WIDTH):
            value += weights[k] * rows[at + k]
        if value > most:
            most = value
        found = append(found, value)
        at += WIDTH
    total = 0.0
    for k in range(len(found)):
        found[k] = math.exp(found[k] - most)
        total += found[k]
    for k in range(len(found)):
        found[k] /= total
    return found
