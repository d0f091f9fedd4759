"""Refusals in English, for those who have no catalogue."""

from typing import Final

from clanmoot.core.errors import ClanmootError
from clanmoot.core.words import Line, Refused
from clanmoot.locales import ENGLISH, MessageError, Speaker
from clanmoot.protocol import messages
from clanmoot.protocol.words import Words, words
from clanmoot.server.people.worded import Worded
from clanmoot.server.tables import Live, Who

AWAY: Final = "The server cannot save right now. Your last action may be lost. Check before you continue."


def said(live: Live, who: Who | None, line: Line) -> str:
    """A line in English, to one person at the table."""
    seats = live.room.names()
    try:
        return Speaker(ENGLISH, seats, live.room.seat_of(who.person if who else "")).say(line)
    except (MessageError, IndexError):
        return line.message


class Wording:
    """An error, ready for the wire: code, rule, text, words."""

    def __init__(self, error: ClanmootError, live: Live | None = None, who: Who | None = None) -> None:
        self.code = error.code
        self.text = error.sentence
        self.rule = ""
        self.words: Words | None = None
        if error.code == "store-failed":  # what the database said may tell where it is; the store has logged that
            self.text = AWAY
        if isinstance(error, Worded):
            self.words = words(error.message)
        if isinstance(error, Refused):
            self.rule = error.refusal.rule
            self.words = words(error.refusal.line)
            if live is not None:
                self.text = said(live, who, error.refusal.line)

    def message(self, id: str, table: str) -> messages.Refused:
        """For the WebSocket."""
        return messages.Refused(id, self.code, self.text, self.rule, self.words, table)


class Told(ClanmootError):
    """An error that was put into words where the table was known."""

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording.code, wording.text)
        self.wording = wording


async def reason(live: Live, who: Who, id: str, action: int) -> messages.Reason:
    """Why somebody may not do something now, or why he may."""
    found = await live.why(who, action)
    if isinstance(found, Line):
        return messages.Reason(id, live.room.id, True, "", words(found), said(live, who, found))
    return messages.Reason(id, live.room.id, False, found.rule, words(found.line), said(live, who, found.line))
