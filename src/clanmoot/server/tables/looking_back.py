"""Looking back: while a game lasts at what one was shown, after its end at everything."""

from typing import Any

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import NOTHING, SPECTATOR
from clanmoot.core.record import Record
from clanmoot.core.table import Table
from clanmoot.protocol.messages import News
from clanmoot.protocol.replays import Opened, Replayed
from clanmoot.protocol.shapes import shape
from clanmoot.protocol.words import words

from .room import Room


def begun(room: Room) -> Table[Any, Any]:
    """The game."""
    if room.table is None:
        raise ClanmootError("not-begun", "The game has not started. Some seats are still free.")
    return room.table


def ended(room: Room) -> Table[Any, Any]:
    """The game, once it is over: before that its record would tell what is in the hands."""
    if room.stopped:
        raise ClanmootError("gone", "The operator of this server stopped this table. The game has no result.")
    if room.status != "over":
        raise ClanmootError("not-over", "The game is not over yet.")
    return begun(room)


def record(room: Room) -> Record:
    """The whole game, with the secret that its chance followed from."""
    found = ended(room).record()._replace(seats=room.names())
    return found._replace(given=room.given()) if room.given() else found


def replayed(room: Room, me: int, seat: int, step: int) -> Replayed:
    """What a seat knew after a step; while the game lasts, only one's own."""
    table = begun(room)
    if not SPECTATOR <= seat < room.terms.players or seat == SPECTATOR + 1:
        raise ClanmootError("seat", f"There is no seat {seat} at this table.")
    if seat not in (me, SPECTATOR):
        ended(room)
    shown = table.shown(seat)
    view = table.view_at(checked(step, shown), seat)
    return Replayed(step, shown, seat, shape(view), words(room.game.prompt(view)), told(room, table, seat, step))


def opened(room: Room, step: int) -> Opened:
    """What everybody knew after a step, once the game is over."""
    table = ended(room)
    checked(step, len(table.steps))
    views = [table.view_at(step, seat) for seat in range(room.terms.players)]
    prompt = words(room.game.prompt(table.view_at(step, SPECTATOR)))
    return Opened(step, len(table.steps), [shape(view) for view in views], prompt, told(room, table, SPECTATOR, step))


def log(room: Room, me: int, first: int, count: int) -> list[News]:
    """Steps of the log as somebody saw them."""
    table = begun(room)
    last = min(first + count, table.shown(me))
    lines = table.story(me, checked(first, table.shown(me)))[: max(last - first, 0)]
    return [
        News(table.steps[number].seat, table.sight(number, me), words(line) if line.message else None)
        for number, line in enumerate(lines, start=first)
    ]


def told(room: Room, table: Table[Any, Any], watcher: int, step: int) -> News | None:
    """The last of so many steps, as a watcher tells it."""
    if step == 0:
        return None
    sight = table.sight(step - 1, watcher)
    before, after = table.view_at(step - 1, watcher), table.view_at(step, watcher)
    seat = table.steps[step - 1].seat
    if sight == NOTHING:
        return News(seat, sight, None)
    line = room.game.log(before, seat, sight, after)
    return News(seat, sight, words(line) if line.message else None)


def checked(step: int, steps: int) -> int:
    """A step that there is."""
    if not 0 <= step <= steps:
        raise ClanmootError("step", f"There are steps 0 to {steps}, not {step}.")
    return step
