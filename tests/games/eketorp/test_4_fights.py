"""§4.1 to 4.7 Fights."""

import pytest

from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.state import BUILDING, CHOOSING, LAYING, SWAPPING, TURNING
from tests.games.eketorp.picture import cards, do, fight, options, pile, sick, stands, table


def test_a_store_with_vikings_of_one_player_only_is_at_peace() -> None:
    """EK-4.1"""
    s = table(stores="A1G B1G", out=("A A A", "B B B"))
    assert (s.phase, pile(s, 0), pile(s, 1)) == (BUILDING, "G", "G")


def test_a_store_with_as_many_bricks_as_vikings_is_at_peace() -> None:
    """EK-4.1"""
    s = table(stores="A3G", out=("A", "A", "A"))
    assert (s.phase, pile(s, 0), pile(s, 1), pile(s, 2)) == (BUILDING, "G", "G", "G")


def test_fewer_bricks_than_vikings_of_several_players_make_it_contested() -> None:
    """EK-4.1"""
    assert options(table(stores="A2G", out=("A", "A", "A"))) == ["fight 2 at A", "fight 3 at A"]


def test_a_store_without_bricks_is_contested_too() -> None:
    """EK-4.1"""
    assert options(table(out=("C", "C"))) == ["fight 2 at C"]


def test_a_contested_store_is_at_peace_as_soon_as_there_are_enough_bricks() -> None:
    """EK-4.1, 4.3"""
    s = table(stores="A2G", out=("A", "A", "A"), hands=("1 2 3 4", "2 3 4 5"))
    fight(s, "fight 2 at A", 4, 2)
    assert (s.phase, pile(s, 0), pile(s, 1), pile(s, 2)) == (BUILDING, "G", "", "G")


def test_a_siege_field_with_several_vikings_is_contested_until_one_or_none_is_left() -> None:
    """EK-4.2"""
    s = table(4, out=("ram4", "ram4", "ram4"), hands=("1 2 3 4", "1 2 3 4"))
    assert options(s) == ["fight 2 at ram 4", "fight 3 at ram 4"]
    fight(s, "fight 2 at ram 4", 4, 1)
    assert (s.turn, options(s)) == (2, ["fight 1 at ram 4"])
    fight(s, "fight 1 at ram 4", 6, 1)
    assert (s.turn, options(s)) == (2, ["fight 4 at ram 4"])


def test_with_none_left_the_siege_is_off_and_the_castles_owner_plays_no_card() -> None:
    """EK-4.2"""
    s = table(out=("ram3", "ram3", "A"), stores="A1G")
    fight(s, "fight 2 at ram 3", 4, 4)
    assert s.phase == BUILDING
    assert cards(s, 2) == ("3 4 5 6", "")


def test_the_start_player_begins_then_it_goes_round_clockwise() -> None:
    """EK-4.3"""
    s = table(out=("A A A", "A A", "A"), start=1)
    order = []
    while s.phase == CHOOSING:
        order.append(s.turn)
        opponent = options(s)[0]
        do(s, opponent)
        while s.phase == SWAPPING:
            do(s, "keep hand")
        while s.phase in (LAYING, TURNING):
            do(s, options(s)[-1])
    assert order[:3] == [1, 2, 0]


def test_who_can_name_no_fight_is_passed_over() -> None:
    """EK-4.3"""
    s = table(4, out=("A", "B", "A", "A"), stores="B1G")
    assert s.turn == 0
    fight(s, "fight 3 at A", 4, 3)
    assert (s.turn, options(s)) == (3, ["fight 1 at A"])


def test_the_turn_continues_from_the_attacker() -> None:
    """EK-4.3"""
    s = table(4, out=("A B", "B", "A", "A"), start=2)
    fight(s, "fight 1 at A", 3, 4)
    assert s.turn == 3
    fight(s, "fight 1 at A", 1, 3)
    assert s.turn == 0


def test_the_player_names_the_field_and_the_opponent() -> None:
    """EK-4.3"""
    s = table(out=("A B", "A B ram3", "A"))
    assert options(s) == ["fight 2 at A", "fight 3 at A", "fight 2 at B"]


def test_a_castles_owner_never_begins_its_siege() -> None:
    """EK-4.3"""
    s = table(out=("", "ram1"), start=0)
    assert (s.turn, options(s)) == (1, ["fight 1 at ram 1"])


def test_first_the_attacker_then_the_defender_may_exchange_as_often_as_they_can_pay() -> None:
    """EK-4.4"""
    s = table(out=("A", "A"), hands=("1", "2"), laid=("2 3 4", "3 4 5"), amulets=(2, 1, 5))
    do(s, "fight 2 at A")
    assert (s.turn, options(s)) == (0, ["exchange", "keep hand"])
    do(s, "exchange", "5 drawn")
    assert (s.turn, s.amulets[0], cards(s, 0)) == (0, 1, ("5", "2 3 4"))
    do(s, "exchange", "6 drawn")
    assert (s.turn, s.amulets[0], options(s)) == (1, 0, ["exchange", "keep hand"])
    do(s, "exchange", "2 drawn")
    assert (s.turn, s.phase, list(s.amulets)) == (-1, TURNING, [0, 0, 5])


def test_an_exchange_takes_all_hand_cards_and_none_of_those_laid_aside() -> None:
    """EK-4.4"""
    s = table(out=("A", "A"), hands=("1 2 2",), laid=("6",), amulets=(5, 0, 5))
    do(s, "fight 2 at A", "exchange")
    assert cards(s, 0) == ("", "6")
    assert (s.left, s.amulets[0]) == (3, 2)
    do(s, "4 drawn", "4 drawn", "1 drawn")
    assert (cards(s, 0), s.phase) == (("1 4 4", "6"), LAYING)


def test_with_fewer_amulets_than_hand_cards_it_is_not_possible() -> None:
    """EK-4.4"""
    s = do(table(out=("A", "A"), amulets=(3, 4, 5)), "fight 2 at A")
    assert (s.turn, s.phase) == (1, SWAPPING)
    s = do(table(out=("A", "A"), amulets=(3, 3, 5)), "fight 2 at A")
    assert s.phase == LAYING


def test_the_attacker_is_not_asked_again_after_the_defender() -> None:
    """EK-4.4"""
    s = do(table(out=("A", "A")), "fight 2 at A", "keep hand", "exchange", "5 drawn", "5 drawn", "5 drawn", "5 drawn")
    assert s.phase == LAYING


def test_the_owner_of_an_undefended_castle_may_exchange_too() -> None:
    """EK-4.4"""
    s = do(table(out=("ram2", "A A A A A A A A")), "fight 2 at ram 2", "keep hand")
    assert (s.turn, options(s)) == (1, ["exchange", "keep hand"])


def test_discards_and_amulets_do_not_come_back_and_the_deck_cannot_run_out() -> None:
    """EK-4.4"""
    s = do(table(6, out=("A", "A")), "fight 2 at A", "exchange")
    assert (sum(s.gone_first), sum(s.deck), sum(s.amulets)) == (4, 30, 26)
    do(s, "1 drawn", "2 drawn", "3 drawn", "4 drawn")
    assert (sum(s.gone_first), sum(s.deck)) == (4, 26)


def test_both_choose_in_secret_and_the_cards_are_turned_up_together() -> None:
    """EK-4.5"""
    s = do(table(out=("A", "A"), amulets=(0, 0, 5)), "fight 2 at A")
    assert (GAME.sealed(s), GAME.deciders(s)) == (True, [0, 1])
    assert options(s) == ["play 1", "play 2", "play 3", "play 4"]
    do(s, "play 3")
    assert GAME.deciders(s) == [1]
    assert GAME.view(s, 1).played == (0, 0, 0)
    do(s, "play 5")
    assert options(s) == ["3 against 5"]


def test_a_single_hand_card_lies_by_itself() -> None:
    """EK-4.5"""
    s = table(out=("A", "A"), hands=("1", "2 3"), laid=("2 3 4", "3 4"), amulets=(0, 0, 5))
    do(s, "fight 2 at A")
    assert (GAME.deciders(s), s.played[0]) == ([1], 1)


def test_equal_cards_are_asked_for_all_the_same() -> None:
    """EK-4.5"""
    s = do(table(out=("A", "A"), hands=("5 5 5 5",), amulets=(0, 0, 5)), "fight 2 at A")
    assert (GAME.deciders(s), options(s), GAME.forced(s)) == ([0, 1], ["play 5"], False)


@pytest.mark.parametrize(
    ("attack", "defence", "loser", "stations"),
    [
        (1, 2, 0, (0, 1, 0, 0)),
        (2, 4, 0, (0, 1, 0, 0)),
        (2, 5, 0, (1, 0, 0, 0)),
        (6, 5, 1, (0, 1, 0, 0)),
        (4, 2, 1, (0, 1, 0, 0)),
        (6, 3, 1, (1, 0, 0, 0)),
        (6, 2, 1, (1, 0, 0, 0)),
    ],
)
def test_the_losers_viking_goes_to_the_station_of_the_damage(
    attack: int, defence: int, loser: int, stations: tuple[int, ...]
) -> None:
    """EK-4.5, 4.6"""
    s = table(out=("A A", "A A"), stores="A1G", hands=("1 2 4 6",))
    fight(s, "fight 2 at A", attack, defence)
    assert (sick(s, loser), sick(s, 1 - loser)) == (stations, (0, 0, 0, 0))
    assert (stands(s, loser), stands(s, 1 - loser)) == ("A", "A A")


def test_after_a_draw_a_viking_of_each_goes_to_station_0() -> None:
    """EK-4.6"""
    s = table(out=("A A", "A A"))
    fight(s, "fight 2 at A", 3, 3)
    assert (sick(s, 0), sick(s, 1)) == ((0, 0, 1, 0), (0, 0, 1, 0))
    assert (stands(s, 0), stands(s, 1)) == ("A", "A")


@pytest.mark.parametrize(("attack", "defence"), [(4, 2), (2, 5), (3, 3)])
def test_the_two_exchange_the_cards_and_lay_them_aside(attack: int, defence: int) -> None:
    """EK-4.7"""
    s = fight(table(out=("A A", "A A")), "fight 2 at A", attack, defence)
    assert (cards(s, 0)[1], cards(s, 1)[1]) == (str(defence), str(attack))
    assert len(cards(s, 0)[0].split()) == 3


def test_who_has_no_hand_card_left_takes_the_four_at_once() -> None:
    """EK-4.7"""
    s = table(out=("A A", "A A"), hands=("6", "2 3"), laid=("1 2 3", "5 6"), late=(0, 1), amulets=(0, 0, 5))
    fight(s, "fight 2 at A", 6, 2)
    assert (cards(s, 0), cards(s, 1)) == (("1 2 2 3", ""), ("3", "5 6 6"))


def test_both_may_do_so_after_the_same_fight() -> None:
    """EK-4.7"""
    s = table(out=("A A", "A A"), hands=("6", "2"), laid=("1 2 3", "4 5 6"), late=(0, 1), amulets=(0, 0, 5))
    fight(s, "fight 2 at A", 6, 2)
    assert (cards(s, 0)[0], cards(s, 1)[0]) == ("1 2 2 3", "4 5 6 6")


def test_a_viking_that_has_won_stays_and_may_have_to_fight_again() -> None:
    """EK-4.11"""
    s = table(out=("A", "A", "A"), stores="A1S")
    fight(s, "fight 2 at A", 4, 2)
    assert (s.turn, options(s)) == (2, ["fight 1 at A"])


def test_a_single_fight_is_a_step_that_a_table_takes_by_itself() -> None:
    """EK-4.3"""
    s = table(out=("A", "A"))
    assert (len(options(s)), GAME.forced(s)) == (1, True)
