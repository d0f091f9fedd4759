"""Batches: many games in numpy arrays, a decision in each of them by one call, on as many cores as are wanted."""

from typing import TYPE_CHECKING, Final

from clanmoot.core.errors import ClanmootError

from .needs import need
from .setting import Told, arrange

if TYPE_CHECKING:
    from .rows import Batch

MOST: Final = 2**32  # games in a batch: their seeds are made of the batch's seed and the game's number


def make(key: str, size: int, players: int | None = None, *, seed: int = 0, cores: int = 1, **options: Told) -> "Batch":
    """So many games of one kind. What a batch does follows from its seed and the actions, on however many cores."""
    need("numpy", "research")
    setting = arrange(key, players, options)
    if not 1 <= size <= MOST:
        raise ClanmootError("size", f"A batch is one game or more, not {size}.")
    if not 1 <= cores <= size:
        raise ClanmootError("cores", f"A batch of {size} runs on 1 to {size} cores, not on {cores}.")
    from .rows import Batch

    if cores == 1:
        from .here import Here

        return Batch(setting, size, Here(setting, seeds(seed, 0, size)))
    from .crew import Crew

    return Batch(setting, size, Crew(key, setting, seeds(seed, 0, size), cores))


def seeds(seed: int, first: int, last: int) -> list[int]:
    """A seed for every game from the first to before the last: no two games share one, nor do two batches."""
    return [seed * MOST + row for row in range(first, last)]
