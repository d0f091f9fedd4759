"""Stored sessions, under the hashes of their tokens."""

from typing import NamedTuple

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from .schema import people, sessions


class Session(NamedTuple):
    """The hash of a token, and its person."""

    hash: str
    person: str
    created_at: float
    seen_at: float


BY_HASH = select(sessions).where(sessions.c.hash == bindparam("hash"))
SEEN = (
    update(sessions)
    .where(sessions.c.hash == bindparam("token"))
    .values(seen_at=bindparam("at"))
    .returning(sessions.c.person)
)


def add_session(connection: Connection, hash: str, person: str, at: float) -> None:
    connection.execute(insert(sessions), Session(hash, person, at, at)._asdict())


def session(connection: Connection, hash: str) -> Session | None:
    """Return the session with this token hash, if there is one."""
    row = connection.execute(BY_HASH, {"hash": hash}).first()
    return None if row is None else Session._make(row)


def touch(connection: Connection, hash: str, at: float) -> bool:
    """Record that a token and its person were seen. Return False if there is no such session."""
    who = connection.execute(SEEN, {"token": hash, "at": at}).scalar()
    if who is None:
        return False
    connection.execute(update(people).where(people.c.id == who).values(seen_at=at))
    return True


def drop_session(connection: Connection, hash: str) -> bool:
    """Delete a session. Return False if there was none."""
    return connection.execute(delete(sessions).where(sessions.c.hash == hash)).rowcount == 1


def drop_sessions_of(connection: Connection, person: str, but: str = "") -> list[str]:
    """Delete all sessions of a person except one. Return their hashes, so that their connections can be closed."""
    gone = delete(sessions).where(sessions.c.person == person, sessions.c.hash != but)
    return list(connection.execute(gone.returning(sessions.c.hash)).scalars())
