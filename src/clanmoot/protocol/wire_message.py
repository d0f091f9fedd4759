"""Sentences on the wire: the name of a message and what goes into it, so that every reader has them in his language."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from clanmoot.core.messages import Line

REMEMBERED: Final = 4096  # lines: all who watch a table are told the same few, again and again


class Words(msgspec.Struct, frozen=True, gc=False):
    """A message of the catalogue and its arguments: text, numbers, other words, or a list of them."""

    id: str
    args: dict[str, Any] = {}


@lru_cache(maxsize=REMEMBERED)
def words(line: Line) -> Words:
    """A line, ready for the wire."""
    return Words(line.message, {name: _argument(value) for name, value in line.args})


def _argument(value: str | int | Line | tuple[Line, ...]) -> object:
    if isinstance(value, Line):
        return words(value)
    return [words(line) for line in value] if isinstance(value, tuple) else value
