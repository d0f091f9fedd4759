"""One search, asked what several choices are worth side by side."""

from collections.abc import Callable
from typing import Any, Final, Generic

from clanmoot.bots import guide_for
from clanmoot.bots.search import Search
from clanmoot.core.game import Game, S, V
from clanmoot.core.rng import Rng

from .decision_context import Scene

LEARNING: Final = 0.25  # of all iterations only teach the trees, and are not counted
OPENLY: Final = 3  # where a choice is secret, one iteration in so many looks at it, and the rest at whatever one likes
PAUSE: Final = 64  # iterations between two looks at whether anybody still wants to know
FREE: Final[tuple[int, ...]] = ()  # no choice in particular: whatever search would like

Choice = tuple[int, ...]
Vector = tuple[float, ...]  # a number for every seat


class Halted(Exception):
    """Nobody wants to know any more."""


class Trial(Generic[S, V]):
    """A search at one moment. All choices are tried against the same, slowly learning opponents."""

    def __init__(
        self, game: Game[S, V], players: int, scene: Scene[S, V], seed: int, halted: Callable[[], bool]
    ) -> None:
        guide: Any = guide_for(game)
        if hasattr(guide, "rng"):
            guide.rng = Rng(seed + 1)  # searches whose guides all drew the same would agree more than they may
        self.search: Search[S, V] = Search(game, guide, players, Rng(seed))
        self.players = players
        self.halted = halted
        self.tries = 0
        self.search.truth = scene.truth
        self.search.begin(scene.view, scene.seat, scene.told)

    def attempt(self, choice: Choice) -> list[float]:
        """Make the choice in an imagined world, play on, and let all who decided learn. What it brought each seat."""
        if self.tries % PAUSE == 0 and self.halted():
            raise Halted
        self.tries += 1
        return self.search.attempt(choice)

    def values(self, choices: list[Choice], secret: bool, iterations: int) -> list[Vector]:
        """What every seat may expect after each choice.

        Choices take turns, so that they meet the same opponents. One that the others do not see is tried among the
        free ones of a player who could have done anything: opponents that met it alone would learn to see through it.
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
    """Shares of one win: never negative, and together 1 even where a guide counts otherwise."""
    kept = [max(0.0, total) for total in sums]
    whole = sum(kept)
    return tuple([part / whole for part in kept]) if whole > 0.0 else (1 / len(kept),) * len(kept)
