"""Claims on names: each account reserves the lookalike keys of its login and its shown name."""

from typing import Final

from sqlalchemy import Connection

from clanmoot.server.store import names as rows
from clanmoot.server.store import server_keys as small

from .lookalikes import edition, keys

EDITION: Final = "names-of"  # server key: the edition of the lookalikes that the stored claims were made with


def take(connection: Connection, person: str, login: str, name: str) -> bool:
    """Claim a name and its login for an account, and release its other claims. Return False if another has it."""
    if not rows.claim(connection, person, keys(name)):
        return False
    rows.claim_free(connection, person, keys(login))  # an old account's login may look like that of another
    rows.release(connection, person, but=keys(name) | keys(login))
    return True


def held(connection: Connection, name: str, person: str) -> bool:
    """Tell whether another account holds this name or one that looks like it."""
    return bool(rows.owners(connection, keys(name)) - {person})


def settle(connection: Connection) -> None:
    """Rebuild all claims if the lookalike rules have changed since they were made. Older accounts come first."""
    if small.get(connection, EDITION) == edition():
        return
    accounts = rows.accounts(connection)
    rows.release_all(connection)
    for person, login, _ in accounts:
        rows.claim_free(connection, person, keys(login))
    for person, _, name in accounts:
        rows.claim_free(connection, person, keys(name))
    small.put(connection, EDITION, edition())
