"""What a game says about itself to search: what is worth a thought, how to play on, what a position is worth."""

from typing import Final, Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from clanmoot.core.game import Game, S, V
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng

TO_THE_END: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide(Generic[S, V]):
    """Knowledge of one game, for positions that were imagined; this one knows nothing and suits every game.

    Asked for a seat, a guide reads only what that seat knows in the imagined position. Else search would take its
    opponents for clairvoyants, and itself too.
    """

    def __init__(self, game: Game[S, V]) -> None:
        self.game = game
        self.horizon: int = TO_THE_END  # how many decisions are played on before the position is evaluated
        self.forks = True  # whether the tree remembers what chance did; a tree that does is exact, and wide
        self.caution = 0.1  # how much worse than the rest a move that was never tried is taken to be
        self.parts = True  # whether others are told apart by what they hold; exact, and slow to learn from
        self.exploration = 0.7  # how much a prior counts against experience
        self.mixes = True  # whether what stays hidden from others is chosen by lot, as often as it was tried

    def sensible(self, s: S, seat: int, moves: vec[i64]) -> vec[i64]:
        """The moves worth a thought, never none: here all that are not another order of the same things."""
        kept = vec[i64]()
        for action in moves:
            if not self.game.redundant(s, seat, action):
                kept = append(kept, action)
        return kept if len(kept) > 0 else moves

    def priors(self, s: S, seat: int, moves: vec[i64]) -> list[float]:
        """How likely each move is to be the best one, before any thought; positive, of any sum."""
        return [1.0] * len(moves)

    def pick(self, s: S, seat: int, rng: Rng) -> int:
        """What the seat does in a playout."""
        return random_action(self.game, s, seat, rng)

    def evaluate(self, s: S) -> list[float]:
        """The share of a win that each seat may expect, where somebody has to decide."""
        raise NotImplementedError

    def payoff(self, s: S) -> list[float]:
        """What a finished game brought each seat, from 0 to 1."""
        return list(self.game.outcome(s).shares())


class Adviser(Guide[S, V]):
    """A guide that knows its game. The tree stays open to all that chance, hands and opponents may do: what is shared
    between them is learned sooner, and a position is judged rather than played to its end.
    """

    def __init__(self, game: Game[S, V]) -> None:
        super().__init__(game)
        self.forks = False
        self.parts = False
        self.mixes = False
        self.horizon = 0
