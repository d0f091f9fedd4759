"""How sure one can be: intervals for a fixed number of deals, and for whoever stops when it is clear."""

import math
from typing import Final, NamedTuple

DOUBT: Final = 0.05  # an interval misses the truth at most this often
IMAGINED: Final = (0.0, 0.0, 1.0, 1.0)  # deals lost and won, besides those that were played
# Parts of a fortune to stake: the big ones find big differences soon, the small ones find small ones at all.
STAKES: Final = (0.9, 0.54, 0.32, 0.19, 0.12, 0.07, 0.04, 0.025)
# Student's t, 97.5 %, for 1 to 10 degrees of freedom; beyond, a series is exact to three digits.
STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
NORMAL: Final = 1.959964
HALVINGS: Final = 40  # of an interval that is searched: enough for twelve digits


class Interval(NamedTuple):
    """An estimate, and where the truth lies 95 times out of 100."""

    mean: float
    low: float
    high: float

    def within(self, value: float) -> bool:
        """Whether a value is not excluded."""
        return self.low <= value <= self.high


def fixed_share(shares: list[float], most: float = 1.0) -> Interval:
    """The mean of shares between 0 and `most`, if their number was fixed before the first was seen.

    Who has two seats wins half a share by the seat, at most. Assumes that deals are independent. Two deals won and two
    lost are imagined besides those that were played (Agresti and Coull), so that ten wins out of ten do not look like
    certainty; then Student's t.
    """
    if not shares:
        return Interval(most / 2, 0.0, most)
    mean = sum(shares) / len(shares)
    centre, reach = spread([*shares, *[most * share for share in IMAGINED]])
    return Interval(mean, max(0.0, min(mean, centre - reach)), min(most, max(mean, centre + reach)))


def fixed_mean(values: list[float]) -> Interval:
    """The mean of any numbers, by Student's t; with fewer than two nothing is known."""
    if len(values) < 2:
        return Interval(sum(values), -math.inf, math.inf)
    mean, reach = spread(values)
    return Interval(mean, mean - reach, mean + reach)


def spread(values: list[float]) -> tuple[float, float]:
    """Mean and half the width of the interval."""
    mean = sum(values) / len(values)
    variance = sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    return mean, student(len(values) - 1) * math.sqrt(variance / len(values))


def student(freedom: int) -> float:
    """The quantile of Student's t."""
    if freedom <= len(STUDENT):
        return STUDENT[freedom - 1]
    z = NORMAL
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + (z**3 + z) / (4 * freedom) + second / freedom**2 + third / freedom**3


def anytime_share(shares: list[float]) -> Interval:
    """The mean of shares between 0 and 1, right however often one looks and whenever one stops.

    Assumes that every deal has the same expected share, whatever came before. Against each value m somebody bets on
    "more than m", another on "less": a stake f turns one coin into 1 - f + f * share / m, which is fair if m is true.
    Values against which a gambler has won 40 times his fortune are excluded; by Ville's inequality that happens to the
    true one at most once in 40 times on either side. The order of deals does not matter.
    """
    if not shares:
        return Interval(0.5, 0.0, 1.0)
    mean = sum(shares) / len(shares)
    low = lower_bound(counted(shares))
    high = 1 - lower_bound(counted([1 - share for share in shares]))
    return Interval(mean, min(low, mean), max(high, mean))


def counted(shares: list[float]) -> dict[float, int]:
    """How often each share occurred: there are few different ones."""
    found: dict[float, int] = {}
    for share in shares:
        rounded = round(share, 9)
        found[rounded] = found.get(rounded, 0) + 1
    return found


def lower_bound(shares: dict[float, int]) -> float:
    """The least value that a gambler on "more" has not broken; his fortune falls as the value rises."""
    broken, standing = 0.0, 1.0
    for _ in range(HALVINGS):
        value = (broken + standing) / 2
        if fortune(shares, value) >= math.log(2 / DOUBT):
            broken = value
        else:
            standing = value
    return broken


def fortune(shares: dict[float, int], value: float) -> float:
    """The logarithm of what one coin has become, spread evenly over all stakes."""
    logs = [
        sum([times * math.log(1 - stake + stake * share / value) for share, times in shares.items()])
        for stake in STAKES
    ]
    most = max(logs)
    return most + math.log(sum([math.exp(log - most) for log in logs]) / len(STAKES))
