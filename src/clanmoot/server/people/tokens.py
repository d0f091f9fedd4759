"""Session tokens: random, signed by the server, and stored only as a hash."""

import base64
import hashlib
import hmac
import secrets
from typing import Final

RANDOM: Final = 32  # bytes
LONGEST: Final = 200


def issue(key: bytes) -> str:
    luck = secrets.token_bytes(RANDOM)
    return f"{_text(luck)}.{_text(_signature(key, luck))}"


def genuine(key: bytes, token: str) -> bool:
    """Tell whether this server signed the token. Guessed tokens are rejected without a database query."""
    luck, dot, signature = token.partition(".")
    if len(token) > LONGEST or not dot:
        return False
    found, given = _bytes(luck), _bytes(signature)
    return hmac.compare_digest(_signature(key, found), given) and len(found) == RANDOM


def hashed(token: str) -> str:
    """Return the hash under which the store keeps a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def _signature(key: bytes, luck: bytes) -> bytes:
    return hmac.digest(key, b"token:" + luck, "sha256")


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def _bytes(text: str) -> bytes:
    """Decode base64. Return no bytes if the text is not exactly what `_text` would write for them."""
    try:
        found = base64.urlsafe_b64decode(text.encode("ascii") + b"=" * (-len(text) % 4))
    except ValueError:
        return b""
    return found if _text(found) == text else b""
