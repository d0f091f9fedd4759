"""Keeps connections true to who their people are: a session may have ended elsewhere, a name may have changed."""

from collections.abc import Callable

from clanmoot.core.errors import ClanmootError
from clanmoot.server.people.accounts import Accounts
from clanmoot.server.people.lookalikes import same
from clanmoot.server.tables import Who

from .door import Door


async def renamed(door: Door, accounts: Accounts, person: str) -> None:
    """Tell the connections of somebody who has another name, and those of guests who are called the same."""
    try:
        name = (await accounts.person(person)).name
    except ClanmootError:
        return
    await reconsider(door, accounts, lambda who: who.person == person or same(who.name, name))


async def missed(door: Door, accounts: Accounts) -> None:
    """Look at all connections, because news from another process may have been lost."""
    await reconsider(door, accounts, lambda who: True)


async def reconsider(door: Door, accounts: Accounts, concerned: Callable[[Who], bool]) -> None:
    """Ask the store about these connections: end those whose session is over, and correct the names of the others."""
    for client in list(door.clients):
        who, session = client.who, client.session
        if who is None or not concerned(who):
            continue
        found = await accounts.known(session)
        if client.session != session:
            continue  # it has said hello with another token meanwhile
        if found is None:
            client.end("logout")
        else:
            client.who = Who(found.person.id, found.person.name)
