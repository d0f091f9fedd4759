"""How high a chart of chances has to be."""

from typing import Final

CEILINGS: Final = (0.25, 0.5)  # where these are enough, six players need not share the lowest fifth of a chart
ROOM: Final = 0.95  # of the height is used at most


def ceiling(chances: list[float]) -> float:
    """The chance at the top."""
    return next((height for height in CEILINGS if max(chances) <= ROOM * height), 1.0)
