"""Stored people: guests and accounts. It also moves what a guest had to an account."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, select, update

from .padded_lists import padded
from .schema import analyses, names, people, ratings, results, seats, tables
from .sessions import Session, add_session, drop_session, drop_sessions_of, session, touch
from .upsert import insert_once

__all__ = [
    "Person",
    "create_person",
    "person",
    "locked",
    "person_by_login",
    "people_by_name",
    "rename",
    "set_locale",
    "set_password",
    "set_login",
    "adopt",
    "Session",
    "add_session",
    "session",
    "touch",
    "drop_session",
    "drop_sessions_of",
]


class Person(NamedTuple):
    """A person. A guest has no login."""

    id: str
    name: str
    login: str | None
    password: str | None  # its hash
    created_at: float
    seen_at: float
    locale: str


CREATE = insert_once(people)
BY_ID = select(people).where(people.c.id == bindparam("person"))
LOCKED = BY_ID.with_for_update()
BY_LOGIN = select(people).where(people.c.login == bindparam("login"))
HOLDERS = select(names.c.person).where(names.c.key.in_(bindparam("keys", expanding=True)))
BY_KEY = select(people).where(people.c.id.in_(HOLDERS)).order_by(people.c.created_at, people.c.id)


def create_person(connection: Connection, new: Person) -> bool:
    """Add a person. Return False if the id or the login is taken."""
    return connection.execute(CREATE, new._asdict()).rowcount == 1


def person(connection: Connection, id: str) -> Person | None:
    """Return a person by id."""
    row = connection.execute(BY_ID, {"person": id}).first()
    return None if row is None else Person._make(row)


def locked(connection: Connection, id: str) -> Person | None:
    """Return a person by id and lock the row until the transaction ends."""
    row = connection.execute(LOCKED, {"person": id}).first()
    return None if row is None else Person._make(row)


def person_by_login(connection: Connection, login: str) -> Person | None:
    """Return the account with exactly this login."""
    row = connection.execute(BY_LOGIN, {"login": login}).first()
    return None if row is None else Person._make(row)


def people_by_name(connection: Connection, login: str, keys: Collection[str]) -> list[Person]:
    """Return the account with this login, then the accounts that hold one of these lookalike keys, oldest first."""
    by_login = connection.execute(BY_LOGIN, {"login": login}).all()
    by_key = connection.execute(BY_KEY, {"keys": padded(sorted(keys))}).all()
    return [Person._make(row) for row in (*by_login, *by_key)]


def rename(connection: Connection, id: str, name: str) -> bool:
    """Change a person's name. Return False if there is no such person."""
    return _change(connection, id, name=name)


def set_locale(connection: Connection, id: str, locale: str) -> bool:
    """Change a person's language. Return False if there is no such person."""
    return _change(connection, id, locale=locale)


def set_password(connection: Connection, id: str, password: str) -> bool:
    """Change a person's password hash. Return False if there is no such person."""
    return _change(connection, id, password=password)


def set_login(connection: Connection, id: str, login: str, password: str) -> bool:
    """Turn a guest into an account. Return False if there is no such guest or the login is taken."""
    taken = select(people.c.id).where(people.c.login == login).exists()
    change = update(people).where(people.c.id == id, people.c.login.is_(None), ~taken)
    return connection.execute(change.values(login=login, password=password)).rowcount == 1


def _change(connection: Connection, id: str, **values: str) -> bool:
    return connection.execute(update(people).where(people.c.id == id).values(**values)).rowcount == 1


# The columns of other tables that refer to a person and move to another account.
MENTIONS = (
    seats.c.person,
    results.c.person,
    tables.c.created_by,
    analyses.c.asked_by,
)


def adopt(connection: Connection, guest: str, account: str) -> list[str]:
    """Move everything of a guest to an account. A rating moves only if the account has none in that game.

    The guest's sessions are deleted, because other people may know a token. Their hashes are returned. The guest's row
    stays, because events refer to it and still need its name.
    """
    for column in MENTIONS:
        connection.execute(update(column.table).where(column == guest).values({column.name: account}))
    known = select(ratings.c.game).where(ratings.c.person == account).scalar_subquery()
    connection.execute(delete(ratings).where(ratings.c.person == guest, ratings.c.game.in_(known)))
    connection.execute(update(ratings).where(ratings.c.person == guest).values(person=account))
    return drop_sessions_of(connection, guest)
