"""The lookalike keys of names and the accounts that hold them. The primary key settles simultaneous claims."""

from collections.abc import Collection, Iterable

from sqlalchemy import Connection, bindparam, delete, select

from .padded_lists import padded
from .schema import names, people
from .upsert import insert_once

CLAIM = insert_once(names)
OWNERS = select(names.c.person).where(names.c.key.in_(bindparam("keys", expanding=True))).distinct()
HELD = delete(names).where(names.c.person == bindparam("holder"))
ACCOUNTS = (
    select(people.c.id, people.c.login, people.c.name)
    .where(people.c.login.is_not(None))
    .order_by(people.c.created_at, people.c.id)
)


def claim(connection: Connection, person: str, keys: Collection[str]) -> bool:
    """Give an account these keys. Return False if another account holds one of them. The caller must then roll back."""
    for key in sorted(keys):  # sorted, so that two processes cannot deadlock
        connection.execute(CLAIM, {"key": key, "person": person})
    return owners(connection, keys) == {person}


def claim_free(connection: Connection, person: str, keys: Iterable[str]) -> None:
    """Give an account those of these keys that are free."""
    for key in sorted(keys):
        connection.execute(CLAIM, {"key": key, "person": person})


def owners(connection: Connection, keys: Collection[str]) -> set[str]:
    """Return the accounts that hold any of these keys."""
    return set(connection.execute(OWNERS, {"keys": padded(sorted(keys))}).scalars())


def release(connection: Connection, person: str, but: Collection[str] = ()) -> None:
    """Delete all keys of an account except these."""
    connection.execute(HELD.where(names.c.key.not_in(padded(sorted(but)))), {"holder": person})


def release_all(connection: Connection) -> None:
    """Delete all keys, so that they can be claimed again."""
    connection.execute(delete(names))


def accounts(connection: Connection) -> list[tuple[str, str, str]]:
    """Return the id, login and shown name of every account, oldest first."""
    return [(row.id, row.login, row.name) for row in connection.execute(ACCOUNTS)]
