"""§7 The scoring at the end of a round."""

import pytest

from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.scoring import blue_points, following, green_points, red_points
from clanmoot.games.highland_clans.state import CUBING, SCORING, TURNING, State
from tests.games.highland_clans.picture import PLAIN, do, options, table


def scored(*clans: str, **more: int) -> State:
    """The end of a round, scored."""
    s = table(*clans, phase=SCORING, place=len(clans) - 1, **more)  # type: ignore[arg-type]  # ints only
    s.place = len(clans)
    return do(s, "round scored")


@pytest.mark.parametrize(
    ("clans", "before", "after"),
    [
        (("YYYYY | .", "YYYY | .", "YYYY | ."), -1, 0),
        (("YYYY | .", "YYYYY | .", "YYYY BBBB GGG | ."), 0, 1),
        (("YYYYY B | .", "YYYYY G | .", "YYYYY BG | ."), 0, 2),  # tied: all cubes of the court
        (("YYYYY B | .", "YYYYY G | .", "YYYY | ."), 2, 2),  # still tied: it does not move,
        (("YYYYY B | .", "YYYYY G | .", "YYYY | ."), -1, -1),  # and nobody gets it
        (("YYYYY B | C C", "YYYYY BB | .", "YYYY | ."), -1, 1),  # estates do not count
    ],
)
def test_most_warriors_take_the_largest_following(clans: tuple[str, ...], before: int, after: int) -> None:
    """HC-7.1"""
    assert following(table(*clans, phase=SCORING, holder=before)) == after


def test_the_largest_following_serves_from_the_next_round_on() -> None:
    """HC-7.1"""
    s = scored("YYYY | .", "YYYYY | .", "YYYY | .")
    assert s.holder == 1


@pytest.mark.parametrize(
    ("clans", "points"),
    [
        (("YYYY GGG | .", "YYYY GG | .", "YYYY G | ."), [3, 2, 0]),
        (("YYYY GG | .", "YYYY | M", "YYYY G | ."), [2, 3, 0]),
        (("YYYY GG | .", "YYYY GG | .", "YYYY G | ."), [1, 1, 0]),  # tied for most: no second place
        (("YYYY GG | .", "YYYY G | .", "YYYY G | ."), [3, 1, 1]),
        (("YYYY GG | .", "YYYY GG | .", "YYYY GG | ."), [1, 1, 1]),
        (("YYYY GG | .", "YYYY | .", "YYYY | ."), [3, 0, 0]),  # no green cube, no points
        (("YYYY | .", "YYYY | .", "YYYY | ."), [0, 0, 0]),
        (("YYYY GGG | .", "YYYY GG | .", "YYYY GG | .", "YYYY G | ."), [3, 1, 1, 0]),
        (("YYYY | M", "YYYY GGG | .", "YYYY GG | .", "YYYY G | ."), [1, 1, 0, 0]),
    ],
)
def test_green_cubes_bring_three_and_two(clans: tuple[str, ...], points: list[int]) -> None:
    """HC-7.2"""
    s = table(*clans, phase=SCORING)
    assert [green_points(s, seat) for seat in range(len(clans))] == points


@pytest.mark.parametrize(
    ("clans", "points"),
    [
        (("YYYY | c c", "YYYY | c .", "YYYY | . ."), [4, 1, 0]),
        (("YYYY | c c", "YYYY | c c", "YYYY | . ."), [2, 2, 0]),
        (("YYYY | . .", "YYYY | . .", "YYYY | . ."), [0, 0, 0]),
        (("YYYY | c .", "YYYY | . .", "YYYY | . ."), [3, 0, 0]),
    ],
)
def test_cattle_bring_one_each_and_two_for_most_alone(clans: tuple[str, ...], points: list[int]) -> None:
    """HC-7.3"""
    s = table(*clans, phase=SCORING)
    assert [red_points(s, seat) for seat in range(3)] == points


@pytest.mark.parametrize(
    ("clans", "points"),
    [
        (("YYYY BBB | . .", "YYYY | c .", "YYYY B | . ."), [2, 0, 0]),
        (("YYYY BBB | C .", "YYYY B | c .", "YYYY | . ."), [4, 1, 0]),  # a castle is two; nobody is their own rival
        (("YYYY B | . .", "YYYY | c c", "YYYY BB | . ."), [0, 0, 0]),
        (("YYYY B | c c c", "YYYY BBB | c .", "YYYY | . ."), [0, 0, 0]),
    ],
)
def test_blue_cubes_bring_one_each_less_the_best_rival_herd(clans: tuple[str, ...], points: list[int]) -> None:
    """HC-7.4"""
    s = table(*clans, phase=SCORING)
    assert [blue_points(s, seat) for seat in range(3)] == points


def test_all_four_are_worked_out_on_the_same_position() -> None:
    """HC-7.5"""
    s = scored("YYYYY BBB G | c . | | 2", "YYYY BB | C c | | 2", "YYYY BB GG | . . | | 2")
    assert list(s.score) == [2 + 2 + 1 + 2, 2 + 0 + 1 + 3, 2 + 3 + 0 + 1]
    assert s.holder == 0
    assert [list(s.tally)[4 * seat : 4 * seat + 3] for seat in range(3)] == [[2, 1, 2], [0, 1, 3], [3, 0, 1]]


def test_below_the_red_zone_a_tile_leaves_face_down() -> None:
    """HC-7.5"""
    s = scored("YYYY | . . | | 29", PLAIN, PLAIN)
    assert (s.tiles, s.gone, sum(s.shown), s.phase, s.round) == (24, 1, 0, CUBING, 2)


def test_in_the_red_zone_it_is_turned_up() -> None:
    """HC-7.5"""
    s = scored("YYYY | . . | | 30", PLAIN, PLAIN)
    assert (s.phase, s.tiles, s.gone) == (TURNING, 24, 1)
    assert options(s) == [f"tile {number} turned up" for number in range(30, 43)]
    assert [weight for _, weight in GAME.chance(s)] == [2] * 12 + [1]


def test_a_tile_turned_up_before_is_not_turned_up_again() -> None:
    """HC-7.5"""
    s = table("YYYY | . . | | 30", PLAIN, PLAIN, phase=SCORING, place=2, gone=1)
    s.place = 3
    s.shown[12] = 1
    assert options(do(s, "round scored")) == [f"tile {number} turned up" for number in range(30, 42)]


def test_standing_in_the_zone_now_counts_not_having_been_there() -> None:
    """HC-7.5 A clan that was at 30 and lost a raid stands at 29."""
    s = scored("YYYY | . . | | 29", "YYYY | . . | | 3", "YYYY | . . | | 3", round=8)
    assert s.phase == CUBING


def test_with_no_tile_left_nothing_leaves() -> None:
    """HC-7.5"""
    s = scored("YYYY | . . | | 29", PLAIN, PLAIN, gone=25)
    assert (s.tiles, s.gone, s.phase) == (0, 25, CUBING)


def test_the_start_players_card_passes_to_the_left() -> None:
    """HC-7.6"""
    s = scored(PLAIN, PLAIN, PLAIN, start=2)
    assert (s.start, s.turn, s.place, s.round) == (0, 0, 0, 2)
