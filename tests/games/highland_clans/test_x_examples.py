"""The worked examples of the rules."""

import pytest

from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.rules.raid import strength
from clanmoot.games.highland_clans.scoring import blue_points
from clanmoot.games.highland_clans.state import SCORING
from tests.games.highland_clans.picture import PLAIN, THIRD, do, table


def test_seven_blue_cubes_against_three_cattle_are_four_points() -> None:
    """HC-X.1"""
    s = table("YYYY BBB | C C", "YYYY BBB | c c c", "YYYY | c c", phase=SCORING)
    assert [blue_points(s, seat) for seat in range(3)] == [4, 1, 0]


def test_a_three_with_a_piper_has_strength_four() -> None:
    """HC-X.2"""
    s = do(table("YYYY BB | c . | 1 2 3 4", PLAIN, PLAIN, phase=THIRD), "raid 1", "lay 3", "with a piper")
    assert strength(s, 0) == 4


@pytest.mark.parametrize(("players", "red"), [(3, 7), (4, 6), (5, 5)])
def test_the_bag_at_the_start(players: int, red: int) -> None:
    """HC-X.3"""
    assert list(GAME.start(players, GAME.agree({})).bag) == [9, 17, 20, red]
