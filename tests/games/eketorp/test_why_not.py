"""Refusals: the rule in the way."""

import pytest

from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.eketorp import GAME
from clanmoot.games.eketorp.state import BUILDING, PLANNING
from tests.games.eketorp.picture import do, fight, plan, refusal, table


@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        ("to ram 1", "EK-3.2", "ek-own-castle"),
        ("to ram 4", "EK-2.1", "ek-no-castle"),
        ("to ship 2", "EK-3.2", "ek-one-besieger"),
        ("to C", "EK-3.2", "ek-ascending"),
        ("fight 2 at A", "EK-4.3", "ek-no-choosing"),
        ("exchange", "EK-4.4", "ek-no-swapping"),
        ("keep hand", "EK-4.4", "ek-no-swapping"),
        ("play 3", "EK-4.5", "ek-no-laying"),
        ("take 0 left 0 right", "EK-4.10", "ek-no-looting"),
        ("keep grass", "EK-4.10", "ek-no-keeping"),
        ("grass on 1", "EK-5.3", "ek-no-building"),
        ("5 drawn", "EK-4.3", "ek-not-a-choice"),
        ("a card drawn", "EK-4.3", "ek-not-a-choice"),
    ],
)
def test_a_refused_plan_names_its_rule(text: str, rule: str, message: str) -> None:
    """EK-2.1, 3.2"""
    assert refusal(do(table(phase=PLANNING), "to D", "to ship 2"), 0, text) == (rule, message)


def test_when_everybody_is_out_nobody_is_left_to_send() -> None:
    """EK-3.2"""
    s = do(table(phase=PLANNING), *["to A"] * 8)
    assert refusal(s, 0, "to B") == ("EK-3.2", "ek-nobody-home")


def test_who_is_ready_plans_nothing_more_and_nobody_plans_at_another_time() -> None:
    """EK-3.2"""
    assert refusal(do(table(phase=PLANNING), "ready"), 0, "to A") == ("EK-3.2", "ek-planned")
    assert refusal(table(out=("A", "A")), 0, "to A") == ("EK-3.2", "ek-no-planning")


@pytest.mark.parametrize(
    ("text", "rule", "message"),
    [
        ("fight 2 at A", "EK-4.1", "ek-enough"),
        ("fight 2 at B", "EK-4.1", "ek-alone"),
        ("fight 3 at C", "EK-4.3", "ek-no-opponent"),
        ("fight 1 at C", "EK-4.3", "ek-no-opponent"),
        ("fight 2 at D", "EK-4.3", "ek-not-there"),
        ("fight 6 at C", "EK-2.1", "ek-no-castle"),
        ("fight 2 at ship 6", "EK-2.1", "ek-no-castle"),
        ("fight 3 at ram 3", "EK-4.2", "ek-rivals-first"),
        ("fight 4 at ram 3", "EK-4.3", "ek-no-opponent"),
        ("fight 3 at ship 2", "EK-4.3", "ek-no-opponent"),
    ],
)
def test_a_refused_fight_names_its_rule(text: str, rule: str, message: str) -> None:
    """EK-4.1 to 4.3"""
    s = table(4, out=("A B C ram3 ship2", "A C ram3"), stores="A2G B1G")
    assert refusal(s, 0, text) == (rule, message)


def test_nobody_begins_a_fight_out_of_turn() -> None:
    """EK-4.3"""
    assert refusal(table(out=("A", "A")), 1, "fight 1 at A") == ("EK-4.3", "ek-no-choosing")


def test_a_siege_that_is_over_is_not_begun_again() -> None:
    """EK-4.11"""
    s = table(out=("ram2 ram3", ""), hands=("3 4 5 6",))
    fight(s, "fight 2 at ram 2", 6, 2)
    assert refusal(s, 0, "fight 2 at ram 2") == ("EK-4.11", "ek-siege-over")


def test_an_exchange_needs_an_amulet_a_card() -> None:
    """EK-4.4"""
    s = do(table(out=("A", "A"), amulets=(3, 5, 5)), "fight 2 at A")
    assert refusal(s, 0, "exchange") == ("EK-4.4", "ek-few-amulets")
    assert refusal(s, 2, "exchange") == ("EK-4.4", "ek-no-swapping")


def test_a_card_has_to_be_in_hand_and_one_is_laid() -> None:
    """EK-4.5"""
    s = do(table(out=("A", "A"), amulets=(0, 0, 5)), "fight 2 at A")
    assert refusal(s, 0, "play 6") == ("EK-4.5", "ek-not-in-hand")
    assert refusal(s, 2, "play 6") == ("EK-4.5", "ek-no-laying")
    assert refusal(do(s, "play 1"), 0, "play 2") == ("EK-4.5", "ek-laid")


def test_loot_is_limited_by_bricks_damage_and_what_was_taken() -> None:
    """EK-4.10"""
    s = table(out=("ram2", "A A A A A A A A"), hands=("3 4 5 6",), walls=("", ". . . . CG W"))
    fight(s, "fight 2 at ram 2", 3, 2)
    assert refusal(s, 0, "take 3 left 0 right") == ("EK-4.10", "ek-no-bricks")
    assert refusal(s, 0, "take 2 left 0 right") == ("EK-4.10", "ek-too-dear")
    do(s, "take 1 left 1 right")
    assert refusal(s, 0, "keep clay") == ("EK-4.10", "ek-not-taken")
    assert refusal(s, 1, "keep grass") == ("EK-4.10", "ek-no-keeping")


def test_building_is_refused_by_its_rule() -> None:
    """EK-5.3"""
    s = table(phase=BUILDING, piles=("G",), walls=("GGG . . . . .",))
    assert refusal(s, 0, "grass on 1") == ("EK-5.3", "ek-full")
    assert refusal(s, 0, "clay on 2") == ("EK-5.3", "ek-no-brick")
    assert refusal(s, 1, "grass on 1") == ("EK-5.3", "ek-no-building")


def test_when_the_game_is_over_nothing_is_allowed() -> None:
    """EK-5.4, 6.3"""
    s = plan(table(phase=PLANNING, round=10), "", "", "")
    assert refusal(s, 0, "ready") == ("EK-6.3", "ek-over")
    s = plan(table(phase=PLANNING, walls=("GGG GGG GGG GGG GGG GG",), stores="A1G"), "A", "", "")
    assert refusal(s, 0, "ready") == ("EK-5.4", "ek-over")


@pytest.mark.parametrize("players", [3, 6])
def test_every_illegal_move_of_a_random_game_gets_a_rule_and_a_sentence(players: int) -> None:
    """EK-4.3"""
    rng, s = Rng(3), GAME.start(players, GAME.agree({}))
    while (seat := GAME.decider(s)) != NOBODY:
        if seat == CHANCE:
            GAME.settle(s, rng)
            continue
        for watcher in range(players):
            legal = GAME.legal(s, watcher) if watcher in GAME.deciders(s) else []
            v = GAME.view(s, watcher)
            for action in range(int(rng.below(17)), GAME.actions.choices, 17):
                if action not in legal:
                    found = GAME.why_not(v, action)
                    assert found.rule.startswith("EK-")
                    assert found.message.id != "ek-allowed", GAME.actions.text(action)
        GAME.apply(s, seat, random_action(GAME, s, seat, rng))
