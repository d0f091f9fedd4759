"""Turns catalogue messages into sentences of a language, addressed to one person at the table."""

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from clanmoot.core.messages import Message

ENGLISH: Final = "en"
# Arguments that are seats, each with the argument that is "yes" if the reader has that seat.
SEATS: Final = {"who": "you", "whom": "yours"}


class MessageError(KeyError):
    """Raised for a message that cannot be formatted: the catalogue lacks its id, or an argument is missing."""


class Speaker:
    """Formats messages for the person in seat `me`.

    In the catalogue, `$you` is "yes" if `$who` is that person, and `$yours` is "yes" if `$whom` is.
    """

    def __init__(self, locale: str, seats: tuple[str, ...], me: int) -> None:
        self.bundle = catalogue(locale)
        self.seats = seats
        self.me = me

    def say(self, message: Message) -> str:
        """Return the message as a sentence. Raise MessageError if the catalogue cannot format it."""
        if not self.bundle.has_message(message.id):
            raise MessageError(f"The catalogue has no message {message.id!r}.")
        entry = self.bundle.get_message(message.id)
        if entry.value is None:
            raise MessageError(f"The message {message.id!r} has no text.")
        text, errors = self.bundle.format_pattern(entry.value, self._arguments(message))
        if errors:
            raise MessageError(f"The message {message.id!r} cannot be said: {errors[0]}.")
        return str(text)

    def name(self, seat: int) -> str:
        """Return how a seat is called in a sentence for this person: "you", or the player's name."""
        return self.say(Message("seat", (("who", seat),)))

    def listed(self, messages: tuple[Message, ...]) -> str:
        """Return several messages joined as a list: "a, b and c"."""
        words = [self.say(message) for message in messages]
        if len(words) < 2:
            return "".join(words)
        return self.say(Message("list", (("last", words[-1]), ("others", ", ".join(words[:-1])))))

    def _arguments(self, message: Message) -> dict[str, str | int]:
        found: dict[str, str | int] = {}
        for name, value in message.args:
            if isinstance(value, Message):
                found[name] = self.say(value)
            elif isinstance(value, tuple):
                found[name] = self.listed(value)
            elif name in SEATS and isinstance(value, int):
                found[name] = self.seats[value]
                found[SEATS[name]] = "yes" if value == self.me else "no"
            else:
                found[name] = value
        return found


@cache
def catalogue(locale: str) -> FluentBundle:
    """Return all messages of a language. Its files are read only once: one per game, and one for the table."""
    bundle = FluentBundle([locale], use_isolating=False)
    for source in sources(locale).values():
        bundle.add_resource(FluentResource(source))
    return bundle


def sources(locale: str) -> dict[str, str]:
    """Return the text of a language's files, by file name."""
    folder = files("clanmoot.locales") / locale
    found = sorted([entry for entry in folder.iterdir() if entry.name.endswith(".ftl")], key=lambda entry: entry.name)
    return {entry.name: entry.read_text(encoding="utf-8") for entry in found}
