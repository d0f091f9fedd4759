"""The interface of a game's heuristics for its actions."""

from typing import Generic

from clanmoot.core.game import V


class Heuristics(Generic[V]):
    """Scores for what a seat may do, from what it knows."""

    def opinion(self, view: V, action: int) -> int:
        """Return how good a legal action looks. A higher number is better. Integers make ties exact."""
        raise NotImplementedError
