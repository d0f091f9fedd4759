"""Playing on from a step of a finished game: the same position, one person, computer opponents, new chance."""

from typing import Any

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import NOBODY
from clanmoot.core.table import Table
from clanmoot.protocol.tables import Origin
from clanmoot.protocol.terms import PlayOn, Terms

from .events import Opened, Taken
from .judging import Who
from .looking_back import checked, ended
from .opening import seated
from .room import Room


def terms_on(room: Room, wanted: PlayOn) -> Terms:
    """What such a table agrees on: the same game, private, without a clock, and never ranked."""
    return Terms(room.terms.game, room.terms.players, room.terms.options, relief=wanted.level)


def opening(room: Room, who: Who, wanted: PlayOn) -> Opened:
    """The first event of such a table, or why there can be none."""
    table = ended(room)
    if wanted.seat >= room.terms.players:
        raise ClanmootError("seat", f"There is no seat {wanted.seat} at this table.")
    step = before_sealing(table, checked(wanted.step, len(table.steps)))
    past = [step.action for step in table.steps[:step]]
    return Opened(sitting(who, room.terms.players, wanted), who.person, origin=Origin(room.id, step), past=past)


def sitting(who: Who, players: int, wanted: PlayOn) -> list[Taken]:
    """The person in his seat, opponents of one level in the others."""
    seats: list[str] = [wanted.level] * players
    seats[wanted.seat] = "me"
    return seated(who, seats)


def before_sealing(table: Table[Any, Any], step: int) -> int:
    """The step, or the beginning of the sealed choices that it lies among: those are all made again."""
    game = table.game
    s = game.start(table.players, table.options)
    found, sealed = 0, False
    for number in range(step + 1):
        before, sealed = sealed, game.decider(s) >= 0 and game.sealed(s)
        if not (before and sealed):
            found = number
        if number < step:
            game.apply(s, table.steps[number].seat, table.steps[number].action)
    if game.decider(s) == NOBODY:
        raise ClanmootError("over", "The game is over at this step: there is nothing left to play.")
    return found
