"""Means over several searches, with their confidence intervals."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from .students_t import reach

DOUBT: Final = 0.05  # an interval misses at most this often
Samples = Sequence[float]  # the answers of independent searches to one question


class Estimate(NamedTuple):
    """A mean and its 95% interval: the interval contains the true mean 95 times out of 100."""

    mean: float
    low: float
    high: float

    def within(self, least: float, most: float) -> "Estimate":
        """Return the estimate with its interval limited to the possible values."""
        return Estimate(self.mean, max(self.low, least), min(self.high, most))


def estimate(groups: Sequence[Samples], doubt: float = DOUBT) -> Estimate:
    """Return the sum of the means of several groups.

    It assumes that values within a group are independent and approximately normal, and that groups are independent.
    Each group contributes its own variance, and the degrees of freedom of the sum follow Welch and Satterthwaite. A
    group with one value is a known number. The interval does not cover an error that all searches share.
    """
    mean = sum([sum(group) / len(group) for group in groups])
    parts = [(variance(group) / len(group), len(group) - 1) for group in groups if len(group) > 1]
    total = sum([part for part, _ in parts])
    if total <= 0.0:
        return Estimate(mean, mean, mean)
    freedom = total * total / sum([part * part / free for part, free in parts])
    half = reach(doubt, round(freedom, 2)) * math.sqrt(total)  # rounded, so that the cache of `reach` gets hits
    return Estimate(mean, mean - half, mean + half)


def variance(group: Samples) -> float:
    """Return the sample variance."""
    mean = sum(group) / len(group)
    return sum([(value - mean) ** 2 for value in group]) / (len(group) - 1)
