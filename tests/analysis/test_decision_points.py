"""Decisions are found where there was a choice, and a sealed choice is one decision."""

from itertools import pairwise

import pytest

from clanmoot import game as find_game
from clanmoot.analysis.decision_points import points, position
from clanmoot.core.game import CHANCE
from clanmoot.core.record import from_json
from clanmoot.core.replay import open_record

from .looking import STRETCHES, text_of


@pytest.mark.parametrize("name", STRETCHES)
def test_every_step_with_a_choice_belongs_to_one_decision(name: str) -> None:
    record = from_json(text_of(name))
    game = find_game(record.game)
    table = open_record(game, record)
    owner = [CHANCE] * len(record.steps)
    for point in points(table):
        assert point.known <= point.begin < point.end
        for number in range(point.begin, point.end):
            assert owner[number] == CHANCE, "no step is decided twice"
            owner[number] = point.seat
    s = game.start(table.players, table.options)
    for number, step in enumerate(table.steps):
        if step.seat != CHANCE and len(game.legal(s, step.seat)) > 1:
            assert owner[number] == step.seat
        game.apply(s, step.seat, step.action)


def test_sealed_choices_are_made_where_the_phase_begins() -> None:
    record = from_json(text_of("eketorp/wall"))
    found = points(open_record(find_game("eketorp"), record))
    plans = [point for point in found if point.sealed][:3]
    assert [point.seat for point in plans] == [0, 1, 2]
    assert len({point.known for point in plans}) == 1
    assert plans[0].known == plans[0].begin
    assert plans[1].begin == plans[0].end


def test_a_sealed_choice_that_is_not_whole_is_none() -> None:
    record = from_json(text_of("eketorp/wall"))
    game = find_game("eketorp")
    first = next(point for point in points(open_record(game, record)) if point.sealed)
    cut = record._replace(steps=record.steps[: first.end - 1])
    assert points(open_record(game, cut)) == []


def test_whether_something_was_drawn_is_told() -> None:
    found = points(open_record(find_game("schotten-totten"), from_json(text_of("schotten_totten/three"))))
    assert found[0].drawn, "the cards were dealt"
    claims = [later for earlier, later in pairwise(found) if later.begin == earlier.end]
    assert claims
    assert not any(point.drawn for point in claims), "between a card laid and a claim nothing is drawn"


def test_the_state_after_some_steps_is_that_of_the_table() -> None:
    record = from_json(text_of("tain/jewels"))
    game = find_game("tain")
    table = open_record(game, record)
    for seat in range(table.players):
        assert game.view(position(table, 12), seat) == table.view_at(12, seat)
