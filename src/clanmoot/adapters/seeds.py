"""Seeds in Gymnasium's sense: a given seed starts a series of games, and None continues the series."""

from typing import Any

from gymnasium.utils import seeding
from numpy.random import Generator


class Seeds:
    """The seeds by which the next tables are dealt."""

    def __init__(self) -> None:
        self.series: Generator | None = None

    def next(self, seed: int | None) -> int:
        """Return the given seed, which deals the same as `game.table(seed=...)`, or else the next of the series."""
        if seed is not None or self.series is None:
            self.series, _ = seeding.np_random(seed)
        return draw_seed(self.series) if seed is None else int(seed)


def draw_seed(series: Generator) -> int:
    """Draw a seed of 62 bits."""
    number: Any = series.integers(2**62)
    return int(number)
