"""§1 Components."""

import pytest

from clanmoot.games.tain import GAME
from clanmoot.games.tain.pieces import CATTLE, ENTRIES, HERD, PASTURE, PLACE_NAMES, SUPPLY, TOKENS
from clanmoot.games.tain.state import set_up
from tests.games.tain.picture import end_round, of, options, table


def test_a_board_has_three_entries_to_the_pasture_and_two_to_the_house() -> None:
    """TA-1.1"""
    assert PLACE_NAMES[:ENTRIES] == ["A.P1", "A.P2", "A.P3", "A.H1", "A.H2"]
    s = end_round(table("", "A:L A:L A:L A:L A:L / "))
    assert (of(s.cattle, 2), of(s.jewels, 2)) == ([8, 2], [5, 1])
    assert PASTURE == 3


def test_each_entry_has_an_inside_and_an_outside_slot() -> None:
    """TA-1.1"""
    s = table("B:L . . . . / ")
    assert "Lad to A.P1" in options(s)
    s = table(" / L . . . .", turn=1)
    assert "Lad to A.P1" in options(s)


def test_a_clan_has_eighteen_tokens() -> None:
    """TA-1.2"""
    assert SUPPLY == [1, 2, 6, 1, 8]
    assert sum(SUPPLY) == TOKENS == 18


def test_the_kingdom_has_two_slots_and_the_track_eight_rounds() -> None:
    """TA-1.3"""
    assert "Bluff to Kingdom" in options(table(kingdom="A:B", turn=1))
    assert "Bluff to Kingdom" not in options(table(kingdom="A:B B:B", players=3, turn=2))
    s = table(round=7)
    assert GAME.decider(end_round(s)) >= 0
    assert GAME.decider(end_round(s)) < -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_25_cattle_so_at_most_two_herds_of_eleven(players: int) -> None:
    """TA-1.4"""
    s = set_up(players)
    assert sum(s.cattle) + s.herd == CATTLE == 25
    assert CATTLE // HERD == 2


def test_there_are_three_jewels_for_each_of_four_clans() -> None:
    """TA-1.4"""
    assert sum(set_up(4).jewels) == 12
