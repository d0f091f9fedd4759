"""The task of an analysis: which decisions of a record, how much search, and whose knowledge to use."""

from typing import Any, Final, NamedTuple

from clanmoot.catalogue import game as find_game
from clanmoot.core.errors import ClanmootError
from clanmoot.core.record import Record, from_json
from clanmoot.core.replay import open_record
from clanmoot.core.table import Table

from .decision_judge import Effort
from .decision_points import Point, points

USUAL: Final = Effort(8, 2500, 0)  # what `clanmoot analyse` searches
QUICK: Final = Effort(4, 400, 0)  # what `clanmoot analyse --quick` searches


class Task(NamedTuple):
    """Everything that determines an analysis. Steps count from 1, as in a replay. `last` = 0 means the end."""

    record: str  # as JSON, for other processes
    effort: Effort
    seats: tuple[int, ...] = ()  # whose decisions; empty means everybody's
    first: int = 1
    last: int = 0
    open_side: bool = False


class Opened(NamedTuple):
    """A task that was checked, together with its record."""

    task: Task
    record: Record
    table: Table[Any, Any]
    points: list[Point]  # all decisions of the record
    wanted: list[Point]  # the decisions to analyse

    @property
    def whole(self) -> bool:
        """Tell whether the analysis starts with the first decision, and thus includes the chances before the game."""
        return self.task.first <= self.points[0].begin + 1

    @property
    def final(self) -> bool:
        """Tell whether the analysis includes the end of the game."""
        return self.table.over and not 0 < self.task.last <= self.points[-1].begin


def opened(task: Task) -> Opened:
    """Parse the record of a task. Raise an error if something is wrong with the record or the task."""
    record = from_json(task.record)
    table = open_record(find_game(record.game), record)
    checked(task, table)
    found = points(table)
    last = task.last or len(table.steps)
    wanted = [
        point
        for point in found
        if task.first <= point.begin + 1 <= last and (not task.seats or point.seat in task.seats)
    ]
    if not found:
        raise ClanmootError("no-decision", "This record has no decisions yet.")
    if not wanted:
        raise ClanmootError("no-decision", f"There are no decisions to analyse in steps {task.first} to {last}.")
    return Opened(task, record, table, found, wanted)


def checked(task: Task, table: Table[Any, Any]) -> None:
    """Raise an error if the task cannot be carried out."""
    steps = len(table.steps)
    if task.open_side and not table.over:
        raise ClanmootError("not-over", "This game is not over, so its hands stay hidden. Use --open when it is over.")
    for seat in task.seats:
        if not 0 <= seat < table.players:
            raise ClanmootError("seat", f"This game has seats 1 to {table.players}, but no seat {seat + 1}.")
    for step in (task.first, task.last or 1):
        if not 1 <= step <= max(1, steps):
            raise ClanmootError("no-step", f"This record has steps 1 to {steps}, but no step {step}.")
    if task.last and task.first > task.last:
        raise ClanmootError("steps", f"Step {task.first} comes after step {task.last}. Give the earlier step first.")
