"""Lessons: first games on one known deal per game. The bots always answer the same moves in the same way."""

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
    """The number of players and the deal of a lesson."""

    players: int
    deal: int


# Each deal is chosen for what its first hand shows. To change one, change the texts in web/src/lessons too.
LESSONS: Final = {
    "schotten-totten": Lesson(2, 717),
    "tain": Lesson(2, 53),
    "highland-clans": Lesson(3, 434),
    "eketorp": Lesson(3, 38),
    "glen-more": Lesson(2, 43),
}


def lesson(game: str) -> Lesson:
    """Return the lesson of a game, or raise ClanmootError."""
    if game not in LESSONS:
        raise ClanmootError("no-lesson", f"There is no lesson for {game!r}. Choose one of {', '.join(LESSONS)}.")
    return LESSONS[game]


def secret_of(game: str, deal: int) -> bytes:
    """Return the secret from which a lesson's draws follow. It is public, and no other table uses it."""
    return hashlib.sha256(f"clanmoot lesson: {game}, deal {deal}".encode()).digest()


def terms_of(game: str) -> Terms:
    """Return the terms of a lesson: anybody with the link may see it, and it is never rated."""
    return Terms(game, lesson(game).players, relief=OPPONENT, lesson=True)


def in_earnest(terms: Terms) -> Terms:
    """Return the terms of a rematch after a lesson: the same terms with an unknown deal."""
    return msgspec.structs.replace(terms, lesson=False)


def pupils(who: Who, game: str) -> list[Taken]:
    """Return the seats of a lesson: the learner first, then bots."""
    return seated(who, ["me", *[OPPONENT] * (lesson(game).players - 1)])


def seed_of(state: TableState, seat: int) -> int:
    """Return the random seed of a bot at this step of a lesson; 0 at other tables, where nobody may know the seed."""
    if not state.terms.lesson or state.table is None:
        return 0
    name = f"{state.commitment} {seat} {len(state.table.steps)} {state.cuts}"
    return int.from_bytes(hashlib.sha256(name.encode()).digest()[:6], "big") | 1
