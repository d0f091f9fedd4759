"""What every computer opponent is: somebody who sees a view and chooses."""

from typing import Generic

from clanmoot.core.game import V


class Bot(Generic[V]):
    """An opponent that cannot cheat: all it ever gets is what its seat knows, and what its seat may do."""

    def choose(self, view: V, legal: list[int]) -> int:
        """One of the legal actions."""
        raise NotImplementedError
