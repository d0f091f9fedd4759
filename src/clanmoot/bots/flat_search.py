"""The baseline bot: it tries every action equally often in imagined worlds, with random playouts."""

import time
from typing import Final, Generic

from clanmoot.core.game import Game, S, V
from clanmoot.core.playout import playout
from clanmoot.core.undo_barrier import Step

from .base import OWN, Budget, Candidate, Thinker, Thought
from .signal_check import breathe
from .view_seat import seat_of

PAUSE: Final = 64


class Flat(Thinker[V], Generic[S, V]):
    """Flat Monte Carlo, without a tree and without heuristics."""

    def __init__(self, game: Game[S, V], seed: int, budget: Budget) -> None:
        super().__init__(seed, budget)
        self.game = game

    def think(self, view: V, legal: list[int], told: list[Step] | None = None, budget: Budget = OWN) -> Thought:
        """Return the action with the best average result."""
        began = time.monotonic()
        self.halted = False
        if len(legal) == 1:
            return Thought(legal[0])
        bound = budget if budget != OWN else self.budget
        imaginer = self.game.imaginer(view)
        seat = seat_of(self.game, imaginer.draw(self.rng), view)
        sums: list[list[float]] = [[] for _ in legal]
        done = 0
        while not self.halted and not (bound.iterations and done >= bound.iterations):
            if bound.seconds and time.monotonic() - began >= bound.seconds:
                break
            s = imaginer.draw(self.rng)
            self.game.apply(s, seat, legal[done % len(legal)])
            playout(self.game, s, self.rng)
            add(sums[done % len(legal)], self.game.outcome(s).shares())
            done += 1
            if done % PAUSE == 0:
                breathe()
        return verdict(legal, sums, seat, done)


def add(sums: list[float], shares: tuple[float, ...]) -> None:
    """Add one result to the sums of its action."""
    if not sums:
        sums.extend([0.0] * len(shares))
    for seat in range(len(shares)):
        sums[seat] += shares[seat]


def verdict(legal: list[int], sums: list[list[float]], seat: int, done: int) -> Thought:
    """Return the action with the best average result, and every action as a candidate."""
    candidates: list[Candidate] = []
    for k in range(len(legal)):
        visits = (done - k + len(legal) - 1) // len(legal)
        result = tuple([total / visits for total in sums[k]]) if sums[k] else ()
        candidates.append(Candidate((legal[k],), visits / max(done, 1), visits, result))
    best = 0
    for k in range(1, len(legal)):
        if candidates[k].result and candidates[k].result[seat] > candidates[best].result[seat]:
            best = k
    ordered = [candidates[best], *candidates[:best], *candidates[best + 1 :]]
    return Thought(legal[best], tuple(ordered), done)
