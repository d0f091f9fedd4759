"""Updates connections when another process has ended a session or changed a name."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from clanmoot.core.errors import ClanmootError
from clanmoot.server.people.accounts import Accounts
from clanmoot.server.people.lookalikes import same
from clanmoot.server.store import StoreFailed
from clanmoot.server.tables import Who

from .connection_registry import ConnectionRegistry

PAUSE: Final = 1.0  # seconds before the store is asked again


async def renamed(connections: ConnectionRegistry, accounts: Accounts, person: str) -> None:
    """Update the connections of a renamed person, and those of guests whose name looks like the new one."""

    async def work() -> None:
        try:
            name = (await accounts.person(person)).name
        except StoreFailed:
            raise
        except ClanmootError:
            return
        await check(connections, accounts, lambda who: who.person == person or same(who.name, name))

    await until_stored(connections, work)


async def check_all(connections: ConnectionRegistry, accounts: Accounts) -> None:
    """Check all connections against the store, because news from another process may have been lost."""
    await until_stored(connections, lambda: check(connections, accounts, lambda who: True))


async def until_stored(connections: ConnectionRegistry, work: Callable[[], Awaitable[None]]) -> None:
    """Repeat some work until the store answers, because connections of ended sessions must not stay open."""
    while not connections.closed:
        try:
            await work()
        except StoreFailed:
            await asyncio.sleep(PAUSE)
        else:
            break


async def check(connections: ConnectionRegistry, accounts: Accounts, concerned: Callable[[Who], bool]) -> None:
    """Compare some connections with the store. End those whose session is over, and correct the names of the others."""
    for client in list(connections.clients):
        who, session = client.who, client.session
        if who is None or not concerned(who):
            continue
        found = await accounts.known(session)
        if client.session != session:
            continue  # the client has sent another token meanwhile
        if found is None:
            client.end("logout")
        else:
            client.who = Who(found.person.id, found.person.name)
