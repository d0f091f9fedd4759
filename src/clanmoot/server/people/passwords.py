"""Passwords, hashed with argon2 in a few threads so that the event loop does not wait."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from clanmoot.core.messages import message

from .translated_error import TranslatedError
from .weak_passwords import check_guesses

SHORTEST: Final = 8
LONGEST: Final = 200
AT_ONCE: Final = 2  # hashes at a time; each takes a core and tens of megabytes


class Passwords:
    """Creates and checks password hashes."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobody = ""

    async def chosen(self, password: str, name: str) -> str:
        """Return the hash of a new password for a person of this name. Raise TranslatedError if it is too weak."""
        proper(password)
        async with self._turns:
            await asyncio.to_thread(check_guesses, password, name)
        return await self.hashed(password)

    async def hashed(self, password: str) -> str:
        """Return the hash of a password. Raise TranslatedError if its length is wrong or it cannot be encoded."""
        proper(password)
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def right(self, kept: str | None, password: str) -> bool:
        """Tell whether the password matches the hash. Without a hash, take the same time and return False."""
        if len(password) > LONGEST:
            return False
        async with self._turns:
            return await asyncio.to_thread(self._verify, kept, password)

    def stale(self, kept: str) -> bool:
        """Tell whether a hash was made with parameters other than the current ones."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str | None, password: str) -> bool:
        if not self._nobody:
            self._nobody = self._hasher.hash("nobody's password")
        try:
            self._hasher.verify(kept or self._nobody, password)
        except (VerificationError, InvalidHashError, UnicodeEncodeError):
            return False
        return kept is not None


def proper(password: str) -> None:
    """Refuse a password that is too short, too long, or cannot be encoded."""
    if len(password) < SHORTEST:
        raise TranslatedError("password", message("password-short", least=SHORTEST))
    if len(password) > LONGEST:
        raise TranslatedError("password", message("password-long", most=LONGEST))
    try:
        password.encode("utf-8")
    except UnicodeEncodeError:
        raise TranslatedError("password", message("password-odd")) from None
