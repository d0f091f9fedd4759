"""Seeds as Gymnasium means them: a seed given starts a series of games, and none given goes on with it."""

from typing import Any

from gymnasium.utils import seeding
from numpy.random import Generator


class Seeds:
    """Which seed the next table is dealt by."""

    def __init__(self) -> None:
        self.series: Generator | None = None

    def next(self, seed: int | None) -> int:
        """The seed itself if there is one, so that it deals what `game.table(seed=...)` deals; or one of the series."""
        if seed is not None or self.series is None:
            self.series, _ = seeding.np_random(seed)
        return drawn(self.series) if seed is None else int(seed)


def drawn(series: Generator) -> int:
    """A seed from a series."""
    number: Any = series.integers(2**62)
    return int(number)
