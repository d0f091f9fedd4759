"""When people were last seen, as far as it decides whether their open tables are closed."""

from collections.abc import Sequence

from sqlalchemy import Connection, bindparam, func, select, update

from .padded_lists import padded
from .schema import people, tables

LAST = select(func.max(people.c.seen_at)).where(people.c.id.in_(bindparam("people", expanding=True)))
DATE = update(tables).where(tables.c.status == "open", tables.c.due.is_(None))


def last_seen(connection: Connection, ids: Sequence[str]) -> float:
    """Return when the last of these people was seen, in seconds; 0 if none ever was."""
    found: float | None = connection.execute(LAST, {"people": padded(ids)}).scalar()
    return found or 0.0


def note_seen(connection: Connection, ids: Sequence[str], at: float) -> None:
    """Note that these people are here now."""
    connection.execute(update(people).where(people.c.id.in_(padded(ids)), people.c.seen_at < at).values(seen_at=at))


def date_open_tables(connection: Connection, due: float) -> None:
    """Let open tables be due that never were: those of servers that closed none."""
    connection.execute(DATE.values(due=due))
