"""The bodies of HTTP responses."""

from typing import Any, Literal

import msgspec

from clanmoot.protocol.wire_message import Words
from clanmoot.server.people.accounts import Session


class Me(msgspec.Struct, frozen=True):
    """Who you are. A program receives its token once, when it logs in. A browser gets a cookie instead."""

    person: str
    name: str
    account: bool
    locale: str
    token: str = ""
    adopted: int = 0  # games that the account has taken over from the guest


class Hint(msgspec.Struct, frozen=True):
    """The move that a computer player would make, and the message that the log would show for it."""

    action: int
    words: Words | None = None


class RatingRow(msgspec.Struct, frozen=True):
    """A person's rating in one game. `standing` is a cautious estimate of the skill: mu minus three sigma."""

    game: str
    mu: float
    sigma: float
    games: int
    standing: float


class PersonCard(msgspec.Struct, frozen=True):
    """A person, as everybody may see them."""

    person: str
    name: str
    account: bool
    ratings: list[RatingRow]


class StandingRow(msgspec.Struct, frozen=True):
    """A row of a game's leaderboard."""

    person: str
    name: str
    mu: float
    sigma: float
    games: int
    standing: float


class ResultRow(msgspec.Struct, frozen=True):
    """How a game ended for a person."""

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
    """A person's results in one game, summed up."""

    game: str
    games: int
    won: int
    share: float
    rank: float
    best: int | None
    resigned: int
    last_at: float


class History(msgspec.Struct, frozen=True):
    """A person's finished games, newest first. For the next page, send `before` with the next request."""

    results: list[ResultRow]
    statistics: list[StatisticsRow]
    before: float | None


class OptionCard(msgspec.Struct, frozen=True):
    """An option that players agree on before the game."""

    name: str
    label: str
    values: dict[str, int]
    default: int


class TableOptionCard(msgspec.Struct, frozen=True):
    """Numbers printed in the box, which its owner may correct."""

    name: str
    label: str
    default: list[int]
    least: int
    most: int


class GameCard(msgspec.Struct, frozen=True):
    """What you need to know about a game before you play it."""

    key: str
    title: str
    rules: int
    least: int
    most: int
    minutes: int
    prefix: str
    options: list[OptionCard]
    tables: list[TableOptionCard]
    levels: dict[str, list[str]]  # levels of computer players, by number of players


class ParamCard(msgspec.Struct, frozen=True):
    """A parameter of a move and the names of its values. With `things`, a value is a multiset of them: see `counts`."""

    name: str
    names: list[str]
    things: list[str] = []
    counts: list[list[int]] = []


class KindCard(msgspec.Struct, frozen=True):
    """A kind of move: its numbers begin at `base`, and the last parameter varies fastest."""

    name: str
    label: str
    quiet: bool
    part: Literal["choice", "veiled", "chance"]
    base: int
    size: int
    params: list[ParamCard]


class GameSheet(msgspec.Struct, frozen=True):
    """A game with all its moves, so that a client can decode any action."""

    game: GameCard
    kinds: list[KindCard]
    view: list[str]  # the fields of a view
    reasons: list[str]  # messages: why the game ended


class RuleRow(msgspec.Struct, frozen=True):
    """A numbered rule."""

    id: str
    text: str


class SectionRow(msgspec.Struct, frozen=True):
    """A section of the rules."""

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
    """A command was carried out and stored. Its frame has the number `n`."""

    n: int


class AnalysisState(msgspec.Struct, frozen=True):
    """The progress of an analysis, and its `result` when it is done."""

    state: Literal["none", "running", "done", "failed"]
    progress: float
    text: str = ""
    result: dict[str, Any] | None = None


class Proof(msgspec.Struct, frozen=True):
    """The check of a game's draws: the commitment, the secret, and how many draws follow from it."""

    commitment: str
    secret: str
    fair: bool
    draws: int
    text: str
    lesson: bool = False  # the secret of a lesson is known to everybody


class Catalogue(msgspec.Struct, frozen=True):
    """The messages of a language: Project Fluent files by name."""

    locale: str
    files: dict[str, str]


class Health(msgspec.Struct, frozen=True):
    """Whether the server can work, and what is wrong."""

    ok: bool
    version: str
    troubles: list[str] = []


def me(session: Session, token: str = "", adopted: int = 0) -> Me:
    """Return a person as they see themselves."""
    person = session.person
    return Me(person.id, person.name, person.login is not None, person.locale, token, adopted)
