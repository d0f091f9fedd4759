"""Rematches: the first player who asks opens a table, which reserves seats for the others."""

from typing import Protocol

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.commands import Leave, Sit
from clanmoot.protocol.terms import Terms

from .command_judge import Who
from .events import Rematched, Taken
from .lessons import in_earnest
from .table_session import TableSession
from .table_state import TableState


class Tables(Protocol):
    """The part of the table registry that a rematch needs."""

    async def table(self, id: str) -> TableSession:
        """Return a table by its id."""

    async def open_table(self, who: Who, terms: Terms, seats: list[Taken]) -> TableSession:
        """Open a table with these seats."""


async def rematch(tables: Tables, id: str, who: Who) -> TableSession:
    """Ask for a rematch, or agree to one that another player asked for. Return its table."""
    session = await tables.table(id)
    async with session.held() as state:
        seat = first_seat(state, who)
        again = await asked_for(tables, state)
        new = again is None
        if again is None:
            again = await tables.open_table(who, in_earnest(state.terms), invited(state, who))
        else:
            await agree(again, who, (seat + 1) % state.terms.players)
        if new or seat not in state.rematch_asked:
            try:
                await session.take(Rematched(again.id, who.person))
            except ClanmootError:
                if new:  # another process was first, so its table counts
                    await again.do(who, "", Leave())
                raise
        return again


async def wants_table(tables: Tables, id: str) -> bool:
    """Tell whether asking for a rematch would open a new table."""
    async with (await tables.table(id)).held() as state:
        return state.status == "over" and await asked_for(tables, state) is None


def first_seat(state: TableState, who: Who) -> int:
    """Return the seat that a person had in a finished game. Raise ClanmootError if they cannot have a rematch."""
    if state.status != "over":
        raise ClanmootError("not-over", "The game is not over yet.")
    for seat, taken in enumerate(state.seats):
        if taken.person == who.person:
            return seat
    raise ClanmootError("no-seat", "You have no seat at this table.")


async def asked_for(tables: Tables, state: TableState) -> TableSession | None:
    """Return the table of a requested rematch. Return None if there is no request or that table was closed."""
    if not state.rematch:
        return None
    try:
        session = await tables.table(state.rematch)
    except ClanmootError as error:
        if error.code in ("no-table", "gone"):
            return None
        raise
    async with session.held() as again:
        return None if again.status == "gone" else session


def invited(state: TableState, who: Who) -> list[Taken]:
    """Return the seats of the rematch, rotated by one. Other people's seats are reserved until they agree."""
    seats = [*state.seats[-1:], *state.seats[:-1]]
    return [
        Taken(name=taken.name, kept_for=taken.person) if taken.person and taken.person != who.person else taken
        for taken in seats
    ]


async def agree(again: TableSession, who: Who, seat: int) -> None:
    """Sit down at the table of a rematch that has not begun, preferably in the intended seat."""
    async with again.held() as state:
        if state.status != "open" or state.seat_of(who.person) >= 0:
            return
        wanted = best_seat(state, who, seat)
    await again.do(who, "", Sit(wanted))


def best_seat(state: TableState, who: Who, seat: int) -> int:
    """Return the seat reserved for a person, or else the intended seat, or else any open one."""
    kept = [place for place, taken in enumerate(state.seats) if taken.kept_for == who.person]
    free = [place for place, taken in enumerate(state.seats) if taken.open]
    wanted = kept or [place for place in free if place == seat] or free
    if not wanted:
        raise ClanmootError("seat-taken", "The rematch has no free seat any more.")
    return wanted[0]
