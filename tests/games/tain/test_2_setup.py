"""§2 Set-up."""

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.games.tain import GAME
from clanmoot.games.tain.pieces import SUPPLY
from tests.games.tain.picture import do, end_round, of, options, pile, table


@pytest.mark.parametrize(("players", "herd"), [(2, 15), (3, 10), (4, 5)])
def test_five_cattle_and_three_jewels_each_the_other_cattle_in_the_kingdom(players: int, herd: int) -> None:
    """TA-2.1"""
    s = GAME.start(players, ())
    assert of(s.cattle, 4) == [5] * players + [0] * (4 - players)
    assert of(s.jewels, 4) == [3] * players + [0] * (4 - players)
    assert (s.herd, s.round) == (herd, 1)


def test_boards_and_tokens_of_clans_without_a_player_are_not_there() -> None:
    """TA-2.1"""
    s = do(GAME.start(3, ()), "seat 1 begins")
    assert not any(text.endswith(("D.P1", "D.H2")) for text in options(s))
    assert pile(s, 3, used=False) == ""
    assert len(GAME.view(s, 0).guard) == 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tokens_start_unused(players: int) -> None:
    """TA-2.2"""
    v = GAME.view(GAME.start(players, ()), 0)
    assert v.unseen == (tuple(SUPPLY),) * players
    assert v.behind == (18,) * players
    assert v.mine == tuple(SUPPLY)
    assert v.used == ((0,) * 5,) * players


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_active_player_is_drawn_at_random(players: int) -> None:
    """TA-2.3"""
    s = GAME.start(players, ())
    assert GAME.decider(s) == CHANCE
    assert [weight for _, weight in GAME.chance(s)] == [1] * players
    assert options(s) == [f"seat {seat + 1} begins" for seat in range(players)]
    do(s, f"seat {players} begins")
    assert (s.active, GAME.decider(s)) == (players - 1, players - 1)


def test_the_marker_moves_to_the_left_neighbour() -> None:
    """TA-2.3, 5.4"""
    s = table(players=3, active=1)
    assert [end_round(s).active for _ in range(3)] == [2, 0, 1]
