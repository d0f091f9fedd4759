"""Random play to the end of a game, and counts of all sequences of steps up to a depth."""

from mypy_extensions import i64

from .game import CHANCE, NOBODY, Game, S, V
from .rng import Rng

__all__ = ["perft", "playout", "playouts", "random_action"]


def random_action(game: Game[S, V], s: S, seat: int, rng: Rng) -> int:
    """Return a random legal action. In a sealed phase, every complete choice is equally likely."""
    moves = game.moves(s, seat)
    if len(moves) == 1:
        return moves[0]
    if game.weighs:
        return moves[rng.weighted([game.weight(s, seat, action) for action in moves])]
    return moves[rng.below(len(moves))]


def playout(game: Game[S, V], s: S, rng: Rng) -> int:
    """Play to the end at random, in place. Return the number of decisions."""
    decisions: i64 = 0
    while True:
        seat = game.decider(s)
        if seat == CHANCE:
            game.settle(s, rng)
            seat = game.decider(s)
        if seat == NOBODY:
            return decisions
        game.apply(s, seat, random_action(game, s, seat, rng))
        decisions += 1


def playouts(game: Game[S, V], start: S, rng: Rng, games: int) -> int:
    """Play this many games at random, from copies of one state. Return the number of decisions."""
    decisions = 0
    for _ in range(games):
        decisions += playout(game, game.copy(start), rng)
    return decisions


def perft(game: Game[S, V], s: S, depth: int) -> int:
    """Count the sequences of `depth` steps from a state, chance included. Use it to compare move generators."""
    if depth == 0:
        return 1
    seat = game.decider(s)
    if seat == NOBODY:
        return 0
    steps = [action for action, _ in game.chance(s)] if seat == CHANCE else game.legal(s, seat)
    lines = 0
    for action in steps:
        after = game.copy(s)
        game.apply(after, seat, action)
        lines += perft(game, after, depth - 1)
    return lines
