"""§2 The set-up, and the balance of the bag."""

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import BEGINNING, hand_size
from tests.games.highland_clans.picture import court, do, options, sites

TABLES = (3, 4, 5)


@pytest.mark.parametrize("players", TABLES)
def test_each_clan_has_four_warriors_two_pipers_and_a_head_of_cattle(players: int) -> None:
    """HC-2.1"""
    s = GAME.start(players, GAME.agree({}))
    for seat in range(players):
        assert court(s, seat) == [4, 2, 0]
        assert sites(s, seat) == [1, 0, 0]
        assert s.estates[seat] == 2


@pytest.mark.parametrize(("players", "score"), [(3, 2), (4, 5), (5, 8)])
def test_scores_begin_at_2_5_or_8(players: int, score: int) -> None:
    """HC-2.2"""
    assert list(GAME.start(players, GAME.agree({})).score) == [score] * players


@pytest.mark.parametrize(("players", "red"), [(3, 7), (4, 6), (5, 5)])
def test_the_bag_begins_with_9_17_20_whatever_the_number_of_players(players: int, red: int) -> None:
    """HC-2.3, X.3"""
    assert list(GAME.start(players, GAME.agree({})).bag) == [9, 17, 20, red]


@pytest.mark.parametrize("players", TABLES)
def test_each_player_is_dealt_four_cards(players: int) -> None:
    """HC-2.4"""
    s, rng = GAME.start(players, GAME.agree({})), Rng(1)
    for dealt in range(4 * players):
        assert [hand_size(s, seat) for seat in range(players)] == [
            min(4, max(0, dealt - 4 * seat)) for seat in range(players)
        ]
        outcomes = GAME.chance(s)
        GAME.apply(s, CHANCE, outcomes[rng.weighted([weight for _, weight in outcomes])][0])
        GAME.check(s)
    assert s.phase == BEGINNING


@pytest.mark.parametrize("players", TABLES)
def test_any_player_may_begin_and_nobody_has_the_largest_following(players: int) -> None:
    """HC-2.5"""
    s = GAME.start(players, GAME.agree({}))
    while s.phase != BEGINNING:
        do(s, options(s)[0])
    assert options(s) == [f"seat {seat + 1} begins" for seat in range(players)]
    assert len({weight for _, weight in GAME.chance(s)}) == 1
    do(s, f"seat {players} begins")
    assert (s.start, s.turn, s.holder) == (players - 1, players - 1, -1)
