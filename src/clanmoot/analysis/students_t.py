"""Student's t, for any number of degrees of freedom and any doubt."""

import math
from functools import cache
from typing import Final

HALVINGS: Final = 80
TERMS: Final = 300  # of a continued fraction that mostly needs twenty
TINY: Final = 1e-300
FREEST: Final = 1e6  # beyond, it is the normal distribution to six digits


@cache
def reach(doubt: float, freedom: float) -> float:
    """How many standard errors an interval reaches to either side, if it may miss the truth with this probability."""
    v = min(max(freedom, 1.0), FREEST)
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        x = (low + high) / 2
        if beta(v / 2, 0.5, x) < doubt:
            low = x
        else:
            high = x
    return math.sqrt(v * (1 - high) / high)


def beta(a: float, b: float, x: float) -> float:
    """The regularised incomplete beta function: at v / (v + t * t) it is the chance of more than t on either side."""
    if x <= 0.0 or x >= 1.0:
        return float(x >= 1.0)
    front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    # The fraction converges quickly on one side of the mean only; the other side follows by symmetry.
    if x < (a + 1) / (a + b + 2):
        return math.exp(front) * fraction(a, b, x) / a
    return 1 - math.exp(front) * fraction(b, a, 1 - x) / b


def fraction(a: float, b: float, x: float) -> float:
    """The continued fraction of the incomplete beta function, from the front (Lentz)."""
    c, d = 1.0, 1 / nonzero(1 - (a + b) * x / (a + 1))
    total = d
    for m in range(1, TERMS):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d = 1 / nonzero(1 + term * d)
            c = nonzero(1 + term / c)
            total *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return total


def nonzero(value: float) -> float:
    """A denominator that can be divided by."""
    return value if abs(value) > TINY else TINY
