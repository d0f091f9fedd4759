"""Refusals in English, for clients without a catalogue."""

from typing import Final

from clanmoot.core.errors import ClanmootError
from clanmoot.core.messages import Message, Refused
from clanmoot.locales import ENGLISH, MessageError, Speaker
from clanmoot.protocol import messages
from clanmoot.protocol.wire_message import Words, words
from clanmoot.server.people.translated_error import TranslatedError
from clanmoot.server.tables import TableSession, Who

CANNOT_SAVE: Final = "Nothing can be saved right now. Your last action may be lost. Check before you continue."


def in_english(session: TableSession, who: Who | None, message: Message) -> str:
    """Return a message in English, addressed to one person at the table."""
    seats = session.state.names()
    try:
        return Speaker(ENGLISH, seats, session.state.seat_of(who.person if who else "")).say(message)
    except (MessageError, IndexError):
        return message.id


class Wording:
    """An error in the form that clients receive: code, rule, text and words."""

    def __init__(self, error: ClanmootError, session: TableSession | None = None, who: Who | None = None) -> None:
        self.code = error.code
        self.text = error.sentence
        self.rule = ""
        self.words: Words | None = None
        if error.code == "store-failed":  # the database's text may reveal its address; the store has logged it
            self.text = CANNOT_SAVE
        if isinstance(error, TranslatedError):
            self.words = words(error.message)
        if isinstance(error, Refused):
            self.rule = error.refusal.rule
            self.words = words(error.refusal.message)
            if session is not None:
                self.text = in_english(session, who, error.refusal.message)

    def message(self, id: str, table: str) -> messages.Refused:
        """Return the refusal as a WebSocket message."""
        return messages.Refused(id, self.code, self.text, self.rule, self.words, table)


class WordedError(ClanmootError):
    """An error that has its wording already. It is raised where the table is still known."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording.code, wording.text)
        self.wording = wording


async def reason(session: TableSession, who: Who, id: str, action: int) -> messages.Reason:
    """Return whether a person may take an action now, and why."""
    found = await session.why(who, action)
    if isinstance(found, Message):
        return messages.Reason(id, session.state.id, True, "", words(found), in_english(session, who, found))
    return messages.Reason(
        id, session.state.id, False, found.rule, words(found.message), in_english(session, who, found.message)
    )
