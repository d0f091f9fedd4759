"""Sentences on the wire: the name of a message and what goes into it, so that every reader has them in his language."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from clanmoot.core.messages import Message

REMEMBERED: Final = 4096  # lines: all who watch a table are told the same few, again and again


class Words(msgspec.Struct, frozen=True, gc=False):
    """A message of the catalogue and its arguments: text, numbers, other words, or a list of them."""

    id: str
    args: dict[str, Any] = {}


@lru_cache(maxsize=REMEMBERED)
def words(message: Message) -> Words:
    """A message, ready for the wire."""
    return Words(message.id, {name: _argument(value) for name, value in message.args})


def _argument(value: str | int | Message | tuple[Message, ...]) -> object:
    if isinstance(value, Message):
        return words(value)
    return [words(message) for message in value] if isinstance(value, tuple) else value
