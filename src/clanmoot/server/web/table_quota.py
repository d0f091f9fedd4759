"""Limits on how many tables a person may have before they open another one."""

from collections.abc import Awaitable, Callable

from clanmoot.core.errors import ClanmootError
from clanmoot.server.delivery.services import Services
from clanmoot.server.people.accounts import Session
from clanmoot.server.store.lobby import count_open, still_open
from clanmoot.server.store.tables import tables_of
from clanmoot.server.tables import TableSession


async def check_unfinished(services: Services, me: Session) -> None:
    """Raise ClanmootError if a person has too many unfinished games."""
    most = services.settings.limits.unfinished
    mine = await services.store.read(lambda connection: tables_of(connection, me.person.id, most))
    if len([one for one in mine if one.row.status in ("open", "playing")]) >= most:
        raise ClanmootError("too-many-tables", f"You have {most} unfinished games. Finish or leave some first.")


async def open_public(
    services: Services, person: str, address: str, make: Callable[[], Awaitable[TableSession]]
) -> TableSession:
    """Open a public table. Raise ClanmootError if this person or address has too many that have not begun."""
    opened, most = services.patience.open_tables, services.settings.limits.open_tables
    async with opened.lock:
        if await services.store.read(lambda connection: count_open(connection, person)) >= most:
            raise too_many(f"You have {tables(most)} not started", "leave one of them")
        known = opened.of(address)
        waiting = await services.store.read(lambda connection: still_open(connection, known)) if known else []
        if len(waiting) >= opened.most:
            raise too_many(f"Your address has {tables(opened.most)} not started", "wait until one starts")
        session = await make()
        opened.keep(address, [*waiting, session.id])
        return session


def tables(number: int) -> str:
    """Return "1 public table that has" or its plural. The caller's sentence says what has not happened."""
    return "1 public table that has" if number == 1 else f"{number} public tables that have"


def too_many(what: str, instead: str) -> ClanmootError:
    """Return the error, with advice on what to do instead."""
    return ClanmootError("too-many-tables", f"{what}. Join an open table, {instead}, or create a private one.")
