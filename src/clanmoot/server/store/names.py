"""Which account holds a name. The primary key decides between two who want the same name at once."""

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
    """Give a person these keys; False if somebody else holds one of them. The caller then has to undo its work."""
    for key in sorted(keys):  # in one order everywhere, so that two processes never wait for each other
        connection.execute(CLAIM, {"key": key, "person": person})
    return owners(connection, keys) == {person}


def claim_free(connection: Connection, person: str, keys: Iterable[str]) -> None:
    """Give a person those of the keys that nobody holds."""
    for key in sorted(keys):
        connection.execute(CLAIM, {"key": key, "person": person})


def owners(connection: Connection, keys: Collection[str]) -> set[str]:
    """Return who holds any of these keys."""
    return set(connection.execute(OWNERS, {"keys": padded(sorted(keys))}).scalars())


def release(connection: Connection, person: str, but: Collection[str] = ()) -> None:
    """Take all keys from a person except these."""
    connection.execute(HELD.where(names.c.key.not_in(padded(sorted(but)))), {"holder": person})


def release_all(connection: Connection) -> None:
    """Take all keys from everybody, before they are given out again."""
    connection.execute(delete(names))


def accounts(connection: Connection) -> list[tuple[str, str, str]]:
    """Return id, login and shown name of every account, the oldest first."""
    return [(row.id, row.login, row.name) for row in connection.execute(ACCOUNTS)]
