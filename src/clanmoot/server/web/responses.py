"""What the house answers by HTTP."""

from typing import Any, Literal

import msgspec

from clanmoot.protocol.wire_message import Words
from clanmoot.server.people.accounts import Session


class Me(msgspec.Struct, frozen=True):
    """Who one is. A program gets its token once, when it comes in; a browser gets a cookie instead."""

    person: str
    name: str
    account: bool
    locale: str
    token: str = ""
    adopted: int = 0  # games that the account has taken over from the guest


class Hint(msgspec.Struct, frozen=True):
    """What somebody else would do: the move, and the sentence that the log would tell of it."""

    action: int
    words: Words | None = None


class RatingRow(msgspec.Struct, frozen=True):
    """How strong somebody is at a game; `standing` is what is nearly certain."""

    game: str
    mu: float
    sigma: float
    games: int
    standing: float


class PersonCard(msgspec.Struct, frozen=True):
    """Somebody, as everybody may know him."""

    person: str
    name: str
    account: bool
    ratings: list[RatingRow]


class StandingRow(msgspec.Struct, frozen=True):
    """A line of a game's standings."""

    person: str
    name: str
    mu: float
    sigma: float
    games: int
    standing: float


class ResultRow(msgspec.Struct, frozen=True):
    """How a game ended for somebody."""

    table: str
    seat: int
    game: str
    players: int
    rank: int
    share: float
    score: int | None
    resigned: bool
    finished_at: float


class StatisticsRow(msgspec.Struct, frozen=True):
    """Somebody's games of one kind, summed up."""

    game: str
    games: int
    won: int
    share: float
    rank: float
    best: int | None
    resigned: int
    last_at: float


class History(msgspec.Struct, frozen=True):
    """Somebody's finished games, newest first; the next page is asked for with `before`."""

    results: list[ResultRow]
    statistics: list[StatisticsRow]
    before: float | None


class OptionCard(msgspec.Struct, frozen=True):
    """Something to agree on before the game."""

    name: str
    label: str
    values: dict[str, int]
    default: int


class TableOptionCard(msgspec.Struct, frozen=True):
    """Numbers of the box that its owner may correct."""

    name: str
    label: str
    default: list[int]
    least: int
    most: int


class GameCard(msgspec.Struct, frozen=True):
    """A game, as one has to know it before one plays it."""

    key: str
    title: str
    rules: int
    least: int
    most: int
    minutes: int
    prefix: str
    options: list[OptionCard]
    tables: list[TableOptionCard]
    levels: dict[str, list[str]]  # by number of players: opponents that there are


class ParamCard(msgspec.Struct, frozen=True):
    """A part of a move: the names of what it can be. `things`: it is a multiset of them, and `counts` says of which."""

    name: str
    names: list[str]
    things: list[str] = []
    counts: list[list[int]] = []


class KindCard(msgspec.Struct, frozen=True):
    """A kind of move: numbers from `base` on, the last parameter running fastest."""

    name: str
    label: str
    quiet: bool
    part: Literal["choice", "veiled", "chance"]
    base: int
    size: int
    params: list[ParamCard]


class GameSheet(msgspec.Struct, frozen=True):
    """A game with all its moves, so that any number can be taken apart."""

    game: GameCard
    kinds: list[KindCard]
    view: list[str]  # the fields of a view
    reasons: list[str]  # messages: why the game ended


class RuleRow(msgspec.Struct, frozen=True):
    """A numbered rule."""

    id: str
    text: str


class SectionRow(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    number: str
    title: str
    rules: list[RuleRow]


class Rules(msgspec.Struct, frozen=True):
    """All rules of a game."""

    title: str
    intro: str
    prefix: str
    sections: list[SectionRow]


class Carried(msgspec.Struct, frozen=True):
    """A command was carried out, and is stored; its frame has this number."""

    n: int


class AnalysisState(msgspec.Struct, frozen=True):
    """How far an analysis is; `result` when it is done."""

    state: Literal["none", "running", "done", "failed"]
    progress: float
    text: str = ""
    result: dict[str, Any] | None = None


class Proof(msgspec.Struct, frozen=True):
    """Verify the draws of a finished game: what was committed to, the secret, and how many draws follow from it."""

    commitment: str
    secret: str
    fair: bool
    draws: int
    text: str
    lesson: bool = False  # the secret of a lesson is known to everybody


class Catalogue(msgspec.Struct, frozen=True):
    """The sentences of a language: files of Project Fluent by name."""

    locale: str
    files: dict[str, str]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can work, and what is wrong."""

    ok: bool
    version: str
    troubles: list[str] = []


def me(session: Session, token: str = "", adopted: int = 0) -> Me:
    """Somebody to himself."""
    person = session.person
    return Me(person.id, person.name, person.login is not None, person.locale, token, adopted)
