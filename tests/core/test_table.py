"""The table: the only loop, and the only legality check."""

from collections.abc import Callable
from typing import Any

import pytest

from clanmoot.core.chance import Committed, Seeded
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import CHANCE, SPECTATOR
from clanmoot.core.messages import Message, Refused
from clanmoot.core.options import Wanted
from clanmoot.core.record import Record
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table, TableError
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.actions import DONE, PASS, PILE
from tests.core.test_replay import play_on
from tests.toys.muster import MUSTER

WATCHERS = (0, 1, SPECTATOR)
BASE: Wanted = {"begins": 0}
TACTICS: Wanted = {"begins": 0, "tactics": 1}


def given(table: Table[Any, Any]) -> tuple[Record, list[Any]]:
    """All that can be asked of a table: its record, and what everybody sees, is told and reads."""
    seen = [(table.view(who), table.seen_steps(who), table.log(who)) for who in WATCHERS]
    return table.record(), [seen, table.deciders(), [table.legal(seat) for seat in (0, 1)]]


def wrong(error: pytest.ExceptionInfo[ClanmootError]) -> tuple[str, str]:
    """What a table says when it is asked something odd."""
    return error.value.code, str(error.value)


def test_a_table_is_dealt_by_a_seed_or_by_chance_that_can_be_verified() -> None:
    assert GAME.table(seed=1).record() == GAME.table(seed=1).record()
    assert isinstance(GAME.table(seed=1).source, Seeded)
    assert isinstance(GAME.table().source, Committed)
    assert GAME.table(seed=1).seats == ("Player 1", "Player 2")


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (("Ann",), "Muster is played by 2 to 3, not by 1."),
        (("Ann", "Ben", "Cat", "Dan"), "Muster is played by 2 to 3, not by 4."),
    ],
)
def test_a_table_has_as_many_seats_as_the_game_allows(seats: tuple[str, ...], sentence: str) -> None:
    with pytest.raises(TableError) as caught:
        MUSTER.table(seats=seats, seed=1)
    assert wrong(caught) == ("players", sentence)


@pytest.mark.parametrize("action", [DONE, PASS, PILE, 860, -1, 10**12])
def test_what_is_not_allowed_is_refused_and_changes_nothing(action: int) -> None:
    table = GAME.table(options=TACTICS, seed=3)
    before = given(table)
    with pytest.raises(Refused) as caught:
        table.act(0, action)
    assert caught.value.refusal.rule.startswith("ST-")
    assert caught.value.refusal == table.why_not(0, action)
    assert given(table) == before


def test_a_card_that_one_does_not_hold_is_refused_and_changes_nothing() -> None:
    table = GAME.table(options=BASE, seed=3)
    before = given(table)
    for action in range(GAME.actions.choices):
        if action not in table.legal(0):
            with pytest.raises(Refused):
                table.act(0, action)
    assert given(table) == before


def test_who_is_not_in_turn_is_told_so() -> None:
    table = GAME.table(options=BASE, seed=3)
    before = given(table)
    with pytest.raises(Refused) as caught:
        table.act(1, table.legal(0)[0])
    assert (caught.value.code, str(caught.value)) == ("refused", "It\u2019s not your turn. (ST-3.1)")
    assert (table.legal(1), given(table)) == ([], before)


def test_nobody_deals_while_a_player_is_to_decide() -> None:
    table = GAME.table(options=BASE, seed=3)
    with pytest.raises(Refused):
        table.act(CHANCE, GAME.actions.parse("R1 drawn"))
    assert table.legal(CHANCE) == []


def test_what_is_allowed_has_no_reason_against_it() -> None:
    table = GAME.table(options=BASE, seed=3)
    assert {table.why_not(0, action) for action in table.legal(0)} == {None}


@pytest.mark.parametrize("seat", [2, 99, -3])
def test_a_seat_that_is_not_there(seat: int) -> None:
    table = GAME.table(seed=1)
    sentence = f"There is no seat {seat} at this table."
    questions: list[Callable[[int], object]] = [table.view, table.seen_steps, table.log, table.legal, table.undo]
    for question in questions:
        with pytest.raises(TableError) as caught:
            question(seat)
        assert wrong(caught) == ("seat", sentence)
    for doing in (table.act, table.take, table.why_not):
        with pytest.raises(TableError) as caught:
            doing(seat, 0)
        assert wrong(caught) == ("seat", sentence)


@pytest.mark.parametrize("seat", [CHANCE, SPECTATOR])
def test_who_has_no_seat_takes_nothing_back(seat: int) -> None:
    with pytest.raises(TableError, match="There is no seat"):
        GAME.table(seed=1).undo(seat)


def test_the_outcome_waits_for_the_end() -> None:
    table = GAME.table(seed=1)
    with pytest.raises(TableError) as caught:
        table.outcome()
    assert wrong(caught) == ("not-over", "The game is not over yet.")
    assert min(play_on(table, Rng(1)).outcome().ranks()) == 1


def test_when_the_game_is_over_nobody_may_do_anything() -> None:
    table = play_on(GAME.table(seed=1), Rng(1))
    assert (table.deciders(), table.legal(0), table.legal(1)) == ([], [], [])
    with pytest.raises(Refused, match=r"ST-6\.1"):
        table.act(0, DONE)


def test_every_view_of_the_past_can_be_looked_at_and_none_of_the_future() -> None:
    table = GAME.table(options=BASE, seed=1)
    assert table.view_at(len(table.steps), 1) == table.view(1)
    assert table.view_at(0, 1).clans_held == (0, 0)
    for number in (-1, len(table.steps) + 1):
        with pytest.raises(TableError) as caught:
            table.view_at(number, 1)
        assert wrong(caught) == ("step", f"There is no step {number}. Steps are 0 to {len(table.steps)}.")


def test_a_quick_table_takes_the_steps_in_which_all_see_that_there_is_no_choice() -> None:
    """Without a stone to claim, and with one deck, a turn is one card."""
    table = GAME.table(options=BASE, seed=1)
    dealt = len(table.steps)
    table.act(0, table.legal(0)[0])
    words = [GAME.actions.text(step.action) for step in table.steps[dealt + 1 :]]
    assert words[0] == "done"
    assert words[1].endswith(" drawn")
    assert table.deciders() == [1]


def test_a_slow_table_asks_for_every_step() -> None:
    table = GAME.table(options=BASE, seed=1, quick=False)
    table.act(0, table.legal(0)[0])
    assert (table.deciders(), table.legal(0)) == ([0], [DONE])


def test_quick_and_slow_tables_write_the_same_record() -> None:
    quick, slow = [GAME.table(options=BASE, seed=5, quick=quick) for quick in (True, False)]
    rng = Rng(5)
    while not quick.over:
        seat = quick.deciders()[0]
        action = quick.legal(seat)[rng.below(len(quick.legal(seat)))]
        quick.act(seat, action)
        slow.act(seat, action)
        while len(slow.steps) < len(quick.steps):
            slow.act(slow.deciders()[0], slow.legal(slow.deciders()[0])[0])
    assert quick.record() == slow.record()


def test_what_is_forced_by_something_hidden_is_asked() -> None:
    """At a frugal table all know that nothing is thrown away; three equal cards only their owner knows."""
    table = MUSTER.table(options={"frugal": 1}, seed=1)
    while len(table.view(0).scores) == 0:
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[-1])
    thrown = [step for step in table.seen_steps(SPECTATOR) if MUSTER.actions.text(max(step.action, 0)) == "0 thrown"]
    assert len(thrown) == 2
    assert table.deciders() == [0, 1]
    assert table.view(0).round == 2


def test_without_a_source_of_chance_the_caller_deals() -> None:
    table = Table(GAME, GAME.agree(BASE), ("Ann", "Ben"), None)
    table.advance()
    assert (table.deciders(), len(table.legal(CHANCE))) == ([CHANCE], 54)
    table.act(CHANCE, GAME.actions.parse("R1 drawn"))
    assert (table.view(0).hand, table.view(1).hand) == ((18,), ())
    assert GAME.actions.parse("R1 drawn") not in table.legal(CHANCE)
    with pytest.raises(Refused):
        table.act(CHANCE, GAME.actions.parse("R1 drawn"))


def test_a_log_has_a_line_a_step_and_an_empty_one_for_what_is_not_seen() -> None:
    table = play_on(MUSTER.table(seed=1), Rng(1))
    for watcher in WATCHERS:
        story, told = table.log(watcher), table.seen_steps(watcher)
        assert len(story) == len(told) == len(table.steps)
        assert [line == Message("") for line in story] == [step.action == -1 for step in told]
        assert table.log(watcher, since=20) == story[20:]
