"""Seeds as in Gymnasium: a given seed starts a series of games, and None continues that series."""

from typing import Any

from gymnasium.utils import seeding
from numpy.random import Generator


class Seeds:
    """The series of seeds for the next tables."""

    def __init__(self) -> None:
        self.series: Generator | None = None

    def next(self, seed: int | None) -> int:
        """Return the given seed, or if it is None, the next one of the series. Both work for `game.table(seed=...)`."""
        if seed is not None or self.series is None:
            self.series, _ = seeding.np_random(seed)
        return draw_seed(self.series) if seed is None else int(seed)


def draw_seed(series: Generator) -> int:
    """Return a random seed of 62 bits."""
    number: Any = series.integers(2**62)
    return int(number)
