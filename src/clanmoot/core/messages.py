"""Sentences before they have a language: the name of a message and what goes into it."""

from collections.abc import Callable
from typing import NamedTuple

from .errors import ClanmootError


class Message(NamedTuple):
    """A message of the catalogue and its arguments, in a fixed order, so that lines can be compared and hashed.

    An argument may be a line of its own (a card), or several. One called `who` or `whom` is a seat.
    """

    id: str
    args: "tuple[tuple[str, str | int | Message | tuple[Message, ...]], ...]" = ()


def message(id: str, **args: "str | int | Message | tuple[Message, ...]") -> Message:
    """A line, its arguments sorted by name."""
    return Message(id, tuple(sorted(args.items()) if len(args) > 1 else args.items()))


class Refusal(NamedTuple):
    """Why something may not be done: the rule's id, and the sentence."""

    rule: str
    message: Message


class Refused(ClanmootError):
    """A move that the rules do not allow; nothing has changed. `str()` gives the reason in English, with the rule."""

    def __init__(self, refusal: Refusal, seats: tuple[str, ...] = (), seat: int = -1) -> None:
        super().__init__("refused", _reason(refusal, seats, seat))
        self.refusal = refusal


# Says a message in English, to the seat with this number at a table with these names.
English = Callable[[Message, tuple[str, ...], int], str]
_english: list[English] = []


def use_english(say: English) -> None:
    """Set what turns a message into an English sentence. Core has no catalogue; `clanmoot/__init__.py` calls this."""
    _english[:] = [say]


def _reason(refusal: Refusal, seats: tuple[str, ...], seat: int) -> str:
    sentence = _english[0](refusal.message, seats, seat) if _english else ""
    if not sentence:  # a game from elsewhere, whose messages are not in our catalogue
        return f"The rules do not allow this move. ({refusal.rule}, message {refusal.message.id!r})"
    return f"{sentence} ({refusal.rule})"
