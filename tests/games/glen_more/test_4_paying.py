"""§4 Paying, buying, selling."""

from functools import cache

import pytest

from clanmoot.core.rng import Rng
from clanmoot.games.glen_more.pieces import KINDS, SETS
from clanmoot.games.glen_more.rules.trade import pair_payable, payable
from clanmoot.games.glen_more.state import MARCHING, PAYING, TAKING, State, set_up
from tests.games.glen_more.picture import do, men, options, owned, stock, table, tiles_offered


def test_the_cost_is_paid_from_any_own_tile() -> None:
    """GM-4.1 The rows do not change."""
    s = do(table("Qu1:s Home:i Fo8:w", ring="1 Armadale"), "take Armadale", "north of Fo8")
    assert (owned(s), s.coins[0], list(s.rows)) == ("w", 9, [0] * 5)


def test_whisky_pays_taverns() -> None:
    """GM-4.1"""
    s = table("Home:i Fo8", ring="1 Ta33", barrels=[2])
    do(s, "take Ta33", "north of Fo8")
    assert (s.barrels[0], s.points[0]) == (1, 3)
    assert "Ta33" not in tiles_offered(table("Home:i Fo8", ring="1 Ta33"))


def test_a_member_or_a_chieftain_pays_loch_ness() -> None:
    """GM-4.1"""
    s = table("Home:ii Fo8:i", ring="1 Ness", chieftains=[1])
    do(s, "take Ness", "north of Home")
    assert set(options(s)) == {"pay a chieftain", "member on Home", "member on Fo8"}
    chief, member = do(s.copy(), "pay a chieftain"), do(s.copy(), "member on Fo8")
    assert (chief.chieftains[0], men(chief, "Home"), men(chief, "Fo8")) == (0, 2, 1)
    assert (member.chieftains[0], men(member, "Home"), men(member, "Fo8")) == (1, 2, 0)


def test_hats_on_cards_pay_nothing() -> None:
    """GM-4.1 The only member cannot be paid either."""
    assert "Ness" not in tiles_offered(table("Home:i Fo8 Moil", ring="1 Ness"))


def test_two_different_resources_of_choice_pay_loch_oich() -> None:
    """GM-4.1"""
    s = table("Home:i Fo8:ww Gr5:g", ring="1 Oich", coins=[0])
    do(s, "take Oich", "north of Home")
    assert options(s) == ["give wood+grain"]
    assert owned(do(s, "give wood+grain")) == "wwg"  # one of each paid, one of each produced at once


def test_loch_oich_may_be_paid_with_a_bought_kind_although_one_owns_others() -> None:
    """GM-4.2"""
    s = table("Home:i Fo8:w Gr5:g", ring="1 Oich", coins=[2], rows=(0, 0, 0, 1, 3))
    do(s, "take Oich", "north of Home")
    assert set(options(s)) == {
        "give wood+stone",
        "give wood+grain",
        "give wood+cattle",
        "give stone+grain",
        "give grain+cattle",
    }
    do(s, "give wood+cattle")
    assert (s.coins[0], list(s.rows)) == (0, [0, 0, 0, 2, 3])
    assert owned(s) == "wgg"  # the wood was paid, then forest and field have given


def test_only_what_exceeds_own_pieces_is_bought() -> None:
    """GM-4.2"""
    s = table("Home:i Fo8:w", ring="1 Armadale", rows=(2, 1, 0, 0, 0))
    do(s, "take Armadale", "north of Fo8")
    assert (s.coins[0], list(s.rows)) == (6 - 2 + 3, [2, 2, 0, 0, 0])
    assert owned(s) == ""


def test_a_full_row_sells_nothing() -> None:
    """GM-4.2"""
    assert "Armadale" not in tiles_offered(table("Home:i Fo8:w", ring="1 Armadale", rows=(0, 3, 0, 0, 0)))
    assert "Armadale" in tiles_offered(table("Home:i Fo8:w", ring="1 Armadale", rows=(0, 2, 0, 0, 0)))


def test_several_of_a_kind_are_bought_each_at_its_price() -> None:
    """GM-4.2 GM-4.4 Two sheep for the butcher: 1 and 2 coins."""
    s = table("Home:i Fo8", ring="1 Bu10")
    do(s, "take Bu10", "north of Fo8", "use Bu10", "slaughter two")
    assert (s.points[0], s.coins[0], s.rows[4]) == (4, 3, 2)


def test_whisky_is_neither_bought_nor_sold() -> None:
    """GM-4.2"""
    s = table("Home:i Fo8", ring="1 Ta33 Qu1", barrels=[3], coins=[20], rows=(1, 1, 1, 1, 1))
    do(s, "take Qu1", "west of Home", "use Qu1")
    assert set(options(s)) == {"sell stone", "done"}


def test_a_sale_takes_the_coins_of_the_highest_filled_slot() -> None:
    """GM-4.3 GM-4.4"""
    s = table("Home:i Fo8:www", ring="1 Me12", rows=(2, 0, 0, 0, 0))
    do(s, "take Me12", "north of Fo8", "sell wood")
    assert (s.coins[0], s.rows[0]) == (8, 1)
    do(s, "sell wood")
    assert (s.coins[0], s.rows[0]) == (9, 0)
    # The last wood finds no coins; the forest beside the new tile has given one, and the turn is at the members.
    assert (s.phase, owned(s)) == (MARCHING, "wwh")


def test_an_empty_row_buys_nothing() -> None:
    """GM-4.3"""
    s = do(table("Home:i Fo8:www", ring="1 Me12 "), "take Me12", "north of Fo8")
    assert s.phase == MARCHING


def test_selling_and_buying_back_changes_nothing() -> None:
    """GM-4.4"""
    sold = table("Home:i Fo8:w Fa17", ring="1 Me12", rows=(2, 0, 0, 0, 0))
    do(sold, "take Me12", "north of Fo8")
    kept = do(sold.copy(), "use Fa17", "give wood")
    do(sold, "sell wood", "use Fa17", "give wood")
    assert (list(sold.rows), list(sold.coins), list(sold.points)) == (
        list(kept.rows),
        list(kept.coins),
        list(kept.points),
    )


def test_sales_are_asked_for_only_while_coins_are_short() -> None:
    """GM-4.5"""
    land = "Home:i Fo8:ww Gr5:gg"
    s = table(land, ring="1 Armadale", coins=[0], rows=(1, 1, 2, 0, 0))
    do(s, "take Armadale", "north of Fo8")
    assert (s.phase, set(options(s))) == (PAYING, {"sell wood", "sell grain"})
    do(s, "sell grain")
    assert s.phase != PAYING  # two coins are enough for a stone
    assert (s.coins[0], list(s.rows)) == (3, [1, 2, 1, 0, 0])


def test_a_piece_that_the_cost_needs_is_not_sold() -> None:
    """GM-4.5"""
    s = table("Home:i Fo8:w Gr5:gg", ring="1 Armadale", coins=[0], rows=(3, 1, 2, 0, 0))
    do(s, "take Armadale", "north of Fo8")
    assert options(s) == ["sell grain"]
    # With the wood alone to sell, the tile cannot be had.
    assert "Armadale" not in tiles_offered(table("Home:i Fo8:w", ring="1 Armadale", coins=[0], rows=(3, 1, 0, 0, 0)))


def test_what_the_tile_itself_brings_does_not_pay_for_it() -> None:
    """GM-4.5 Armadale's three coins."""
    s = table("Home:i Fo8:w", ring="1 Armadale", coins=[1], rows=(0, 1, 0, 0, 0))
    assert "Armadale" not in tiles_offered(s)


def test_loch_ness_can_be_paid_only_if_a_member_stays_beside_it() -> None:
    """GM-4.5 GM-5.2"""
    s = table("Home:i Fo8:i", ring="1 Ness")
    do(s, "take Ness", "north of Home")
    assert set(options(s)) == {"member on Home", "member on Fo8"}
    s = table("Home:i Fo8 Gr5:i", ring="1 Ness")
    do(s, "take Ness", "north of Home")
    assert options(s) == ["member on Gr5"]


def holdings(s: State) -> tuple[int, ...]:
    return tuple(s.own[:KINDS])


@cache
def can_pay(coins: int, own: tuple[int, ...], rows: tuple[int, ...], cost: tuple[int, ...]) -> bool:
    """GM-4.5 by trying everything: give a piece, buy and give one, or sell one."""
    if not any(cost):
        return True
    for kind in range(KINDS):
        less = tuple([n - (place == kind) for place, n in enumerate(own)])
        if cost[kind] and own[kind] and can_pay(coins, less, rows, minus(cost, kind)):
            return True
        if cost[kind] and rows[kind] < 3 and coins > rows[kind]:
            dearer = tuple([row + (place == kind) for place, row in enumerate(rows)])
            if can_pay(coins - rows[kind] - 1, own, dearer, minus(cost, kind)):
                return True
        if own[kind] and rows[kind] and can_pay(coins + rows[kind], less, minus(rows, kind), cost):
            return True
    return False


def minus(counts: tuple[int, ...], kind: int) -> tuple[int, ...]:
    return tuple([n - (place == kind) for place, n in enumerate(counts)])


@pytest.mark.parametrize("seed", range(4))
def test_what_can_be_paid_is_what_some_order_of_sales_and_purchases_pays(seed: int) -> None:
    """GM-4.5"""
    rng = Rng(seed)
    answers = set()
    for _ in range(120):
        s = set_up(4)
        s.coins[0] = rng.below(5)
        for kind in range(KINDS):
            s.own[kind], s.rows[kind] = rng.below(3) * rng.below(2), rng.below(4)
        pairs = []
        for cost in (1, 2, 3, 7, 11, 19, *[sum([1 << k for k in kinds]) for kinds in SETS if len(kinds) == 2]):
            wanted = tuple([cost >> kind & 1 for kind in range(KINDS)])
            expected = can_pay(int(s.coins[0]), holdings(s), tuple(s.rows), wanted)
            assert payable(s, cost) == expected, (cost, list(s.coins), holdings(s), list(s.rows))
            answers.add(expected)
            if len(SETS[cost]) == 2:
                pairs.append(expected)
        assert pair_payable(s) == any(pairs)
    assert answers == {True, False}


# Two forests beside the start village; a third tile, and a member far from them.
FORESTS = "Fo8:{} Home Qu1 Gr5:i\nFo28:{} . . ."


def paid_from(first: str, second: str, where: str, left: int | None = None, **more: str) -> State:
    """Fair 13, which costs a wood, laid there; two forests hold some."""
    stacks = None if left is None else ["Pa65", "Br66", "Qu67"][:left]
    s = table(FORESTS.format(first, second), ring=more.get("ring", "1 Fa13"), left=stacks)
    return do(s, "take Fa13", where)


def test_it_is_asked_which_tile_a_resource_comes_from_where_it_matters() -> None:
    """GM-4.1 Two forests, neither of them activated this turn."""
    s = paid_from("ww", "www", "north of Gr5")
    assert (s.phase, options(s)) == (TAKING, ["from Fo8", "from Fo28"])
    assert (stock(do(s.copy(), "from Fo8"), "Fo8"), stock(do(s, "from Fo28"), "Fo28")) == (1, 2)


def test_a_full_tile_that_will_be_activated_is_taken_from_first() -> None:
    """GM-4.1 Nothing is lost there, so nothing is asked."""
    land = "Fo8:www Home:i Qu1 Fo40:w"
    s = do(table(land, ring="1 Vi29"), "take Vi29", "south of Fo8")
    assert (s.phase, stock(s, "Fo8"), stock(s, "Fo40")) == (MARCHING, 3, 1)


def test_a_single_holder_is_not_asked_about() -> None:
    """GM-4.1"""
    s = paid_from("ww", "", "north of Gr5")
    assert (s.phase != TAKING, stock(s, "Fo8")) == (True, 1)


def test_in_the_last_turn_it_does_not_matter() -> None:
    """GM-4.1 GM-3.6"""
    s = paid_from("ww", "ww", "north of Gr5", left=3, ring="1 2 3 Fa13 4")
    assert (s.phase != TAKING, owned(s)) == (True, "www")


def test_loch_lochy_comes_last() -> None:
    """GM-4.1 Room on other tiles is worth more."""
    s = do(table("Lochy:ww . .\nHome Qu1 Fo8:wi", ring="1 Fa13"), "take Fa13", "north of Fo8")
    assert (stock(s, "Fo8"), owned(s)) == (0, "ww")


def test_sold_pieces_are_asked_about_too() -> None:
    """GM-4.3"""
    s = table("Fo8:ww Home Qu1 Gr5:i\nFo28:w . . .", ring="1 Me12", rows=(2, 0, 0, 0, 0))
    do(s, "take Me12", "north of Gr5", "sell wood")
    assert options(s) == ["from Fo8", "from Fo28"]
    do(s, "from Fo28", "sell wood")
    assert (owned(s), s.coins[0]) == ("wsgh", 9)
