"""Checks of sealed phases: the order of complete choices does not matter, and nobody learns of unfinished ones."""

from itertools import islice, permutations
from typing import Any, Final

from clanmoot.core.game import State
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table

from .check_records import all_views, deal_table
from .random_games import AnyGame, Broken, Exam, Setup, key, setup_text, step_text, watchers

DRAFT_CHANGES: Final = 80  # per game: actions put into drafts or taken out


def order_does_not_matter(exam: Exam) -> str:
    """Sealed choices lead to the same state, whichever seat makes its choice first."""
    game, seen = exam.game, 0
    rng = exam.rng(-8)
    for setup, moment in exam.moments():
        seats = game.deciders(moment.state)
        if not game.sealed(moment.state):
            continue
        choices = {seat: complete_choice(game, moment.state, seat, rng) for seat in seats}
        results = [fields_after(game, moment.state, choices, list(order)) for order in islice(permutations(seats), 24)]
        if any(result != results[0] for result in results):
            raise Broken(
                f"at {setup_text(game, setup)}, step {moment.number}, sealed choices depend on who made them first"
            )
        seen += 1
    return f"{seen} sealed phases" if seen else "no sealed phase met"


def complete_choice(game: AnyGame, s: State, seat: int, rng: Rng) -> list[int]:
    """Return a complete choice of a seat, drawn at random."""
    world, path = game.copy(s), list[int]()
    while seat in game.deciders(world) and game.sealed(world):
        action = random_action(game, world, seat, rng)
        if path and action < path[-1]:
            raise Broken(
                f"the actions of a sealed choice do not ascend: after {path[-1]} comes {step_text(game, seat, action)}"
            )
        path.append(action)
        game.apply(world, seat, action)
    return path


def fields_after(game: AnyGame, s: State, choices: dict[int, list[int]], order: list[int]) -> tuple[object, ...]:
    """Return all fields of the state after the seats' choices are carried out in this order."""
    world = game.copy(s)
    for seat in order:
        for action in choices[seat]:
            game.apply(world, seat, action)
    return key(world)


def drafts_stay_secret(exam: Exam) -> str:
    """While seats fill their drafts, the other seats learn only who has not finished."""
    game, seen = exam.game, 0
    for number, setup in exam.tables():
        rng = exam.rng(number + 9)
        table = deal_table(game, setup, rng, quick=True)
        draft_changes = 0
        while not table.over and draft_changes < DRAFT_CHANGES:
            seats = table.deciders()
            seat = seats[int(rng.below(len(seats)))]
            additions = table.additions(seat)
            if not additions:
                table.act(seat, random_action(game, game.imagine(table.view(seat), rng), seat, rng))
                continue
            before, steps, removals = others(table, setup, seat), len(table.steps), table.removals(seat)
            if removals and rng.below(3) == 0:
                table.take(seat, removals[int(rng.below(len(removals)))])
            else:
                table.act(seat, additions[int(rng.below(len(additions)))])
            if len(table.steps) == steps and others(table, setup, seat) != before:
                raise Broken(f"at {setup_text(game, setup)}, step {steps}: other seats can see a draft of seat {seat}")
            draft_changes += 1
        seen += draft_changes
    return f"{seen:,} sealed thoughts" if seen else "no sealed phase met"


def others(table: Table[Any, Any], setup: Setup, seat: int) -> list[Any]:
    """Return everything that the watchers other than this seat are given."""
    given = zip(watchers(setup), all_views(table, setup), strict=True)
    return [views for watcher, views in given if watcher != seat]
