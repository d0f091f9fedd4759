"""§6 End."""

import pytest

from clanmoot.core.playout import playout
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.state import DRAW, FIVE, MATCH, MORE, OVER, PLAYING, SETTLING, THREE, State
from clanmoot.locales import ENGLISH, Speaker
from tests.games.schotten_totten.picture import do, end_turn, options, table


def test_three_adjacent_stones_win_at_once_in_the_middle_of_the_claims() -> None:
    """ST-6.1"""
    s = table("<", "R7 R8 R9 |", "<", "|", "G7 G8 G9 |")
    assert options(s) == ["claim 2", "claim 5", "done"]
    do(s, "claim 2")
    assert (s.phase, s.winner, options(s)) == (OVER, 0, [])
    assert GAME.outcome(s).reason == THREE


def test_any_five_stones_win_at_once() -> None:
    """ST-6.1"""
    s = do(table("<", "<", "|", "<", "<", "|", "R7 R8 R9 |", "|", "G7 G8 G9 |"), "claim 7")
    assert (s.phase, s.winner, GAME.outcome(s).reason) == (OVER, 0, FIVE)


def test_four_stones_apart_do_not_win() -> None:
    """ST-6.1"""
    s = do(table("<", "<", "|", "<", "R7 R8 R9 |"), "claim 5")
    assert s.phase != OVER


def test_stones_of_both_players_do_not_add_up() -> None:
    """ST-6.1"""
    assert do(table("<", ">", "R7 R8 R9 |", ">", ">", "|", "<", "<"), "claim 3").phase != OVER


def test_two_passes_in_succession_end_the_laying_of_cards() -> None:
    """ST-6.2"""
    s = do(table(phase=PLAYING), "pass", "done")
    assert (s.turn, options(s)) == (1, ["pass"])
    do(s, "pass", "done")
    assert (s.phase, options(s)) == (SETTLING, ["settle the open stones"])


def test_a_claim_in_either_of_them_continues() -> None:
    """ST-6.2"""
    s = do(table("R7 R8 R9 | G7 G8 G9", "| B7 B8 B9", phase=PLAYING), "pass", "claim 1", "done", "pass", "done")
    assert (s.turn, s.phase) == (0, PLAYING)  # one pass without a claim so far
    do(s, "pass", "done")
    assert s.phase == SETTLING
    s = do(table("| B7 B8 B9", phase=PLAYING), "pass", "done", "pass", "claim 1", "done")
    assert (s.turn, s.phase) == (0, PLAYING)
    do(s, "pass", "done")
    assert (s.turn, s.phase) == (1, PLAYING)
    assert do(s, "pass", "done").phase == SETTLING


def test_a_card_between_two_passes_continues() -> None:
    """ST-6.2"""
    s = do(table(phase=PLAYING, other="N1", clan_rest="discards"), "pass", "done", "N1 to 1", "done", "pass", "done")
    assert (s.turn, s.phase) == (1, PLAYING)


def test_with_tactics_a_pass_that_was_not_forced_counts_too() -> None:
    """ST-6.2"""
    s = table(tactics=True, hand="Joker", other="Spy", phase=PLAYING)
    assert do(s, "pass", "done", "pass", "done").phase == SETTLING


def settle(*stones: str, first: int = 0) -> tuple[int, int, tuple[tuple[int, ...], ...]]:
    """Reason, winner and owners (stones counted from 1) after both players pass over this table."""
    s = table(*stones, first=first, phase=PLAYING)
    do(s, "pass", "done", "pass", "done", "settle the open stones")
    assert s.phase == OVER
    owned = tuple([tuple([stone + 1 for stone in of_seat]) for of_seat in GAME.view(s, 0).owned])
    return s.reason, s.winner, owned


def test_a_stone_complete_on_both_sides_goes_to_the_winner() -> None:
    """ST-6.2"""
    assert settle("R1 R2 R3 | G9 B9 Y8") == (MORE, 0, ((1,), ()))
    assert settle("G9 B9 Y8 | R1 R2 R3") == (MORE, 1, ((), (1,)))


@pytest.mark.parametrize("first", [0, 1])
def test_of_equal_sides_the_one_complete_for_longer_gets_it(first: int) -> None:
    """ST-6.2, 4.3"""
    assert settle("R4 R5 R6 | G4 G5 G6", first=first)[1] == first


def test_a_stone_complete_on_one_side_goes_to_that_side_without_proof() -> None:
    """ST-6.2"""
    assert settle("R1 B1 G2 | Y8 Y9") == (MORE, 0, ((1,), ()))
    assert settle("R8 R9 | G1 B1 Y2") == (MORE, 1, ((), (1,)))


def test_a_stone_complete_on_neither_side_goes_to_nobody() -> None:
    """ST-6.2"""
    assert settle("R8 R9 | G8 G9") == (DRAW, -1, ((), ()))


def test_three_adjacent_win_before_later_stones_are_settled() -> None:
    """ST-6.2 Row order: the right side would have five of the nine."""
    left = [f"R{k} G{k} B{k} |" for k in (1, 2, 3)]
    right = [f"| R{k} G{k} B{k}" for k in (4, 5, 6, 7, 8, 9)]
    assert settle(*left, *right) == (THREE, 0, ((1, 2, 3), ()))
    left = [f"R{k} G{k} B{k} |" for k in (4, 5, 6, 7, 8, 9)]
    right = [f"| R{k} G{k} B{k}" for k in (1, 2, 3)]
    assert settle(*right, *left) == (THREE, 1, ((), (1, 2, 3)))


def test_five_win_at_the_fifth() -> None:
    """ST-6.2 The ninth stone would give the left side six."""
    left, right = "R{0} G{0} B{0} |", "| R{0} G{0} B{0}"
    rows = [(left, right)[side].format(k) for k, side in zip(range(1, 10), (0, 0, 1, 0, 0, 1, 0, 1, 0), strict=True)]
    assert settle(*rows) == (FIVE, 0, ((1, 2, 4, 5, 7), (3, 6)))


def test_stones_claimed_before_count_in_the_settlement() -> None:
    """ST-6.2"""
    assert settle("<", "R1 B1 G2 |", "<") == (THREE, 0, ((1, 2, 3), ()))
    assert settle("<", "|", "| R1 B1 G2", ">") == (MORE, 1, ((1,), (3, 4)))


def test_if_nobody_has_won_more_stones_win_and_equal_is_a_draw() -> None:
    """ST-6.2"""
    assert settle("<", "|", "| R1 B1 G2") == (DRAW, -1, ((1,), (3,)))
    assert settle("<", "|", "R1 B1 G2 |", ">") == (MORE, 0, ((1, 3), (4,)))


def test_the_winner_of_a_round_scores_five_the_loser_a_point_a_stone() -> None:
    """ST-6.3"""
    s = do(table("<", "<", "R7 R8 R9 |", "|", ">", ">"), "claim 3")
    assert GAME.outcome(s).standings == ((5,), (2,))
    s = table("<", "|", "R1 B1 G2 |", ">", phase=PLAYING)
    do(s, "pass", "done", "pass", "done", "settle the open stones")
    assert GAME.outcome(s).standings == ((5,), (1,))  # however they won


def test_in_a_drawn_round_each_scores_a_point_a_stone() -> None:
    """ST-6.3"""
    s = table("<", ">", "<", ">", phase=PLAYING)
    do(s, "pass", "done", "pass", "done", "settle the open stones")
    assert GAME.outcome(s).standings == ((2,), (2,))
    assert GAME.outcome(s).ranks() == (1, 1)


def test_the_first_player_alternates_from_round_to_round() -> None:
    """ST-6.3"""
    s = do(table("<", "<", "R7 R8 R9 |", "|", ">", ">", rounds=3), "claim 3")
    assert options(s) == ["next round"]
    do(s, "next round")
    assert "seat 1 begins" not in options(s)
    GAME.settle(s, Rng(3))
    v = GAME.view(s, 0)
    assert (GAME.decider(s), v.round, v.scores) == (1, 2, (5, 2))
    assert (v.owned, v.decks, v.clans_held) == (((), ()), (42, 0), (6, 6))
    while s.round == 2:
        GAME.apply(s, s.turn, GAME.legal(s, s.turn)[0])
        GAME.settle(s, Rng(4))
    assert s.begins == 0


def test_an_agreed_number_of_rounds_is_played_even_if_the_match_is_decided() -> None:
    """ST-6.3"""
    s = GAME.start(2, GAME.agree({"rounds": 3, "tactics": 1}))
    playout(GAME, s, Rng(9))
    found = GAME.outcome(s)
    assert (found.reason, s.round, len(found.score)) == (MATCH, 3, 3)
    assert found.standings == tuple([(sum([line.points[seat] for line in found.score]),) for seat in range(2)])


def test_the_most_points_win_the_match_not_the_most_rounds() -> None:
    """ST-6.3"""
    last = ("<", "<", "R7 R8 R9 |", "|", ">", ">")
    s = do(table(*last, rounds=2, scores=(0, 5)), "claim 3")
    assert (GAME.outcome(s).standings, GAME.outcome(s).ranks()) == (((5,), (7,)), (2, 1))
    s = do(table(*last, rounds=2, scores=(2, 5)), "claim 3")
    assert GAME.outcome(s).ranks() == (1, 1)  # equal is a draw
    s = do(table(*last, rounds=3, scores=(5, 4, 2, 2)), "claim 3")
    assert GAME.outcome(s).standings == ((12,), (8,))


def test_a_won_round_leaves_nothing_behind_in_the_next() -> None:
    """ST-6.3"""
    s = table("?<Joker G1 G2 |", "~<", "R7 R8 R9 |", rounds=2, tactics=True, discards="Banshee N1", played=(1, 1))
    do(s, "claim 3", "next round")
    fresh = GAME.start(2, GAME.agree({"rounds": 2, "tactics": 1, "begins": 1}))
    v, w = GAME.view(s, 0), GAME.view(fresh, 0)
    assert v._replace(round=1, scores=()) == w


def test_a_claim_made_before_the_last_pass_is_not_lost() -> None:
    """ST-6.2"""
    s = end_turn(table("R7 R8 R9 |", clan_rest="discards"), claims="1")
    do(s, "pass", "done", "pass", "done", "settle the open stones")
    assert (s.reason, s.winner) == (MORE, 0)


def told(s: State, watcher: int = 0) -> str:
    """How the game ended, to one of the players."""
    return Speaker(ENGLISH, ("Anna", "Bram"), watcher).say(GAME.ending(s))


def test_the_ending_says_who_won_how_and_by_how_much() -> None:
    """ST-6.1"""
    s = do(table("<", "<", "R7 R8 R9 |", ">"), "claim 3")
    assert told(s) == "You win with three stones side by side, 3\u20131 in stones!"
    assert told(s, 1) == "Anna wins with three stones side by side, 3\u20131 in stones."
    s = do(table("<", "<", "|", "<", "<", ">", "R7 R8 R9 |"), "claim 7")
    assert told(s, 1) == "Anna wins with five stones, 5\u20131."


def test_the_settlement_says_that_both_have_passed() -> None:
    """ST-6.2 Both could still play a card."""
    s = table("R1 R2 R3 | G9 B9 Y8", "|", tactics=True, hand="Joker", other="Spy", phase=PLAYING)
    do(s, "pass", "done", "pass", "done")
    before = GAME.view(s, 0)
    do(s, "settle the open stones")
    line = GAME.log(before, -1, GAME.actions.parse("settle the open stones"), GAME.view(s, 0))
    assert Speaker(ENGLISH, ("Anna", "Bram"), 0).say(line) == (
        "Both players have passed, so the unclaimed stones are awarded. You now have 1, and Bram has 0."
    )
    assert told(s) == "You win 1\u20130 in stones!"


def test_a_draw_says_how_many_stones_each_has() -> None:
    """ST-6.2"""
    s = table("R1 R2 R3 |", "| G1 G2 G3", phase=PLAYING)
    do(s, "pass", "done", "pass", "done", "settle the open stones")
    assert told(s) == "The game is a draw: one stone each."
