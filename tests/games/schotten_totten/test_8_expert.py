"""§8 Expert variant."""

import pytest

from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import CLAIMING, NAMING, OVER, PLAYING, SETTLING
from tests.games.schotten_totten.picture import do, options, table


@pytest.mark.parametrize("tactics", [False, True])
def test_stones_are_claimed_at_the_start_of_ones_turn_only(tactics: bool) -> None:
    """ST-8.1"""
    s = table("R7 R8 R9 |", "G7 G8 |", expert=True, tactics=tactics, hand="G9", other="N1")
    assert options(s) == ["claim 1", "done"]
    do(s, "claim 1", "done")
    assert options(s) == [f"G9 to {stone}" for stone in range(2, 10)]
    do(s, "G9 to 2")
    assert s.turn == 0  # stone 2 is ready, but one draws at once
    assert "claim 2" not in options(s)
    do(s, *(["draw clan"] if tactics else []), "G1 drawn")
    assert (s.turn, s.phase) == (1, CLAIMING)
    do(s, "done", "N1 to 2", *(["draw clan"] if tactics else []), "G2 drawn")
    assert options(s) == ["claim 2", "done"]


def test_one_draws_at_once_after_playing() -> None:
    """ST-8.1"""
    s = do(table(expert=True, hand="R1"), "done", "R1 to 1")
    assert options(s)[0] == "G1 drawn"
    s = do(table(expert=True, tactics=True, hand="Mud"), "done", "Mud Fight on 1")
    assert s.phase == NAMING
    s = do(table("| N1", expert=True, tactics=True, hand="Banshee"), "done", "Banshee", "banish N1")
    assert s.phase == NAMING


def test_nothing_is_drawn_after_a_pass_or_the_recruiter() -> None:
    """ST-8.1, 3.6"""
    assert do(table(expert=True), "done", "pass").turn == 1
    s = do(table(expert=True, tactics=True, hand="Recruiter"), "done", "Recruiter")
    do(s, "draw clan", "G1 drawn", "draw clan", "G2 drawn", "draw clan", "G3 drawn", "put G1 under", "put G2 under")
    assert (s.turn, s.phase) == (1, CLAIMING)


def test_a_claim_at_the_start_of_a_turn_counts_for_that_turn() -> None:
    """ST-8.1, 6.2"""
    s = do(table("R7 R8 R9 |", expert=True), "claim 1", "done", "pass", "done", "pass")
    assert s.phase == CLAIMING  # the first pass came with a claim
    assert do(s, "done", "pass").phase == SETTLING
    s = do(table("R7 R8 R9 |", expert=True), "done", "pass", "done", "pass")
    assert s.phase == SETTLING


def test_a_win_comes_at_the_start_of_a_turn() -> None:
    """ST-8.1, 6.1"""
    s = do(table("<", "<", "R7 R8 R9 |", expert=True, hand="N1"), "claim 3")
    assert (s.phase, s.winner, GAME.outcome(s).standings) == (OVER, 0, ((5,), (0,)))


def test_without_the_variant_a_turn_begins_with_playing() -> None:
    """ST-8.1"""
    s = do(table(other="N1"), "done", "G1 drawn")
    assert (s.turn, s.phase) == (1, PLAYING)
