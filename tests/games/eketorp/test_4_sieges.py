"""§4.8 to 4.11 Sieges and loot."""

import pytest

from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.state import BUILDING, CHOOSING, KEEPING, LOOTING
from tests.games.eketorp.picture import cards, do, fight, options, pile, refusal, sick, stands, table, wall

ALL_OUT = "A A A A A A A A"
STRONG = "3 4 5 6"


def test_a_siege_is_one_fight_however_many_defend() -> None:
    """EK-4.8"""
    s = table(out=("ram2", "A"), stores="A1G", hands=(STRONG,))
    fight(s, "fight 2 at ram 2", 6, 2)
    assert (s.home[1], s.phase) == (8 - 1, BUILDING)


def test_without_a_defender_the_owners_card_counts_0_and_the_damage_is_the_attackers_card() -> None:
    """EK-4.8"""
    s = table(out=("ram2", ALL_OUT), hands=(STRONG,), walls=("", ". . . . S GG"))
    fight(s, "fight 2 at ram 2", 4, 5)
    assert (s.damage, s.phase) == (4, LOOTING)
    assert (cards(s, 0), cards(s, 1)) == (("3 5 6", "5"), ("2 3 4", "4"))
    assert (sick(s, 0), sick(s, 1), stands(s, 0)) == ((0,) * 4, (0,) * 4, "ram2")


def test_the_defenders_of_that_moment_count() -> None:
    """EK-4.8"""
    s = table(out=("ram2 ship2", "A A A A A A A"), stores="A7G", hands=(STRONG,), walls=("", "G G G G G G"))
    do(fight(s, "fight 2 at ship 2", 6, 2), "take 0 left 0 right")
    assert s.home[1] == 0
    fight(s, "fight 2 at ram 2", 3, 5)
    assert s.damage == 3


@pytest.mark.parametrize(
    ("attack", "defence", "station"),
    [(6, 5, 2), (6, 4, 2), (6, 3, 1), (6, 2, 1)],
)
def test_a_beaten_defender_goes_one_station_on_at_once(attack: int, defence: int, station: int) -> None:
    """EK-4.9"""
    s = table(out=("ram2",), hands=(STRONG,), stores="A1G")
    s = fight(s, "fight 2 at ram 2", attack, defence)
    # The round has ended since: everybody has moved one station on.
    stations = [0, 0, 0, 0]
    if station < 2:
        stations[station + 1] = 1
    assert (sick(s, 1), s.home[1]) == (tuple(stations), 8 - sum(stations))


def test_right_after_the_siege_the_viking_stands_there() -> None:
    """EK-4.9"""
    s = table(out=("ram2 A", "", "A"), hands=(STRONG,))
    fight(s, "fight 2 at ram 2", 6, 3)
    assert sick(s, 1) == (0, 1, 0, 0)
    s = table(out=("ram2 A", "", "A"), hands=(STRONG,))
    fight(s, "fight 2 at ram 2", 6, 4)
    assert sick(s, 1) == (0, 0, 1, 0)


@pytest.mark.parametrize(("defence", "stations"), [(4, (0, 1, 0, 0)), (5, (1, 0, 0, 0))])
def test_a_beaten_besieger_gets_no_step_on(defence: int, stations: tuple[int, ...]) -> None:
    """EK-4.9"""
    s = table(out=("ram2 A", "", "A"), hands=("2 3 3 6",))
    fight(s, "fight 2 at ram 2", 2, defence)
    assert (sick(s, 0), stands(s, 0), sick(s, 1)) == (stations, "A", (0, 0, 0, 0))


def test_a_draw_in_a_siege_sends_both_to_0_without_a_step_on_and_without_loot() -> None:
    """EK-4.9"""
    s = table(out=("ram2 A", "", "A"), hands=(STRONG,), walls=("", "G G G G G G"))
    fight(s, "fight 2 at ram 2", 4, 4)
    assert (sick(s, 0), sick(s, 1), s.home[1], s.phase) == ((0, 0, 1, 0), (0, 0, 1, 0), 7, CHOOSING)
    assert wall(s, 1) == "G G G G G G"


def test_loot_comes_off_the_tops_of_two_sections_and_is_worth_no_more_than_the_damage() -> None:
    """EK-4.10"""
    s = table(out=("ship2", ALL_OUT), hands=(STRONG,), walls=("", "G G CGG WW G G"))
    fight(s, "fight 2 at ship 2", 3, 2)
    takes = [(0, 0), (0, 1), (1, 0), (1, 1), (2, 0)]
    assert options(s) == [f"take {i} left {j} right" for i, j in takes]
    assert refusal(s, 0, "take 2 left 1 right") == ("EK-4.10", "ek-too-dear")


def test_the_number_of_bricks_is_not_limited_otherwise() -> None:
    """EK-4.10"""
    s = table(out=("ship2", ALL_OUT), hands=(STRONG,), walls=("", ". . GGG GGG . ."))
    fight(s, "fight 2 at ship 2", 6, 2)
    assert len(options(s)) == 16
    do(s, "take 3 left 3 right")
    assert (wall(s, 1), pile(s, 0), s.supply[0]) == (". . . . . .", "G", 51)


def test_the_besieger_may_take_none() -> None:
    """EK-4.10"""
    s = table(out=("ship2", ALL_OUT), hands=(STRONG,), walls=("", ". . GGG GGG . ."))
    do(fight(s, "fight 2 at ship 2", 6, 2), "take 0 left 0 right")
    assert (wall(s, 1), pile(s, 0)) == (". . GGG GGG . .", "")


def test_of_several_colours_exactly_one_is_kept_and_the_others_go_to_the_supply() -> None:
    """EK-4.10"""
    s = table(out=("ship2", ALL_OUT), hands=(STRONG,), walls=("", ". . WG C . ."))
    do(fight(s, "fight 2 at ship 2", 6, 2), "take 2 left 1 right")
    assert (s.phase, options(s)) == (KEEPING, ["keep grass", "keep wood", "keep clay"])
    do(s, "keep clay")
    assert (pile(s, 0), list(s.supply), wall(s, 1)) == ("C", [52, 42, 11, 6], ". . . . . .")


def test_where_nothing_can_be_taken_nobody_is_asked() -> None:
    """EK-4.10"""
    s = table(out=("ship2",), hands=(STRONG,), walls=("", "G G SS . G G"))
    fight(s, "fight 2 at ship 2", 6, 3)
    assert s.phase == BUILDING or s.round == 3
    assert wall(s, 1) == "G G SS . G G"


def test_loot_also_comes_if_defenders_remain() -> None:
    """EK-4.10"""
    s = table(out=("ship2",), hands=(STRONG,), walls=("", ". . W . . ."))
    fight(s, "fight 2 at ship 2", 6, 4)
    assert (s.home[1], s.phase) == (7, LOOTING)


def test_the_kept_brick_lies_under_the_viking_and_cannot_be_taken() -> None:
    """EK-4.10, 4.11"""
    s = table(out=("ship2 A", ALL_OUT[:-2], "A"), hands=(STRONG,), walls=("", ". . W . . ."), start=0)
    do(fight(s, "fight 2 at ship 2", 6, 4), "take 1 left 0 right")
    assert (s.under[4], stands(s, 0)) == (2, "A ship2")
    assert "fight 2 at ship 2" not in options(s)


def test_a_viking_that_has_won_its_siege_does_nothing_more_this_round() -> None:
    """EK-4.11"""
    s = table(out=("ram2 A A", "A", ""), hands=(STRONG,), stores="A1G")
    fight(s, "fight 2 at ram 2", 6, 2)
    assert s.turn == 1
    fight(s, "fight 1 at A", 3, 4)
    assert s.phase == BUILDING
    s = table(out=("ram2 A A", "A A", ""), hands=(STRONG,), stores="A1G")
    fight(s, "fight 2 at ram 2", 6, 2)
    fight(s, "fight 1 at A", 3, 4)
    assert (s.turn, options(s)) == (0, ["fight 2 at A"])
    assert refusal(s, 0, "fight 2 at ram 2") == ("EK-4.11", "ek-siege-over")


def test_each_siege_field_sees_a_siege_of_its_own() -> None:
    """EK-4.11"""
    s = table(out=("catapult2 ship2 ram2", ""), hands=(STRONG,))
    fight(s, "fight 2 at ship 2", 6, 2)
    assert options(s) == ["fight 2 at catapult 2", "fight 2 at ram 2"]


def test_known_hands_are_those_taken_back_until_they_are_exchanged() -> None:
    """EK-4.12"""
    s = table(
        out=("A A", "A A"), hands=("6", "2 3"), laid=("1 2 3", "5 6"), late=(0, 1), amulets=(4, 0, 5), stores="A2G"
    )
    fight(s, "fight 2 at A", 6, 2)
    assert (GAME.view(s, 1).hands[0], GAME.view(s, 1).open) == ((1, 2, 2, 3), (0,))
    do(s, "fight 1 at A", "exchange")
    assert (GAME.view(s, 1).hands[0], GAME.view(s, 1).open) == ((), ())
    assert GAME.view(s, 2).gone == (7, 2, 1, 0, 0, 0)
