"""The loops that are timed, by name.

Run as `python -m benchmarks.measures "driven, base" 0.5` it times one, so that other builds can be timed. All times are
of the processor, not of the clock on the wall: what else the machine does then matters less.
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

BATCH: Final = 20  # games, or a thousand copies, between two looks at the clock


class Measure(NamedTuple):
    """How much was done in how many seconds."""

    moves: int
    games: int
    seconds: float

    @property
    def moves_a_second(self) -> float:
        """Decisions a second; of copies, copies."""
        return self.moves / self.seconds

    @property
    def games_a_second(self) -> float:
        """Whole games a second."""
        return self.games / self.seconds


def is_compiled() -> bool:
    """Whether the package that is imported here is the compiled one."""
    return not str(clanmoot.core.playout.__file__).endswith(".py")


def start(tactics: int) -> State:
    """The table before the first step."""
    return GAME.start(2, GAME.agree({"tactics": tactics}))


def looped(tactics: int, rng: Rng) -> int:
    """A batch of playouts in the package's own loop."""
    return playouts(GAME, start(tactics), rng, BATCH)


def driven(tactics: int, rng: Rng) -> int:
    """A batch of playouts from out here: every question of the contract is asked by the interpreter."""
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
    """The same, with chance drawn out here too, one outcome at a time; its steps count."""
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
    """A position after thirty decisions."""
    s, rng = start(tactics), Rng(1)
    for _ in range(30):
        GAME.settle(s, rng)
        seat = GAME.decider(s)
        legal = GAME.legal(s, seat)
        GAME.apply(s, seat, legal[rng.below(len(legal))])
    return s


def copied(tactics: int, rng: Rng) -> int:
    """A thousand copies of one position in the middle of a game."""
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
    batch(tactics, rng)  # warm
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
