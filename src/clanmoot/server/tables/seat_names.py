"""Names at a table: no two people there may have names that look alike."""

from clanmoot.core.messages import message
from clanmoot.server.people.lookalikes import same
from clanmoot.server.people.translated_error import TranslatedError

from .table_state import TableState


def check_name(state: TableState, person: str, name: str) -> None:
    """Refuse a person whose name looks like that of another seat."""
    others = [seat for seat, taken in enumerate(state.seats) if person not in (taken.person, taken.kept_for)]
    if _borne(state, name, others):
        raise TranslatedError("name-at-table", message("name-at-table"))


def name_for(state: TableState, seat: int, name: str) -> str:
    """Return the name for a seat that an account takes over. Keep the old name if another seat has the new one."""
    others = [other for other in range(len(state.seats)) if other != seat]
    return state.seats[seat].name if _borne(state, name, others) else name


def spoken_name(state: TableState, person: str, name: str) -> str:
    """Return the name under which a person chats: the name of their seat, if they have one."""
    seat = state.seat_of(person)
    if seat >= 0:
        return state.seats[seat].name
    check_name(state, person, name)
    return name


def _borne(state: TableState, name: str, seats: list[int]) -> bool:
    """Tell whether one of these seats has the name or one that looks like it. Declined seats do not count."""
    taken = [state.seats[seat] for seat in seats if not state.seats[seat].declined]
    return any(one.name and same(one.name, name) for one in taken)
