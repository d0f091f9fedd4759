"""Questions to bots. A queue only holds their names, as `Job`. The process that thinks gets the full `Question`."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from clanmoot.core.undo_barrier import Step


class Job(NamedTuple):
    """The name of a decision that a table waits for. It contains no hidden information."""

    table: str
    number: int
    seat: int


class Question(NamedTuple):
    """A decision, with everything that the seat knows. It never leaves this machine."""

    table: str
    game: str
    number: int
    seat: int
    level: str
    view: object
    legal: list[int]
    told: list[Step]
    players: int
    seed: int = 0  # of a bot with predictable choices, in a lesson; 0 for a random, secret seed

    @property
    def job(self) -> Job:
        """The name of this decision in a queue."""
        return Job(self.table, self.number, self.seat)


class Answer(NamedTuple):
    """The chosen action. If the bot failed to choose it, `trouble` says why."""

    action: int
    trouble: str = ""
    spent: float = 0.0  # milliseconds of processor time


AskTable = Callable[[str, int, int], Awaitable[Question | None]]  # the question of a table, step and seat
Decide = Callable[[str, int, int, int], Awaitable[None]]
Wanted = Callable[[int, int], bool]  # whether a table still waits for a seat to decide this
