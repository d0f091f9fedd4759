"""Student's t distribution, for any degrees of freedom and any error probability."""

import math
from functools import cache
from typing import Final

HALVINGS: Final = 80
TERMS: Final = 300  # of a continued fraction that usually needs twenty
TINY: Final = 1e-300
FREEST: Final = 1e6  # above, it equals the normal distribution to six digits


@cache
def reach(doubt: float, freedom: float) -> float:
    """Return the half width of an interval in standard errors, for this probability of missing the true value."""
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
    """Return the regularised incomplete beta function.

    At v / (v + t * t), it is the probability that a value is farther than t from zero.
    """
    if x <= 0.0 or x >= 1.0:
        return float(x >= 1.0)
    front = math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x)
    # The fraction converges quickly on one side of the mean only. The other side follows by symmetry.
    if x < (a + 1) / (a + b + 2):
        return math.exp(front) * fraction(a, b, x) / a
    return 1 - math.exp(front) * fraction(b, a, 1 - x) / b


def fraction(a: float, b: float, x: float) -> float:
    """Return the continued fraction for the incomplete beta function, evaluated from the front (Lentz)."""
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
    """Return the value, or a tiny number if it is zero, so that it can be a divisor."""
    return value if abs(value) > TINY else TINY
