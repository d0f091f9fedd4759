"""The analysis of a whole game in one call, for programs."""

from typing import Any

from clanmoot.core.record import Record

from .analysis_task import USUAL, Task, opened
from .decision_judge import Effort
from .luck_and_skill import Books
from .processes import looked
from .report import report


def analyse(record: Record, effort: Effort = USUAL, workers: int = 1) -> dict[str, Any]:
    """Judge all decisions of a record, and return the report as JSON values; `schema` describes them.

    The same record and effort give the same report, on any number of workers. With several workers, protect your script
    with `if __name__ == "__main__":`, because every worker process imports it. ClanmootError if the record cannot be
    replayed or has no decisions.
    """
    of = opened(Task(record.to_json(), effort))
    return report(of, Books(of, dict(looked(of, workers))).account())
