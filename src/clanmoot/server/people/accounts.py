"""Guests and accounts: creating them, recognising their tokens, and turning a guest into an account."""

import secrets
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection

from clanmoot.core.errors import ClanmootError
from clanmoot.core.messages import message
from clanmoot.server.store import Store
from clanmoot.server.store import people as rows
from clanmoot.server.store import server_keys as small
from clanmoot.server.store.people import Person

from . import name_claims, random_ids, tokens
from .lookalikes import forms
from .names import acceptable, account_name, guest_name, login_of, proper_name, sought, taken
from .passwords import Passwords
from .translated_error import TranslatedError

KEY: Final = "token-key"
DAY: Final = 24 * 3600.0
LIFETIME: Final = 400 * DAY  # seconds until an unused token expires
SEEN: Final = 600.0  # seconds between two updates of seen_at, by which the server closes open tables of people who left
CHOICE: Final = 4  # random names drawn to find a free one
REMEMBERED: Final = 10_000  # sessions that ended recently


class Session(NamedTuple):
    """A person, and the hash of the token that identified them."""

    hash: str
    person: Person


class Entered(NamedTuple):
    """A person who has just signed in, their new token, and the hashes of the tokens it invalidates."""

    token: str
    session: Session
    ended: tuple[str, ...] = ()


class Accounts:
    """All people of the server: sessions, guests and accounts."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.passwords = Passwords()
        self._ended: dict[str, None] = {}

    @staticmethod
    async def open(store: Store) -> "Accounts":
        """Return the accounts of a store. If the store is new, create the key that signs tokens."""
        fresh = secrets.token_bytes(32)
        key = await store.write(lambda connection: small.put_once(connection, KEY, fresh))
        await store.write(name_claims.settle)
        return Accounts(store, key)

    # -- sessions

    async def session(self, token: str) -> Session | None:
        """Return the session of a token. Return None if this server did not issue the token, or if it has expired."""
        if not tokens.genuine(self.key, token):
            return None
        return await self.known(tokens.hashed(token))

    async def known(self, hash: str) -> Session | None:
        """Return the session with this token hash. A guest whose name now belongs to an account gets a random one."""
        now = time.time()
        found, fits = await self.store.read(lambda connection: _found(connection, hash, now))
        if found is not None and now - found.person.seen_at > SEEN:
            await self.store.write(lambda connection: rows.touch(connection, hash, now))
        if found is not None and not fits:
            found = Session(hash, await self._called_otherwise(found.person))
        return None if hash in self._ended else found

    def ended(self, hash: str) -> None:
        """Remember that a session has ended, because a read that has already begun may still find it."""
        self._ended[hash] = None
        if len(self._ended) > REMEMBERED:
            del self._ended[next(iter(self._ended))]

    async def guest(self, locale: str) -> Entered:
        """Create a guest with a random name, and a token."""
        person = _person(await self._free_name(), None, None, locale)
        return await self._enter(person, lambda connection: rows.create_person(connection, person))

    async def enter(self, person: Person) -> Entered:
        """Start one more session for a person."""
        return await self._enter(person, lambda _: True)

    async def leave(self, session: Session) -> None:
        """End a session."""
        await self.store.write(lambda connection: rows.drop_session(connection, session.hash))

    async def leave_everywhere(self, session: Session) -> list[str]:
        """End all sessions of a person. Return the hashes of their tokens."""
        return await self.store.write(lambda connection: rows.drop_sessions_of(connection, session.person.id))

    async def _enter(self, person: Person, prepare: Callable[[Connection], bool]) -> Entered:
        """Run `prepare` and start a new session, in one transaction. End all sessions the person had as a guest."""
        token = tokens.issue(self.key)
        hash = tokens.hashed(token)

        def write(connection: Connection) -> list[str]:
            guest = rows.locked(connection, person.id)
            if not prepare(connection):
                raise taken(person.name)
            ended = rows.drop_sessions_of(connection, person.id) if guest is not None and guest.login is None else []
            rows.add_session(connection, hash, person.id, time.time())
            return ended

        ended = await self.store.write(write)
        return Entered(token, Session(hash, person), tuple(ended))

    async def _called_otherwise(self, guest: Person) -> Person:
        name = await self._free_name()
        await self.store.write(lambda connection: rows.rename(connection, guest.id, name))
        return guest._replace(name=name)

    async def _free_name(self) -> str:
        """Return a random name that no account has. If all names tried are taken, return one of them."""
        names = [guest_name() for _ in range(CHOICE)]
        taken = await self.store.read(lambda connection: [name_claims.held(connection, name, "") for name in names])
        return next((name for name, other in zip(names, taken, strict=True) if not other), names[0])

    # -- accounts

    async def register(self, session: Session | None, name: str, password: str, locale: str) -> Entered:
        """Turn the guest who asks into an account, or create a new one. This invalidates the guest's older tokens."""
        name, login = account_name(name), login_of(name)
        if session is not None and session.person.login is not None:
            raise TranslatedError("account", message("account-known", name=session.person.name))
        if await self.store.read(lambda connection: name_claims.held(connection, name, "")):
            raise taken(name)
        hashed = await self.passwords.chosen(password, name)
        new = _person(name, login, hashed, locale)
        person = new if session is None else session.person._replace(name=name, login=login, password=hashed)

        def write(connection: Connection) -> bool:
            if session is None:
                return rows.create_person(connection, person) and name_claims.take(connection, person.id, login, name)
            return (
                name_claims.take(
                    connection, person.id, login, name
                )  # first: the second to claim a name waits here and is refused
                and rows.set_login(connection, person.id, login, hashed)
                and rows.rename(connection, person.id, name)
            )

        return await self._enter(person, write)

    async def login(self, name: str, password: str) -> Person:
        """Return the person with this name and password. Every wrong guess takes equally long and gets one answer."""
        login = sought(name)
        found = await self.store.read(lambda connection: rows.people_by_name(connection, login, forms(login)))
        person = found[0] if found else None
        kept = person.password if person else None
        if not await self.passwords.right(kept, password) or person is None or kept is None:
            raise TranslatedError("login", message("login-wrong"))
        if self.passwords.stale(kept):
            better = await self.passwords.hashed(password)
            await self.store.write(lambda connection: rows.set_password(connection, person.id, better))
        return person

    # -- changing

    async def rename(self, session: Session, wanted: str) -> str:
        """Rename a person, unless another account has a name that looks like it. Return the name as stored."""
        person = session.person.id

        def write(connection: Connection) -> None:
            found = rows.locked(connection, person)
            login = found.login if found is not None else None
            free = (
                name_claims.take(connection, person, login, name)
                if login
                else not name_claims.held(connection, name, person)
            )
            if not free:
                raise taken(name)
            rows.rename(connection, person, name)

        name = proper_name(wanted) if session.person.login is None else account_name(wanted)
        await self.store.write(write)
        return name

    async def set_locale(self, session: Session, locale: str) -> None:
        """Change a person's language."""
        await self.store.write(lambda connection: rows.set_locale(connection, session.person.id, locale))

    async def person(self, id: str) -> Person:
        """Return a person by id, or raise ClanmootError."""
        found = await self.store.read(lambda connection: rows.person(connection, id))
        if found is None:
            raise ClanmootError("nobody", "There is no person with this id.")
        return found


def _person(name: str, login: str | None, password: str | None, locale: str) -> Person:
    now = time.time()
    return Person(random_ids.fresh(), name, login, password, now, now, locale)


def _found(connection: Connection, hash: str, now: float) -> tuple[Session | None, bool]:
    """Return the session with this hash, and whether its person's name is still allowed."""
    kept = rows.session(connection, hash)
    if kept is None or now - kept.seen_at > LIFETIME:
        return None, True
    person = rows.person(connection, kept.person)
    if person is None:
        return None, True
    fits = person.login is not None or (
        acceptable(person.name) and not name_claims.held(connection, person.name, person.id)
    )
    return Session(hash, person), fits
