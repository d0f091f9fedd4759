"""§4 Raiding."""

import pytest

from clanmoot.core.game import CHANCE
from clanmoot.games.tain import GAME
from clanmoot.games.tain.pieces import LETTERS, captive
from clanmoot.games.tain.state import REMOVING_BLUFFS, TURNING
from tests.games.tain.picture import all_pass, do, end_round, of, pile, raids, steps, table

LAD, DAUGHTER = 2, 3


def test_all_tokens_are_turned_up_before_anything_moves() -> None:
    """TA-4.1"""
    s = all_pass(table("B:L . . . . / W . . . .", "A:B . . . . / . . . . L", kingdom="A:B B:W"))
    before = (list(s.guard), list(s.scout), list(s.kingdom), list(s.used))
    told = []
    while s.phase == TURNING:
        [(action, _)] = GAME.chance(s)
        told.append(GAME.actions.text(action))
        GAME.apply(s, CHANCE, action)
    assert told == [
        "turn up Bluff at Kingdom",
        "turn up Warrior at Kingdom",
        "turn up Warrior at A.P1",
        "turn up Lad at A.P1",
        "turn up Bluff at B.P1",
        "turn up Lad at B.H2",
    ]
    assert s.phase == REMOVING_BLUFFS
    assert (list(s.guard), list(s.scout), list(s.kingdom), list(s.used)) == before


def test_then_bluffs_go_to_the_used_tokens_of_their_owners() -> None:
    """TA-4.1"""
    s = all_pass(table("B:B B:L . . . / B . . . .", kingdom="A:B B:B"))
    while s.phase == TURNING:
        GAME.apply(s, CHANCE, GAME.chance(s)[0][0])
    do(s, "bluffs home")
    assert (pile(s, 0, used=True), pile(s, 1, used=True)) == ("B2", "B2")
    assert (s.guard[0], s.scout[0], s.raider[0], list(s.kingdom)) == (-1, -1, -1, [-1] * 4)
    assert s.scout[1] == LAD


def test_without_bluffs_there_is_no_step_for_them() -> None:
    """TA-4.1"""
    assert "bluffs home" not in steps(table("B:L . . . . /"))


def test_the_kingdom_comes_first_then_boards_clockwise_from_the_active_player() -> None:
    """TA-4.2"""
    boards = ("B:L . . . . /", "C:L . . . . /", "A:L . . . . /")
    told = steps(table(*boards, kingdom="A:W", active=1))
    assert told[-4:] == ["raid the Kingdom", "raid B.P1", "raid C.P1", "raid A.P1"]


@pytest.mark.parametrize(
    ("tokens", "won"),
    [
        ("A:W", [1, 0]),
        ("B:C", [0, 1]),
        ("A:W B:W", [1, 1]),
        ("A:C B:C", [1, 1]),
        ("A:C B:W", [1, 0]),
        ("A:W B:C", [0, 1]),
        ("A:W B:B", [1, 0]),
        ("A:B B:B", [0, 0]),
    ],
)
def test_who_takes_cattle_in_the_kingdom(tokens: str, won: list[int]) -> None:
    """TA-4.3"""
    s = raids(table(kingdom=tokens))
    assert of(s.won_cattle, 2) == won
    assert s.herd == 15 - sum(won)


def test_an_empty_kingdom_gives_nothing() -> None:
    """TA-4.3"""
    s = raids(table(kingdom="A:C", cattle=(15, 10)))
    assert of(s.won_cattle, 2) == [0, 0]


@pytest.mark.parametrize(("active", "won"), [(0, [1, 0, 0]), (1, [0, 0, 1]), (2, [0, 0, 1])])
def test_the_last_of_the_kingdoms_cattle_goes_to_who_sits_nearer_to_the_active_player(
    active: int, won: list[int]
) -> None:
    """TA-4.3"""
    s = raids(table(players=3, kingdom="A:W C:W", cattle=(8, 8, 8), active=active))
    assert of(s.won_cattle, 3) == won


# How each scout fares against each guard: + takes, - fails, l the Lad is captured, d the Daughter is.
MATRIX = {
    "C": {".": "+", "B": "+", "L": "+", "W": "+", "C": "-", "D": "-"},
    "W": {".": "+", "B": "+", "L": "+", "W": "-", "C": "-", "D": "d"},
    "L": {".": "+", "B": "+", "L": "-", "W": "l", "C": "-", "D": "-"},
}


@pytest.mark.parametrize(
    ("scout", "guard", "result"), [(s, g, result) for s, row in MATRIX.items() for g, result in row.items()]
)
@pytest.mark.parametrize("entry", range(5))
def test_every_scout_against_every_guard_at_every_entry(scout: str, guard: str, result: str, entry: int) -> None:
    """TA-4.4, 4.5, 4.6, 4.7, 4.8"""
    outside, inside = ["."] * 5, ["."] * 5
    outside[entry], inside[entry] = f"A:{scout}", guard
    s = raids(table("", f"{' '.join(outside)} / {' '.join(inside)}"))
    success, pasture = int(result == "+"), entry < 3
    assert of(s.won_cattle, 2) == [success * pasture, 0]
    assert of(s.won_jewels, 2) == [success * (not pasture), 0]
    assert of(s.cattle, 2) == [5, 5 - success * pasture]
    assert of(s.jewels, 2) == [3, 3 - success * (not pasture)]
    assert s.won_captives[captive(1, 0, LAD)] == int(result == "l")
    assert s.won_captives[captive(0, 1, DAUGHTER)] == int(result == "d")
    assert sum(s.won_captives) == int(result in "ld")


def test_a_bluff_raids_nothing() -> None:
    """TA-4.4"""
    s = table("", "A:B A:B . A:B . /")
    assert steps(s)[-1] == "bluffs home"
    assert of(s.won_cattle, 2) == of(s.won_jewels, 2) == [0, 0]


def test_a_warrior_on_guard_captures_the_lad_and_stays() -> None:
    """TA-4.5"""
    s = raids(table("", "A:L . . . . / W . . . ."))
    assert (s.scout[5], s.raider[5], s.guard[5]) == (-1, -1, LETTERS.index("W"))
    s = do(s, "settle")
    assert s.captives[captive(1, 0, LAD)] == 1
    assert pile(s, 0, used=True) == ""
    assert pile(s, 1, used=True) == "W"


def test_a_warrior_carries_the_daughter_off_and_takes_nothing_else() -> None:
    """TA-4.6"""
    s = end_round(table("", ". . . A:W . / . . . D ."))
    assert s.captives[captive(0, 1, DAUGHTER)] == 1
    assert of(s.jewels, 2) == [3, 3]
    assert (pile(s, 0, used=True), pile(s, 1, used=True)) == ("W", "")


def test_a_warrior_captures_no_lad_by_raiding_nor_a_chieftain_anybody() -> None:
    """TA-4.6, TA-4.7"""
    s = end_round(table("", "A:W A:C . . . / L W . . ."))
    assert sum(s.captives) == 0
    assert of(s.cattle, 2) == [7, 3]
    s = end_round(table("", "A:C . . . . / D . . . ."))
    assert sum(s.captives) == 0


def test_with_nothing_to_take_nothing_is_taken() -> None:
    """TA-4.8"""
    s = end_round(table("", "A:L A:L . A:L . /", cattle=(5, 1), jewels=(6, 0)))
    assert of(s.cattle, 2) == [6, 0]
    assert of(s.jewels, 2) == [6, 0]


def test_on_a_board_the_active_player_takes_first_then_the_others_clockwise() -> None:
    """TA-4.9"""
    boards = ("B:L D:L C:L . . /", "", "", "")
    for active, order in ((0, ["A.P1", "A.P3", "A.P2"]), (2, ["A.P3", "A.P2", "A.P1"]), (3, ["A.P2", "A.P1", "A.P3"])):
        told = steps(table(*boards, active=active))
        assert told[-3:] == [f"raid {place}" for place in order]


def test_when_goods_run_out_the_rest_get_nothing() -> None:
    """TA-4.9"""
    s = raids(table("B:L D:L C:L . . /", "", "", "", cattle=(2, 5, 5, 5), active=2))
    assert of(s.won_cattle, 4) == [0, 0, 1, 1]


def test_each_takes_for_all_their_successes_before_the_next() -> None:
    """TA-4.9"""
    s = table("C:L B:L B:L . . /", "", "", cattle=(2, 5, 5))
    assert steps(s)[-3:] == ["raid A.P2", "raid A.P3", "raid A.P1"]
    assert of(s.won_cattle, 3) == [0, 2, 0]


def test_cattle_won_this_round_cannot_be_taken_in_the_same_round() -> None:
    """TA-4.10 A is raided after B and has just won B's cattle, but they lie beside the board."""
    s = table("B:L B:L . . . /", "A:L A:L . . . /", cattle=(1, 5), active=1)
    assert steps(s)[-4:] == ["raid B.P1", "raid B.P2", "raid A.P1", "raid A.P2"]
    assert (of(s.cattle, 2), of(s.won_cattle, 2)) == ([0, 3], [2, 1])


def test_jewels_won_this_round_cannot_be_taken_in_the_same_round() -> None:
    """TA-4.10"""
    s = raids(table(". . . B:L . /", ". . . A:L A:L /", jewels=(0, 6), active=1))
    assert (of(s.jewels, 2), of(s.won_jewels, 2)) == ([0, 4], [2, 0])


def test_prisoners_of_this_round_cannot_be_freed_in_the_same_round() -> None:
    """TA-4.10, 6.2 A's Lad is captured at B.P1; the next Lad wins at B.H1 and takes a jewel all the same."""
    s = raids(table("", "A:L . . A:L . / W . . . ."))
    assert of(s.won_jewels, 2) == [1, 0]
    assert s.won_captives[captive(1, 0, LAD)] == 1


def test_after_the_raids_tokens_go_to_the_used_ones_and_never_mix_with_unused() -> None:
    """TA-4.11"""
    s = end_round(table("B:L . . . . / C L . . .", "A:W . . . . / ", kingdom="A:B"))
    assert pile(s, 0, used=True) == "C W L B"
    assert pile(s, 0, used=False) == "W L5 D B7"
    assert pile(s, 1, used=True) == "L"
    assert (list(s.guard), list(s.scout), list(s.raider)) == ([-1] * 20, [-1] * 20, [-1] * 20)


def test_tokens_stay_on_their_slots_until_the_settlement() -> None:
    """TA-4.11"""
    s = raids(table("B:L . . . . / C . . . .", kingdom="A:W"))
    assert (s.scout[0], s.guard[0], s.kingdom[0]) == (LAD, 0, 1)
    assert pile(s, 0, used=True) == ""
