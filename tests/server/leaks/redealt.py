"""Two games that look the same to one watcher: the same line, with what they cannot know dealt again."""

from copy import copy
from typing import Any, Final, NamedTuple

from clanmoot.core.chance import Chance, Draw
from clanmoot.core.game import CHANCE, NOBODY, SPECTATOR, Game
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng

TRIES: Final = 20  # per change that is wanted


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


def ended(line: Line, game: Game[Any, Any], players: int, options: tuple[int, ...]) -> Line:
    """Return a whole game without the last decision and what follows from it: after the end all may be seen."""
    s = game.start(players, options)
    last = 0
    for number, (seat, action) in enumerate(line.steps):
        if seat != CHANCE and len(game.legal(s, seat)) > 1:
            last = number
        game.apply(s, seat, action)
    return Line(line.steps[:last])


def unturned(line: Line, game: Game[Any, Any], players: int, options: tuple[int, ...]) -> Line:
    """Return a game up to the last choice that is hidden when it is made: soon after it everything is turned up."""
    s = game.start(players, options)
    last = 0
    for number, (seat, action) in enumerate(line.steps):
        if seat != CHANCE and game.seen(s, seat, action, SPECTATOR) != action:
            last = number
        game.apply(s, seat, action)
    return Line(line.steps[:last])


def redealt(
    game: Game[Any, Any], players: int, options: tuple[int, ...], line: Line, watcher: int, rng: Rng, changes: int
) -> Line:
    """Another line that the watcher cannot tell from this one, after so many successful changes of something hidden."""
    walk = Walk(game, game.start(players, options), line, watcher)
    done = 0
    for _ in range(TRIES * changes):
        if done == changes or not walk.hidden:
            break
        found = walk.changed(walk.hidden[int(rng.below(len(walk.hidden)))], rng)
        if found is not None:
            walk = found
            done += 1
    return Line(walk.steps)


class Walk:
    """A line step by step: the positions that it leads through, and how the watcher sees each."""

    def __init__(self, game: Game[Any, Any], start: Any, line: Line, watcher: int) -> None:
        self.game = game
        self.steps = line.steps
        self.watcher = watcher
        self.states = [start]
        for seat, action in line.steps:
            after = game.copy(self.states[-1])
            game.apply(after, seat, action)
            self.states.append(after)
        self.views = [game.view(state, watcher) for state in self.states]
        self.hidden = [
            number
            for number, (seat, action) in enumerate(line.steps)
            if seat != watcher and game.seen(self.states[number], seat, action, watcher) != action
        ]

    def changed(self, at: int, rng: Rng) -> "Walk | None":
        """Change a hidden step and mend all after it; None if that is impossible."""
        game = self.game
        other = game.copy(self.states[at])
        steps, states = self.steps[:at], self.states[: at + 1]
        swaps: dict[int, int] = {}
        for number in range(at, len(self.steps)):
            seat, action = self.steps[number]
            choice = self._choice(other, number, swaps, rng, again=number == at)
            if choice is None:
                return None
            if choice != action:
                swaps[action], swaps[choice] = choice, action
            other = game.copy(other)
            game.apply(other, seat, choice)
            if game.view(other, self.watcher) != self.views[number + 1]:
                return None
            steps.append((seat, choice))
            states.append(other)
        found = copy(self)
        found.steps, found.states = steps, states
        return found

    def _choice(self, other: Any, number: int, swaps: dict[int, int], rng: Rng, again: bool) -> int | None:
        """Return what looks the same to the watcher in the other world: the same, what was swapped for it, or any."""
        game, (seat, action) = self.game, self.steps[number]
        if game.decider(other) != seat:
            return None
        possible = [outcome for outcome, _ in game.chance(other)] if seat == CHANCE else game.legal(other, seat)
        if seat == self.watcher:
            return action if action in possible else None
        sight = game.seen(self.states[number], seat, action, self.watcher)
        first = [] if again else [action, swaps.get(action, action)]
        rest = [one for one in possible if one != action]
        rng.shuffle(rest)
        for one in [*first, *rest]:
            if one in possible and game.seen(other, seat, one, self.watcher) == sight:
                return one
        return None


def watchers(players: int) -> list[int]:
    """Every seat, and who watches without one."""
    return [*range(players), SPECTATOR]
