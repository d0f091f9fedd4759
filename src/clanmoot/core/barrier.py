"""What a seat has learned by its own steps, worked out from views: nothing before that is taken back freely."""

from typing import Final, NamedTuple

from .game import CHANCE, Game, S, V
from .rng import Rng

WORLDS: Final = 48  # a difference that half of the worlds would show is missed once in 2**48


class Step(NamedTuple):
    """Who did what."""

    seat: int
    action: int


def barrier(game: Game[S, V], anchor: S, seat: int, steps: list[Step]) -> int:
    """After how many of these steps, taken by the seat from `anchor` on, it last learned something; 0 if it never did.

    It has learned nothing as long as every world it could imagine shows it the same as the true one.
    """
    truth = game.copy(anchor)
    worlds = _worlds(game, truth, seat)
    found = 0
    for number, step in enumerate(steps, start=1):
        game.apply(truth, step.seat, step.action)
        expected = game.view(truth, seat)
        if not all(_follows(game, world, step) and game.view(world, seat) == expected for world in worlds):
            found = number
            worlds = _worlds(game, truth, seat)
    return found


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
