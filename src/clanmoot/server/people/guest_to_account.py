"""Moves what a guest had to an account: seats in unfinished games, results and everything else stored."""

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
    """How many games continue under the account, and the hashes of the tokens that are now invalid."""

    games: int
    ended: list[str]


async def adopt(store: Store, registry: TableRegistry, guest: Person, account: Person) -> Adopted:
    """Move everything except the guest's tokens to the account. Refuse if both have had a seat at one table."""
    mine = await store.read(lambda connection: tables_of(connection, guest.id, MOST))
    sessions = [await registry.table(found.row.id) for found in mine if found.row.status in ("open", "playing")]
    for session in sessions:
        async with session.held() as state:
            seat = state.seat_of(guest.id)
            if state.seat_of(account.id) >= 0 or (seat >= 0 and state.had_another(account.id, seat)):
                raise TranslatedError("same-table", message("same-table"))
    handed = [await hand_over(session, guest, account) for session in sessions]
    ended = await store.write(lambda connection: rows.adopt(connection, guest.id, account.id))
    return Adopted(sum(handed), ended)


async def hand_over(session: TableSession, guest: Person, account: Person) -> bool:
    """Give one seat of the guest to the account. Return whether the guest had a seat at this table.

    The seat keeps the guest's name if another seat has the account's name or one that looks like it.
    """
    async with session.held() as state:
        seat = state.seat_of(guest.id)
        if seat < 0:
            return False
        name = name_for(state, seat, account.name)
        await session.take(Sat(seat, Taken(account.id, name), guest.id))
        return True
