"""A table as seen from outside, and how its game ended."""

from typing import Literal

import msgspec

from .terms import Terms
from .wire_message import Words

Status = Literal["open", "playing", "over", "gone"]


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """The player of a seat: a person, a computer opponent of a level, or nobody yet.

    An open seat with a name is reserved for the person of that name, who was invited to a rematch. After `declined` it
    is open to everybody.
    """

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    resigned: bool = False  # also where the clock ran out at a rated table
    timed_out: bool = False
    declined: bool = False


class Question(msgspec.Struct, frozen=True):
    """What a player has asked the others to agree to, and which seats have agreed."""

    number: int
    what: Literal["back", "pause"]
    seat: int
    agreed: list[int]


class Origin(msgspec.Struct, frozen=True):
    """The finished game that a table continues, and the number of its steps that come before."""

    table: str
    step: int


class TableCard(msgspec.Struct, frozen=True):
    """Everything about a table that everybody may know, apart from the game itself."""

    id: str
    terms: Terms
    status: Status
    seats: list[Sitter]
    commitment: str  # SHA-256 of the secret that all draws follow from; the record contains the secret
    paused: bool
    question: Question | None
    rematch: str  # the table where the same people play again
    origin: Origin | None = None  # where the game began, if it continues another one
    rematch_asked: list[int] = []  # the seats whose players have asked for a rematch
    expired: bool = False  # the server closed the table, because nobody came back before the game began
    stopped: bool = False  # the operator of the server has ended the game, without a result


class LobbyEntry(msgspec.Struct, frozen=True):
    """An open table in the lobby, or one of your own tables."""

    id: str
    terms: Terms
    status: Status
    seats: list[Sitter]
    asked: list[int]
    mine: list[int] = []  # your own seats, in the list of your tables
    opened: float = 0.0  # seconds since 1970
    turn: int = 1  # 1 for the newest open table of its creator, 2 for the next one, and so on


class ScoreRow(msgspec.Struct, frozen=True):
    """One line of the score: what is counted, and the points of every seat."""

    words: Words
    points: list[int]


class Ending(msgspec.Struct, frozen=True):
    """How a game ended."""

    words: Words
    ranks: list[int]
    shares: list[float]
    score: list[ScoreRow]
