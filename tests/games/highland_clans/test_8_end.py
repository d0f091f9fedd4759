"""§8 How the game ends."""

import pytest

from clanmoot.core.game import NOBODY
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.rules.cube_draws import start_turn
from clanmoot.games.highland_clans.state import CUBING, SCORING, State
from tests.games.highland_clans.picture import PLAIN, THIRD, do, draw, fight, table

REASONS = GAME.facts.reasons


def last_turn(*clans: str, **more: int) -> State:
    """The round is about to be scored."""
    s = table(*clans, phase=THIRD, place=len(clans) - 1, **more)  # type: ignore[arg-type]  # ints only
    return do(s, "discard none", "round scored")


def ended(s: State) -> str:
    """Why the game is over."""
    assert GAME.decider(s) == NOBODY
    return REASONS[GAME.outcome(s).reason]


@pytest.mark.parametrize(("number", "over"), [(30, True), (34, True), (35, True), (36, False), (42, False)])
def test_a_tile_not_above_the_highest_score_ends_the_game(number: int, over: bool) -> None:
    """HC-8.1"""
    s = last_turn("YYYY | . . | | 35", "YYYY | . . | | 20", "YYYY | . . | | 30")
    do(s, f"tile {number} turned up")
    assert (GAME.decider(s) == NOBODY) == over
    if over:
        assert ended(s) == "hc-by-tile"
    else:
        assert (s.phase, s.round) == (CUBING, 2)


def test_with_30_reached_and_no_tile_left_the_game_ends_too() -> None:
    """HC-8.1"""
    assert ended(last_turn("YYYY | . . | | 30", "YYYY | . .", "YYYY | . .", gone=25)) == "hc-no-tile"


def test_with_no_tile_left_and_nobody_at_30_it_continues() -> None:
    """HC-8.1"""
    assert last_turn("YYYY | . . | | 29", "YYYY | . .", "YYYY | . .", gone=25).phase == CUBING


def test_the_last_tile_of_all_is_still_turned_up() -> None:
    """HC-8.1"""
    s = last_turn("YYYY | . . | | 31", "YYYY | . .", "YYYY | . .", gone=24)
    assert s.tiles == 0
    assert do(s, "tile 40 turned up").phase == CUBING


def test_who_cannot_draw_six_cubes_ends_the_game_at_once_without_scoring() -> None:
    """HC-8.2"""
    s = table("YYYY BB | c . | | 20", "YYYY BB | c . | | 3", PLAIN, phase=THIRD)
    for colour in range(4):
        s.bag[colour] = 1
    start_turn(s)
    assert ended(s) == "hc-bag-empty"
    assert list(s.score)[:2] == [20, 3]


def test_the_highest_score_wins_and_ties_share() -> None:
    """HC-8.3"""
    s = last_turn("YYYY | . . | | 31", "YYYY | . . | | 31", "YYYY BBBB GG | C C | | 11")
    do(s, "tile 30 turned up")
    outcome = GAME.outcome(s)
    assert outcome.ranks() == (1, 1, 3)
    assert outcome.standings == ((31,), (31,), (22,))
    assert [sum([line.points[seat] for line in outcome.score]) for seat in range(3)] == [31, 31, 22]


def test_reaching_30_has_no_effect_before_the_end_of_the_round() -> None:
    """HC-8.4"""
    s = table("YYYY BB | c . | 1 2 3 4 | 29", "YYYY BB | . . | 1 2 3 4", PLAIN, phase=THIRD)
    fight(do(s, "raid 1"), "4 3", "3 2", "2 1")
    assert s.score[0] == 31
    do(s, *["card 1 drawn"] * 5, "discard 1 1", *["card 1 drawn"] * 5, "discard 1 1")
    assert (s.phase, s.turn, s.tiles) == (CUBING, 1, 25)
    draw(s, "YYYYYY")


def test_the_scoring_of_round_25_is_the_last() -> None:
    """HC-8.5"""
    assert ended(last_turn("YYYY | . . | | 3", "YYYY | . .", "YYYY | . .", round=25)) == "hc-last-round"
    assert last_turn("YYYY | . . | | 3", "YYYY | . .", "YYYY | . .", round=24).phase == CUBING
    s = last_turn("YYYY | . . | | 31", "YYYY | . .", "YYYY | . .", round=25)
    assert ended(do(s, "tile 42 turned up")) == "hc-last-round"


def test_scoring_comes_first_then_the_tile_then_the_end() -> None:
    """HC-7.5, 8.1 Points of the last scoring count for the tile and for the victory."""
    s = last_turn("YYYY | c . | | 28", "YYYY | . . | | 29", "YYYY | . . | | 3")
    assert (list(s.score), s.phase != SCORING) == ([31, 29, 3], True)
    do(s, "tile 31 turned up")
    assert GAME.outcome(s).ranks() == (1, 2, 3)
