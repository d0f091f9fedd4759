"""Unguessable random ids, without letters and digits that look alike."""

import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyz"
LENGTH: Final = 16  # 80 bits, because the link to a table also grants access to it


def fresh() -> str:
    """Return a new id for a person or a table."""
    return "".join([secrets.choice(ALPHABET) for _ in range(LENGTH)])
