"""Many games at once: each row is a game as a table would play it, and its vectors stay where they are."""

from typing import Any

import pytest

from clanmoot.core.batch import Stepper
from clanmoot.core.chance import Seeded
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table
from clanmoot.games.schotten_totten import GAME as SCHOTTEN_TOTTEN
from tests.toys.muster import MUSTER, Muster
from tests.toys.muster_rules import LAY, PUT, READY, Phase, State
from tests.toys.muster_view import View

PLAYED: list[tuple[Game[Any, Any], int, dict[str, int]]] = [
    (MUSTER, 2, {}),
    (MUSTER, 3, {"frugal": 1}),  # forced steps, which a table in a hurry takes by itself
    (SCHOTTEN_TOTTEN, 2, {"tactics": 1}),
]


def stepper(game: Game[Any, Any], players: int, seeds: list[int], **options: int) -> Stepper[Any, Any]:
    return Stepper(game, players, game.agree(options), seeds)


def observed(rows: Stepper[Any, Any], row: int) -> list[int]:
    return list(rows.observations)[row * rows.length : (row + 1) * rows.length]


def legal(rows: Stepper[Any, Any], row: int) -> list[int]:
    mask = list(rows.masks)[row * rows.choices : (row + 1) * rows.choices]
    return [action for action, allowed in enumerate(mask) if allowed]


def shares(rows: Stepper[Any, Any], row: int) -> list[float]:
    return list(rows.shares)[row * rows.players : (row + 1) * rows.players]


def drawn(rows: Stepper[Any, Any], rng: Rng) -> list[int]:
    """Any legal action in every row."""
    found = []
    for row in range(rows.size):
        actions = legal(rows, row)
        found.append(actions[rng.below(len(actions))])
    return found


@pytest.mark.parametrize(("game", "players", "options"), PLAYED)
def test_a_row_is_the_game_that_a_table_plays(game: Game[Any, Any], players: int, options: dict[str, int]) -> None:
    seeds = [5, 3, 8]
    rows = stepper(game, players, seeds, **options)
    tables = [Table(game, game.agree(options), ("a", "b", "c")[:players], Seeded(seed)) for seed in seeds]
    rng, going = Rng(1), set(range(3))
    for table in tables:
        table.advance()
    while going:
        for row in going:
            seat = tables[row].deciders()[0]
            assert rows.seats[row] == seat
            assert observed(rows, row) == game.features(tables[row].view(seat))
            assert legal(rows, row) == tables[row].legal(seat)
            assert not rows.done[row]
            assert shares(rows, row) == [0.0] * players
        actions = drawn(rows, rng)
        seats = list(rows.seats)
        rows.step(actions)
        for row in list(going):
            tables[row].act(seats[row], actions[row])
            tables[row].end_free_undo()
            if tables[row].over:
                assert rows.done[row]
                assert shares(rows, row) == list(tables[row].outcome().shares())
                going.remove(row)


def test_where_a_game_ends_the_next_one_is_dealt_by_what_is_left_of_the_seed() -> None:
    rows, rng = stepper(MUSTER, 2, [1]), Rng(1)
    first = observed(rows, 0)
    while not rows.done[0]:
        rows.step(drawn(rows, rng))
    second = observed(rows, 0)
    assert second != first
    assert shares(rows, 0) != [0.0, 0.0]
    rows.step(drawn(rows, rng))
    assert not rows.done[0]
    assert shares(rows, 0) == [0.0, 0.0]


def test_rows_do_not_know_of_each_other() -> None:
    many, rng = stepper(MUSTER, 3, [1, 2, 3]), Rng(1)
    singles = [stepper(MUSTER, 3, [seed]) for seed in (1, 2, 3)]
    for _ in range(200):
        actions = drawn(many, rng)
        many.step(actions)
        for row, single in enumerate(singles):
            single.step([actions[row]])
            assert (observed(single, 0), legal(single, 0)) == (observed(many, row), legal(many, row))
            assert (single.seats[0], single.done[0]) == (many.seats[row], many.done[row])


def test_a_sealed_choice_shows_to_nobody_else() -> None:
    shown = []
    for plan in ([READY], [PUT, PUT + 1, PUT + 3, READY]):
        rows = stepper(MUSTER, 2, [4])
        for action in plan:
            assert rows.seats[0] == 0
            rows.step([action])
        assert rows.seats[0] == 1
        shown.append((observed(rows, 0), legal(rows, 0)))
    assert shown[0] == shown[1]


def test_the_vectors_stay_where_they_are() -> None:
    rows, rng = stepper(MUSTER, 2, [1, 2]), Rng(1)
    seen = [memoryview(vector) for vector in (rows.observations, rows.masks, rows.seats, rows.done, rows.shares)]
    ended = 0
    for _ in range(100):
        rows.step(drawn(rows, rng))
        vectors = (rows.observations, rows.masks, rows.seats, rows.done, rows.shares)
        assert [view.tolist() for view in seen] == [list(vector) for vector in vectors]
        ended += sum(rows.done)
    assert ended > 2


def test_what_may_not_be_done_has_a_rule() -> None:
    rows = stepper(MUSTER, 2, [1, 2])
    assert rows.why_not(1, LAY) == MUSTER.why_not(MUSTER.table(seed=2).view(0), LAY)
    assert rows.why_not(1, LAY).rule.startswith("MU-")


class Decided(Muster):
    """Over as soon as the cards are dealt."""

    def decider(self, s: State) -> int:
        return -3 if s.phase == Phase.PLACING else super().decider(s)


def test_a_game_without_choices_is_refused_in_a_sentence() -> None:
    with pytest.raises(ClanmootError, match=r"^Muster ended before anybody had a choice\.$"):
        stepper(Decided(), 2, [1])


class Short(Muster):
    """A number is missing."""

    def features(self, v: View) -> list[int]:
        return super().features(v)[1:]


def test_features_that_are_not_as_long_as_the_layout_are_an_error() -> None:
    with pytest.raises(AssertionError, match="as long as the layout says"):
        stepper(Short(), 2, [1])
