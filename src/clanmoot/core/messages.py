"""Sentences before they have a language: the name of a message and what goes into it."""

from typing import NamedTuple

from .errors import ClanmootError


class Line(NamedTuple):
    """A message of the catalogue and its arguments, in a fixed order, so that lines can be compared and hashed.

    An argument may be a line of its own (a card), or several. One called `who` or `whom` is a seat.
    """

    message: str
    args: "tuple[tuple[str, str | int | Line | tuple[Line, ...]], ...]" = ()


def line(message: str, **args: "str | int | Line | tuple[Line, ...]") -> Line:
    """A line, its arguments sorted by name."""
    return Line(message, tuple(sorted(args.items()) if len(args) > 1 else args.items()))


class Refusal(NamedTuple):
    """Why something may not be done: the rule's id, and the sentence."""

    rule: str
    line: Line


class Refused(ClanmootError):
    """A move that the rules do not allow; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__("refused", f"{refusal.rule}: {refusal.line.message}")
        self.refusal = refusal
