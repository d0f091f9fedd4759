"""§8 Scorings."""

import pytest

from clanmoot.games.glen_more.scoring import award, chieftains, score, standing
from clanmoot.games.glen_more.state import LAYING, OVER, State
from clanmoot.games.glen_more.tiles import CODES
from tests.games.glen_more.picture import do, options, table


def last_of(stack: str, rest: list[str], barrels: list[int]) -> State:
    """Seat 0 lays a tile and moves the end on by three; the first of the three tiles is the last of a stack."""
    s = table("Home:i Qu1", ring="1 Gr5 Vi4 2 Fo8 3 4", left=[stack, *rest], barrels=barrels)
    return do(s, "take Fo8", "west of Home", "stop")


@pytest.mark.parametrize(("tile", "rest"), [("Bu31", ["Me50", "Qu67"]), ("Me50", ["Br66", "Qu67"])])
def test_the_last_tile_of_a_stack_brings_a_scoring_in_the_middle_of_the_refill(tile: str, rest: list[str]) -> None:
    """GM-8.1 Then the refill goes on from the next stack."""
    s = last_of(tile, [*rest, "Pa65", "Fo53", "Gr54"], barrels=[2])
    assert (s.phase, s.points[0]) == (LAYING, 0)
    do(s, f"{tile} laid")
    assert (s.phase, s.points[0], len(s.awards)) == (LAYING, 2, 12)
    assert len(options(s)) >= 1
    assert f"{rest[0]} laid" in options(s)


def test_stack_0_scores_nothing() -> None:
    """GM-8.1"""
    s = table("Home:i Qu1", ring="1 2 Fo8 3 4", left=["Me3", "Me50", "Qu67"], barrels=[2])
    do(s, "take Fo8", "west of Home", "stop", "Me3 laid")
    assert (list(s.points), list(s.awards)) == ([0, 0, 0, 0], [])


def test_nothing_is_scored_before_the_last_tile() -> None:
    """GM-8.1"""
    s = last_of("Bu10", ["Bu31", "Pa65", "Qu67"], barrels=[2])
    do(s, "Bu10 laid")
    assert list(s.points) == [0, 0, 0, 0]
    do(s, "Bu31 laid")
    assert list(s.points) == [2, 0, 0, 0]


def test_barrels_chieftains_and_cards_are_compared_with_who_has_the_fewest() -> None:
    """GM-8.2"""
    s = table(
        "Lochy\nMorar\nHome:i", "Home:i", "Home:i", "Shiel\nHome:i", barrels=[5, 3, 4, 3], chieftains=[1, 1, 4, 2]
    )
    score(s)
    assert list(s.awards) == [2, 0, 1, 0, 0, 0, 3, 1, 2, 0, 0, 1]
    assert list(s.points) == [4, 0, 4, 2]


@pytest.mark.parametrize(("ahead", "points"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 5), (5, 8), (6, 8), (11, 8)])
def test_points_for_a_difference(ahead: int, points: int) -> None:
    """GM-8.2"""
    assert award(ahead) == points


def test_members_on_the_display_and_figures_are_no_chieftains() -> None:
    """GM-8.2"""
    s = table("Home:iii", chieftains=[0])
    assert standing(s, 0, 1) == 0


def test_hats_count_as_chieftains() -> None:
    """GM-8.2 GM-1.5"""
    s = table("Home:i Fo8 Moil\n. Armadale .", chieftains=[2])
    assert chieftains(s, 0) == 4


def test_mey_doubles_chieftains_and_no_hats() -> None:
    """GM-8.3"""
    s = table("Home:i Fo8 Gr5\n. Mey Moil", chieftains=[3])
    assert chieftains(s, 0) == 2 * 3 + 1 + 1


def test_cawdors_three_hats_count() -> None:
    """GM-8.3"""
    s = table("Home:i Fo8\n. Cawdor", chieftains=[1])
    assert chieftains(s, 0) == 4


def test_after_the_third_scoring_the_game_ends_at_once() -> None:
    """GM-8.4 The rest of the refill is dropped, and nobody moves again."""
    s = table("Home:i Qu1", ring="1 Gr5 Vi4 2 Fo8 3 4", left=["Qu67"], barrels=[1])
    do(s, "take Fo8", "west of Home", "stop", "Qu67 laid")
    assert (s.phase, options(s)) == (OVER, [])
    assert list(s.ring).count(0) == 3  # one empty field as ever, two that were to be filled
    assert list(s.points) == [1, 0, 0, 0]


def test_the_die_too_can_end_the_game() -> None:
    """GM-8.4 GM-3.4"""
    s = table(players=2, ring="1 die Fo8 2 Qu1", left=["Pa65", "Qu67"], barrels=[0, 1])
    do(s, "take Qu1", "east of Home", "stop", "Pa65 laid", "the die shows 3", "Qu67 laid")
    assert (s.phase, list(s.points)) == (OVER, [0, 1])


def test_tiles_have_names_of_their_own() -> None:
    assert len(set(CODES)) == 68
