"""The vertical scale of a chart of winning chances."""

from typing import Final

CEILINGS: Final = (0.25, 0.5)  # lower scales: with six players, curves would fill only a fifth of a full one
USED: Final = 0.95  # of the height is used at most


def ceiling(chances: list[float]) -> float:
    """Return the chance at the top of the chart."""
    return next((height for height in CEILINGS if max(chances) <= USED * height), 1.0)
