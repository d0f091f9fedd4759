"""Two games that look the same to one watcher: the same line, with what he cannot know redealt."""

from typing import Any, NamedTuple

from clanmoot.core.chance import Chance, Draw
from clanmoot.core.game import CHANCE, NOBODY, SPECTATOR, Game
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng


class Line(NamedTuple):
    """Steps of a game: who, and what; chance included."""

    steps: list[tuple[int, int]]


class Scripted(Chance):
    """Chance that does what a line says."""

    def __init__(self, game: Game[Any, Any], players: int, options: tuple[int, ...], line: Line) -> None:
        s = game.start(players, options)
        self.picks: list[int] = []
        for seat, action in line.steps:
            if seat == CHANCE:
                outcomes = [outcome for outcome, _ in game.chance(s)]
                if len(outcomes) > 1:
                    self.picks.append(outcomes.index(action))
            game.apply(s, seat, action)

    def pick(self, draw: Draw, weights: list[int]) -> int:
        return self.picks.pop(0) if self.picks else 0


def random_line(game: Game[Any, Any], players: int, options: tuple[int, ...], rng: Rng, most: int) -> Line:
    """A game played at random, or its beginning up to where somebody has a choice."""
    s = game.start(players, options)
    steps: list[tuple[int, int]] = []
    while game.decider(s) != NOBODY:
        seat = game.decider(s)
        if len(steps) >= most and seat != CHANCE and len(game.legal(s, seat)) > 1:
            break
        if seat == CHANCE:
            outcomes = game.chance(s)
            action = outcomes[rng.weighted([weight for _, weight in outcomes])][0]
        else:
            action = random_action(game, s, seat, rng)
        steps.append((seat, action))
        game.apply(s, seat, action)
    return Line(steps)


def redealt(
    game: Game[Any, Any], players: int, options: tuple[int, ...], line: Line, watcher: int, rng: Rng, changes: int
) -> Line:
    """Another line that the watcher cannot tell from this one, after so many successful changes of something hidden."""
    done = 0
    for _ in range(40 * changes):
        if done == changes:
            break
        found = changed(game, players, options, line, watcher, rng)
        if found is not None and found != line:
            line = found
            done += 1
    return line


def changed(
    game: Game[Any, Any], players: int, options: tuple[int, ...], line: Line, watcher: int, rng: Rng
) -> Line | None:
    """The line with one hidden step changed, and all after it mended; None if it cannot be mended."""
    truth, other = game.start(players, options), game.start(players, options)
    at = int(rng.below(len(line.steps)))
    steps: list[tuple[int, int]] = []
    for number, (seat, action) in enumerate(line.steps):
        alike = same_sight(game, truth, other, seat, action, watcher)
        if not alike:
            return None
        choice = action
        if number == at or action not in alike:
            choice = alike[int(rng.below(len(alike)))]
        steps.append((seat, choice))
        game.apply(truth, seat, action)
        game.apply(other, seat, choice)
        if game.view(truth, watcher) != game.view(other, watcher):
            return None
    return Line(steps)


def same_sight(game: Game[Any, Any], truth: Any, other: Any, seat: int, action: int, watcher: int) -> list[int]:
    """What may happen in the other world that looks the same to the watcher."""
    if game.decider(other) != seat:
        return []
    possible = [outcome for outcome, _ in game.chance(other)] if seat == CHANCE else game.legal(other, seat)
    if watcher == seat:
        return [action] if action in possible else []
    sight = game.seen(truth, seat, action, watcher)
    return [one for one in possible if game.seen(other, seat, one, watcher) == sight]


def watchers(players: int) -> list[int]:
    """Every seat, and who watches without one."""
    return [*range(players), SPECTATOR]
