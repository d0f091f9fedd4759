"""Checks of records, replays and undo."""

from typing import Any, Final

from clanmoot.core.chance import Committed
from clanmoot.core.game import CHANCE, SPECTATOR, Game
from clanmoot.core.playout import random_action
from clanmoot.core.record import from_json
from clanmoot.core.replay import open_record, verify
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table

from .random_games import AnyGame, Broken, Exam, Setup, setup_text, watchers

COMPARED: Final = 25  # compared per game, evenly spread


def deal_table(game: AnyGame, setup: Setup, rng: Rng, quick: bool) -> Table[Any, Any]:
    """Return a table with verifiable chance. Its secret comes from the generator, so failures can be reproduced."""
    secret = bytes([int(rng.below(256)) for _ in range(32)])
    names = tuple([f"Player {seat + 1}" for seat in range(setup.players)])
    table: Table[Any, Any] = Table(game, setup.options, names, Committed(secret), quick)
    table.advance()
    return table


def move(table: Table[Any, Any], rng: Rng) -> int:
    """Let a random seat that has to decide make a random choice. Return the seat."""
    seat = table.deciders()[int(rng.below(len(table.deciders())))]
    world = table.game.imagine(table.view(seat), rng)
    table.act(seat, random_action(table.game, world, seat, rng))
    return seat


def all_views(table: Table[Any, Any], setup: Setup) -> list[Any]:
    """Return everything that each watcher knows now."""
    return [(table.view(watcher), table.seen_steps(watcher)) for watcher in watchers(setup)]


def records_replay(exam: Exam) -> str:
    """Every record survives JSON and replays to the same views at each step, and its draws can be verified."""
    game, steps, longest = exam.game, 0, 0
    for number, setup in exam.tables():
        rng = exam.rng(number)
        table = deal_table(game, setup, rng, quick=number % 2 == 0)
        while not table.over:
            move(table, rng)
        record = table.record()
        text = record.to_json()
        where = f"at {setup_text(game, setup)}, game {number}"
        if from_json(text) != record:
            raise Broken(f"{where}: a record changes on its way through JSON")
        if verify(game, record) < 1 and any(step.seat == CHANCE for step in table.steps[:1]):
            raise Broken(f"{where}: no draw could be verified")
        steps += compare_replay(game, table, record.to_json(), setup, where)
        longest = max(longest, len(text))
    return f"{steps:,} steps replayed, the longest record has {longest:,} bytes"


def compare_replay(game: Game[Any, Any], table: Table[Any, Any], text: str, setup: Setup, where: str) -> int:
    """Replay a record and compare every view with the original table. Return the number of steps."""
    again = open_record(game, from_json(text))
    if again.outcome() != table.outcome():
        raise Broken(f"{where}: the record ends differently from the game")
    for watcher in watchers(setup):
        if again.seen_steps(watcher) != table.seen_steps(watcher):
            raise Broken(f"{where}: the replay tells watcher {watcher} something else")
    for number in range(0, len(table.steps) + 1, 1 + len(table.steps) // COMPARED):
        part = open_record(game, from_json(text), upto=number)
        for watcher in watchers(setup):
            if part.view(watcher) != table.view_at(number, watcher):
                raise Broken(f"{where}, step {number}: the replay shows watcher {watcher} something else")
    return len(table.steps)


def undo_restores(exam: Exam) -> str:
    """Undo leaves every view as it was before, and what a seat has learned cannot be undone freely."""
    game, undone, agreed = exam.game, 0, 0
    for number, setup in exam.tables():
        rng = exam.rng(number + 7)
        table = deal_table(game, setup, rng, quick=False)
        while not table.over:
            before, length = all_views(table, setup), len(table.steps)
            seat = move(table, rng)
            where = f"at {setup_text(game, setup)}, step {length}"
            if rng.below(3) == 0 and table.free_undo(seat) == length:
                table.undo(seat)
                if all_views(table, setup) != before:
                    raise Broken(f"{where}: after a free undo, a watcher does not see the same as before")
                undone += 1
                move(table, rng)
            elif len(table.steps) > length and rng.below(40) == 0 and not table.over:
                cut = int(rng.below(len(table.seen_steps(SPECTATOR))))
                shown = [table.view_at(cut, watcher) for watcher in watchers(setup)]
                table.take_back(cut)
                if [table.view_at(cut, watcher) for watcher in watchers(setup)] != shown:
                    raise Broken(f"{where}: after a take-back, a watcher does not see the same as before")
                agreed += 1
            if agreed > 3 * (number + 1):
                break
        if table.over:
            verify(game, table.record())
    return f"{undone:,} steps taken back freely, {agreed:,} times by consent"
