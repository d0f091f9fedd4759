"""The opponent that does anything."""

from typing import Generic

from clanmoot.core.game import Game, S, V
from clanmoot.core.rng import Rng

from .base import Bot


class Random(Bot[V], Generic[S, V]):
    """Any legal action, or any whole sealed choice, with equal chances."""

    def __init__(self, game: Game[S, V], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def choose(self, view: V, legal: list[int]) -> int:
        """One of the legal actions."""
        if len(legal) == 1:
            return legal[0]
        if self.game.weighs:
            return legal[self.rng.weighted(self.weights(view, legal))]
        return legal[int(self.rng.below(len(legal)))]

    def weights(self, view: V, legal: list[int]) -> list[int]:
        """How many whole choices begin with each action. They are one's own, so any position imagined tells them."""
        s = self.game.imagine(view, self.rng)
        for seat in self.game.deciders(s):
            if self.game.view(s, seat) == view:
                return [self.game.weight(s, seat, action) for action in legal]
        return [1] * len(legal)
