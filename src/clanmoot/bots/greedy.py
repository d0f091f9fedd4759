"""The opponent that takes what looks best now."""

from clanmoot.core.game import V
from clanmoot.core.rng import Rng

from .base import Bot
from .heuristics import Heuristics


class Greedy(Bot[V]):
    """The action with the highest opinion; among equals, one by lot."""

    def __init__(self, heuristics: Heuristics[V], seed: int) -> None:
        self.heuristics = heuristics
        self.rng = Rng(seed)

    def choose(self, view: V, legal: list[int]) -> int:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        opinions = [self.heuristics.opinion(view, action) for action in legal]
        best = max(opinions)
        tied = [action for action, opinion in zip(legal, opinions, strict=True) if opinion == best]
        return tied[int(self.rng.below(len(tied)))]
