"""Analyses a whole game in one call, for use by other programs."""

from typing import Any

from clanmoot.core.record import Record

from .analysis_task import USUAL, Task, opened
from .decision_judge import Effort
from .luck_and_skill import Books
from .processes import looked
from .report import report


def analyse(record: Record, effort: Effort = USUAL, workers: int = 1) -> dict[str, Any]:
    """Judge all decisions of a record, and return the report as JSON values; `schema` describes them.

    The report depends only on the record and the effort, not on the number of workers. With several workers, protect
    your script with `if __name__ == "__main__":`, because every worker process imports it. Raise ClanmootError if the
    record cannot be replayed or has no decisions.
    """
    of = opened(Task(record.to_json(), effort))
    return report(of, Books(of, dict(looked(of, workers))).account())
