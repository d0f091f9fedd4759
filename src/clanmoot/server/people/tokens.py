"""Tokens: random, signed by the house, and kept only as a hash."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

RANDOM: Final = 32  # bytes
LONGEST: Final = 200


def issue(key: bytes) -> str:
    """A new token."""
    luck = secrets.token_bytes(RANDOM)
    return f"{_text(luck)}.{_text(_signature(key, luck))}"


def genuine(key: bytes, token: str) -> bool:
    """Whether this house has signed the token; whoever guesses needs no look into the store."""
    luck, dot, signature = token.partition(".")
    if len(token) > LONGEST or not dot:
        return False
    found, given = _bytes(luck), _bytes(signature)
    return hmac.compare_digest(_signature(key, found), given) and len(found) == RANDOM


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _signature(key: bytes, luck: bytes) -> bytes:
    return hmac.digest(key, b"token:" + luck, "sha256")


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _bytes(text: str) -> bytes:
    """The bytes behind text; none if it cannot have come from us. Each token has exactly one spelling."""
    try:
        found = base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        return b""
    return found if _text(found) == text else b""
