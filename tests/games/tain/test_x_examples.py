"""The worked examples of the rules."""

import pytest

from clanmoot.core.game import SPECTATOR
from clanmoot.core.rng import Rng
from clanmoot.games.tain import GAME
from tests.games.tain.picture import end_round, of, raids, table


@pytest.mark.parametrize(("active", "taker"), [(0, 1), (1, 1), (2, 2), (3, 1)])
def test_the_last_jewel_goes_to_the_active_player_or_the_next_player_clockwise(active: int, taker: int) -> None:
    """TA-X.1 B and C raid A's House with its one jewel."""
    s = raids(table(". . . C:L B:L /", "", "", "", jewels=(1, 3, 3, 5), active=active))
    assert of(s.won_jewels, 4) == [int(seat == taker) for seat in range(4)]


def test_a_score() -> None:
    """TA-X.2 22 + 6 + 5 + 2 + 3 = 38."""
    s = end_round(table(cattle=(11, 5), jewels=(2, 4), held=("B:D B:L2",)))
    assert [line.points[0] for line in GAME.outcome(s).score] == [22, 6, 2, 5, 3]
    assert GAME.outcome(s).standings[0][0] == 38


@pytest.mark.parametrize("watcher", [1, SPECTATOR])
def test_what_was_seen_tells_which_token_lies_where(watcher: int) -> None:
    """TA-X.3 A had only the Daughter and a Lad left, one lies inside and one outside."""
    s = table("/ D . . . .", "A:L . . . . /", left=("", None))
    v = GAME.view(s, watcher)
    assert v.unseen[0] == (0, 0, 1, 1, 0)
    for seed in range(5):
        world = GAME.imagine(v, Rng(seed))
        assert (world.guard[0], world.scout[5]) == (3, 2)
