"""§6 One-time bonuses and special places."""

import pytest

from clanmoot.games.glen_more.pieces import TWOS
from clanmoot.games.glen_more.state import ACTIVATING, CHOOSING, EMPTYING, FILLING, MARCHING
from tests.games.glen_more.picture import do, men, options, owned, stock, table


def test_a_village_puts_a_member_on_itself_that_may_move_at_once() -> None:
    """GM-6.1"""
    s = do(table("Home:i Qu1:s", ring="1 Vi16"), "take Vi16", "north of Qu1")
    assert men(s, "Vi16") == 1
    do(s, "member on Vi16", "to Qu1")
    assert (men(s, "Vi16"), men(s, "Qu1")) == (0, 1)


def test_a_distillery_gives_a_barrel_that_can_be_used_in_the_same_turn() -> None:
    """GM-6.1 GM-6.4 A barrel for laying it, another for the grain that it takes."""
    s = table("Home:i Gr5:g Qu1:s", ring="1 Di11")
    do(s, "take Di11", "north of Gr5")
    assert s.barrels[0] == 1
    do(s, "use Di11")
    assert (s.barrels[0], stock(s, "Gr5"), s.coins[0]) == (2, 1, 6)  # the field beside it has given again


def test_a_special_place_gives_its_card() -> None:
    """GM-6.1"""
    s = do(table("Home:i Qu1", ring="1 Morar"), "take Morar", "north of Home")
    assert list(s.cards) == [1 << 4, 0, 0, 0]


def test_castles_give_a_member_and_what_their_cards_say() -> None:
    """GM-6.1 GM-6.11"""
    land = "Qu1:s Home:i Fo8:w Gr5:g"
    stalker = do(table(land, ring="1 Stalker"), "take Stalker", "north of Home")
    moil = do(table(land, ring="1 Moil"), "take Moil", "north of Fo8")
    donan = do(table("Qu1:s Home:i Fo8:w Gr5:gi", ring="1 Donan"), "take Donan", "east of Gr5")
    armadale = do(table(land, ring="1 Armadale"), "take Armadale", "north of Fo8")
    assert (men(stalker, "Stalker"), men(moil, "Moil"), men(donan, "Donan"), men(armadale, "Armadale")) == (2, 1, 1, 1)
    assert [int(s.barrels[0]) for s in (stalker, moil, donan, armadale)] == [0, 1, 2, 0]
    assert [int(s.coins[0]) for s in (stalker, moil, donan, armadale)] == [6, 6, 6, 9]


@pytest.mark.parametrize("tile", ["Mey", "Duart", "Cawdor"])
def test_other_castles_give_a_member_and_their_card_only(tile: str) -> None:
    """GM-6.1"""
    s = table("Qu1:s Home:i Fo8:w", ring=f"1 {tile}", coins=[3])
    do(s, f"take {tile}", "north of Fo8")
    assert (men(s, tile), s.barrels[0], s.coins[0]) == (1, 0, 2)  # an animal was bought


def test_loch_lochy_takes_two_resources_of_choice() -> None:
    """GM-6.10 Equal ones are allowed."""
    s = do(table("Home:i Fo8", ring="1 Lochy"), "take Lochy", "north of Home")
    assert (s.phase, len(options(s)), len(TWOS)) == (FILLING, 15, 15)
    assert owned(do(s.copy(), "stock sheep+sheep")) == "whh"
    assert owned(do(s, "stock wood+grain")) == "wwg"


def test_loch_lochys_resources_can_be_used_in_the_same_turn() -> None:
    """GM-6.1 GM-6.10"""
    s = do(table("Home:i Fa17", ring="1 Lochy"), "take Lochy", "north of Home", "stock wood+stone")
    do(s, "use Fa17", "give wood+stone+grain")
    assert (s.points[0], s.coins[0], owned(s)) == (5, 5, "")


def test_loch_lochy_is_never_filled_again() -> None:
    """GM-6.10 GM-1.3"""
    s = do(table("Lochy\nHome:i", ring="1 Vi4"), "take Vi4", "east of Home")
    assert (s.phase, owned(s)) == (MARCHING, "")


def test_loch_shiel_fills_every_empty_production_tile() -> None:
    """GM-6.9 Wherever it lies; distilleries and Loch Lochy get nothing."""
    s = table("Lochy . . .\nHome:i Fo8 Gr5:gg Qu1\n. Di11 . .", ring="1 Shiel", coins=[0])
    do(s, "take Shiel", "south of Home")
    # Fo8 got one, and another when it was activated beside the new tile; the quarry is far away.
    assert s.phase == ACTIVATING  # the distillery could take a grain
    do(s, "done")
    assert (stock(s, "Fo8"), stock(s, "Gr5"), stock(s, "Qu1"), owned(s)) == (2, 2, 1, "wwsgg")


def test_a_player_may_sell_before_loch_shiel_gives() -> None:
    """GM-6.9 To empty tiles; which tile is always asked."""
    s = table("Home:i Fo8:w Fo40:w Gr5:ggg", ring="1 Shiel", rows=(2, 0, 2, 0, 0))
    do(s, "take Shiel", "south of Home")
    assert (s.phase, set(options(s))) == (EMPTYING, {"sell wood", "done"})  # three grain cannot be sold
    do(s, "sell wood")
    assert set(options(s)) == {"from Fo8", "from Fo40"}
    do(s, "from Fo40", "done")
    assert (stock(s, "Fo8"), stock(s, "Fo40")) == (1, 1)
    do(s, "done")
    assert (stock(s, "Fo8"), s.coins[0]) == (2, 8)


def test_before_loch_shiel_it_is_asked_even_about_a_full_tile_that_will_be_activated() -> None:
    """GM-6.9 The other one may be the one to empty."""
    s = table("Home:i Fo8:www Fo40:w", ring="1 Shiel", rows=(3, 0, 0, 0, 0))
    do(s, "take Shiel", "south of Home", "sell wood")
    assert set(options(s)) == {"from Fo8", "from Fo40"}


def test_loch_shiel_does_not_ask_where_no_sale_empties_a_tile() -> None:
    """GM-6.9"""
    s = do(table("Home:i Fo8:www", ring="1 Shiel", rows=(2, 0, 0, 0, 0)), "take Shiel", "south of Home")
    assert s.phase == ACTIVATING


def test_loch_shiel_gives_an_empty_abbey_a_resource_of_choice() -> None:
    """GM-6.9"""
    s = do(table("Home:i Iona Gr5", ring="1 Shiel"), "take Shiel", "south of Home")
    assert (s.phase, len(options(s))) == (CHOOSING, 5)
    do(s, "choose cattle")
    assert owned(s) == "gc"
    assert "use Iona" in options(s)  # and it may be activated, for it is beside the new tile
    full = do(table("Home:i Iona:w Gr5", ring="1 Shiel"), "take Shiel", "south of Home")
    assert (full.phase, owned(full)) == (ACTIVATING, "wg")


def test_the_abbey_can_be_emptied_for_loch_shiel() -> None:
    """GM-6.9"""
    s = table("Home:i Iona:ws", ring="1 Shiel", rows=(1, 1, 0, 0, 0))
    do(s, "take Shiel", "south of Home", "sell wood", "sell stone")
    assert s.phase == CHOOSING
    s = table("Home:i Iona:ws", ring="1 Shiel", rows=(1, 0, 0, 0, 0))
    assert do(s, "take Shiel", "south of Home").phase == ACTIVATING


def test_loch_oich_activates_all_own_tiles() -> None:
    """GM-6.8 Far ones too; movement points are spent as usual."""
    s = table(". Fo24:ww . .\nVi4 Qu1 Home:i Gr5:g", ring="1 Oich", coins=[0])
    do(s, "take Oich", "south of Home", "give wood+grain")
    assert owned(s) == "wwsg"
    assert (s.phase, s.steps) == (MARCHING, 2)


def test_loch_oich_takes_the_place_of_loch_ness() -> None:
    """GM-6.8"""
    s = table("Ness .\nHome:i Gr5:g\n. Fo28:w", ring="1 Oich Vi4", rows=(3, 0, 3, 0, 0))
    assert do(s.copy(), "take Vi4", "west of Home").ness == 1
    do(s, "take Oich", "south of Home", "give wood+grain")
    assert (s.phase, s.ness) == (ACTIVATING, 0)
    do(s, "use Fo28")
    assert "use Fo28" not in options(s)
