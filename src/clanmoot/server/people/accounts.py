"""Guests and accounts: who comes in, who comes back, and how a guest becomes somebody."""

import secrets
import time
from typing import Final, NamedTuple

from sqlalchemy import Connection

from clanmoot.core.errors import ClanmootError
from clanmoot.server.store import Store
from clanmoot.server.store import house as small
from clanmoot.server.store import people as rows
from clanmoot.server.store.people import Person

from . import ids, tokens
from .names import guest_name, login_of, proper_name
from .passwords import Passwords, proper

KEY: Final = "token-key"
DAY: Final = 24 * 3600.0
LIFETIME: Final = 400 * DAY  # of a token that nobody uses
SEEN: Final = 600.0  # seconds between two notes that somebody was here; open tables of people who are gone are closed


class Session(NamedTuple):
    """Somebody who is here, and the hash of the token he came with."""

    hash: str
    person: Person


class Entered(NamedTuple):
    """Somebody who has just come in, and his new token."""

    token: str
    session: Session


class Accounts:
    """All people of the house."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key
        self.passwords = Passwords()

    @staticmethod
    async def open(store: Store) -> "Accounts":
        """With the house's key, made when the house was new."""
        fresh = secrets.token_bytes(32)
        return Accounts(store, await store.write(lambda connection: small.put_once(connection, KEY, fresh)))

    # -- coming in

    async def session(self, token: str) -> Session | None:
        """Who carries a token; None if it is not ours, or no longer good."""
        if not tokens.genuine(self.key, token):
            return None
        hash, now = tokens.hashed(token), time.time()
        found = await self.store.read(lambda connection: _found(connection, hash, now))
        if found is not None and now - found.person.seen_at > SEEN:
            await self.store.write(lambda connection: rows.touch(connection, hash, now))
        return found

    async def guest(self, locale: str) -> Entered:
        """Somebody new."""
        person = _person(guest_name(), None, None, locale)
        return await self.enter(person, new=True)

    async def enter(self, person: Person, new: bool = False) -> Entered:
        """A token for somebody."""
        token = tokens.issue(self.key)
        hash = tokens.hashed(token)

        def write(connection: Connection) -> bool:
            if new and not rows.create_person(connection, person):
                return False
            rows.add_session(connection, hash, person.id, time.time())
            return True

        if not await self.store.write(write):
            raise taken(person.name)
        return Entered(token, Session(hash, person))

    async def leave(self, session: Session) -> None:
        """Forget the token."""
        await self.store.write(lambda connection: rows.drop_session(connection, session.hash))

    # -- accounts

    async def register(self, session: Session | None, name: str, password: str, locale: str) -> Entered | None:
        """Make an account: of the guest one is (None: his token stays good), or a new one."""
        name, login = proper_name(name), login_of(name)
        proper(password)
        if session is not None and session.person.login is not None:
            raise ClanmootError("account", f"You have an account already: {session.person.name}.")
        if await self.store.read(lambda connection: rows.person_by_login(connection, login)) is not None:
            raise taken(name)
        hashed = await self.passwords.hashed(password)
        if session is None:
            return await self.enter(_person(name, login, hashed, locale), new=True)
        guest = session.person.id

        def write(connection: Connection) -> bool:
            return rows.set_login(connection, guest, login, hashed) and rows.rename(connection, guest, name)

        if not await self.store.write(write):
            raise taken(name)
        return None

    async def login(self, name: str, password: str) -> Person:
        """The person with this name and password. Who guesses does not learn which of them was wrong."""
        try:
            login = login_of(name)
        except ClanmootError:
            login = ""
        person = await self.store.read(lambda connection: rows.person_by_login(connection, login)) if login else None
        kept = person.password if person else None
        if not await self.passwords.right(kept, password) or person is None or kept is None:
            raise ClanmootError("login", "There is no account with this name and this password.")
        if self.passwords.stale(kept):
            better = await self.passwords.hashed(password)
            await self.store.write(lambda connection: rows.set_password(connection, person.id, better))
        return person

    # -- changing

    async def rename(self, session: Session, wanted: str) -> str:
        """Another name, unless it is that of somebody's account."""
        name = proper_name(wanted)
        owner = await self.store.read(lambda connection: rows.person_by_login(connection, name.casefold()))
        if owner is not None and owner.id != session.person.id:
            raise taken(name)
        await self.store.write(lambda connection: rows.rename(connection, session.person.id, name))
        return name

    async def set_locale(self, session: Session, locale: str) -> None:
        """Another language."""
        await self.store.write(lambda connection: rows.set_locale(connection, session.person.id, locale))

    async def person(self, id: str) -> Person:
        """Somebody by id."""
        found = await self.store.read(lambda connection: rows.person(connection, id))
        if found is None:
            raise ClanmootError("nobody", "There is nobody with this id.")
        return found


def taken(name: str) -> ClanmootError:
    """Somebody else is called that."""
    return ClanmootError("name-taken", f"Somebody has an account with the name {name} already.")


def _person(name: str, login: str | None, password: str | None, locale: str) -> Person:
    now = time.time()
    return Person(ids.fresh(), name, login, password, now, now, locale)


def _found(connection: Connection, hash: str, now: float) -> Session | None:
    kept = rows.session(connection, hash)
    if kept is None or now - kept.seen_at > LIFETIME:
        return None
    person = rows.person(connection, kept.person)
    return None if person is None else Session(hash, person)
