"""When people were last seen. The server uses this to decide when to close their open tables."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, func, select, update

from .padded_lists import padded
from .schema import people, tables

LAST = select(func.max(people.c.seen_at)).where(people.c.id.in_(bindparam("people", expanding=True)))
DATE = update(tables).where(tables.c.status == "open", tables.c.due.is_(None))


def last_seen(connection: Connection, ids: Sequence[str]) -> float:
    """Return when any of these people was last seen, in Unix seconds; 0 if that is not known."""
    found: float | None = connection.execute(LAST, {"people": padded(ids)}).scalar()
    return found or 0.0


def note_seen(connection: Connection, ids: Sequence[str], at: float) -> None:
    """Note that these people were seen at this time, unless they were seen later."""
    connection.execute(update(people).where(people.c.id.in_(padded(ids)), people.c.seen_at < at).values(seen_at=at))


def date_open_tables(connection: Connection, due: float) -> None:
    """Set a due time for open tables that have none, because older versions of the server never closed open tables."""
    connection.execute(DATE.values(due=due))
