"""Closes tables that have not begun and whose people do not come back."""

import time
from collections.abc import Iterable

from clanmoot.core.errors import ClanmootError
from clanmoot.server.steady_clock import now
from clanmoot.server.store import Store, StoreFailed
from clanmoot.server.store.last_seen import last_seen, note_seen
from clanmoot.server.store.tables import postpone

from .events import Expired
from .new_tables import patience
from .table_session import TableSession
from .table_state import TableState
from .table_summary import complete


async def expire(store: Store, session: TableSession) -> None:
    """Close a due table that has not begun. If its people have not been away long enough, postpone it."""
    async with session.held() as state:
        if state.status != "open" or complete(state):
            return
        at = now()
        seen = at if watched(session) else await store.read(lambda connection: last_seen(connection, belonging(state)))
        due = seen + patience(state.terms)
        if due > at:
            await store.write(lambda connection: postpone(connection, state.id, due))
        else:
            try:
                await session.take(Expired())
            except StoreFailed:
                raise
            except ClanmootError:
                pass  # another process wrote something, so the next sweep decides


def belonging(state: TableState) -> list[str]:
    """Return the people who keep a table open: the person who opened it and those seated."""
    return sorted({state.opener, *[taken.person for taken in state.seats]} - {""})


def watched(session: TableSession) -> bool:
    """Tell whether a person who keeps the table open is watching it through this process."""
    mine = belonging(session.state)
    return any(person in mine for person, _ in session.audience.listeners.values())


async def note_watchers(store: Store, tables: Iterable[TableSession]) -> None:
    """Store that people who watch their own open tables are present, because another process may check them."""
    sessions = [session for session in tables if session.state.status == "open"]
    here = {
        person
        for session in sessions
        for person, _ in session.audience.listeners.values()
        if person in belonging(session.state)
    }
    if here:
        at = time.time()
        await store.write(lambda connection: note_seen(connection, sorted(here), at))
