"""The opponent that takes what looks best now."""

from clanmoot.core.game import V
from clanmoot.core.rng import Rng
from clanmoot.core.undo_barrier import Step

from .base import OWN, Bot, Budget, Thought
from .heuristics import Heuristics


class Greedy(Bot[V]):
    """The action with the highest opinion; among equals, one by lot."""

    def __init__(self, heuristics: Heuristics[V], seed: int) -> None:
        self.heuristics = heuristics
        self.rng = Rng(seed)

    def think(self, view: V, legal: list[int], told: list[Step] | None = None, budget: Budget = OWN) -> Thought:
        """One of the legal actions."""
        return Thought(legal[0] if len(legal) == 1 else self.pick(view, legal))

    def pick(self, view: V, legal: list[int]) -> int:
        """One of several actions."""
        opinions = [self.heuristics.opinion(view, action) for action in legal]
        best = max(opinions)
        tied = [action for action, opinion in zip(legal, opinions, strict=True) if opinion == best]
        return tied[int(self.rng.below(len(tied)))]
