"""What people are called at a table: nobody is shown there under the name of another, or one that looks like it."""

from clanmoot.core.words import line
from clanmoot.server.people.lookalikes import same
from clanmoot.server.people.translated_error import Worded

from .table_state import Room


def check_name(room: Room, person: str, name: str) -> None:
    """Refuse somebody who would be shown at this table under the name of another."""
    others = [seat for seat, taken in enumerate(room.seats) if person not in (taken.person, taken.kept_for)]
    if _borne(room, name, others):
        raise Worded("name-at-table", line("name-at-table"))


def name_for(room: Room, seat: int, name: str) -> str:
    """Return the name for a seat that changes hands: the wanted one, or the old one if another seat has the wanted."""
    others = [other for other in range(len(room.seats)) if other != seat]
    return room.seats[seat].name if _borne(room, name, others) else name


def spoken_name(room: Room, person: str, name: str) -> str:
    """Return under which name somebody speaks: at their seat, that of the seat."""
    seat = room.seat_of(person)
    if seat >= 0:
        return room.seats[seat].name
    check_name(room, person, name)
    return name


def _borne(room: Room, name: str, seats: list[int]) -> bool:
    """Return whether somebody at these seats has the name; a seat that was declined only shows who declined it."""
    taken = [room.seats[seat] for seat in seats if not room.seats[seat].declined]
    return any(one.name and same(one.name, name) for one in taken)
