"""A table as people see it from outside, and how its game ended."""

from typing import Literal

import msgspec

from .terms import Terms
from .wire_message import Words

Status = Literal["open", "playing", "over", "gone"]


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: a person, a computer opponent of a level, or nobody.

    An open seat with a name is kept for the person of that name, who was invited to a rematch. After `declined` it is
    open to everybody.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    resigned: bool = False  # also where the clock ran out at a rated table
    timed_out: bool = False
    declined: bool = False


class Question(msgspec.Struct, frozen=True):
    """What somebody has asked the others to agree to, and who has agreed."""

    number: int
    what: Literal["back", "pause"]
    seat: int
    agreed: list[int]


class Origin(msgspec.Struct, frozen=True):
    """The finished game that a table plays on from, and after which of its steps."""

    table: str
    step: int


class TableCard(msgspec.Struct, frozen=True):
    """All that everybody may know of a table but the game itself."""

    id: str
    terms: Terms
    status: Status
    seats: list[Sitter]
    commitment: str  # SHA-256 of the secret that all chance follows from; the secret itself comes with the record
    paused: bool
    question: Question | None
    rematch: str  # the table where the same people play again
    origin: Origin | None = None  # where the game began, if it began in the middle of another one
    rematch_asked: list[int] = []  # the seats whose players have asked for the rematch
    expired: bool = False  # whether the server closed the table, because nobody came back to it before it began
    stopped: bool = False  # the operator of the server has ended the game, without a result


class LobbyEntry(msgspec.Struct, frozen=True):
    """An open table in the lobby, or one of one's own."""

    id: str
    terms: Terms
    status: Status
    seats: list[Sitter]
    asked: list[int]
    mine: list[int] = []  # the reader's own seats, where that matters
    opened: float = 0.0  # in seconds since 1970
    turn: int = 1  # 1 for the newest open table of its creator, 2 for the next one, and so on


class ScoreRow(msgspec.Struct, frozen=True):
    """One line of the final count: what is counted, and the points of every seat."""

    words: Words
    points: list[int]


class Ending(msgspec.Struct, frozen=True):
    """How a game ended."""

    words: Words
    ranks: list[int]
    shares: list[float]
    score: list[ScoreRow]
