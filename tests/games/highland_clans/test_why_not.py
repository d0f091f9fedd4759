"""Refusals: the rule in the way."""

import pytest

from clanmoot.core.game import NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import RETURNING
from tests.games.highland_clans.picture import PLAIN, THIRD, do, refusal, table


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("return 1 yellow", "HC-3.4"),
        ("cattle", "HC-4.6"),
        ("castle", "HC-4.7"),
        ("monastery", "HC-4.7"),
        ("warrior", "HC-4.9"),
        ("monks 2", "HC-4.10"),
        ("estate for drawn yellow and drawn red", "HC-4.12"),
        ("estate for court yellow and 2 court green", "HC-4.12"),
        ("bard at 3", "HC-4.11"),
        ("done", "HC-4.1"),
        ("take yellow", "HC-4.11"),
        ("raid 1", "HC-5.1"),
        ("raid 4", "HC-5.1"),
        ("discard 1", "HC-6.1"),
        ("lay 1", "HC-5.2"),
        ("with a piper", "HC-5.2"),
        ("loot cattle", "HC-5.6"),
        ("card 1 drawn", "HC-3.2"),
        ("a card drawn", "HC-3.2"),
    ],
)
def test_a_refused_action_names_its_rule(text: str, rule: str) -> None:
    """HC-3.2, 3.4, 4.1, 4.6 to 4.12, 5.1, 5.2, 5.6, 6.1"""
    assert refusal(table(PLAIN, PLAIN, PLAIN, drawn="BG"), text)[0] == rule


def test_cubes_that_were_not_drawn_are_not_put_back() -> None:
    """HC-3.4"""
    s = table(PLAIN, PLAIN, PLAIN, drawn="YYBBGG", phase=RETURNING, holder=0)
    assert refusal(s, "return 1 red") == ("HC-3.4", "hc-not-drawn")
    assert refusal(s, "piper") == ("HC-3.2", "hc-order")


def test_who_is_not_on_is_told_so() -> None:
    """HC-3.1"""
    s = table(PLAIN, PLAIN, PLAIN, drawn="BG")
    assert refusal(s, "piper", seat=1) == ("HC-3.1", "hc-not-you")
    do(s, "bard at 1", "take yellow")
    assert refusal(s, "discard 1", seat=0) == ("HC-3.1", "hc-not-you")


def test_a_lost_warrior_costs_one_card_of_the_hand() -> None:
    """HC-4.9"""
    s = do(table(PLAIN, "YYYY BB | c . | 1 1 2 2", PLAIN, drawn="BG"), "bard at 1", "take yellow")
    assert refusal(s, "discard 1 2") == ("HC-4.9", "hc-one-card")
    assert refusal(s, "discard none") == ("HC-4.9", "hc-one-card")
    assert refusal(s, "discard 4") == ("HC-4.9", "hc-not-in-hand")


def test_a_card_that_is_not_held_is_not_laid() -> None:
    """HC-5.2"""
    s = do(table("YYYY BB | c . | 1 1 2 2", PLAIN, PLAIN, phase=THIRD), "raid 1")
    assert refusal(s, "lay 4") == ("HC-5.2", "hc-not-in-hand")
    assert refusal(s, "no piper") == ("HC-5.2", "hc-no-card-laid")


def test_a_game_that_is_over_refuses_everything() -> None:
    """HC-8.3"""
    s = table("YYYY BB | c . | | 40", PLAIN, PLAIN, phase=THIRD, place=2)
    do(s, "discard none", "round scored", "tile 30 turned up")
    assert refusal(s, "piper") == ("HC-8.3", "hc-over")


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("refill", [0, 1])
def test_every_illegal_move_of_a_random_game_gets_a_rule_and_a_sentence(players: int, refill: int) -> None:
    """HC-3.2"""
    rng, s = Rng(players), GAME.start(players, GAME.agree({"refill": refill}))
    GAME.settle(s, rng)
    while GAME.decider(s) != NOBODY:
        seat = GAME.decider(s)
        legal, v = GAME.legal(s, seat), GAME.view(s, seat)
        for action in range(rng.below(5), GAME.actions.choices, 5):
            if action not in legal:
                found = GAME.why_not(v, action)
                assert found.rule.startswith("HC-")
                assert found.message.id != "hc-allowed", GAME.actions.text(action)
            else:
                assert GAME.why_not(v, action).message.id in ("hc-allowed", "hc-order", "hc-no-such-site")
        GAME.apply(s, seat, random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)
