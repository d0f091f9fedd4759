"""Names of accounts: each account holds what its login and its shown name can be mistaken for, and nobody else may."""

from typing import Final

from sqlalchemy import Connection

from clanmoot.server.store import names as rows
from clanmoot.server.store import server_keys as small

from .lookalikes import edition, keys

EDITION: Final = "names-of"  # which table of letters the claims in the store were made with


def take(connection: Connection, person: str, login: str, name: str) -> bool:
    """Let an account hold its login and this name and nothing else; False if somebody else holds the name."""
    if not rows.claim(connection, person, keys(name)):
        return False
    rows.claim_free(connection, person, keys(login))  # an old account may have one that looks like another's
    rows.release(connection, person, but=keys(name) | keys(login))
    return True


def held(connection: Connection, name: str, person: str) -> bool:
    """Return whether an account of somebody else has this name, or one that looks like it."""
    return bool(rows.owners(connection, keys(name)) - {person})


def settle(connection: Connection) -> None:
    """Make all claims again if other letters look alike than when they were made. The older account comes first."""
    if small.get(connection, EDITION) == edition():
        return
    accounts = rows.accounts(connection)
    rows.release_all(connection)
    for person, login, _ in accounts:
        rows.claim_free(connection, person, keys(login))
    for person, _, name in accounts:
        rows.claim_free(connection, person, keys(name))
    small.put(connection, EDITION, edition())
