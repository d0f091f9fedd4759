"""A chi-square test of counts against weights. Its limit is so high that correct code almost never fails."""

from typing import Final

LIMIT: Final = 5.0  # standard deviations; correct counts exceed this about once in three million tests


def fits(counts: list[int], weights: list[int]) -> bool:
    """Return whether the counts are close enough to these weights."""
    if len(counts) < 2:
        return True
    total, mass = sum(counts), sum(weights)
    chi2 = sum([(n - total * w / mass) ** 2 / (total * w / mass) for n, w in zip(counts, weights, strict=True)])
    freedom = len(counts) - 1
    # Wilson and Hilferty: the cube root of chi-square over its degrees of freedom is nearly normal.
    spread = 2 / (9 * freedom)
    return float(((chi2 / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5) < LIMIT
