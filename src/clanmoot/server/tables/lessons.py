"""First games that teach by doing: one known deal a game, opponents that answer the same moves in the same way."""

import hashlib
from typing import Final, NamedTuple

import msgspec

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.terms import Terms

from .command_judge import Who
from .events import Taken
from .new_tables import seated
from .table_state import TableState

OPPONENT: Final = "novice"


class Lesson(NamedTuple):
    """How a game is learned: with how many at the table, and on which deal."""

    players: int
    deal: int


# A deal is chosen for what its first hand shows; another one needs other words in web/src/guides.
LESSONS: Final = {
    "schotten-totten": Lesson(2, 717),
    "tain": Lesson(2, 53),
    "highland-clans": Lesson(3, 434),
    "eketorp": Lesson(3, 38),
    "glen-more": Lesson(2, 43),
}


def lesson(game: str) -> Lesson:
    """The lesson of a game."""
    if game not in LESSONS:
        raise ClanmootError("no-lesson", f"There is no lesson for {game!r}. Choose one of {', '.join(LESSONS)}.")
    return LESSONS[game]


def secret_of(game: str, deal: int) -> bytes:
    """What all chance of a lesson follows from; no secret at all, and never that of another table."""
    return hashlib.sha256(f"clanmoot lesson: {game}, deal {deal}".encode()).digest()


def terms_of(game: str) -> Terms:
    """What a lesson agrees on: seen by whoever has the link, and ranked never."""
    return Terms(game, lesson(game).players, relief=OPPONENT, lesson=True)


def in_earnest(terms: Terms) -> Terms:
    """The same without the lesson: whoever plays once more plays on cards that nobody knows."""
    return msgspec.structs.replace(terms, lesson=False)


def pupils(who: Who, game: str) -> list[Taken]:
    """Whoever learns has the first seat, opponents have the others."""
    return seated(who, ["me", *[OPPONENT] * (lesson(game).players - 1)])


def seed_of(state: TableState, seat: int) -> int:
    """What an opponent's choices follow from at this step of a lesson; 0 elsewhere, where nobody may know."""
    if not state.terms.lesson or state.table is None:
        return 0
    name = f"{state.commitment} {seat} {len(state.table.steps)} {state.cuts}"
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big") | 1
