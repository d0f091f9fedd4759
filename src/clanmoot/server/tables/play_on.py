"""Playing on from a step of a finished game: the same position, one person, bots, and new draws."""

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.tables import Origin
from clanmoot.protocol.terms import PlayOn, Terms

from .command_judge import Who
from .events import Opened, Taken
from .new_tables import seated
from .replay_views import checked, ended
from .table_state import TableState


def terms_on(state: TableState, wanted: PlayOn) -> Terms:
    """Return the terms of the new table: the same game, private, without clocks, never rated."""
    return Terms(state.terms.game, state.terms.players, state.terms.options, relief=wanted.level)


def opening(state: TableState, who: Who, wanted: PlayOn) -> Opened:
    """Return the first event of the new table. Raise ClanmootError if the game, seat or step is not suitable."""
    table = ended(state)
    if wanted.seat >= state.terms.players:
        raise ClanmootError("seat", f"There is no seat {wanted.seat} at this table.")
    step = table.before_sealing(checked(wanted.step, len(table.steps)))
    if table.over and step == len(table.steps):  # not where all but one have resigned
        raise ClanmootError("over", "The game is over at this step. Choose an earlier one.")
    past = [step.action for step in table.steps[:step]]
    return Opened(sitting(who, state.terms.players, wanted), who.person, origin=Origin(state.id, step), past=past)


def sitting(who: Who, players: int, wanted: PlayOn) -> list[Taken]:
    """Return the seats of the new table: the person in the seat they want, bots of one level in the others."""
    seats: list[str] = [wanted.level] * players
    seats[wanted.seat] = "me"
    return seated(who, seats)
