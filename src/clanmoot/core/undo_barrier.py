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

    By a decision of its own a seat learns nothing: the steps it has seen determine its view. A step of chance teaches
    nothing as long as every world that the seat could imagine before it shows the same as the true one.
    """

    def __init__(self, game: Game[S, V], anchor: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.truth = game.copy(anchor)
        self.worlds: list[S] = []  # as the seat could imagine them; none as long as nobody has asked
        self.steps = 0
        self.learned = 0

    def follow(self, step: Step) -> None:
        """One step more."""
        self.steps += 1
        if step.seat != CHANCE:
            self.worlds = []
            self.game.apply(self.truth, step.seat, step.action)
        elif self._teaches(step):
            self.worlds = []
            self.learned = self.steps

    def _teaches(self, step: Step) -> bool:
        """Let chance take its step, in all worlds where it is the only one; whether it looks different somewhere."""
        game = self.game
        if not self.worlds:
            self.worlds = _worlds(game, self.truth, self.seat)
        game.apply(self.truth, step.seat, step.action)
        expected = game.view(self.truth, self.seat)
        return not all(_follows(game, world, step) and game.view(world, self.seat) == expected for world in self.worlds)


def _worlds(game: Game[S, V], s: S, seat: int) -> list[S]:
    imaginer = game.imaginer(game.view(s, seat))
    rng = Rng(0)
    return [imaginer.draw(rng) for _ in range(WORLDS)]


def _follows(game: Game[S, V], world: S, step: Step) -> bool:
    """Take the same step of chance in another world, if none but it can come there."""
    possible = [action for action, _ in game.chance(world)] if game.decider(world) == CHANCE else []
    if possible != [step.action]:
        return False
    game.apply(world, step.seat, step.action)
    return True
