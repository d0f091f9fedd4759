"""Catalogue messages on the wire: id and arguments, so that every client shows them in its own language."""

from functools import lru_cache
from typing import Any, Final

import msgspec

from clanmoot.core.messages import Message

REMEMBERED: Final = 4096  # cached messages: all watchers of a table get the same few


class Words(msgspec.Struct, frozen=True, gc=False):
    """A message of the catalogue and its arguments: text, numbers, other messages, or a list of them."""

    id: str
    args: dict[str, Any] = {}


@lru_cache(maxsize=REMEMBERED)
def words(message: Message) -> Words:
    """Return a message in the format in which it is sent. Results are cached."""
    return Words(message.id, {name: _argument(value) for name, value in message.args})


def _argument(value: str | int | Message | tuple[Message, ...]) -> object:
    if isinstance(value, Message):
        return words(value)
    return [words(message) for message in value] if isinstance(value, tuple) else value
