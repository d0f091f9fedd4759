"""Playing on from a step of a finished game: the same position, one person, computer opponents, new chance."""

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.tables import Origin
from clanmoot.protocol.terms import PlayOn, Terms

from .command_judge import Who
from .events import Opened, Taken
from .new_tables import seated
from .replay_views import checked, ended
from .table_state import TableState


def terms_on(state: TableState, wanted: PlayOn) -> Terms:
    """What such a table agrees on: the same game, private, without a clock, and never ranked."""
    return Terms(state.terms.game, state.terms.players, state.terms.options, relief=wanted.level)


def opening(state: TableState, who: Who, wanted: PlayOn) -> Opened:
    """The first event of such a table, or why there can be none."""
    table = ended(state)
    if wanted.seat >= state.terms.players:
        raise ClanmootError("seat", f"There is no seat {wanted.seat} at this table.")
    step = table.before_sealing(checked(wanted.step, len(table.steps)))
    if table.over and step == len(table.steps):  # not where all but one have resigned
        raise ClanmootError("over", "The game is over at this step. Choose an earlier one.")
    past = [step.action for step in table.steps[:step]]
    return Opened(sitting(who, state.terms.players, wanted), who.person, origin=Origin(state.id, step), past=past)


def sitting(who: Who, players: int, wanted: PlayOn) -> list[Taken]:
    """The person in his seat, opponents of one level in the others."""
    seats: list[str] = [wanted.level] * players
    seats[wanted.seat] = "me"
    return seated(who, seats)
