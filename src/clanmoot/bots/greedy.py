"""The bot that chooses the action that looks best now, without search."""

from clanmoot.core.game import V
from clanmoot.core.rng import Rng
from clanmoot.core.undo_barrier import Step

from .base import OWN, Bot, Budget, Thought
from .heuristics import Heuristics


class Greedy(Bot[V]):
    """Chooses the action with the highest heuristic score. It breaks ties at random."""

    def __init__(self, heuristics: Heuristics[V], seed: int) -> None:
        self.heuristics = heuristics
        self.rng = Rng(seed)

    def think(self, view: V, legal: list[int], told: list[Step] | None = None, budget: Budget = OWN) -> Thought:
        """Return one of the legal actions."""
        return Thought(legal[0] if len(legal) == 1 else self.pick(view, legal))

    def pick(self, view: V, legal: list[int]) -> int:
        """Return the best-looking of several actions."""
        opinions = [self.heuristics.opinion(view, action) for action in legal]
        best = max(opinions)
        tied = [action for action, opinion in zip(legal, opinions, strict=True) if opinion == best]
        return tied[int(self.rng.below(len(tied)))]
