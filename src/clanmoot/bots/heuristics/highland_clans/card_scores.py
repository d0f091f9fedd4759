"""Quick scores for cards, computed from the seat's own hand and the sizes of the other hands."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.highland_clans.actions import DISCARD, DISCARDED, SIZES
from clanmoot.games.highland_clans.pieces import COMBATS, COURT, VALUES, YELLOW
from clanmoot.games.highland_clans.state import State

from . import weights as w
from .position_features import hand_strength

MOST: Final = 3  # cards in one discard


def _strength(rank: int) -> int:
    """Return the sum of the values of a discard."""
    return sum([int(DISCARDED[rank * VALUES + value]) * value for value in range(VALUES)])


RANKS: Final = int(SIZES[MOST + 1])
STRENGTHS: Final = vec[i64]([_strength(rank) for rank in range(RANKS)])
NUMBERS: Final = vec[i64](
    [sum([int(DISCARDED[rank * VALUES + value]) for value in range(VALUES)]) for rank in range(RANKS)]
)


def weakest(moves: vec[i64]) -> vec[i64]:
    """Of the discards of each size, keep only the cheapest. Keep all other moves."""
    best = vec[i64]([-1] * (MOST + 1))
    for action in moves:
        if action >= DISCARD:
            size: i64 = NUMBERS[action - DISCARD]
            if best[size] < 0 or STRENGTHS[action - DISCARD] < STRENGTHS[best[size] - DISCARD]:
                best[size] = action
    found = vec[i64]()
    for action in moves:
        if action < DISCARD or best[NUMBERS[action - DISCARD]] == action:
            found = append(found, action)
    return found


def best_three(s: State, seat: i64) -> i64:
    """Return the sum of the three highest cards of a hand."""
    found: i64 = 0
    left: i64 = COMBATS
    for step in range(VALUES):
        value: i64 = VALUES - 1 - step
        cards: i64 = s.hand[seat * VALUES + value]
        if cards > left:
            cards = left
        found += cards * value
        left -= cards
    return found


def raid_odds(s: State, seat: i64, foe: i64) -> tuple[float, float]:
    """Return the probabilities of winning and losing a raid.

    They are computed from the seat's own hand and the number of cards in the other hand.
    """
    size: i64 = s.court[foe * COURT + YELLOW]
    if size >= len(w.USUAL):
        size = len(w.USUAL) - 1
    ahead = float(best_three(s, seat)) - w.USUAL[size]
    won = 1.0 / (1.0 + math.exp((w.EVEN - ahead) / w.SPREAD))
    lost = 1.0 / (1.0 + math.exp((w.EVEN + ahead) / w.SPREAD))
    return won, lost


def refilled(s: State, seat: i64) -> float:
    """Return how much stronger a raid makes a hand. The best cards are played, five drawn, and two discarded."""
    size: i64 = s.court[seat * COURT + YELLOW]
    if size >= len(w.REFILLED):
        size = len(w.REFILLED) - 1
    return w.REFILLED[size] - hand_strength(s, seat)


def card_wish(s: State, seat: i64, value: i64) -> float:
    """Score a combat card. While the raid is undecided, the best cards all score 0. Otherwise low cards score more."""
    side: i64 = s.side
    left: i64 = COMBATS - s.combat
    ahead: i64 = s.won[side] - s.won[1 - side]
    if ahead > left or -ahead > left:
        return -w.BOLDNESS * float(value)
    higher: i64 = 0
    for other in range(value + 1, VALUES):
        higher += s.hand[seat * VALUES + other]
    return -w.BOLDNESS if higher >= left else 0.0


def exchanged(s: State, cards: i64) -> float:
    """Return how much better the new cards are likely to be than the discarded ones."""
    return w.FRESH_CARD * float(NUMBERS[cards]) - float(STRENGTHS[cards])
