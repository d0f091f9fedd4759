"""What people are called at a table: nobody is shown there under the name of another, or one that looks like it."""

from clanmoot.core.messages import message
from clanmoot.server.people.lookalikes import same
from clanmoot.server.people.translated_error import TranslatedError

from .table_state import TableState


def check_name(state: TableState, person: str, name: str) -> None:
    """Refuse somebody who would be shown at this table under the name of another."""
    others = [seat for seat, taken in enumerate(state.seats) if person not in (taken.person, taken.kept_for)]
    if _borne(state, name, others):
        raise TranslatedError("name-at-table", message("name-at-table"))


def name_for(state: TableState, seat: int, name: str) -> str:
    """Return the name for a seat that changes hands: the wanted one, or the old one if another seat has the wanted."""
    others = [other for other in range(len(state.seats)) if other != seat]
    return state.seats[seat].name if _borne(state, name, others) else name


def spoken_name(state: TableState, person: str, name: str) -> str:
    """Return under which name somebody speaks: at their seat, that of the seat."""
    seat = state.seat_of(person)
    if seat >= 0:
        return state.seats[seat].name
    check_name(state, person, name)
    return name


def _borne(state: TableState, name: str, seats: list[int]) -> bool:
    """Return whether somebody at these seats has the name; a seat that was declined only shows who declined it."""
    taken = [state.seats[seat] for seat in seats if not state.seats[seat].declined]
    return any(one.name and same(one.name, name) for one in taken)
