"""A guide for those who know a good position when they see one, and nothing of how to get there."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import S, V

from .guide import Guide


class Judge(Guide[S, V]):
    """What another guide thinks a position is worth, without its first impressions: every move has to be tried."""

    def __init__(self, adviser: Guide[S, V]) -> None:
        super().__init__(adviser.game)
        self.adviser = adviser
        self.horizon = adviser.horizon
        self.forks = adviser.forks
        self.parts = adviser.parts
        self.mixes = adviser.mixes

    def sensible(self, s: S, seat: int, moves: vec[i64]) -> vec[i64]:
        """The moves worth a thought."""
        return self.adviser.sensible(s, seat, moves)

    def evaluate(self, s: S) -> list[float]:
        """The share of a win that each seat may expect."""
        return self.adviser.evaluate(s)

    def payoff(self, s: S) -> list[float]:
        """What a finished game brought each seat."""
        return self.adviser.payoff(s)
