"""What has happened at a table, numbered from 1: the only thing that is stored of it, and enough to find it again."""

from typing import Literal

import msgspec

from clanmoot.protocol.messages import Spoken
from clanmoot.protocol.tables import Origin

Hand = Literal["person", "bot", "relief"]  # who moved the pieces of a seat: its person, its computer, or a stand-in


class Taken(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: a person, a computer opponent, or nobody.

    A seat with nobody in it may be kept for a person, who is then called `name`. `declined`: that person has said no,
    and the seat is open to everybody.
    """

    person: str = ""
    name: str = ""
    level: str = ""
    kept_for: str = ""  # the id of a person; it never leaves the server
    declined: bool = False

    @property
    def occupied(self) -> bool:
        """Whether a person or a computer opponent sits there."""
        return bool(self.person or self.level)

    @property
    def open(self) -> bool:
        """Whether anybody may sit down there."""
        return not self.occupied and not self.kept_for


class Event(msgspec.Struct, frozen=True, tag_field="e", omit_defaults=True):
    """Something that has happened. The command that brought it about is known by its person and its id."""


class Opened(Event, tag="opened", frozen=True):
    """The table was set up, with these seats taken; where another game is played on, with its steps so far."""

    seats: list[Taken]
    by: str
    cid: str = ""
    origin: Origin | None = None
    past: list[int] = []


class Sat(Event, tag="sat", frozen=True):
    """A seat was taken."""

    seat: int
    taken: Taken
    by: str = ""
    cid: str = ""


class Began(Event, tag="began", frozen=True):
    """All seats were taken, and the cards were dealt."""


class Acted(Event, tag="acted", frozen=True):
    """A choice was made in the open."""

    seat: int
    action: int
    hand: Hand = "person"
    by: str = ""
    cid: str = ""


class Readied(Event, tag="readied", frozen=True):
    """A sealed choice was made, whole; it is carried out with the last of them."""

    seat: int
    draft: list[int]
    hand: Hand = "person"
    by: str = ""
    cid: str = ""


class Withdrawn(Event, tag="withdrawn", frozen=True):
    """A sealed choice that was whole is being made anew."""

    seat: int
    draft: list[int]
    by: str = ""
    cid: str = ""


class Undone(Event, tag="undone", frozen=True):
    """A decision was taken back freely."""

    seat: int
    by: str = ""
    cid: str = ""


class Asked(Event, tag="asked", frozen=True):
    """Somebody asked the others to agree to something."""

    seat: int
    what: Literal["back", "pause"]
    step: int = 0
    by: str = ""
    cid: str = ""


class Answered(Event, tag="answered", frozen=True):
    """Somebody agreed, or did not."""

    seat: int
    yes: bool
    by: str = ""
    cid: str = ""


class Resumed(Event, tag="resumed", frozen=True):
    """A pause is over."""

    by: str = ""
    cid: str = ""


class Resigned(Event, tag="resigned", frozen=True):
    """A seat will be last."""

    seat: int
    by: str = ""
    cid: str = ""


class TimedOut(Event, tag="timed-out", frozen=True):
    """The clocks of these seats ran out in the same moment at a rated table: the server resigns them."""

    seats: list[int]


class Expired(Event, tag="expired", frozen=True):
    """Nobody came back to a table that had not begun, so the server closed it."""


class Said(Event, tag="said", frozen=True):
    """Something was said."""

    spoken: Spoken
    by: str = ""
    cid: str = ""


class Rematched(Event, tag="rematched", frozen=True):
    """A player asked for a rematch, or agreed to one: it is played at another table."""

    table: str
    by: str = ""
    cid: str = ""


class Stopped(Event, tag="stopped", frozen=True):
    """The operator of the server has ended the game, without a result."""


AnyEvent = (
    Opened
    | Sat
    | Began
    | Acted
    | Readied
    | Withdrawn
    | Undone
    | Asked
    | Answered
    | Resumed
    | Resigned
    | TimedOut
    | Expired
    | Said
    | Rematched
    | Stopped
)

encoded = msgspec.json.Encoder().encode
decoded = msgspec.json.Decoder(AnyEvent).decode
