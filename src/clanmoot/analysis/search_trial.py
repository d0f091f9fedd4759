"""A search that compares the values of several choices."""

from collections.abc import Callable
from typing import Any, Final, Generic

from clanmoot.bots import guide_for
from clanmoot.bots.search import Search
from clanmoot.core.game import Game, S, V
from clanmoot.core.rng import Rng

from .decision_context import Scene

LEARNING: Final = 0.25  # share of the iterations that only train the trees and do not count
OPENLY: Final = 3  # with secret choices, one iteration in so many tries them, and the others choose freely
PAUSE: Final = 64  # iterations between two checks whether the analysis was stopped
FREE: Final[tuple[int, ...]] = ()  # no fixed choice: the search chooses

Choice = tuple[int, ...]
Vector = tuple[float, ...]  # one number per seat


class Halted(Exception):
    """Raised when the analysis is stopped."""


class Trial(Generic[S, V]):
    """A search at one decision. All choices are tried against the same simulated opponents, which learn slowly."""

    def __init__(
        self, game: Game[S, V], players: int, scene: Scene[S, V], seed: int, halted: Callable[[], bool]
    ) -> None:
        guide: Any = guide_for(game)
        if hasattr(guide, "rng"):
            guide.rng = Rng(seed + 1)  # with the same draws, the searches would not be independent
        self.search: Search[S, V] = Search(game, guide, players, Rng(seed))
        self.players = players
        self.halted = halted
        self.tries = 0
        self.search.truth = scene.truth
        self.search.begin(scene.view, scene.seat, scene.told)

    def attempt(self, choice: Choice) -> list[float]:
        """Make the choice in an imagined world, play on, and update all trees. Return every seat's payoff."""
        if self.tries % PAUSE == 0 and self.halted():
            raise Halted
        self.tries += 1
        return self.search.attempt(choice)

    def values(self, choices: list[Choice], secret: bool, iterations: int) -> list[Vector]:
        """Return every seat's expected payoff after each choice.

        Choices are tried in turn, so that all meet the same opponents. If others cannot see a choice, some iterations
        choose freely. Otherwise the opponents would learn to expect exactly that choice.
        """
        sums = [[0.0] * self.players for _ in choices]
        learning = int(LEARNING * iterations)
        turn = 0
        for number in range(iterations):
            if secret and number % OPENLY:
                self.attempt(FREE)
                continue
            place = turn % len(choices)
            turn += 1
            payoffs = self.attempt(choices[place])
            if number >= learning:
                sums[place] = [total + payoff for total, payoff in zip(sums[place], payoffs, strict=True)]
        return [shares(total) for total in sums]


def shares(sums: list[float]) -> Vector:
    """Return values as shares of one win.

    Shares are never negative and sum to 1, even if the values of a guide do not.
    """
    kept = [max(0.0, total) for total in sums]
    whole = sum(kept)
    return tuple([part / whole for part in kept]) if whole > 0.0 else (1 / len(kept),) * len(kept)
