"""Tables that have not begun are closed when nobody comes back to them."""

import time
from collections.abc import Iterable

from clanmoot.core.errors import ClanmootError
from clanmoot.server.steady_clock import now
from clanmoot.server.store import Store, StoreFailed
from clanmoot.server.store.presence import last_seen, note_seen
from clanmoot.server.store.tables import postpone

from .events import Expired
from .new_tables import patience
from .table_session import Live
from .table_state import Room


async def expire(store: Store, live: Live) -> None:
    """Close a due table that has not begun, or look again when its people have been away for long enough."""
    async with live.held() as room:
        if room.status != "open":
            return
        at = now()
        seen = at if watched(live) else await store.read(lambda connection: last_seen(connection, belonging(room)))
        due = seen + patience(room.terms)
        if due > at:
            await store.write(lambda connection: postpone(connection, room.id, due))
        else:
            try:
                await live.take(Expired())
            except StoreFailed:
                raise
            except ClanmootError:
                pass  # another process wrote something: the next look decides


def belonging(room: Room) -> list[str]:
    """Return the people who keep a table open: who opened it, and who sits there."""
    return sorted({room.opener, *[taken.person for taken in room.seats]} - {""})


def watched(live: Live) -> bool:
    """Return whether one of these people watches the table now, at this process."""
    mine = belonging(live.room)
    return any(person in mine for person, _ in live.audience.listeners.values())


async def note_watchers(store: Store, tables: Iterable[Live]) -> None:
    """Note that those are here who watch their open tables: another process may look whether they are."""
    lives = [live for live in tables if live.room.status == "open"]
    here = {
        person for live in lives for person, _ in live.audience.listeners.values() if person in belonging(live.room)
    }
    if here:
        at = time.time()
        await store.write(lambda connection: note_seen(connection, sorted(here), at))
