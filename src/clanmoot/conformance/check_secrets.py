"""Checks for leaks: what a watcher is given does not depend on what it cannot know."""

from typing import Any, Final

from clanmoot.core.game import CHANCE, NOTHING, State
from clanmoot.core.rng import Rng

from .random_games import AnyGame, Broken, Exam, Moment, Setup, setup_text, step_text, watchers

FOLLOWED: Final = 24  # steps from one starting point


def nothing_leaks(exam: Exam) -> str:
    """If the hidden pieces are dealt again, a watcher who sees the same steps is given exactly the same."""
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
    """Follow a game in the true world and in an imagined one. Return how many steps look the same in both."""
    game = exam.game
    world = game.imagine(game.view(line[0].state, watcher), rng)
    for steps, moment in enumerate(line):
        where = f"at {setup_text(game, setup)}, step {moment.number}, watcher {watcher}"
        compare(game, moment.state, world, watcher, rng, where)
        sight = game.seen(moment.state, moment.seat, moment.action, watcher)
        if sight != NOTHING and not 0 <= sight < game.actions.size:
            raise Broken(f"{where} is told {sight}, which is not in the action space")
        after = game.copy(moment.state)
        game.apply(after, moment.seat, moment.action)
        # In the imagined world, others have not made their sealed choices, so the sealed phase does not end there.
        if game.sealed(moment.state) and not game.sealed(after):
            return steps
        if game.sealed(moment.state) and moment.seat != watcher and sight == NOTHING:
            if game.view(after, watcher) != game.view(moment.state, watcher):
                raise Broken(
                    f"{where} sees something of a sealed choice: {step_text(game, moment.seat, moment.action)}"
                )
        elif not step_alike(game, moment, after, world, watcher, rng, where):
            return steps
    return len(line)


def step_alike(game: AnyGame, moment: Moment, after: State, world: State, watcher: int, rng: Rng, where: str) -> bool:
    """Take a step in the imagined world that looks to the watcher like the true one. Return False if there is none."""
    sight = game.seen(moment.state, moment.seat, moment.action, watcher)
    action = same_sight(game, world, moment, watcher, sight, rng)
    if action == NOTHING:
        return False
    before, other_before = game.view(moment.state, watcher), game.view(world, watcher)
    game.apply(world, moment.seat, action)
    seen, other = game.view(after, watcher), game.view(world, watcher)
    if seen != other:
        steps = f"{step_text(game, moment.seat, moment.action)}, {step_text(game, moment.seat, action)}"
        raise Broken(f"{where}: two steps that look the same lead to different views: {steps}")
    told = sight != NOTHING
    if told and game.log(before, moment.seat, sight, seen) != game.log(other_before, moment.seat, sight, other):
        raise Broken(f"{where}: the log reveals what the watcher cannot know")
    return True


def same_sight(game: AnyGame, world: State, moment: Moment, watcher: int, sight: int, rng: Rng) -> int:
    """Return a random step of the imagined world that the watcher cannot tell from the true one, or NOTHING."""
    chance = moment.seat == CHANCE
    possible = [action for action, _ in game.chance(world)] if chance else game.legal(world, moment.seat)
    alike = [action for action in possible if game.seen(world, moment.seat, action, watcher) == sight]
    if moment.seat == watcher:
        alike = [action for action in alike if action == moment.action]
    return alike[rng.below(len(alike))] if alike else NOTHING


def compare(game: AnyGame, truth: State, world: State, watcher: int, rng: Rng, where: str) -> None:
    """Raise Broken if a watcher is given different things in two worlds that it cannot tell apart."""
    action = int(rng.below(game.actions.choices))
    given, other = everything_given(game, truth, watcher, action), everything_given(game, world, watcher, action)
    for what in given:
        if given[what] != other[what]:
            raise Broken(f"{where}: {SENTENCES[what]}")


SENTENCES: Final = {
    "view": "two worlds that looked the same now have different views",
    "deciders": "who must act depends on what the watcher cannot know",
    "skipped": "whether a decision is skipped depends on what the watcher cannot know",
    "words": "the board, the prompt or the features reveal what the watcher cannot know",
    "legal": "the legal list depends on what the seat cannot know",
    "refusal": "a refusal reveals what the seat cannot know",
}


def everything_given(game: AnyGame, s: State, watcher: int, action: int) -> dict[str, object]:
    """Return everything that a watcher is given, computed now in case the game caches its last answer."""
    view, deciders = game.view(s, watcher), game.deciders(s)
    deciding = watcher in deciders
    legal = game.legal(s, watcher) if deciding and watcher >= 0 else []
    return {
        "view": view,
        "deciders": deciding if game.sealed(s) else deciders,  # the table tells who is ready, not the game
        "skipped": skipped(game, s),
        "words": (game.prompt(view), game.board(view), tuple(game.features(view))),
        "legal": legal,
        "refusal": game.why_not(view, action) if watcher >= 0 and action not in legal else None,
    }


def skipped(game: AnyGame, s: State) -> bool:
    """Return whether a quick table would take the next step by itself."""
    deciders: list[Any] = game.deciders(s)
    return deciders not in ([], [CHANCE]) and len(game.legal(s, deciders[0])) == 1 and game.forced(s)
