"""What a person can do at a table. The server checks a command, stores it, acknowledges it and tells everybody."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .terms import MOST_SEATS, Level

LONGEST_SAYING: Final = 500

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something to do at a table."""


class Sit(Command, tag="sit", frozen=True):
    """Take an open seat, or the seat that is reserved for you.

    Once the game has begun, you can take a seat that you had before, or any open seat if you had none. At a rated table
    you can take none then.
    """

    seat: Seat


class Leave(Command, tag="leave", frozen=True):
    """Leave your seat. In a game in progress, a computer opponent of this level plays on.

    Without a level the seat is open. In a rated game in progress this is the same as `resign`.
    """

    level: Level | None = None


class Hire(Command, tag="hire", frozen=True):
    """Give an open or reserved seat to a computer opponent, before the game begins."""

    seat: Seat
    level: Level


class Dismiss(Command, tag="dismiss", frozen=True):
    """Remove a computer opponent, or end the reservation of a seat, before the game begins."""

    seat: Seat


class Decline(Command, tag="decline", frozen=True):
    """Decline a rematch: the seat that is reserved for you opens to everybody."""


class Act(Command, tag="act", frozen=True):
    """Take an action, or put it into your sealed draft. `step` is how many steps you have been shown."""

    action: Number
    step: Number


class Take(Command, tag="take", frozen=True):
    """Remove an action from your sealed draft. This may be the action that says you are ready."""

    action: Number
    step: Number


class Undo(Command, tag="undo", frozen=True):
    """Undo your last decision, if you may do so without asking the others."""

    step: Number


class Ask(Command, tag="ask", frozen=True):
    """Ask the others to agree: to take back your last decision, or to pause."""

    what: Literal["back", "pause"]


class Answer(Command, tag="answer", frozen=True):
    """Answer the question with this number."""

    number: Number
    yes: bool


class Resume(Command, tag="resume", frozen=True):
    """Resume after a pause."""


class Resign(Command, tag="resign", frozen=True):
    """Resign. You rank last, and a computer opponent plays on if there are more than two seats."""


class Say(Command, tag="say", frozen=True):
    """Write in the chat. During the game, players write to players and spectators to spectators."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


AnyCommand = Sit | Leave | Hire | Dismiss | Decline | Act | Take | Undo | Ask | Answer | Resume | Resign | Say
