"""Replays: during a game they show what one seat saw, and after its end everything."""

from typing import Any

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import NOTHING, SPECTATOR
from clanmoot.core.record import Record
from clanmoot.core.table import Table
from clanmoot.protocol.messages import News
from clanmoot.protocol.replays import Opened, Replayed
from clanmoot.protocol.wire_message import words
from clanmoot.protocol.wire_views import shape

from .table_state import TableState


def begun(state: TableState) -> Table[Any, Any]:
    """Return the game, or raise ClanmootError if it has not begun."""
    if state.table is None:
        raise ClanmootError("not-begun", "The game has not started. Some seats are still free.")
    return state.table


def ended(state: TableState) -> Table[Any, Any]:
    """Return the game if it is over. Earlier its record would reveal hidden information."""
    if state.stopped:
        raise ClanmootError("gone", "The operator of this server stopped this table. The game has no result.")
    if state.status != "over":
        raise ClanmootError("not-over", "The game is not over yet.")
    return begun(state)


def record(state: TableState) -> Record:
    """Return the record of a finished game, with the secret from which its draws follow."""
    found = ended(state).record()._replace(seats=state.names())
    return found._replace(given=state.given()) if state.given() else found


def replayed(state: TableState, me: int, seat: int, step: int) -> Replayed:
    """Return what a seat knew after a step. During the game, a person may see only the view of their own seat."""
    table = begun(state)
    if not SPECTATOR <= seat < state.terms.players or seat == SPECTATOR + 1:
        raise ClanmootError("seat", f"There is no seat {seat} at this table.")
    if seat not in (me, SPECTATOR):
        ended(state)
    shown = table.shown(seat)
    view = table.view_at(checked(step, shown), seat)
    return Replayed(step, shown, seat, shape(view), words(state.game.prompt(view)), told(state, table, seat, step))


def opened(state: TableState, step: int) -> Opened:
    """Return what every seat knew after a step of a finished game."""
    table = ended(state)
    checked(step, len(table.steps))
    views = [table.view_at(step, seat) for seat in range(state.terms.players)]
    prompt = words(state.game.prompt(table.view_at(step, SPECTATOR)))
    return Opened(step, len(table.steps), [shape(view) for view in views], prompt, told(state, table, SPECTATOR, step))


def log(state: TableState, me: int, first: int, count: int) -> list[News]:
    """Return up to `count` steps of the log as a watcher saw them."""
    table = begun(state)
    last = min(first + count, table.shown(me))
    lines = table.log(me, checked(first, table.shown(me)))[: max(last - first, 0)]
    return [
        News(table.steps[number].seat, table.seen_step(number, me), words(told) if told.id else None)
        for number, told in enumerate(lines, start=first)
    ]


def told(state: TableState, table: Table[Any, Any], watcher: int, step: int) -> News | None:
    """Return the last of the first `step` steps as a watcher saw it, or None if `step` is 0."""
    if step == 0:
        return None
    sight = table.seen_step(step - 1, watcher)
    before, after = table.view_at(step - 1, watcher), table.view_at(step, watcher)
    seat = table.steps[step - 1].seat
    if sight == NOTHING:
        return News(seat, sight, None)
    told = state.game.log(before, seat, sight, after)
    return News(seat, sight, words(told) if told.id else None)


def checked(step: int, steps: int) -> int:
    """Return the step number, or raise ClanmootError if the game has no such step."""
    if not 0 <= step <= steps:
        raise ClanmootError("step", f"There is no step {step}. Steps are 0 to {steps}.")
    return step
