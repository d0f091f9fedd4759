"""Secrets: nothing that a seat cannot know changes one byte of what it is given."""

from typing import Any

from clanmoot.core.game import CHANCE, NOTHING, State
from clanmoot.core.rng import Rng

from .exam import AnyGame, Broken, Exam, Moment, Setup, clash, watchers, words

FOLLOWED = 24  # steps along one line


def nothing_leaks(exam: Exam) -> str:
    """Redeal the unknown, replay the same seen line while it stays legal, compare all that a watcher is given."""
    lines, steps = 0, 0
    for number, setup in exam.tables():
        moments = [(m._replace(state=exam.game.copy(m.state))) for m in exam.walk(number, setup)]
        rng = exam.rng(-6 - number)
        for watcher in watchers(setup):
            for _ in range(4):
                start = int(rng.below(len(moments)))
                steps += follow(exam, setup, moments[start : start + FOLLOWED], watcher, rng)
                lines += 1
    return f"{lines:,} lines redealt, {steps:,} steps compared"


def follow(exam: Exam, setup: Setup, line: list[Moment], watcher: int, rng: Rng) -> int:
    """Walk one line in the true world and in a redealt one. How many steps both have in common."""
    game = exam.game
    world = game.imagine(game.view(line[0].state, watcher), rng)
    for steps, moment in enumerate(line):
        where = f"at {words(game, setup)}, step {moment.number}, watcher {watcher}"
        compare(game, moment.state, world, watcher, rng, where)
        sight = game.seen(moment.state, moment.seat, moment.action, watcher)
        if sight != NOTHING and not 0 <= sight < game.actions.size:
            raise Broken(f"{where} is told {sight}, which is not in the action space")
        action = same_sight(game, world, moment, watcher, sight, rng)
        if action == NOTHING:
            return steps
        before, other_before = game.view(moment.state, watcher), game.view(world, watcher)
        after = game.copy(moment.state)
        game.apply(after, moment.seat, moment.action)
        game.apply(world, moment.seat, action)
        seen, other = game.view(after, watcher), game.view(world, watcher)
        if seen != other:
            raise Broken(
                f"{where}: two steps that look the same lead to different views: "
                f"{clash(game, moment.seat, moment.action)}, {clash(game, moment.seat, action)}"
            )
        if sight != NOTHING and game.log(before, moment.seat, sight, seen) != game.log(
            other_before, moment.seat, sight, other
        ):
            raise Broken(f"{where}: the log tells what the watcher cannot know")
    return len(line)


def same_sight(game: AnyGame, world: State, moment: Moment, watcher: int, sight: int, rng: Rng) -> int:
    """A step of the other world that looks the same to the watcher; NOTHING if there is none."""
    chance = moment.seat == CHANCE
    possible = [action for action, _ in game.chance(world)] if chance else game.legal(world, moment.seat)
    alike = [action for action in possible if game.seen(world, moment.seat, action, watcher) == sight]
    if moment.seat == watcher:
        alike = [action for action in alike if action == moment.action]
    return alike[rng.below(len(alike))] if alike else NOTHING


def compare(game: AnyGame, truth: State, world: State, watcher: int, rng: Rng, where: str) -> None:
    """All that a watcher is given now, in two worlds that he cannot tell apart."""
    if game.view(truth, watcher) != game.view(world, watcher):
        raise Broken(f"{where}: the views of two worlds that looked the same have come apart")
    if game.deciders(truth) != game.deciders(world):
        raise Broken(f"{where}: who owes a decision depends on what the watcher cannot know")
    if skipped(game, truth) != skipped(game, world):
        raise Broken(f"{where}: whether a decision is skipped depends on what the watcher cannot know")
    if watcher < 0:
        return
    if watcher in game.deciders(truth) and game.legal(truth, watcher) != game.legal(world, watcher):
        raise Broken(f"{where}: the legal list depends on what the seat cannot know")
    view, other = game.view(truth, watcher), game.view(world, watcher)
    action = int(rng.below(game.actions.choices))
    refused = watcher not in game.deciders(truth) or action not in game.legal(truth, watcher)
    if refused and game.why_not(view, action) != game.why_not(other, action):
        raise Broken(f"{where}: a refusal tells what the seat cannot know: {clash(game, watcher, action)}")


def skipped(game: AnyGame, s: State) -> bool:
    """Whether a table in a hurry would take the next step by itself."""
    deciders: list[Any] = game.deciders(s)
    return deciders not in ([], [CHANCE]) and len(game.legal(s, deciders[0])) == 1 and game.forced(s)
