"""Refusals whose sentence stands in the catalogue, so that every client can say it in the language of its reader."""

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import SPECTATOR
from clanmoot.core.messages import Message
from clanmoot.locales import ENGLISH, Speaker


class TranslatedError(ClanmootError):
    """A refusal with a message of the catalogue; its own sentence is the English one."""

    def __init__(self, code: str, message: Message) -> None:
        super().__init__(code, Speaker(ENGLISH, (), SPECTATOR).say(message))
        self.message = message
