"""Messages: sentences that have no language yet. The catalogue in `locales` turns them into text."""

from collections.abc import Callable
from typing import NamedTuple

from .errors import ClanmootError

__all__ = ["Message", "Refusal", "Refused", "message"]


class Message(NamedTuple):
    """The id of a sentence in the catalogue, and its arguments in a fixed order. Messages can be compared and hashed.

    An argument may be another message, such as the name of a card, or several messages. An argument with the name `who`
    or `whom` is a seat.
    """

    id: str
    args: "tuple[tuple[str, str | int | Message | tuple[Message, ...]], ...]" = ()


def message(id: str, **args: "str | int | Message | tuple[Message, ...]") -> Message:
    """Return a message, with its arguments sorted by name."""
    return Message(id, tuple(sorted(args.items()) if len(args) > 1 else args.items()))


class Refusal(NamedTuple):
    """Why an action is not allowed: the id of the rule, and a message."""

    rule: str
    message: Message


class Refused(ClanmootError):
    """Raised for an action that the rules forbid. The game has not changed. `str()` returns the reason and the rule."""

    def __init__(self, refusal: Refusal, seats: tuple[str, ...] = (), seat: int = -1) -> None:
        super().__init__("refused", _reason(refusal, seats, seat))
        self.refusal = refusal  # the rule and the message


# Turns a message into an English sentence for a seat, given the names at the table.
English = Callable[[Message, tuple[str, ...], int], str]
_english: list[English] = []


def use_english(say: English) -> None:
    """Set the function that turns a message into an English sentence. Core has no catalogue of its own."""
    _english[:] = [say]


def _reason(refusal: Refusal, seats: tuple[str, ...], seat: int) -> str:
    sentence = _english[0](refusal.message, seats, seat) if _english else ""
    if not sentence:  # a game from elsewhere, whose messages are not in our catalogue
        return f"The rules do not allow this move. ({refusal.rule}, message {refusal.message.id!r})"
    return f"{sentence} ({refusal.rule})"
