"""An account takes over what a guest had: his seats in games that go on, and all that is noted of him."""

from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import Store
from clanmoot.server.store import people as rows
from clanmoot.server.store.people import Person
from clanmoot.server.store.tables import tables_of
from clanmoot.server.tables import House, Live
from clanmoot.server.tables.events import Sat, Taken

MOST = 10_000  # tables of one guest


async def adopt(store: Store, house: House, guest: Person, account: Person) -> int:
    """Hand everything over; how many games go on under the account's name."""
    mine = await store.read(lambda connection: tables_of(connection, guest.id, MOST))
    lives = [await house.table(found.row.id) for found in mine if found.row.status in ("open", "playing")]
    for live in lives:
        seat = live.room.seat_of(guest.id)
        if live.room.seat_of(account.id) >= 0 or (seat >= 0 and live.room.had_another(account.id, seat)):
            words = "The guest you were and your account sit at the same table; finish that game first."
            raise ClanmootError("same-table", words)
    handed = [await hand_over(live, guest, account) for live in lives]
    await store.write(lambda connection: rows.adopt(connection, guest.id, account.id))
    return sum(handed)


async def hand_over(live: Live, guest: Person, account: Person) -> bool:
    """One seat; whether the guest had one there."""
    async with live.held() as room:
        seat = room.seat_of(guest.id)
        if seat < 0:
            return False
        await live.take(Sat(seat, Taken(account.id, account.name), guest.id))
        return True
