"""§2 Set-up."""

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten import GAME
from clanmoot.games.schotten_totten.pieces import ALL_TACTICS
from clanmoot.games.schotten_totten.state import CLAIMING, PLAYING, State
from tests.games.schotten_totten.picture import do, options


def dealt(**wanted: int) -> State:
    """The table after all chance of the set-up."""
    s = GAME.start(2, GAME.agree(wanted))
    GAME.settle(s, Rng(5))
    GAME.check(s)
    return s


@pytest.mark.parametrize(("tactics", "size"), [(0, 6), (1, 7)])
def test_each_player_is_dealt_six_clan_cards_or_seven_with_tactics(tactics: int, size: int) -> None:
    """ST-2.1"""
    s = dealt(tactics=tactics)
    v = GAME.view(s, 0)
    assert (v.clans_held, v.tactics_held) == ((size, size), (0, 0))
    assert v.decks[0] == 54 - 2 * size


def test_every_clan_card_is_as_likely_to_be_dealt_as_any_other() -> None:
    """ST-2.1"""
    s = GAME.start(2, GAME.agree({"begins": 0}))
    for left in range(54, 42, -1):
        outcomes = GAME.chance(s)
        assert len(outcomes) == left
        assert {weight for _, weight in outcomes} == {1}
        GAME.apply(s, CHANCE, outcomes[left // 2][0])
    assert GAME.decider(s) == 0


def test_with_tactics_all_ten_tactic_cards_are_in_a_deck_of_their_own() -> None:
    """ST-2.2"""
    s = dealt(tactics=1)
    assert s.tactic_deck == ALL_TACTICS
    assert GAME.view(s, 0).decks == (40, 10)
    assert GAME.view(dealt(), 0).decks == (42, 0)


def test_the_first_player_is_drawn_at_random() -> None:
    """ST-2.3"""
    s = GAME.start(2, GAME.agree({}))
    assert GAME.chance(s) == [(GAME.actions.parse("seat 1 begins"), 1), (GAME.actions.parse("seat 2 begins"), 1)]
    do(s, "seat 2 begins")
    GAME.settle(s, Rng(1))
    assert (GAME.decider(s), s.phase) == (1, PLAYING)


@pytest.mark.parametrize("seat", [0, 1])
def test_unless_the_table_says_who_begins(seat: int) -> None:
    """ST-2.3"""
    s = GAME.start(2, GAME.agree({"begins": seat}))
    assert "seat 1 begins" not in options(s)
    GAME.settle(s, Rng(1))
    assert GAME.decider(s) == seat


def test_the_expert_game_begins_with_a_claim_phase() -> None:
    """ST-2.3, 8.1"""
    assert dealt(expert=1, begins=0).phase == CLAIMING
