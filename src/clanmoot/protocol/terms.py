"""What is agreed on at a table before the game begins."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

LONGEST_CLOCK: Final = 24 * 3600
LONGEST_WAIT: Final = 30 * 24 * 3600
MOST_SEATS: Final = 6

Level = Literal["novice", "easy", "medium", "hard", "expert"]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think.

    - `clock`: `seconds` for the whole game, and `increment` seconds more per decision.
    - `days`: `seconds` for each decision.
    - `none`: no limit.
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
    public: bool = False  # whether the lobby lists it; else people need the link
    ranked: bool = False
    relief: Level = "medium"  # level of the bot that plays a seat without a player or without time
    lesson: bool = False  # a first game on a known deal; never rated


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create. For each seat, `seats` has `me`, `open` or the level of a computer opponent.

    At least one seat is `me` or `open`.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Literal["me", "open", "novice", "easy", "medium", "hard", "expert"]], Meta(max_length=6)]
    options: dict[str, int | list[int]] = {}
    clock: Clock = Clock()
    public: bool = False
    ranked: bool = False
    relief: Level = "medium"


class PlayOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to play on from a finished game: from which step, in which seat, against which level."""

    step: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
    level: Level = "medium"


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to start. The game decides the deal and the opponents."""

    game: Annotated[str, Meta(max_length=40)]
