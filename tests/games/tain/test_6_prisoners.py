"""§6 Prisoners."""

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.games.tain import GAME
from clanmoot.games.tain.pieces import captive
from clanmoot.games.tain.state import FREEING
from tests.games.tain.picture import end_round, of, options, pile, raids, steps, table

LAD, DAUGHTER = 2, 3


def test_a_prisoner_stays_until_freed_and_all_see_who_it_is() -> None:
    """TA-6.1"""
    s = end_round(table("", "A:L . . . . / W . . . ."))
    for _ in range(3):
        assert GAME.view(s, 0).captives[1][0] == GAME.view(s, 1).captives[1][0] == (1, 0)
        end_round(s)


def test_a_clan_keeps_at_least_eleven_tokens() -> None:
    """TA-6.1"""
    s = end_round(table("", "A:B . . . . /", left=("", None), held=("", "A:L6 A:D")))
    assert pile(s, 0, used=False) == "C W2 B8"


def test_a_success_frees_a_prisoner_instead_of_taking_a_jewel() -> None:
    """TA-6.2"""
    s = raids(table("", ". . . A:L . /", held=("", "A:L2")))
    assert of(s.won_jewels, 2) == [0, 0]
    assert s.captives[captive(1, 0, LAD)] == 1


def test_the_daughter_alone_is_freed_without_asking() -> None:
    """TA-6.2"""
    s = raids(table("", ". . . A:L . /", held=("", "A:D")))
    assert s.captives[captive(1, 0, DAUGHTER)] == 0


@pytest.mark.parametrize(("choice", "left"), [("free Lad", (0, 1)), ("free Daughter", (1, 0))])
def test_which_one_is_the_raiders_choice(choice: str, left: tuple[int, int]) -> None:
    """TA-6.2"""
    s = raids(table("", ". . . A:L . /", held=("", "A:L A:D")), choice)
    assert GAME.view(s, 1).captives[1][0] == left


def test_the_raider_is_asked_in_the_middle_of_the_raids() -> None:
    """TA-6.2"""
    s = table(". . . . B:L /", "A:L . . A:L . /", held=("", "A:L A:D"))
    while s.phase != FREEING:
        GAME.apply(s, GAME.decider(s), GAME.legal(s, s.turn)[-1] if GAME.decider(s) >= 0 else GAME.chance(s)[0][0])
    assert (GAME.decider(s), options(s)) == (0, ["free Lad", "free Daughter"])
    GAME.apply(s, 0, GAME.legal(s, 0)[1])
    assert (GAME.decider(s), options(s)) == (CHANCE, ["settle"])


def test_each_success_is_judged_by_itself() -> None:
    """TA-6.2 Two successes, one prisoner: the second takes a jewel."""
    s = raids(table("", ". . . A:L A:L /", held=("", "A:L")))
    assert s.captives[captive(1, 0, LAD)] == 0
    assert of(s.won_jewels, 2) == [1, 0]


def test_two_successes_free_both_and_the_second_is_not_asked() -> None:
    """TA-6.2"""
    s = table("", ". . . A:L A:L /", held=("", "A:L A:D"))
    assert steps(s, "free Lad")[-3:] == ["raid B.H1", "free Lad", "raid B.H2"]
    assert sum(s.captives) == 0
    assert of(s.won_jewels, 2) == [0, 0]


def test_a_failed_raid_and_a_raid_on_the_pasture_free_nobody() -> None:
    """TA-6.2"""
    s = raids(table("", "A:L . . A:L . / . . . L .", held=("", "A:L")))
    assert s.captives[captive(1, 0, LAD)] == 1
    assert of(s.won_cattle, 2) == [1, 0]


def test_a_freed_token_goes_to_the_used_tokens_and_comes_back_with_them() -> None:
    """TA-6.3"""
    s = raids(table("", ". . . A:L . /", held=("", "A:D"), left=("", None)))
    assert pile(s, 0, used=True) == "C W2 L5 D B8"
    GAME.apply(s, CHANCE, GAME.chance(s)[0][0])
    assert pile(s, 0, used=False) == "C W2 L6 D B8"


def test_prisoners_of_other_clans_are_not_freed_and_do_not_keep_a_raider_from_a_jewel() -> None:
    """TA-6.4"""
    s = raids(table("", ". . . A:L . /", "", held=("", "C:L C:D")))
    assert of(s.won_jewels, 3) == [1, 0, 0]
    assert GAME.view(s, 0).captives[1][2] == (1, 1)
