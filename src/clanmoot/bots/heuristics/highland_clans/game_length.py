"""How long the game may still last, estimated from the tiles and the leader's pace."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.games.highland_clans.pieces import BACKS, LOWEST, NUMBERS, TILES, ZONE
from clanmoot.games.highland_clans.state import State

from .weights import STRIDE

HIGHEST: Final = 64  # higher scores count as this one


def _ends(score: int) -> float:
    """Return the probability that a tile ends the game when the leader has this score."""
    if score < ZONE[0]:
        return 0.0
    return sum([BACKS[number] for number in range(NUMBERS) if LOWEST + number <= score]) / TILES


def _scorings(score: int) -> float:
    """Return the expected number of remaining scorings if the leader begins a round with this score."""
    left, alive = 0.0, 1.0
    leader = float(score)
    while alive > 0.001:
        leader += STRIDE
        left += alive
        alive *= 1.0 - _ends(int(leader))
    return left


SCORINGS: Final = vec[float]([_scorings(score) for score in range(HIGHEST + 1)])


def scorings(leader: i64) -> float:
    """Return the expected number of remaining scorings if the leader begins a round with this score."""
    if leader > HIGHEST:
        return SCORINGS[HIGHEST]
    return SCORINGS[leader]


def end_chance(s: State, leader: i64) -> float:
    """Return the probability that the game ends at a scoring after which the leader has this score."""
    if leader < s.zone:
        return 0.0
    if s.tiles == 0:
        return 1.0
    low: i64 = 0
    unseen: i64 = 0
    for number in range(NUMBERS):
        left: i64 = s.backs[number] - s.shown[number]
        unseen += left
        if LOWEST + number <= leader:
            low += left
    return float(low) / float(unseen) if unseen > 0 else 1.0
