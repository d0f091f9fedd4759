"""Small analyses for tests: few searches, few iterations, every game."""

from functools import cache
from pathlib import Path
from typing import Final

from clanmoot.analysis.analysis_task import Opened, Task, opened
from clanmoot.analysis.decision_judge import Effort, Verdict
from clanmoot.analysis.luck_and_skill import Account, Books
from clanmoot.analysis.processes import looked

GOLDEN: Final = Path(__file__).parents[1] / "golden"
TINY: Final = Effort(2, 40, 0)
# One game of each, and the steps of a few decisions in it: the first ones and the last ones.
STRETCHES: Final = {
    "schotten_totten/three": ((1, 24), (143, 0)),
    "tain/jewels": ((1, 4), (34, 0)),
    "highland_clans/bag_empty": ((1, 32), (216, 0)),
    "glen_more/two_die": ((1, 15), (240, 0)),
    "eketorp/wall": ((1, 64), (540, 0)),
}


def text_of(name: str) -> str:
    """A recorded game."""
    return (GOLDEN / f"{name}.json").read_text("utf-8")


def done(of: Opened) -> dict[int, Verdict]:
    """All that was asked for, in this process."""
    return dict(looked(of, 1))


@cache
def analysed(name: str, first: int, last: int, effort: Effort = TINY) -> tuple[Opened, Account]:
    """A stretch of a recorded game, looked at once for all tests."""
    of = opened(Task(text_of(name), effort, (), first, last))
    return of, Books(of, done(of)).account()
