"""An account takes over what a guest had: their seats in games that go on, and all that is noted of them."""

from typing import NamedTuple

from clanmoot.core.messages import message
from clanmoot.server.store import Store
from clanmoot.server.store import people as rows
from clanmoot.server.store.people import Person
from clanmoot.server.store.tables import tables_of
from clanmoot.server.tables import TableRegistry, TableSession
from clanmoot.server.tables.events import Sat, Taken
from clanmoot.server.tables.seat_names import name_for

from .translated_error import TranslatedError

MOST = 10_000  # tables of one guest


class Adopted(NamedTuple):
    """How many games go on under the account's name, and the hashes of the guest's tokens, which are worthless now."""

    games: int
    ended: list[str]


async def adopt(store: Store, registry: TableRegistry, guest: Person, account: Person) -> Adopted:
    """Hand everything over but the guest's tokens, which somebody else may know."""
    mine = await store.read(lambda connection: tables_of(connection, guest.id, MOST))
    sessions = [await registry.table(found.row.id) for found in mine if found.row.status in ("open", "playing")]
    for session in sessions:
        seat = session.state.seat_of(guest.id)
        if session.state.seat_of(account.id) >= 0 or (seat >= 0 and session.state.had_another(account.id, seat)):
            raise TranslatedError("same-table", message("same-table"))
    handed = [await hand_over(session, guest, account) for session in sessions]
    ended = await store.write(lambda connection: rows.adopt(connection, guest.id, account.id))
    return Adopted(sum(handed), ended)


async def hand_over(session: TableSession, guest: Person, account: Person) -> bool:
    """Hand one seat over; return whether the guest had one there.

    Where another seat already has the account's name, or one that looks like it, this one keeps the guest's.
    """
    async with session.held() as state:
        seat = state.seat_of(guest.id)
        if seat < 0:
            return False
        name = name_for(state, seat, account.name)
        await session.take(Sat(seat, Taken(account.id, name), guest.id))
        return True
