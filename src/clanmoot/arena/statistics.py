"""Confidence intervals: for a fixed number of deals, and for runs that stop as soon as the result is clear."""

import math
from typing import Final, NamedTuple

DOUBT: Final = 0.05  # an interval misses the truth at most this often
IMAGINED: Final = (0.0, 0.0, 1.0, 1.0)  # deals lost and won, added to those that were played
# Parts of the fortune to stake: big ones find big differences early, only small ones find small differences.
STAKES: Final = (0.9, 0.54, 0.32, 0.19, 0.12, 0.07, 0.04, 0.025)
# Student's t, 97.5 %, for 1 to 10 degrees of freedom. Above, a series is exact to three digits.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
NORMAL: Final = 1.959964
HALVINGS: Final = 40  # of the searched interval: enough for twelve digits


class Interval(NamedTuple):
    """An estimate, and a range that contains the true value 95 times out of 100."""

    mean: float
    low: float
    high: float

    def within(self, value: float) -> bool:
        """Tell whether the interval includes a value."""
        return self.low <= value <= self.high


def fixed_share(shares: list[float], most: float = 1.0) -> Interval:
    """Return the mean of shares between 0 and `most`, for a number of deals fixed in advance.

    A bot in two seats wins at most half a share per seat. The method assumes that deals are independent. It adds two
    deals won and two lost (Agresti and Coull), so that ten wins out of ten do not look like certainty, and then uses
    Student's t.
    """
    if not shares:
        return Interval(most / 2, 0.0, most)
    mean = sum(shares) / len(shares)
    centre, reach = spread([*shares, *[most * share for share in IMAGINED]])
    return Interval(mean, max(0.0, min(mean, centre - reach)), min(most, max(mean, centre + reach)))


def fixed_mean(values: list[float]) -> Interval:
    """Return the mean of any numbers, by Student's t. With fewer than two the interval is infinite."""
    if len(values) < 2:
        return Interval(sum(values), -math.inf, math.inf)
    mean, reach = spread(values)
    return Interval(mean, mean - reach, mean + reach)


def spread(values: list[float]) -> tuple[float, float]:
    """Return the mean and half the width of its interval."""
    mean = sum(values) / len(values)
    variance = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, student(len(values) - 1) * math.sqrt(variance / len(values))


def student(freedom: int) -> float:
    """Return the quantile of Student's t."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + (z**3 + z) / (4 * freedom) + second / freedom**2 + third / freedom**3


def anytime_share(shares: list[float]) -> Interval:
    """Return the mean of shares between 0 and 1, valid however often you look and whenever you stop.

    It assumes that every deal has the same expected share, whatever came before. For each value m, one gambler bets on
    "more than m" and another on "less". A stake f turns one coin into 1 - f + f * share / m, which is a fair bet if m
    is true. The interval excludes values against which a gambler has won 40 times the initial fortune. By Ville's
    inequality that happens to the true value at most once in 40 times on either side. The order of deals does not
    matter.
    """
    if not shares:
        return Interval(0.5, 0.0, 1.0)
    mean = sum(shares) / len(shares)
    low = lower_bound(counted(shares))
    high = 1 - lower_bound(counted([1 - share for share in shares]))
    return Interval(mean, min(low, mean), max(high, mean))


def counted(shares: list[float]) -> dict[float, int]:
    """Return how often each share occurs. There are only a few different shares."""
    found: dict[float, int] = {}
    for share in shares:
        rounded = round(share, 9)
        found[rounded] = found.get(rounded, 0) + 1
    return found


def lower_bound(shares: dict[float, int]) -> float:
    """Return the lowest value that the gambler on "more" has not refuted."""
    broken, standing = 0.0, 1.0
    for _ in range(HALVINGS):
        value = (broken + standing) / 2
        if fortune(shares, value) >= math.log(2 / DOUBT):
            broken = value
        else:
            standing = value
    return broken


def fortune(shares: dict[float, int], value: float) -> float:
    """Return the logarithm of what one coin has become, split evenly over all stakes."""
    logs = [
        sum([times * math.log(1 - stake + stake * share / value) for share, times in shares.items()])
        for stake in STAKES
    ]
    most = max(logs)
    return most + math.log(sum([math.exp(log - most) for log in logs]) / len(STAKES))
