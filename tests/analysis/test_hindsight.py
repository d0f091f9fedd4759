"""Nothing that came later, and nothing that the decider could not see, changes a number."""

from collections.abc import Iterator
from itertools import islice

import pytest

from clanmoot import game as find_game
from clanmoot.analysis.analysis_task import Opened, Task, opened
from clanmoot.analysis.decision_judge import Effort, Verdict
from clanmoot.analysis.decision_points import Point, points
from clanmoot.analysis.luck_and_skill import Books
from clanmoot.analysis.processes import OPENING, look
from clanmoot.analysis.report import report
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import CHANCE
from clanmoot.core.record import Record, from_json
from clanmoot.core.replay import open_record
from clanmoot.core.table import Table

from .looking import TINY, done, text_of
from .shells import HIDE_LEFT, HIDE_RIGHT, LEFT, RIGHT, SHELLS


def test_what_comes_later_changes_nothing() -> None:
    record = from_json(text_of("tain/jewels"))
    game = find_game("tain")
    other = open_record(game, record, upto=5)
    while len(other.steps) < 20:  # the same beginning, and then whatever else is possible
        seat = other.deciders()[0]
        other.act(seat, other.legal(seat)[-1 - len(other.steps) % 3])
    otherwise = other.record()
    assert otherwise.steps[:5] == record.steps[:5]
    assert otherwise.steps[5:20] != record.steps[5:20]
    fields = []
    for kept in (record, otherwise):
        of = opened(Task(kept.to_json(), TINY, (), 1, 6))
        fields.append(report(of, Books(of, done(of)).account()))
    before = [[entry for entry in one["decisions"] if entry["last_step"] <= 5] for one in fields]
    assert len(before[0]) == 4
    assert before[0] == before[1]
    assert fields[0]["start"] == fields[1]["start"]
    # The next decision is met with the same chances, whatever was then chosen.
    following = [one["decisions"][4] for one in fields]
    assert following[0]["played"] != following[1]["played"]


def disguised(record: Record, point: Point) -> Iterator[Record]:
    """Records that differ in hidden things only, as far as the decider of a point could see."""
    game = find_game(record.game)
    cut = record._replace(steps=record.steps[: point.end], commitment="", secret="")
    table = open_record(game, cut)
    told = table.seen_steps(point.seat)
    for number in range(point.begin):
        if told[number].action == table.steps[number].action:
            continue
        for action in range(game.actions.size):
            steps = (*cut.steps[:number], action, *cut.steps[number + 1 :])
            try:
                found = open_record(game, cut._replace(steps=steps))
            except ClanmootError:
                continue
            same = found.view_at(point.known, point.seat) == table.view_at(point.known, point.seat)
            if steps != cut.steps and same and found.seen_steps(point.seat) == told:
                yield cut._replace(steps=steps)
                break  # one disguise a step is enough


def verdict(text: str, point: Point) -> Verdict:
    of = opened(Task(text, TINY, (), point.begin + 1, point.begin + 1))
    assert of.wanted == [point]
    return look(of, 0)[1]


@pytest.mark.parametrize(
    ("name", "place", "least"),
    [("schotten_totten/three", 6, 3), ("tain/jewels", 4, 2), ("eketorp/wall", 1, 2)],
)
def test_what_is_hidden_changes_nothing(name: str, place: int, least: int) -> None:
    text = text_of(name)
    point = opened(Task(text, TINY)).points[place]
    record = from_json(text)
    expected = verdict(record._replace(steps=record.steps[: point.end]).to_json(), point)
    disguises = list(islice(disguised(record, point), least))
    assert len(disguises) == least
    assert verdict(disguises[-1].to_json(), point) == expected


def shells(pea: int, open_side: bool) -> Verdict:
    """A game of shells in which the first player guesses left."""
    table = Table(SHELLS, (), ("Anna", "Bram"), None)
    table.act(CHANCE, pea)
    table.act(0, LEFT)
    found = points(table)
    of = Opened(Task("", Effort(4, 200, 0), open_side=open_side), table.record(), table, found, found)
    return look(of, 0)[1]


def test_who_cannot_know_better_has_lost_nothing() -> None:
    assert shells(HIDE_LEFT, False) == shells(HIDE_RIGHT, False)
    verdict = shells(HIDE_RIGHT, False)
    assert sum(answer[0] for answer in verdict.after) / 4 == pytest.approx(0.5, abs=0.1)


def test_with_all_hands_open_what_was_hidden_counts() -> None:
    assert shells(HIDE_LEFT, True) == Verdict((LEFT,), ((1.0, 0.0),) * 4, ((1.0, 0.0),) * 4)
    assert shells(HIDE_RIGHT, True) == Verdict((RIGHT,), ((1.0, 0.0),) * 4, ((0.0, 1.0),) * 4)


def test_the_moment_before_the_first_step_is_the_same_for_all_games_of_a_table() -> None:
    records = [from_json(text_of(name)) for name in ("tain/jewels", "tain/cattle")]
    records = [record._replace(seats=("Anna", "Bram")) for record in records]
    found = [look(opened(Task(record.to_json(), TINY)), OPENING) for record in records]
    assert found[0] == found[1]
