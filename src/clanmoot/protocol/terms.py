"""What a table agrees on before the first card."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

LONGEST_CLOCK: Final = 24 * 3600
LONGEST_WAIT: Final = 30 * 24 * 3600
MOST_SEATS: Final = 6

Level = Literal["novice", "easy", "medium", "hard", "expert"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long one may think.

    `clock`: so many seconds for the whole game, and so many more for every decision. `days`: so many seconds for each
    decision. `none`: as long as one likes.
    """

    kind: Literal["none", "clock", "days"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = 0
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game, its options, and how it is played."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: dict[str, int | list[int]] = {}
    clock: Clock = Clock()
    public: bool = False  # whether it stands in the lobby; else one needs the link
    ranked: bool = False
    relief: Level = "medium"  # who moves for a seat that has run out of time or has nobody
    lesson: bool = False  # a first game on a deal that everybody knows; it counts for nothing


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table that somebody wants.

    `seats` says for each one `me`, `open`, or the level of a computer opponent; at least one is `me` or `open`.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Literal["me", "open", "novice", "easy", "medium", "hard", "expert"]], Meta(max_length=6)]
    options: dict[str, int | list[int]] = {}
    clock: Clock = Clock()
    public: bool = False
    ranked: bool = False
    relief: Level = "medium"


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game that somebody wants to play on: from which step, in which seat, against which opponents."""

    step: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    level: Level = "medium"


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game that somebody wants to learn a game by: the deal and the opponents are the lesson's own."""

    game: Annotated[str, Meta(max_length=40)]
