"""Looking back: while a game lasts at what one was shown, after its end at everything."""

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
    """The game."""
    if state.table is None:
        raise ClanmootError("not-begun", "The game has not started. Some seats are still free.")
    return state.table


def ended(state: TableState) -> Table[Any, Any]:
    """The game, once it is over: before that its record would tell what is in the hands."""
    if state.stopped:
        raise ClanmootError("gone", "The operator of this server stopped this table. The game has no result.")
    if state.status != "over":
        raise ClanmootError("not-over", "The game is not over yet.")
    return begun(state)


def record(state: TableState) -> Record:
    """The whole game, with the secret that its chance followed from."""
    found = ended(state).record()._replace(seats=state.names())
    return found._replace(given=state.given()) if state.given() else found


def replayed(state: TableState, me: int, seat: int, step: int) -> Replayed:
    """What a seat knew after a step; while the game lasts, only one's own."""
    table = begun(state)
    if not SPECTATOR <= seat < state.terms.players or seat == SPECTATOR + 1:
        raise ClanmootError("seat", f"There is no seat {seat} at this table.")
    if seat not in (me, SPECTATOR):
        ended(state)
    shown = table.shown(seat)
    view = table.view_at(checked(step, shown), seat)
    return Replayed(step, shown, seat, shape(view), words(state.game.prompt(view)), told(state, table, seat, step))


def opened(state: TableState, step: int) -> Opened:
    """What everybody knew after a step, once the game is over."""
    table = ended(state)
    checked(step, len(table.steps))
    views = [table.view_at(step, seat) for seat in range(state.terms.players)]
    prompt = words(state.game.prompt(table.view_at(step, SPECTATOR)))
    return Opened(step, len(table.steps), [shape(view) for view in views], prompt, told(state, table, SPECTATOR, step))


def log(state: TableState, me: int, first: int, count: int) -> list[News]:
    """Steps of the log as somebody saw them."""
    table = begun(state)
    last = min(first + count, table.shown(me))
    lines = table.story(me, checked(first, table.shown(me)))[: max(last - first, 0)]
    return [
        News(table.steps[number].seat, table.sight(number, me), words(told) if told.id else None)
        for number, told in enumerate(lines, start=first)
    ]


def told(state: TableState, table: Table[Any, Any], watcher: int, step: int) -> News | None:
    """The last of so many steps, as a watcher tells it."""
    if step == 0:
        return None
    sight = table.sight(step - 1, watcher)
    before, after = table.view_at(step - 1, watcher), table.view_at(step, watcher)
    seat = table.steps[step - 1].seat
    if sight == NOTHING:
        return News(seat, sight, None)
    told = state.game.log(before, seat, sight, after)
    return News(seat, sight, words(told) if told.id else None)


def checked(step: int, steps: int) -> int:
    """A step that there is."""
    if not 0 <= step <= steps:
        raise ClanmootError("step", f"There are steps 0 to {steps}, not {step}.")
    return step
