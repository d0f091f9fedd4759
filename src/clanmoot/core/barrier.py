"""What a seat has learned by its own steps, worked out from views: nothing before that is taken back freely."""

from typing import Final, Generic, NamedTuple

from .game import CHANCE, Game, S, V
from .rng import Rng

WORLDS: Final = 48  # a difference that half of the worlds would show is missed once in 2**48


class Step(NamedTuple):
    """Who did what."""

    seat: int
    action: int


class Barrier(Generic[S, V]):
    """Follows the steps of one seat from a position on, and knows after how many it last learned something.

    It has learned nothing as long as every world it could imagine shows it the same as the true one.
    """

    def __init__(self, game: Game[S, V], anchor: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.truth = game.copy(anchor)
        self.worlds = _worlds(game, self.truth, seat)
        self.steps = 0
        self.learned = 0

    def follow(self, step: Step) -> None:
        """One step more."""
        game = self.game
        game.apply(self.truth, step.seat, step.action)
        self.steps += 1
        expected = game.view(self.truth, self.seat)
        if not all(_follows(game, world, step) and game.view(world, self.seat) == expected for world in self.worlds):
            self.learned = self.steps
            self.worlds = _worlds(game, self.truth, self.seat)


def _worlds(game: Game[S, V], s: S, seat: int) -> list[S]:
    imaginer = game.imaginer(game.view(s, seat))
    rng = Rng(0)
    return [imaginer.draw(rng) for _ in range(WORLDS)]


def _follows(game: Game[S, V], world: S, step: Step) -> bool:
    """Take the same step in another world, if it is the same step there."""
    if step.seat == CHANCE:
        possible = [action for action, _ in game.chance(world)] if game.decider(world) == CHANCE else []
        if possible != [step.action]:
            return False
    elif step.seat not in game.deciders(world) or step.action not in game.legal(world, step.seat):
        return False
    game.apply(world, step.seat, step.action)
    return True
