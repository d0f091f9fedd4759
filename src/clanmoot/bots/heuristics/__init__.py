"""What a game's opinions of actions answer to."""

from typing import Generic

from clanmoot.core.game import V


class Heuristics(Generic[V]):
    """Opinions about what a seat may do, from what it knows."""

    def opinion(self, view: V, action: int) -> int:
        """How good a legal action looks: more is better. Whole numbers, so that rounding decides nothing."""
        raise NotImplementedError
