"""What a game tells the search: sensible moves, priors, playouts, evaluation."""

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clanmoot.core.game import Game, S, V
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng

TO_THE_END: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S, V]):
    """Knowledge of one game for the search. This base class knows nothing and suits every game.

    When it is asked about a seat, a guide reads only what that seat knows in the imagined position. Otherwise the
    search would assume that the players see hidden information.
    """

    def __init__(self, game: Game[S, V]) -> None:
        self.game = game
        self.horizon: int = TO_THE_END  # how many decisions a playout has before the evaluation
        self.forks = True  # whether the tree branches on chance: exact, but wide
        self.caution = 0.1  # how much below the average an untried move is valued
        self.parts = True  # whether other seats have a tree per view: exact, but slow to learn
        self.exploration = 0.7  # weight of the priors against the results so far
        self.mixes = True  # whether moves hidden from others are drawn in proportion to their visits

    def sensible(self, s: S, seat: int, moves: vec[i64]) -> vec[i64]:
        """Return the moves that the search considers. There is at least one.

        This version drops moves that only repeat others in another order.
        """
        kept = vec[i64]()
        for action in moves:
            if not self.game.redundant(s, seat, action):
                kept = append(kept, action)
        return kept if len(kept) > 0 else moves

    def priors(self, s: S, seat: int, moves: vec[i64]) -> list[float]:
        """Return how likely each move is to be the best one. The numbers are positive and need not sum to 1."""
        return [1.0] * len(moves)

    def pick(self, s: S, seat: int, rng: Rng) -> int:
        """Return an action of the seat for a playout."""
        return random_action(self.game, s, seat, rng)

    def evaluate(self, s: S) -> list[float]:
        """Return every seat's expected share of the win. Some seat must have a decision to make in `s`."""
        raise NotImplementedError

    def payoff(self, s: S) -> list[float]:
        """Return what a finished game brought each seat, from 0 to 1."""
        return list(self.game.outcome(s).shares())


class Adviser(Guide[S, V]):
    """A guide with knowledge of its game.

    The tree does not branch on chance, hidden cards or opponents' views, so that statistics are shared and the search
    learns faster. The guide evaluates positions instead of playing them to the end.
    """

    def __init__(self, game: Game[S, V]) -> None:
        super().__init__(game)
        self.forks = False
        self.parts = False
        self.mixes = False
        self.horizon = 0
