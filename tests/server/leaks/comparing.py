"""Lines that one watcher cannot tell apart, and the comparison of all that they hear."""

import asyncio
from pathlib import Path
from typing import Any, NamedTuple

from clanmoot.catalogue import game as find
from clanmoot.core.game import Game
from clanmoot.core.rng import Rng

from .overheard import Overheard, Plan, overhear
from .redealt import Line, ended, random_line, redealt, unturned

LONGEST = 100_000  # steps; no game has so many
SEEDS = 10  # games that are tried: in some a watcher knows everything
TURNED_UP = ("tain",)  # games in which a round's end turns up all that was hidden
OPEN = ("glen-more",)  # games in which nothing is hidden but what comes next


class Worlds(NamedTuple):
    """A line as it was, and with what a watcher cannot know dealt again."""

    game: Game[Any, Any]
    players: int
    watcher: int
    truth: Line
    other: Line


def worlds(key: str, watcher: int, most: int = LONGEST, changes: int = 30) -> Worlds:
    """Play at random; without `most` to the last decision, or to the last that is hidden if the end turns all up."""
    game = find(key)
    players, options = game.facts.least, game.agree({})
    for seed in range(100, 100 + SEEDS):
        rng = Rng(seed)
        line = random_line(game, players, options, rng, most)
        if most == LONGEST:
            line = (unturned if key in TURNED_UP else ended)(line, game, players, options)
        other = redealt(game, players, options, line, watcher, rng, changes)
        if line != other or key in OPEN:
            return Worlds(game, players, watcher, line, other)
    raise AssertionError("there is nothing to deal again")


def both(found: Worlds, folder: Path, pause: int = 7, bots: bool = False) -> tuple[Overheard, Overheard]:
    """Return what the watcher hears in both worlds, each on a server of its own."""
    heard = []
    for name, line in (("truth", found.truth), ("other", found.other)):
        (folder / name).mkdir(parents=True)
        plan = Plan(found.game, found.players, line, found.watcher, pause, bots)
        heard.append(asyncio.run(overhear(plan, folder / name)))
    return heard[0], heard[1]


def assert_same(truth: Overheard, other: Overheard) -> None:
    """Compare everything, the smallest things first."""
    assert len(truth.bodies) > 50
    for number, (one, two) in enumerate(zip(truth.bodies, other.bodies, strict=False)):
        assert two == one, f"message {number} of {len(truth.bodies)}: {two[:200]!r} is not {one[:200]!r}"
    assert len(other.bodies) == len(truth.bodies)
    assert other.lobby == truth.lobby
    assert other.advised == truth.advised
    assert other.hints == truth.hints
    assert other.metrics == truth.metrics
    assert other.log == truth.log
