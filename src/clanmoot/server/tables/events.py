"""The events of a table, numbered from 1. A table can be rebuilt from its stored events."""

from typing import Literal

import msgspec

from clanmoot.protocol.messages import Spoken
from clanmoot.protocol.tables import Origin

Hand = Literal["person", "bot", "relief"]  # who decided for a seat; relief: a bot for its person


class Taken(msgspec.Struct, frozen=True, omit_defaults=True):
    """The occupant of a seat: a person, a computer opponent, or nobody.

    An empty seat may be reserved for a person, whose name is then `name`. With `declined`, that person has declined and
    anybody may sit down.
    """

    person: str = ""
    name: str = ""
    level: str = ""
    kept_for: str = ""  # the id of a person; it never leaves the server
    declined: bool = False

    @property
    def occupied(self) -> bool:
        """Tell whether a person or a computer opponent sits there."""
        return bool(self.person or self.level)

    @property
    def open(self) -> bool:
        """Tell whether anybody may sit down there."""
        return not self.occupied and not self.kept_for


class Event(msgspec.Struct, frozen=True, tag_field="e", omit_defaults=True):
    """Something that happened at a table. `by` is the person behind it, and `cid` the id of their command, if any."""


class Opened(Event, tag="opened", frozen=True):
    """The table was created with these seats. If it continues another game, `past` is that game's steps so far."""

    seats: list[Taken]
    by: str
    cid: str = ""
    origin: Origin | None = None
    past: list[int] = []


class Sat(Event, tag="sat", frozen=True):
    """The occupant of a seat changed."""

    seat: int
    taken: Taken
    by: str = ""
    cid: str = ""


class Began(Event, tag="began", frozen=True):
    """All seats were taken, and the game began."""


class Acted(Event, tag="acted", frozen=True):
    """A seat made an open choice."""

    seat: int
    action: int
    hand: Hand = "person"
    by: str = ""
    cid: str = ""


class Readied(Event, tag="readied", frozen=True):
    """A seat completed its sealed choice. When all seats have, the server carries out all sealed choices."""

    seat: int
    draft: list[int]
    hand: Hand = "person"
    by: str = ""
    cid: str = ""


class Withdrawn(Event, tag="withdrawn", frozen=True):
    """A seat reopened its complete sealed choice."""

    seat: int
    draft: list[int]
    by: str = ""
    cid: str = ""


class Undone(Event, tag="undone", frozen=True):
    """A seat took back a decision that needs no consent."""

    seat: int
    by: str = ""
    cid: str = ""


class Asked(Event, tag="asked", frozen=True):
    """A seat asked the others to agree to a take-back or a pause."""

    seat: int
    what: Literal["back", "pause"]
    step: int = 0
    by: str = ""
    cid: str = ""


class Answered(Event, tag="answered", frozen=True):
    """A seat agreed or declined."""

    seat: int
    yes: bool
    by: str = ""
    cid: str = ""


class Resumed(Event, tag="resumed", frozen=True):
    """A pause ended."""

    by: str = ""
    cid: str = ""


class Resigned(Event, tag="resigned", frozen=True):
    """A seat resigned."""

    seat: int
    by: str = ""
    cid: str = ""


class TimedOut(Event, tag="timed-out", frozen=True):
    """The clocks of these seats ran out at the same moment in a rated game, so the server resigned them."""

    seats: list[int]


class Expired(Event, tag="expired", frozen=True):
    """The server closed a table that had not begun, because nobody came back."""


class Said(Event, tag="said", frozen=True):
    """A person sent a chat message."""

    spoken: Spoken
    by: str = ""
    cid: str = ""


class Rematched(Event, tag="rematched", frozen=True):
    """A player asked for a rematch or agreed to one. The rematch is played at another table."""

    table: str
    by: str = ""
    cid: str = ""


class Stopped(Event, tag="stopped", frozen=True):
    """The operator of the server ended the game without a result."""


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
