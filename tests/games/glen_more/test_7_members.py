"""§7 Clan members."""

from clanmoot.games.glen_more.state import LAYING, MARCHING
from tests.games.glen_more.picture import do, men, options, table

# A road of five tiles; a village laid at its east end gives two movement points.
ROAD = "Home Fo8 Gr5 Qu1:ii Vi4:i"


def test_a_step_goes_to_one_of_the_eight_neighbours() -> None:
    """GM-7.1 Stacking is allowed."""
    s = do(table("Home:i Qu1:s", ring="1 Vi16"), "take Vi16", "north of Qu1", "member on Home")
    assert set(options(s)) == {"to Qu1", "to Vi16", "promote"}
    do(s, "to Vi16")
    assert (men(s, "Home"), men(s, "Vi16")) == (0, 2)


def test_each_step_costs_a_point() -> None:
    """GM-7.1 Two points, two fields; there is no way over cells without tiles."""
    s = do(table(ROAD, ring="1 Vi41"), "take Vi41", "east of Vi4")
    assert s.steps == 2
    do(s, "member on Vi41")
    assert set(options(s)) == {"to Vi4", "to Qu1", "promote"}
    do(s, "to Qu1")
    assert s.phase == LAYING
    s = do(table(ROAD, ring="1 Vi41"), "take Vi41", "east of Vi4", "member on Vi41", "to Vi4")
    assert (s.phase, s.steps) == (MARCHING, 1)


def test_a_member_becomes_a_chieftain_for_a_point() -> None:
    """GM-7.1"""
    s = do(table(ROAD, ring="1 Vi41"), "take Vi41", "east of Vi4", "member on Qu1", "promote")
    assert (s.chieftains[0], men(s, "Qu1"), s.steps) == (1, 1, 1)


def test_points_left_over_lapse() -> None:
    """GM-7.1"""
    s = do(table(ROAD, ring="1 Vi41"), "take Vi41", "east of Vi4", "stop")
    assert (s.phase, s.steps) == (LAYING, 0)


def test_the_last_member_cannot_be_promoted() -> None:
    """GM-7.2"""
    s = do(table("Home:i Qu1", ring="1 Me12"), "take Me12", "north of Qu1", "member on Home")
    assert "promote" not in options(s)


def test_except_in_ones_last_turn() -> None:
    """GM-7.2 GM-3.6"""
    s = table("Home:i Qu1", ring="1 2 3 Me12 4", left=["Pa65", "Br66", "Qu67"])
    do(s, "take Me12", "north of Qu1", "member on Home", "promote")
    assert (s.phase, s.chieftains[0]) == (LAYING, 1)
    s = table("Home:i Qu1", ring="1 2 Me12 3 4", left=["Pa65", "Br66", "Qu67"])
    assert "promote" not in options(do(s, "take Me12", "north of Qu1", "member on Home"))


def test_of_two_members_one_may_be_promoted() -> None:
    """GM-7.2"""
    s = do(table("Home:ii Qu1", ring="1 Me12"), "take Me12", "north of Qu1", "member on Home", "promote")
    assert (s.chieftains[0], men(s, "Home")) == (1, 1)
