"""What somebody may do at a table. Every command is checked, stored, acknowledged and told, in that order."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from .terms import MOST_SEATS, Level

LONGEST_SAYING: Final = 500

Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]


class Command(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something to be done at a table."""


class Sit(Command, tag="sit", frozen=True):
    """Take an open seat, or the one that is kept for you.

    Once the game has begun, only a seat that you had before, or any if you had none; at a rated table no seat at all.
    """

    seat: Seat


class Leave(Command, tag="leave", frozen=True):
    """Give up your seat. In a game that is being played, a computer opponent of this level plays on.

    Without a level the seat is open. In a rated game that is being played, this is the same as `resign`.
    """

    level: Level | None = None


class Hire(Command, tag="hire", frozen=True):
    """Let a computer opponent take an open seat, or one that is kept for a person, before the game begins."""

    seat: Seat
    level: Level


class Dismiss(Command, tag="dismiss", frozen=True):
    """Let a computer opponent go, or stop keeping a seat for a person, before the game begins."""

    seat: Seat


class Decline(Command, tag="decline", frozen=True):
    """Say no to a rematch: the seat that is kept for you is open to everybody."""


class Act(Command, tag="act", frozen=True):
    """Make a choice, or put it into one's sealed draft. `step` is how many steps one has been shown."""

    action: Number
    step: Number


class Take(Command, tag="take", frozen=True):
    """Take a choice out of one's sealed draft again; readiness too."""

    action: Number
    step: Number


class Undo(Command, tag="undo", frozen=True):
    """Take one's last decision back, where that is free."""

    step: Number


class Ask(Command, tag="ask", frozen=True):
    """Ask the others to agree: to take one's last decision back, or to pause."""

    what: Literal["back", "pause"]


class Answer(Command, tag="answer", frozen=True):
    """Agree or not, to the question with this number."""

    number: Number
    yes: bool


class Resume(Command, tag="resume", frozen=True):
    """Go on after a pause."""


class Resign(Command, tag="resign", frozen=True):
    """Be last. A computer opponent plays on where more than two sit."""


class Say(Command, tag="say", frozen=True):
    """Say something: seats to seats and watchers to watchers while the game lasts."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_SAYING)]


AnyCommand = Sit | Leave | Hire | Dismiss | Decline | Act | Take | Undo | Ask | Answer | Resume | Resign | Say
