"""Ids that nobody can guess, made of letters and digits that nobody confuses."""

import secrets
from typing import Final

ALPHABET: Final = "23456789abcdefghijkmnpqrstuvwxyz"
LENGTH: Final = 16  # eighty bits: a link to a table is as good as a key to it


def fresh() -> str:
    """A new id for a person or a table."""
    return "".join([secrets.choice(ALPHABET) for _ in range(LENGTH)])
