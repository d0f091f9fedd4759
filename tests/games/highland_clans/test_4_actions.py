"""§4 Actions: what six cubes can buy."""

import pytest

from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import ACTING, GAINING, LOSING, SECOND
from tests.games.highland_clans.picture import (
    PLAIN,
    THIRD,
    court,
    do,
    hand,
    options,
    refusal,
    sites,
    table,
)


def kinds(texts: list[str]) -> set[str]:
    """The actions among options, without what they cost."""
    return {text.split()[0] for text in texts}


def test_the_first_action_is_compulsory_and_the_second_is_not() -> None:
    """HC-4.1"""
    s = table(PLAIN, PLAIN, PLAIN, drawn="YBGGRR")
    assert "done" not in options(s)
    do(s, "piper")
    assert (s.phase, options(s)[-1]) == (SECOND, "done")
    assert do(s, "done").phase == THIRD


def test_without_a_possible_action_the_turn_continues() -> None:
    """HC-4.1 Six red cubes, no empty estate, and only three warriors to pay with."""
    s = table("YYY BB | c c", PLAIN, PLAIN, drawn="RRRRRR", phase=ACTING)
    assert s.phase == THIRD
    assert s.bag[3] >= 3


def test_the_first_action_is_carried_out_before_the_second_is_chosen() -> None:
    """HC-4.1 The warrior's card comes first."""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="YBGGRR"), "warrior")
    assert s.phase == GAINING
    assert do(s, "card 4 drawn").phase == SECOND


def test_after_two_actions_there_is_no_third() -> None:
    """HC-4.1"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="YBGGRR"), "piper", "monks 1")
    assert s.phase == THIRD
    assert refusal(s, "cattle") == ("HC-4.1", "hc-two-actions")


def test_a_second_action_that_is_impossible_is_not_asked_for() -> None:
    """HC-4.1"""
    assert do(table(PLAIN, PLAIN, PLAIN, drawn="B"), "piper").phase == THIRD


def test_at_most_four_drawn_cubes_are_used_in_a_turn() -> None:
    """HC-4.2"""
    s = do(table("YYYY BB | . .", PLAIN, PLAIN, drawn="GGGBBR"), "monastery")
    assert kinds(options(s)) == {"cattle", "piper", "estate", "done"}
    assert refusal(s, "castle") == ("HC-4.2", "hc-four")
    assert do(s, "piper").used == 4


def test_cubes_that_go_to_the_bag_count_as_used_too() -> None:
    """HC-4.2"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="YGGBBY"), "estate for drawn yellow and 2 drawn green")
    assert s.used == 3
    assert kinds(options(s)) == {"warrior", "piper", "done"}


def test_cubes_paid_from_the_court_do_not_count() -> None:
    """HC-4.2, 4.12"""
    s = table("YYYY BB GG | . .", PLAIN, PLAIN, drawn="GGGBBB")
    do(s, "estate for court yellow and 2 court green", "discard 1")
    assert s.used == 0
    assert "monastery" in options(s)


@pytest.mark.parametrize("text", ["cattle", "castle", "warrior", "piper", "monks 1"])
def test_no_action_is_chosen_twice_in_a_turn(text: str) -> None:
    """HC-4.3"""
    s = do(table("YYYY BB | . . .", PLAIN, PLAIN, drawn="YYBBBBRRGG"), text)
    if s.phase == GAINING:
        do(s, "card 1 drawn")
    assert text not in options(s)
    assert refusal(s, text) == ("HC-4.3", "hc-twice")


def test_estates_and_monks_are_one_action_however_they_are_paid() -> None:
    """HC-4.3"""
    s = do(table("YYYYY BB GG | c .", PLAIN, PLAIN, drawn="YYGGGR"), "monks 2")
    assert refusal(s, "monks 1")[0] == "HC-4.3"
    s = do(table("YYYYY BB GG | c .", PLAIN, PLAIN, drawn="YYGGGR"), "estate for drawn yellow and drawn red")
    assert not [text for text in options(s) if text.startswith("estate")]
    assert refusal(s, "estate for court yellow and 2 court green")[0] == "HC-4.3"


def test_no_second_action_follows_a_bard() -> None:
    """HC-4.4"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="YBGGRR"), "bard at 1", "take blue")
    assert s.phase == THIRD
    assert refusal(s, "piper") == ("HC-4.4", "hc-bard-alone")


def test_a_bard_is_never_a_second_action() -> None:
    """HC-4.4"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="YBGGRR"), "monks 1")
    assert refusal(s, "bard at 1") == ("HC-4.4", "hc-bard-alone")


def test_the_last_player_of_a_round_has_one_action() -> None:
    """HC-4.5"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="YBGGRR", place=2), "piper")
    assert s.phase == THIRD
    assert refusal(s, "cattle") == ("HC-4.5", "hc-last-acts-once")
    second_to_last = do(table(PLAIN, PLAIN, PLAIN, drawn="YBGGRR", place=1), "piper")
    assert second_to_last.phase == SECOND


def test_the_last_player_may_send_a_bard() -> None:
    """HC-4.5"""
    s = table(PLAIN, PLAIN, PLAIN, drawn="YBGGRR", place=2)
    assert do(s, "bard at 1", "take yellow", "discard 1").phase == THIRD


def test_cattle_cost_a_red_cube_and_a_free_estate() -> None:
    """HC-4.6"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="RBB"), "cattle")
    assert (sites(s, 0), list(s.drawn)) == ([2, 0, 0], [0, 2, 0, 0])
    assert refusal(table(PLAIN, PLAIN, PLAIN, drawn="BBB"), "cattle") == ("HC-4.6", "hc-few-cubes")


def test_a_castle_costs_two_blue_and_a_monastery_three_green() -> None:
    """HC-4.7"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="BBBGGG"), "castle")
    assert (sites(s, 0), list(s.drawn)) == ([1, 1, 0], [0, 1, 3, 0])
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="BBBGGG"), "monastery")
    assert (sites(s, 0), list(s.drawn)) == ([1, 0, 1], [0, 3, 0, 0])
    few = table(PLAIN, PLAIN, PLAIN, drawn="BGGRRR")
    assert refusal(few, "castle")[0] == "HC-4.7"
    assert refusal(few, "monastery")[0] == "HC-4.7"


def test_without_a_free_estate_nothing_is_built() -> None:
    """HC-4.8"""
    s = table("YYYY BB | c C", PLAIN, PLAIN, drawn="RBBGGG")
    assert not kinds(options(s)) & {"cattle", "castle", "monastery"}
    for text in ("cattle", "castle", "monastery"):
        assert refusal(s, text) == ("HC-4.8", "hc-no-free")


def test_an_estate_holds_one_thing() -> None:
    """HC-4.8"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="RBB"), "cattle")
    assert "castle" not in options(s)


def test_a_warrior_brings_a_card_at_once() -> None:
    """HC-4.9"""
    s = do(table("YYYY BB | c . | 1 2 3 4", PLAIN, PLAIN, drawn="YB"), "warrior", "card 4 drawn")
    assert (court(s, 0)[0], hand(s, 0)) == (5, "1 2 3 4 4")
    assert refusal(table(PLAIN, PLAIN, PLAIN, drawn="BB"), "warrior")[0] == "HC-4.9"


def test_a_warrior_paid_away_costs_a_card_of_ones_choice_before_anything_else() -> None:
    """HC-4.9"""
    s = table("YYYY BB | c . | 1 2 3 3", PLAIN, PLAIN, drawn="RBB")
    do(s, "estate for court yellow and drawn red")
    assert (s.phase, GAME.decider(s), options(s)) == (LOSING, 0, ["discard 1", "discard 2", "discard 3"])
    do(s, "discard 2")
    assert (hand(s, 0), s.phase) == ("1 3 3", SECOND)


def test_no_court_falls_below_three_warriors() -> None:
    """HC-4.9"""
    s = table("YYY BB GG | c .", PLAIN, PLAIN, drawn="RRR")
    assert not [text for text in options(s) if text.startswith("estate")]
    assert refusal(s, "estate for court yellow and drawn red") == ("HC-4.9", "hc-guard")


def test_pipers_and_monks_come_to_the_court() -> None:
    """HC-4.10"""
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="BGG"), "piper", "monks 2")
    assert court(s, 0) == [4, 3, 2]
    s = do(table(PLAIN, PLAIN, PLAIN, drawn="GGG"), "monks 1")
    assert court(s, 0) == [4, 2, 1]
    assert refusal(table(PLAIN, PLAIN, PLAIN, drawn="GRR"), "monks 2")[0] == "HC-4.10"
    assert refusal(table(PLAIN, PLAIN, PLAIN, drawn="GRR"), "piper")[0] == "HC-4.10"


PAYMENTS = [
    ("estate for drawn yellow and drawn red", [5, 2, 2], [0, 1, 2, 0]),
    ("estate for drawn yellow and 2 drawn green", [5, 2, 2], [0, 1, 0, 1]),
    ("estate for drawn yellow and 1 drawn 1 court green", [5, 2, 1], [0, 1, 1, 1]),
    ("estate for drawn yellow and 2 court green", [5, 2, 0], [0, 1, 2, 1]),
    ("estate for court yellow and drawn red", [4, 2, 2], [1, 1, 2, 0]),
    ("estate for court yellow and 2 drawn green", [4, 2, 2], [1, 1, 0, 1]),
    ("estate for court yellow and 1 drawn 1 court green", [4, 2, 1], [1, 1, 1, 1]),
    ("estate for court yellow and 2 court green", [4, 2, 0], [1, 1, 2, 1]),
]


@pytest.mark.parametrize(("text", "left_in_court", "left_drawn"), PAYMENTS)
def test_an_estate_is_paid_from_draw_and_court_as_one_likes(
    text: str, left_in_court: list[int], left_drawn: list[int]
) -> None:
    """HC-4.12"""
    s = table("YYYYY BB GG | c .", PLAIN, PLAIN, drawn="YBGGR")
    bag, tiles = sum(s.bag), s.tiles
    do(s, text)
    if s.phase == LOSING:
        do(s, "discard 1")
    assert (court(s, 0), list(s.drawn)) == (left_in_court, left_drawn)
    assert (s.estates[0], s.tiles) == (3, tiles - 1)
    assert sum(s.bag) == bag + (2 if text.endswith("red") else 3)


def test_all_payments_are_offered_and_no_other() -> None:
    """HC-4.12"""
    s = table("YYYYY BB GG | c .", PLAIN, PLAIN, drawn="YBGGR")
    assert [text for text in options(s) if text.startswith("estate")] == [text for text, _, _ in PAYMENTS]
    poor = table("YYYY BB | c .", PLAIN, PLAIN, drawn="GGBBBB")
    assert [text for text in options(poor) if text.startswith("estate")] == [PAYMENTS[5][0]]
    assert refusal(poor, PAYMENTS[7][0]) == ("HC-4.12", "hc-few-court")
    assert refusal(poor, PAYMENTS[4][0]) == ("HC-4.12", "hc-few-cubes")


def test_there_are_at_most_six_estates() -> None:
    """HC-4.12"""
    s = table("YYYY BB | c . . . . .", PLAIN, PLAIN, drawn="YRRRRR")
    assert refusal(s, PAYMENTS[0][0]) == ("HC-4.12", "hc-six")
    assert not [text for text in options(s) if text.startswith("estate")]


def test_without_a_tile_there_is_no_estate() -> None:
    """HC-4.12"""
    s = table(PLAIN, PLAIN, PLAIN, drawn="YRRRRR", gone=25)
    assert not [text for text in options(s) if text.startswith("estate")]
    assert refusal(s, PAYMENTS[0][0]) == ("HC-4.12", "hc-no-tiles")


def test_an_estate_just_bought_may_be_built_on() -> None:
    """HC-4.13"""
    s = do(table("YYYY BB | c C", PLAIN, PLAIN, drawn="YRRRRR"), PAYMENTS[0][0])
    assert "cattle" in options(s)
    assert sites(do(s, "cattle"), 0) == [2, 1, 0]


def test_a_cube_just_put_in_the_court_may_pay_for_an_estate() -> None:
    """HC-4.13"""
    s = table("YYY BB | c .", PLAIN, PLAIN, drawn="YBBBBR")
    assert PAYMENTS[4][0] not in options(s)
    do(s, "warrior", "card 1 drawn")
    do(s, PAYMENTS[4][0], "discard 1")
    assert (court(s, 0)[0], s.estates[0]) == (3, 3)
