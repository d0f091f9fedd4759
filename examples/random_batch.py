"""Random play of all five games in batches: numpy arrays in and out, one call per step of all games."""

import numpy as np
from numpy.typing import NDArray

from clanmoot import KEYS
from clanmoot.adapters import batch

GAMES, STEPS = 10, 250


def drawn(masks: NDArray[np.bool_], rng: np.random.Generator) -> NDArray[np.int64]:
    """Return a random legal action for every game."""
    found: NDArray[np.int64] = np.where(masks, rng.random(masks.shape), -1.0).argmax(axis=1)
    return found


def play(key: str, cores: int) -> tuple[int, NDArray[np.float64]]:
    """Return how many games ended, and the rewards by seat."""
    rng, ended = np.random.default_rng(1), 0
    with batch.make(key, GAMES, seed=1, cores=cores) as games:
        total = np.zeros(games.players)
        for _ in range(STEPS):
            arrays = games.step(drawn(games.masks, rng))
            total += arrays.rewards.sum(axis=0)
            ended += int(arrays.done.sum())
    return ended, total


if __name__ == "__main__":  # with several cores, the worker processes import this file
    for name in KEYS:
        ended, total = play(name, cores=2 if name == "eketorp" else 1)
        print(f"{name}: {ended} games ended in {STEPS} steps of {GAMES} games; rewards by seat {total.round(2)}")
