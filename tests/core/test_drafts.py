"""Sealed choices: put and taken back in any order, known to nobody else, carried out together."""

from itertools import permutations

import pytest

from clanmoot.core.game import CHANCE, SPECTATOR
from clanmoot.core.messages import Refused
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table, TableError
from tests.core.test_replay import play_on
from tests.toys.muster import MUSTER
from tests.toys.muster_rules import LAY, PUT, READY, Phase, State
from tests.toys.muster_view import View

NORTH, EAST, SOUTH, WEST = range(PUT, PUT + 4)
SEATS = ("Ann", "Ben", "Cat")


def placing() -> Table[State, View]:
    """Three players are to place their men."""
    table = MUSTER.table(seats=SEATS, seed=1)
    assert table.deciders() == [0, 1, 2]
    return table


def given(table: Table[State, View], *watchers: int) -> list[object]:
    """What some people are given."""
    return [(table.view(who), table.seen_steps(who), table.log(who)) for who in watchers]


def refused(table: Table[State, View], seat: int, action: int) -> str:
    """The rule against something; the draft stays as it was."""
    draft = table.draft(seat)
    with pytest.raises(Refused) as caught:
        table.act(seat, action)
    assert table.draft(seat) == draft
    return caught.value.refusal.rule


def test_men_are_put_in_any_order() -> None:
    table = placing()
    for action in (WEST, NORTH, SOUTH):
        table.act(1, action)
    assert table.draft(1) == [NORTH, SOUTH, WEST]
    assert table.view(1).men[1] == (1, 0, 1, 1)


def test_and_taken_back_in_any_order() -> None:
    table = placing()
    for action in (WEST, NORTH, WEST):
        table.act(0, action)
    table.take(0, WEST)
    assert table.draft(0) == [NORTH, WEST]
    table.take(0, NORTH)
    assert (table.draft(0), table.view(0).men[0]) == ([WEST], (0, 0, 0, 1))


def test_who_is_ready_may_think_again() -> None:
    table = placing()
    table.act(0, EAST)
    table.act(0, READY)
    assert (table.deciders(), table.legal(0), table.additions(0)) == ([1, 2], [], [])
    table.take(0, READY)
    assert table.deciders() == [0, 1, 2]
    table.act(0, NORTH)
    assert table.draft(0) == [NORTH, EAST]


def test_a_man_may_be_taken_out_of_a_finished_plan() -> None:
    """The plan stays whole without it."""
    table = placing()
    for action in (EAST, SOUTH, READY):
        table.act(0, action)
    assert table.removals(0) == [EAST, SOUTH, READY]
    table.take(0, EAST)
    assert (table.draft(0), table.deciders()) == ([SOUTH, READY], [1, 2])


def test_additions_are_all_that_fits_and_the_legal_list_continues_from_the_last() -> None:
    table = placing()
    assert table.additions(0) == table.legal(0) == [NORTH, EAST, SOUTH, WEST, READY]
    table.act(0, SOUTH)
    assert table.legal(0) == [SOUTH, WEST, READY]
    assert table.additions(0) == [NORTH, EAST, SOUTH, WEST, READY]
    table.act(0, SOUTH)
    table.act(0, NORTH)
    assert table.additions(0) == table.legal(0) == [READY]
    assert table.removals(0) == [NORTH, SOUTH]


def test_what_does_not_fit_is_refused_with_a_rule() -> None:
    table = placing()
    assert refused(table, 0, LAY) == "MU-2.4"
    assert refused(table, 0, MUSTER.actions.size) == "MU-1.1"
    for action in (WEST, NORTH, SOUTH):
        table.act(0, action)
    assert refused(table, 0, WEST) == "MU-1.1"
    table.act(0, READY)
    assert refused(table, 0, READY) == "MU-2.2"
    assert refused(table, 0, NORTH) == "MU-2.2"


def test_what_is_allowed_out_of_order_has_no_reason_against_it() -> None:
    table = placing()
    table.act(0, WEST)
    assert NORTH not in table.legal(0)
    assert (table.may(0, NORTH), table.why_not(0, NORTH)) == (True, None)


def test_nobody_deals_in_a_sealed_phase() -> None:
    table = placing()
    with pytest.raises(Refused):
        table.act(CHANCE, MUSTER.actions.parse("1 drawn"))


@pytest.mark.parametrize("action", [NORTH, READY, LAY, -1, 10**9])
def test_what_was_not_put_cannot_be_taken(action: int) -> None:
    table = placing()
    table.act(0, WEST)
    with pytest.raises(TableError) as caught:
        table.take(0, action)
    assert caught.value.sentence == "You cannot take that back now."
    assert table.draft(0) == [WEST]


def test_others_are_told_only_who_is_waited_for() -> None:
    table = placing()
    before, record = given(table, 0, 2, SPECTATOR), table.record()
    for action, waited in ((WEST, [0, 1, 2]), (NORTH, [0, 1, 2]), (READY, [0, 2])):
        table.act(1, action)
        assert table.deciders() == waited
        assert given(table, 0, 2, SPECTATOR) == before
        assert table.record() == record
    table.take(1, WEST)
    assert given(table, 0, 2, SPECTATOR) == before


def test_a_watcher_has_no_draft() -> None:
    table = placing()
    for nobody in (SPECTATOR, 7):
        assert (table.draft(nobody), table.additions(nobody), table.removals(nobody)) == ([], [], [])


def test_a_draft_that_was_handed_out_is_a_copy() -> None:
    table = placing()
    table.act(0, WEST)
    table.draft(0).append(READY)
    assert table.draft(0) == [WEST]


PLANS = {0: [WEST, NORTH, READY], 1: [READY], 2: [SOUTH, EAST, SOUTH, READY]}


def test_the_last_whole_draft_carries_all_of_them_out() -> None:
    table = placing()
    dealt = len(table.steps)
    for seat, plan in PLANS.items():
        for action in plan:
            table.act(seat, action)
    steps = [(step.seat, step.action) for step in table.steps[dealt : dealt + 8]]
    assert steps == [(seat, action) for seat, plan in PLANS.items() for action in sorted(plan)]
    shown = [MUSTER.actions.text(step.action) for step in table.steps[dealt + 8 :]]
    assert shown == ["show 1 north 1 west", "show none", "show 1 east 2 south"]
    assert table.view(SPECTATOR).men == ((1, 0, 0, 1), (0, 0, 0, 0), (0, 1, 2, 0))
    assert table.view(SPECTATOR).phase == Phase.LAYING
    assert [table.draft(seat) for seat in range(3)] == [[], [], []]


def arrivals() -> list[list[tuple[int, int]]]:
    """Orders in which the same choices can be made: whole plans after each other, and all mixed up."""
    whole = [[(seat, action) for seat in order for action in PLANS[seat]] for order in permutations(PLANS)]
    rng = Rng(1)
    for _ in range(20):
        mixed = [(seat, action) for seat, plan in PLANS.items() for action in plan if action != READY]
        rng.shuffle(mixed)
        last = [(seat, READY) for seat in PLANS]
        rng.shuffle(last)
        whole.append(mixed + last)
    return whole


def test_in_whatever_order_the_choices_arrive_the_record_is_the_same() -> None:
    records = []
    for order in arrivals():
        table = placing()
        for seat, action in order:
            table.act(seat, action)
        records.append(table.record())
    assert records == [records[0]] * 26


def test_a_single_card_is_a_sealed_choice_too() -> None:
    table = placing()
    for seat in range(3):
        table.act(seat, READY)
    chosen = table.legal(0)[0]
    before = given(table, 1, 2, SPECTATOR)
    table.act(0, chosen)
    assert (table.deciders(), given(table, 1, 2, SPECTATOR)) == ([1, 2], before)
    assert table.view(0).captains[0] == chosen - LAY
    table.take(0, chosen)
    assert (table.deciders(), table.view(0).captains) == ([0, 1, 2], (-1, -1, -1))


def test_steps_taken_back_by_consent_open_the_sealed_phase_again() -> None:
    table = placing()
    dealt, before = len(table.steps), given(table, 0, 1, 2)
    for seat in range(3):
        table.act(seat, READY)
    table.take_back(dealt)
    assert (table.deciders(), given(table, 0, 1, 2)) == ([0, 1, 2], before)
    assert [table.draft(seat) for seat in range(3)] == [[], [], []]


def test_a_game_of_sealed_choices_comes_to_its_end() -> None:
    table = play_on(placing(), Rng(2))
    assert table.over
    assert len(table.outcome().standings) == 3
