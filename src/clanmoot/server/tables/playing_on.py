"""Playing on from a step of a finished game: the same position, one person, computer opponents, new chance."""

from clanmoot.core.errors import ClanmootError
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
    step = table.before_sealing(checked(wanted.step, len(table.steps)))
    if table.over and step == len(table.steps):  # not where all but one have resigned
        raise ClanmootError("over", "The game is over at this step. Choose an earlier one.")
    past = [step.action for step in table.steps[:step]]
    return Opened(sitting(who, room.terms.players, wanted), who.person, origin=Origin(room.id, step), past=past)


def sitting(who: Who, players: int, wanted: PlayOn) -> list[Taken]:
    """The person in his seat, opponents of one level in the others."""
    seats: list[str] = [wanted.level] * players
    seats[wanted.seat] = "me"
    return seated(who, seats)
