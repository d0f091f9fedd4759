"""How thorough an analysis of a server is: as thorough as it is told to be, within reason."""

import pytest

from clanmoot.analysis.analysis_task import Task, opened
from clanmoot.analysis.decision_judge import Effort
from clanmoot.catalogue import game
from clanmoot.core.rng import Rng
from clanmoot.server.work.analysis_main import limit_effort


@pytest.mark.parametrize(
    ("key", "players", "wanted", "iterations"),
    [("schotten-totten", 2, 2500, 2400), ("schotten-totten", 2, 40, 40), ("eketorp", 6, 2500, 1200)],
)
def test_no_search_is_longer_than_the_thought_behind_a_hint(
    key: str, players: int, wanted: int, iterations: int
) -> None:
    table = game(key).table(tuple("ABCDEF"[:players]), seed=1)
    rng = Rng(1)
    while len(table.steps) < 40:
        seat = table.deciders()[0]
        legal = table.legal(seat)
        table.act(seat, legal[int(rng.below(len(legal)))])
    of = limit_effort(opened(Task(table.record().to_json(), Effort(8, wanted, 0))))
    assert of.task.effort == Effort(8, iterations, 0)
