"""Refusals with a message from the catalogue, so that clients can show them in the reader's language."""

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR
from clanmoot.core.messages import Message
from clanmoot.locales import ENGLISH, Speaker


class TranslatedError(ClanmootError):
    """A refusal with a catalogue message. Its text is the message in English."""

    def __init__(self, code: str, message: Message) -> None:
        super().__init__(code, Speaker(ENGLISH, (), SPECTATOR).say(message))
        self.message = message
