"""A rematch that everybody agrees to: the one who asks opens a table, and seats are kept for the other people."""

from typing import Protocol

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.commands import Leave, Sit
from clanmoot.protocol.terms import Terms

from .events import Rematched, Taken
from .judging import Who
from .lessons import in_earnest
from .live import Live
from .room import Room


class Tables(Protocol):
    """Where tables are found and opened."""

    async def table(self, id: str) -> Live:
        """Return a table by its id."""

    async def open_table(self, who: Who, terms: Terms, seats: list[Taken]) -> Live:
        """Open a table with these seats."""


async def rematch(tables: Tables, id: str, who: Who) -> Live:
    """Ask for a rematch, or agree to the one that somebody else has asked for; return its table."""
    live = await tables.table(id)
    async with live.held() as room:
        seat = first_seat(room, who)
        again = await asked_for(tables, room)
        new = again is None
        if again is None:
            again = await tables.open_table(who, in_earnest(room.terms), invited(room, who))
        else:
            await agree(again, who, (seat + 1) % room.terms.players)
        if new or seat not in room.rematch_asked:
            try:
                await live.take(Rematched(again.id, who.person))
            except ClanmootError:
                if new:  # another process was first, and its table counts
                    await again.do(who, "", Leave())
                raise
        return again


async def wants_table(tables: Tables, id: str) -> bool:
    """Return whether asking for a rematch would open a new table."""
    room = (await tables.table(id)).room
    return room.status == "over" and await asked_for(tables, room) is None


def first_seat(room: Room, who: Who) -> int:
    """Return the seat that a person had in a finished game, or say why there is no rematch."""
    if room.status != "over":
        raise ClanmootError("not-over", "The game is not over yet.")
    for seat, taken in enumerate(room.seats):
        if taken.person == who.person:
            return seat
    raise ClanmootError("no-seat", "You have no seat at this table.")


async def asked_for(tables: Tables, room: Room) -> Live | None:
    """Return the table of a rematch that was asked for; None if nobody asked, or that table was closed."""
    if not room.rematch:
        return None
    try:
        live = await tables.table(room.rematch)
    except ClanmootError as error:
        if error.code == "no-table":
            return None
        raise
    return None if live.room.status == "gone" else live


def invited(room: Room, who: Who) -> list[Taken]:
    """Return the seats of the rematch, everybody one seat further: only the one who asks sits down."""
    seats = [*room.seats[-1:], *room.seats[:-1]]
    return [
        Taken(name=taken.name, kept_for=taken.person) if taken.person and taken.person != who.person else taken
        for taken in seats
    ]


async def agree(again: Live, who: Who, seat: int) -> None:
    """Sit down at the table of a rematch that has not begun: in the seat that was meant, or else in an open one."""
    room = again.room
    if room.status != "open" or room.seat_of(who.person) >= 0:
        return
    kept = [place for place, taken in enumerate(room.seats) if taken.kept_for == who.person]
    free = [place for place, taken in enumerate(room.seats) if taken.open]
    wanted = kept or [place for place in free if place == seat] or free
    if not wanted:
        raise ClanmootError("seat-taken", "The rematch has no free seat any more.")
    await again.do(who, "", Sit(wanted[0]))
