"""The bot that chooses at random."""

from typing import Generic

from clanmoot.core.game import Game, S, V
from clanmoot.core.rng import Rng
from clanmoot.core.undo_barrier import Step

from .base import OWN, Bot, Budget, Thought
from .view_seat import seat_of


class Random(Bot[V], Generic[S, V]):
    """Chooses any legal action, or any complete sealed choice, with equal probability."""

    def __init__(self, game: Game[S, V], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def think(self, view: V, legal: list[int], told: list[Step] | None = None, budget: Budget = OWN) -> Thought:
        """Return one of the legal actions."""
        return Thought(legal[0] if len(legal) == 1 else self.pick(view, legal))

    def pick(self, view: V, legal: list[int]) -> int:
        """Return a random one of several actions."""
        if self.game.weighs:
            return legal[self.rng.weighted(self.weights(view, legal))]
        return legal[int(self.rng.below(len(legal)))]

    def weights(self, view: V, legal: list[int]) -> list[int]:
        """Return how many complete choices begin with each action.

        The numbers depend only on what the seat knows, so they are the same in every imagined position.
        """
        s = self.game.imagine(view, self.rng)
        seat = seat_of(self.game, s, view)
        return [self.game.weight(s, seat, action) for action in legal]
