"""§6 Activation."""

import pytest

from clanmoot.games.glen_more.state import ACTIVATING, GIVING, LAYING, MARCHING, MOVING, State
from tests.games.glen_more.picture import do, men, options, owned, stock, table


def test_the_new_tile_and_its_neighbours_are_activated_wherever_members_stand() -> None:
    """GM-6.2 Corners too; tiles farther away are not."""
    s = do(table("Gr5 Home:i Fo8 Qu1", ring="1 Me12"), "take Me12", "north of Fo8")
    assert (stock(s, "Me12"), stock(s, "Fo8"), stock(s, "Qu1"), stock(s, "Gr5")) == (1, 1, 1, 0)
    assert s.steps == 1


def test_each_tile_is_activated_once_a_turn() -> None:
    """GM-6.2"""
    s = do(table("Home:i Fo8:w", ring="1 Me12", rows=(1, 0, 0, 0, 0)), "take Me12", "north of Fo8")
    assert set(options(s)) == {"sell wood", "use Fo8", "done"}
    do(s, "use Fo8")
    assert "use Fo8" not in options(s)
    do(s, "done")
    assert stock(s, "Fo8") == 2


def test_activations_and_sales_come_in_any_order() -> None:
    """GM-6.2 A full tile gives nothing, unless one of its pieces is sold first."""
    s = do(table("Home:i Fo8:www", ring="1 Me12", rows=(1, 0, 0, 0, 0)), "take Me12", "north of Fo8")
    assert "use Fo8" not in options(s)
    assert owned(do(s.copy(), "done")) == "wwwh"
    assert owned(do(s, "sell wood")) == "wwwh"
    assert s.coins[0] == 7


def test_a_brown_tile_need_not_be_used() -> None:
    """GM-6.2"""
    s = do(table("Home:i Fa17 Fo8:ww", ring="1 Me12"), "take Me12", "north of Fa17", "done")
    assert (s.points[0], owned(s)) == (0, "wwwh")


def test_the_abbey_gives_a_resource_of_choice_if_it_has_room() -> None:
    """GM-6.3"""
    s = do(table("Home:i Iona:ws", ring="1 Me12"), "take Me12", "north of Iona")
    assert set(options(s)) == {"use Iona", "done"}
    do(s, "use Iona")
    assert len(options(s)) == 5
    assert owned(do(s, "choose wood")) == "wwsh"
    full = do(table("Home:i Iona:wss", ring="1 Me12"), "take Me12", "north of Iona")
    assert (full.phase, owned(full)) == (MARCHING, "wssh")


def test_a_distillery_makes_whisky_of_grain_from_anywhere() -> None:
    """GM-6.4"""
    s = do(table("Gr5:g Home Di15 Qu1:i", ring="1 Me12"), "take Me12", "north of Qu1", "use Di15")
    assert (s.barrels[0], stock(s, "Gr5"), s.coins[0]) == (1, 0, 6)
    assert "use Di15" not in options(s)


def test_grain_for_a_distillery_may_be_bought() -> None:
    """GM-6.4 GM-4.2"""
    s = do(table("Home:i Di15 Qu1", ring="1 Me12", rows=(0, 0, 2, 0, 0)), "take Me12", "north of Di15", "use Di15")
    assert (s.barrels[0], s.coins[0], s.rows[2]) == (1, 3, 3)
    poor = table("Home:i Di15 Qu1", ring="1 Me12", rows=(0, 0, 2, 0, 0), coins=[2])
    assert "use Di15" not in options(do(poor, "take Me12", "north of Di15"))


def served(land: str, tile: str, where: str, use: str, coins: int = 0) -> State:
    """A tile laid, and a brown tile about to be served."""
    s = table(land, ring=f"1 {tile}", coins=[coins])
    return do(s, f"take {tile}", where, f"use {use}")


ALL_FIVE = "Lochy:gc . .\nHome:i Fo8:ww Qu1:ss\nMe3:h . ."


@pytest.mark.parametrize(
    ("fair", "sizes", "points"),
    [("Fa13", {1, 2, 3}, [1, 3, 5]), ("Fa49", {1, 2, 3, 4}, [1, 3, 5, 8]), ("Fa55", {1, 2, 3, 4, 5}, [1, 3, 5, 8, 12])],
)
def test_fairs_take_different_resources(fair: str, sizes: set[int], points: list[int]) -> None:
    """GM-6.5"""
    where = "west of Home" if fair == "Fa49" else "north of Fo8"
    s = served(ALL_FIVE, fair, where, fair)
    gifts = [text.removeprefix("give ").split("+") for text in options(s)]
    assert {len(gift) for gift in gifts} == sizes
    assert all(len(set(gift)) == len(gift) for gift in gifts)
    for size, paid in enumerate(points, start=1):
        gift = next("+".join(gift) for gift in gifts if len(gift) == size)
        assert do(s.copy(), f"give {gift}").points[0] == paid


def test_a_fair_may_be_served_with_a_bought_kind_although_one_owns_others() -> None:
    """GM-4.2 GM-6.5"""
    s = served("Home:i Fa17 Fo8:w", "Me12", "north of Fa17", "Fa17", coins=1)
    assert "give grain" in options(s)
    do(s, "give grain")
    assert (s.points[0], s.coins[0], owned(s)) == (1, 0, "wwh")


@pytest.mark.parametrize(("tile", "land"), [("Bu10", "Home:i Fo8\nMe3:hhh ."), ("Bu31", "Home:i Fo8\nPa6:ccc .")])
def test_a_butcher_takes_one_or_two_animals_of_its_kind(tile: str, land: str) -> None:
    """GM-6.5"""
    s = served(land, tile, "north of Fo8", tile)
    assert options(s) == ["slaughter one", "slaughter two"]
    assert do(s.copy(), "slaughter one").points[0] == 2
    do(s, "slaughter two")
    assert (s.points[0], len(owned(s).replace("w", ""))) == (4, 1)


def test_the_mixed_butcher_takes_one_of_each() -> None:
    """GM-6.5 There is nothing to choose."""
    s = served("Me3:h .\nHome:i Fo8:w\nPa6:c .", "Bu34", "north of Fo8", "Bu34")
    assert (s.points[0], s.phase != GIVING) == (5, True)
    assert owned(s).replace("w", "") == "h"  # both given; the meadow is beside the butcher


def test_the_bridge_takes_wood_and_stone() -> None:
    """GM-6.5"""
    s = served("Qu1:s Home:i Fo8:w", "Br66", "north of Home", "Br66")
    assert s.points[0] == 7
    assert owned(s) == "ws"  # both given, both tiles beside the bridge


def test_the_grocer_takes_exactly_three_resources_equal_or_not() -> None:
    """GM-6.5"""
    s = served("Home:i Fo8:www Qu1:ss", "Gc56", "north of Fo8", "Gc56")
    assert set(options(s)) == {"trade wood+wood+wood", "trade wood+wood+stone"}
    do(s, "trade wood+wood+wood")
    assert s.points[0] == 8


def test_the_grocer_is_not_served_with_two() -> None:
    """GM-6.5"""
    s = table("Home:i Fo8:ww Qu1:s", ring="1 Gc56", coins=[0], rows=(3, 3, 3, 3, 3))
    assert "use Gc56" not in options(do(s, "take Gc56", "north of Fo8"))


@pytest.mark.parametrize(("tile", "points"), [("Ta33", 3), ("Ta42", 3), ("Ta63", 4)])
def test_taverns_pay_for_nothing(tile: str, points: int) -> None:
    """GM-6.5 GM-6.12"""
    s = do(table("Home:i Fo8", ring=f"1 {tile}", barrels=[1]), f"take {tile}", "north of Fo8")
    assert (s.points[0], s.phase) == (points, MARCHING)
    again = do(table(f"Home Fo8:i\n. {tile}", ring="1 Qu1"), "take Qu1", "east of Fo8")
    assert again.points[0] == points


def test_grey_tiles_give_a_movement_point_each() -> None:
    """GM-6.6"""
    s = do(table("Vi4 Home:i Qu1:s", ring="1 Stalker"), "take Stalker", "north of Home")
    assert s.steps == 3


def test_loch_ness_activates_one_more_tile_anywhere() -> None:
    """GM-6.7 Once a turn, and no tile twice."""
    s = table("Ness . . .\nHome:i Fo8:www Gr5:g Vi4:i", ring="1 Qu23 Me12")
    do(s, "take Me12", "north of Vi4")
    assert (s.ness, s.steps) == (1, 1)
    assert set(options(s)) == {"use Home", "done"}  # the full forest has no room, and the rest gives at the end
    do(s, "use Home")
    assert (s.ness, s.steps) == (0, 2)
    assert {"use Home", "use Fo8"}.isdisjoint(options(s))


def test_loch_ness_works_from_the_turn_in_which_it_is_laid() -> None:
    """GM-6.7"""
    s = do(table("Home:ii Fo8 Gr5", ring="1 Ness"), "take Ness", "south of Home", "member on Home")
    assert (s.ness, s.phase) == (1, ACTIVATING)
    do(s, "use Gr5")
    assert owned(s) == "wg"


def test_loch_ness_works_in_every_turn() -> None:
    """GM-6.7 It is ready again when the next turn begins."""
    s = table("Ness .\nHome:i Fo8:w", ring="1 Qu1 Gr5 2 3 4", rows=(1, 0, 0, 0, 0))
    do(s, "take Qu1", "west of Home", "use Fo8", "done", "stop")
    assert s.ness == 0
    do(s, options(s)[0])
    assert (s.phase, s.turn, s.ness) == (MOVING, 0, 1)


def test_loch_ness_may_reach_a_tavern_or_a_fair() -> None:
    """GM-6.7"""
    s = table("Ness . . .\nHome Fo8:w Gr5 Vi4:i\nFo28 Fa13 . .", ring="1 Me12", coins=[0])
    do(s, "take Me12", "north of Vi4", "use Fa13", "give wood")
    assert (s.points[0], s.ness) == (1, 0)


def test_a_tile_around_does_not_use_up_loch_ness() -> None:
    """GM-6.7"""
    s = table("Ness . . .\nHome Fo8 Gr5 Vi4:i", ring="1 Me12", rows=(0, 0, 1, 0, 0))
    do(s, "take Me12", "north of Vi4", "use Gr5")
    assert s.ness == 1
    assert "use Fo8" in options(s)


def test_what_costs_nothing_and_leaves_no_choice_is_done_without_asking() -> None:
    """GM-6.12 Grey tiles and taverns first, production tiles when the player has finished."""
    s = do(table("Home:i Fo8", ring="1 Me12"), "take Me12", "north of Fo8")
    assert (s.phase, owned(s)) == (MARCHING, "wh")
    do(s, "stop")
    assert s.phase == LAYING


def test_production_may_be_had_early_where_its_piece_can_be_used() -> None:
    """GM-6.12 GM-6.2"""
    s = do(table("Home:i Fo8", ring="1 Me12", rows=(0, 0, 0, 0, 1)), "take Me12", "north of Fo8")
    assert set(options(s)) == {"use Me12", "done"}  # nobody buys wood, so the forest gives at the end
    do(s, "use Me12", "sell sheep")
    assert (s.coins[0], owned(s), men(s, "Home")) == (7, "w", 1)


def test_buying_before_producing_keeps_the_piece() -> None:
    """GM-6.2 GM-4.2"""
    s = table("Home Gr5 Di15:i", ring="1 Me12")
    do(s, "take Me12", "north of Di15", "use Di15", "done")
    assert (s.barrels[0], s.coins[0], owned(s)) == (1, 5, "gh")
    s = table("Home Gr5 Di15:i", ring="1 Me12")
    do(s, "take Me12", "north of Di15", "use Gr5", "use Di15")
    assert (s.barrels[0], s.coins[0], owned(s)) == (1, 6, "h")
