"""Numbers that several searches were asked for: their mean, and how far it can be trusted."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from .students_t import reach

DOUBT: Final = 0.05  # an interval misses at most this often
Samples = Sequence[float]  # what independent searches answered to one question


class Estimate(NamedTuple):
    """A number, and the interval that holds what endlessly many such searches would agree on, 95 times out of 100."""

    mean: float
    low: float
    high: float

    def within(self, least: float, most: float) -> "Estimate":
        """The same, its interval cut off where the truth cannot lie."""
        return Estimate(self.mean, max(self.low, least), min(self.high, most))


def estimate(groups: Sequence[Samples], doubt: float = DOUBT) -> Estimate:
    """The sum of the groups' means.

    Assumed: answers within a group are independent and about normal, as means over many iterations are; groups are
    independent of each other. Each group brings a variance of its own, and the degrees of freedom of their sum are
    those of Welch and Satterthwaite. A group of one is a number that is known. Nothing here can tell whether all
    searches err in the same direction.
    """
    mean = sum([sum(group) / len(group) for group in groups])
    parts = [(variance(group) / len(group), len(group) - 1) for group in groups if len(group) > 1]
    total = sum([part for part, _ in parts])
    if total <= 0.0:
        return Estimate(mean, mean, mean)
    freedom = total * total / sum([part * part / free for part, free in parts])
    half = reach(doubt, round(freedom, 2)) * math.sqrt(total)  # rounded, so that few reaches need to be worked out
    return Estimate(mean, mean - half, mean + half)


def variance(group: Samples) -> float:
    """How far answers lie apart."""
    mean = sum(group) / len(group)
    return sum([(value - mean) ** 2 for value in group]) / (len(group) - 1)
