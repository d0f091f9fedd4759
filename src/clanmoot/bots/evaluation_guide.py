"""A guide with an evaluation of positions but without priors."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import S, V

from .search_guide import Guide


class Judge(Guide[S, V]):
    """Uses another guide's evaluation without its priors, so that the search has to try every move."""

    def __init__(self, adviser: Guide[S, V]) -> None:
        super().__init__(adviser.game)
        self.adviser = adviser
        self.horizon = adviser.horizon
        self.forks = adviser.forks
        self.parts = adviser.parts
        self.mixes = adviser.mixes

    def sensible(self, s: S, seat: int, moves: vec[i64]) -> vec[i64]:
        return self.adviser.sensible(s, seat, moves)

    def evaluate(self, s: S) -> list[float]:
        """Return every seat's expected share of the win."""
        return self.adviser.evaluate(s)

    def payoff(self, s: S) -> list[float]:
        """Return each seat's payoff for a finished game."""
        return self.adviser.payoff(s)
