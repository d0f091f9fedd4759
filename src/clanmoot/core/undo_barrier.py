"""Finds out what a seat has learned from its own steps, so that it cannot undo them freely afterwards (ADR 5)."""

from typing import Final, Generic, NamedTuple

from .game import CHANCE, Game, S, V
from .rng import Rng

WORLDS: Final = 48  # imagined; a difference that half of them would show is missed once in 2**48


class Step(NamedTuple):
    """A step: the seat that took it, and the action."""

    seat: int
    action: int


class Barrier(Generic[S, V]):
    """Follows the steps of one seat. `learned` is the number of steps after which it last learned something.

    A decision of its own teaches a seat nothing: its view follows from the steps it has seen. A chance step teaches it
    nothing as long as it looks the same in every imagined world as in the true one.
    """

    def __init__(self, game: Game[S, V], anchor: S, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.truth = game.copy(anchor)
        self.worlds: list[S] = []  # imagined from the seat's view; empty until a chance step needs them
        self.steps = 0
        self.learned = 0

    def follow(self, step: Step) -> None:
        """Apply the next step."""
        self.steps += 1
        if step.seat != CHANCE:
            self.worlds = []
            self.game.apply(self.truth, step.seat, step.action)
        elif self._teaches(step):
            self.worlds = []
            self.learned = self.steps

    def _teaches(self, step: Step) -> bool:
        """Apply a chance step to the true state and all imagined worlds. Return whether the seat learns from it."""
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
    """Apply the same chance step in another world. Return False if it is not the only possible outcome there."""
    possible = [action for action, _ in game.chance(world)] if game.decider(world) == CHANCE else []
    if possible != [step.action]:
        return False
    game.apply(world, step.seat, step.action)
    return True
