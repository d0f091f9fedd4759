"""Which cubes the seat with the Largest Following should return: those that its best plans do not need."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.highland_clans.actions import (
    BARD,
    CASTLE,
    CATTLE,
    ESTATE,
    MONASTERY,
    MONKS,
    PIPER,
    RETURN,
    RETURN_PACKS,
    RETURNED,
    WARRIOR,
    pack,
    within,
)
from clanmoot.games.highland_clans.pieces import USE
from clanmoot.games.highland_clans.rules.cube_actions import from_court, greens_drawn, possible, reds_drawn
from clanmoot.games.highland_clans.state import State

from . import weights as w

BYTES: Final = (1, 256, 256**2, 256**3)  # yellow, blue, green, red
KINDS: Final = vec[i64]([0, 1, 2, 3, 4, 5, 5] + [6] * 8)  # HC-4.3 never the same action twice


def _estate(payment: int) -> int:
    """Return the drawn cubes that a payment for an estate needs, packed in one number."""
    yellow, green, red = 1 - int(from_court(payment)), int(greens_drawn(payment)), int(reds_drawn(payment))
    return yellow * BYTES[0] + green * BYTES[2] + red * BYTES[3]


def _needs() -> dict[int, int]:
    """Return the drawn cubes that each action needs, one byte per colour."""
    yellow, blue, green, red = BYTES
    found = {CATTLE: red, CASTLE: 2 * blue, MONASTERY: 3 * green, WARRIOR: yellow, PIPER: blue}
    found |= {MONKS: green, MONKS + 1: 2 * green}
    return found | {ESTATE + payment: _estate(payment) for payment in range(8)}


NEEDS: Final = vec[i64]([_needs()[action] for action in range(CATTLE, BARD)])
BACK: Final = vec[i64]([sum([int(RETURNED[rank * 4 + k]) for k in range(4)]) for rank in range(len(RETURN_PACKS))])


def cubes(packed: i64) -> i64:
    """Return how many cubes a packed multiset has."""
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16 & 255) + (packed >> 24 & 255)


class Plans:
    """The cubes that one or two actions need, and what these actions gain."""

    def __init__(self) -> None:
        self.needs: vec[i64] = vec[i64]()
        self.gains: vec[float] = vec[float]()

    def add(self, need: i64, gain: float) -> None:
        """Add a plan if it gains something and needs few enough cubes."""
        if gain > 0.0 and cubes(need) <= USE:
            self.needs = append(self.needs, need)
            self.gains = append(self.gains, gain)

    def best(self, kept: i64) -> float:
        """Return the gain of the best plan that these cubes can pay for."""
        found = 0.0
        for k in range(len(self.needs)):
            if self.gains[k] > found and within(self.needs[k], kept):
                found = self.gains[k]
        return found


def plans(actions: vec[i64], gains: vec[float], single: bool) -> Plans:
    """Return all plans of one or two actions."""
    found = Plans()
    for k in range(len(actions)):
        one: i64 = actions[k] - CATTLE
        found.add(NEEDS[one], gains[k])
        for j in range(0 if single else k):
            other: i64 = actions[j] - CATTLE
            if KINDS[one] != KINDS[other]:
                found.add(NEEDS[one] + NEEDS[other], gains[k] + gains[j])
    return found


def buyable(s: State) -> vec[i64]:
    """Return the actions that the drawn cubes can pay for, except the Bard."""
    found = vec[i64]()
    for action in possible(s):
        if action < BARD:
            found = append(found, action)
    return found


def rated(s: State, moves: vec[i64], found: Plans) -> vec[float]:
    """Score each way to return cubes by the best plan with the others, plus a fixed value per new cube."""
    have: i64 = pack(s.drawn, 0)
    ratings = vec[float]()
    for action in moves:
        rank: i64 = action - RETURN
        ratings = append(ratings, found.best(have - RETURN_PACKS[rank]) + w.UNKNOWN_CUBE * float(BACK[rank]))
    return ratings
