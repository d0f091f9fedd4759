"""Taking back: free as long as nothing was learned and nobody else was asked, by consent beyond that."""

from typing import Any

import pytest

from clanmoot.core.game import CHANCE, SPECTATOR
from clanmoot.core.options import Wanted
from clanmoot.core.rng import Rng
from clanmoot.core.table import Table, TableError
from clanmoot.core.undo_barrier import Barrier, Step
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.actions import DONE, PILE
from clanmoot.games.schotten_totten.state import PLAYING, State
from tests.core.test_replay import dealt, play_on
from tests.games.schotten_totten.picture import table as picture
from tests.toys.muster import MUSTER

TACTICS: Wanted = {"begins": 0, "tactics": 1}


def laid(quick: bool = True) -> tuple[Table[Any, Any], int]:
    """Seat 0 has laid a card and is to name a deck, or to say that it is done; and how many steps came before."""
    table = GAME.table(options=TACTICS, seed=2, quick=quick)
    dealt = len(table.steps)
    table.act(0, table.legal(0)[10])
    assert table.deciders() == [0]
    return table, dealt


def everything(table: Table[Any, Any]) -> list[Any]:
    """What everybody is given, and the record."""
    return [table.record(), *[(table.view(who), table.seen_steps(who), table.log(who)) for who in (0, 1, SPECTATOR)]]


@pytest.mark.parametrize("quick", [True, False])
def test_a_card_just_laid_is_taken_back_freely(quick: bool) -> None:
    before = everything(GAME.table(options=TACTICS, seed=2, quick=quick))
    table, dealt = laid(quick)
    assert table.free_undo(0) == dealt
    table.undo(0)
    assert everything(table) == before
    assert table.cuts == []


@pytest.mark.parametrize("quick", [True, False])
def test_until_then_nobody_else_sees_it(quick: bool) -> None:
    fresh = GAME.table(options=TACTICS, seed=2, quick=quick)
    table, _ = laid(quick)
    for other in (1, SPECTATOR):
        assert table.view(other) == fresh.view(other)
        assert table.seen_steps(other) == fresh.seen_steps(other)
        assert table.log(other) == fresh.log(other)
    assert table.view(0) != fresh.view(0)
    assert len(table.seen_steps(0)) > len(fresh.seen_steps(0))


def test_the_others_cannot_look_ahead_either() -> None:
    table, dealt = laid()
    assert table.view_at(len(table.steps), 0) == table.view(0)
    with pytest.raises(TableError, match=f"There is no step {dealt + 1}. Steps are 0 to {dealt}."):
        table.view_at(dealt + 1, 1)


def test_when_a_card_is_drawn_all_see_what_was_done_and_it_is_no_longer_free() -> None:
    table, dealt = laid()
    table.act(0, PILE)
    for watcher in (0, 1, SPECTATOR):
        assert len(table.seen_steps(watcher)) == len(table.steps) == dealt + 4
        assert table.view(watcher).turn == 1
    assert (table.free_undo(0), table.free_undo(1)) == (-1, -1)
    with pytest.raises(TableError) as caught:
        table.undo(0)
    sentence = "You have learned something since, or another player is deciding. Ask the others."
    assert (caught.value.code, caught.value.sentence) == ("undo", sentence)


def test_decisions_are_taken_back_one_by_one() -> None:
    table, dealt = laid(quick=False)
    table.act(0, DONE)
    assert table.free_undo(0) == dealt + 1
    table.undo(0)
    assert table.legal(0) == [DONE]
    table.undo(0)
    assert (len(table.steps), table.free_undo(0)) == (dealt, -1)


def dealt_out() -> Table[Any, Any]:
    """A game under way."""
    return play_on(dealt(GAME, 1), Rng(6), 60)


def test_after_a_take_back_by_consent_other_cards_come() -> None:
    table = dealt_out()
    first = [step.action for step in table.steps]
    table.take_back(20)
    assert table.cuts == [20]
    assert [step.action for step in play_on(table, Rng(7), len(first)).steps][20:] != first[20:]


def test_nobody_gets_another_card_by_taking_back_what_is_free() -> None:
    one, two = [dealt(GAME, 3), dealt(GAME, 3)]
    seat = one.deciders()[0]
    two.quick = False
    two.act(seat, two.legal(seat)[3])
    two.undo(seat)
    two.quick = True
    for table in (one, two):
        table.act(seat, table.legal(seat)[0])
    assert one.record() == two.record()


def test_what_was_taken_back_by_consent_is_gone_for_everybody() -> None:
    table = dealt_out()
    shown = [table.view_at(30, who) for who in (0, 1, SPECTATOR)]
    table.take_back(30)
    assert [table.view_at(30, who) for who in (0, 1, SPECTATOR)] == shown
    assert len(table.steps) >= 30
    assert [step.action for step in table.steps[:30]] == [step.action for step in dealt_out().steps[:30]]


def test_nothing_before_a_take_back_is_free() -> None:
    table, dealt = laid(quick=False)
    table.act(0, DONE)
    table.take_back(dealt + 1)
    assert (table.deciders(), table.free_undo(0)) == ([0], -1)
    assert len(table.seen_steps(1)) == dealt + 1


@pytest.mark.parametrize("beyond", [-1000, 0, 1000])
def test_a_take_back_to_where_the_game_never_was(beyond: int) -> None:
    table = play_on(dealt(GAME, 1), Rng(6), 40)
    length = len(table.steps)
    number = length + beyond
    with pytest.raises(TableError) as caught:
        table.take_back(number)
    assert caught.value.sentence == f"You cannot go back to step {number}. Choose 0 to {length - 1}."
    assert (len(table.steps), table.cuts) == (length, [])


def test_the_last_decision_is_not_a_step_that_the_table_took() -> None:
    table, dealt = laid()
    assert GAME.actions.text(table.steps[-1].action) == "done"
    assert table.last_decision(0) == dealt
    assert table.last_decision(1) == -1


def test_nothing_is_free_in_a_sealed_phase() -> None:
    table = MUSTER.table(seed=1)
    table.act(0, 0)
    assert table.free_undo(0) == -1


def learned(s: State, *texts: str) -> int:
    """After how many of these steps, taken in a picture by seat 0 and by chance, seat 0 last learned something."""
    steps, world = list[Step](), s.copy()
    for text in texts:
        action, seat = GAME.actions.parse(text), GAME.decider(world)
        assert action in (GAME.legal(world, seat) if seat != CHANCE else [found for found, _ in GAME.chance(world)])
        steps.append(Step(seat, action))
        GAME.apply(world, seat, action)
    found = Barrier(GAME, s, 0)
    for step in steps:
        found.follow(step)
    return found.learned


def test_laying_and_moving_cards_teaches_nothing() -> None:
    s = picture("R1 R2 | G1", tactics=True, hand="R3 Strategist Recruiter", other="N1", phase=PLAYING)
    assert learned(s, "R3 to 1", "claim 1", "done") == 0
    assert learned(s, "Strategist", "move R1", "to 3", "done") == 0
    assert learned(s, "Recruiter", "draw clan") == 0


def test_a_drawn_card_is_learned() -> None:
    s = picture("| N9", tactics=True, hand="Recruiter R1", phase=PLAYING)
    assert learned(s, "Recruiter", "draw clan", "G1 drawn") == 3
    assert learned(s, "Recruiter", "draw clan", "G1 drawn", "draw tactic") == 3


def drawing(digger: int, clan_rest: str) -> State:
    """Under an empty clan deck lie G1 and G2, put there by the digger; seat 0 ends its turn."""
    return picture(tactics=True, hand="R9", other="N9", under="G1 G2", digger=digger, clan_rest=clan_rest)


TURN = ("done", "draw clan", "G1 drawn")


def test_a_card_from_under_the_deck_is_learned_though_it_is_the_only_one_that_can_come() -> None:
    assert learned(drawing(digger=1, clan_rest="other"), *TURN) == 3


def test_a_card_that_one_has_put_there_oneself_teaches_nothing() -> None:
    assert learned(drawing(digger=0, clan_rest="other"), *TURN) == 0


def test_of_two_cards_that_one_knows_to_be_there_the_first_is_learned() -> None:
    """All other clan cards lie open, but for their order; and N9 is in a hand."""
    assert learned(drawing(digger=1, clan_rest="discards"), *TURN) == 3


def test_a_card_that_can_be_worked_out_teaches_nothing() -> None:
    s = picture(tactics=True, hand="R9", under="G1", digger=1, clan_rest="discards")
    assert learned(s, *TURN) == 0
