"""The loops that we time, by name.

`python -m benchmarks.timed_loops "driven, base" 0.5` times one of them, so that other builds can be timed. All times
are processor time, not wall-clock time, so that other work on the machine matters less.
"""

import json
import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import clanmoot.core.playout
from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import playouts
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import State

BATCH: Final = 20  # games, or thousands of copies, between two readings of the clock


class Measure(NamedTuple):
    """How many decisions and games took how many seconds."""

    moves: int
    games: int
    seconds: float

    @property
    def moves_a_second(self) -> float:
        """Return decisions per second. For copies, return copies per second."""
        return self.moves / self.seconds

    @property
    def games_a_second(self) -> float:
        return self.games / self.seconds


def is_compiled() -> bool:
    """Return whether the imported package is compiled."""
    return not str(clanmoot.core.playout.__file__).endswith(".py")


def start(tactics: int) -> State:
    """Return the state before the first step."""
    return GAME.start(2, GAME.agree({"tactics": tactics}))


def looped(tactics: int, rng: Rng) -> int:
    """Play a batch of playouts in the loop of the package."""
    return playouts(GAME, start(tactics), rng, BATCH)


def driven(tactics: int, rng: Rng) -> int:
    """Play a batch of playouts in a Python loop, so that every method of the contract is called by the interpreter."""
    game, begin, moves = GAME, start(tactics), 0
    for _ in range(BATCH):
        s = game.copy(begin)
        game.settle(s, rng)
        seat = game.decider(s)
        while seat != NOBODY:
            legal = game.legal(s, seat)
            game.apply(s, seat, legal[rng.below(len(legal))])
            game.settle(s, rng)
            seat = game.decider(s)
            moves += 1
    return moves


def stepped(tactics: int, rng: Rng) -> int:
    """Play like `driven`, but draw chance in this loop too, one outcome at a time. Chance steps count."""
    game, begin, steps = GAME, start(tactics), 0
    for _ in range(BATCH):
        s = game.copy(begin)
        seat = game.decider(s)
        while seat != NOBODY:
            if seat == CHANCE:
                outcomes = game.chance(s)
                action = outcomes[rng.weighted([weight for _, weight in outcomes])][0]
            else:
                legal = game.legal(s, seat)
                action = legal[rng.below(len(legal))]
            game.apply(s, seat, action)
            seat = game.decider(s)
            steps += 1
    return steps


def midgame(tactics: int) -> State:
    """Return a position after thirty decisions."""
    s, rng = start(tactics), Rng(1)
    for _ in range(30):
        GAME.settle(s, rng)
        seat = GAME.decider(s)
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[rng.below(len(legal))])
    return s


def copied(tactics: int, rng: Rng) -> int:
    """Copy one position in the middle of a game a thousand times."""
    copy, s = GAME.copy, midgame(tactics)
    for _ in range(1000):
        copy(s)
    return 1000


BATCHES: Final[dict[str, tuple[Callable[[int, Rng], int], int]]] = {
    f"{name}, {rules}": (batch, tactics)
    for name, batch in (("looped", looped), ("driven", driven), ("stepped", stepped), ("copied", copied))
    for tactics, rules in enumerate(("base", "tactics"))
}


def measure(name: str, seconds: float) -> Measure:
    """Run batches until the time is up."""
    batch, tactics = BATCHES[name]
    rng = Rng(12)
    batch(tactics, rng)  # warm-up
    moves = games = 0
    began = time.process_time()
    while True:
        moves += batch(tactics, rng)
        games += BATCH
        spent = time.process_time() - began
        if spent >= seconds:
            return Measure(moves, games, spent)


if __name__ == "__main__":
    print(json.dumps([is_compiled(), *measure(sys.argv[1], float(sys.argv[2]))]))
