"""Batches: many games in numpy arrays. One call makes a decision in each game, on one core or several."""

from typing import TYPE_CHECKING, Final

from clanmoot.arena.local_workers import cores as all_cores
from clanmoot.core.errors import ClanmootError

from .environment_options import OptionValue, make_setting
from .optional_imports import require

if TYPE_CHECKING:
    from .batch_arrays import Batch

__all__ = ["make"]

MAX_GAMES: Final = 2**32  # games in a batch: a game's seed combines the batch's seed and the game's number


def make(
    key: str, size: int, players: int | None = None, seed: int = 0, cores: int | None = 1, **options: OptionValue
) -> "Batch":
    """Make a batch of `size` games. With `cores=None` it uses every core of the machine.

    The results follow from the seed and the actions only, not from the number of cores.
    """
    require("numpy", "research")
    setting = make_setting(key, players, options)
    if not 1 <= size <= MAX_GAMES:
        raise ClanmootError("size", f"A batch needs at least one game, not {size}.")
    if cores is None:
        cores = min(all_cores(), size)
    if not 1 <= cores <= size:
        raise ClanmootError("cores", f"A batch of {size} runs on 1 to {size} cores, not on {cores}.")
    from .batch_arrays import Batch

    if cores == 1:
        from .local_batch import LocalEngine

        return Batch(setting, size, LocalEngine(setting, seeds(seed, size)))
    from .process_batch import ProcessEngine

    return Batch(setting, size, ProcessEngine(key, setting, seeds(seed, size), cores))


def seeds(seed: int, size: int) -> list[int]:
    """Return a seed for every game. No two games have the same seed, even in different batches."""
    return [seed * MAX_GAMES + row for row in range(size)]
