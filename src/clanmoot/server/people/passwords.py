"""Passwords: hashed with argon2 in threads, a few at a time, so that nobody else waits for it."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from clanmoot.core.errors import ClanmootError

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2  # each takes a core and tens of megabytes


class Passwords:
    """Makes and checks hashes."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""

    async def hashed(self, password: str) -> str:
        """What the store keeps of a password."""
        proper(password)
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def right(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; where there is none, finding that out takes just as long."""
        if len(password) > LONGEST:
            return False
        async with self._turns:
            return await asyncio.to_thread(self._verify, kept, password)

    def stale(self, kept: str) -> bool:
        """Whether it would be hashed otherwise today."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str | None, password: str) -> bool:
        if not self._nobody:
            self._nobody = self._hasher.hash("nobody's password")
        try:
            self._hasher.verify(kept or self._nobody, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None


def proper(password: str) -> None:
    """ClanmootError unless it is long enough, and not too long."""
    if len(password) < SHORTEST:
        raise ClanmootError("password", f"A password has at least {SHORTEST} characters.")
    if len(password) > LONGEST:
        raise ClanmootError("password", f"A password has at most {LONGEST} characters.")
    try:
        password.encode("utf-8")
    except UnicodeEncodeError:
        raise ClanmootError("password", "This password holds half a character.") from None
