"""What an opponent is asked: by name in a queue, and in full where it thinks."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from clanmoot.core.undo_barrier import Step


class Job(NamedTuple):
    """A decision that a table waits for, named; nothing in it is anybody's secret."""

    table: str
    number: int
    seat: int


class Question(NamedTuple):
    """A decision with all that the seat knows; it never leaves this machine."""

    table: str
    game: str
    number: int
    seat: int
    level: str
    view: object
    legal: list[int]
    told: list[Step]
    players: int
    seed: int = 0  # for an opponent whose choices can be foretold, in a lesson; else nobody can guess it

    @property
    def job(self) -> Job:
        """How the decision is called in a queue."""
        return Job(self.table, self.number, self.seat)


class Answer(NamedTuple):
    """What was chosen; `trouble` says why the opponent that was asked did not choose itself."""

    action: int
    trouble: str = ""
    spent: float = 0.0  # milliseconds of a processor


HttpProtocol = Callable[[str, int, int], Awaitable[Question | None]]
Deciding = Callable[[str, int, int, int], Awaitable[None]]
Wanted = Callable[[int, int], bool]  # whether a table still waits for a seat to decide this
