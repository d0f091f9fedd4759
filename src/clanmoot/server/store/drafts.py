"""Stored drafts: what a seat has chosen in a sealed phase but may still change."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, select

from .schema import drafts
from .upsert import upsert


class Draft(NamedTuple):
    """One seat's draft."""

    seat: int
    version: int
    body: bytes


KEEP = upsert(drafts, newer="version")
OF = (
    select(drafts.c.seat, drafts.c.version, drafts.c.body)
    .where(drafts.c.table_id == bindparam("table"))
    .order_by(drafts.c.seat)
)


def keep_draft(connection: Connection, table: str, seat: int, version: int, body: bytes) -> bool:
    """Store a draft if its version is higher than the stored one. Return False if another process stored it first."""
    values = {"table_id": table, "seat": seat, "version": version, "body": body}
    return connection.execute(KEEP, values).rowcount == 1


def drafts_of(connection: Connection, table: str) -> list[Draft]:
    """Return all drafts of a table, in the order of seats."""
    return [Draft._make(row) for row in connection.execute(OF, {"table": table})]
