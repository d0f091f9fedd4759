"""Refusals: the rule in the way."""

import pytest

from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.tain import GAME
from clanmoot.games.tain.state import FREEING
from tests.games.tain.picture import all_pass, do, end_round, refusal, table

LAYING = table("/ W . . . .", "A:B . C:B . . /", "", kingdom="B:B C:B", left=("C L D B", None, None))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Lad to D.P1", ("TA-2.1", "ta-no-board")),
        ("Warrior to A.P2", ("TA-3.1", "ta-none-left")),
        ("Lad to A.P1", ("TA-3.2", "ta-inside-taken")),
        ("Lad to B.P1", ("TA-3.2", "ta-outside-taken")),
        ("Lad to B.P3", ("TA-3.2", "ta-outside-taken")),
        ("Chieftain to Kingdom", ("TA-3.2", "ta-kingdom-full")),
        ("Lad to Kingdom", ("TA-3.3", "ta-no-lads")),
        ("Daughter to Kingdom", ("TA-3.4", "ta-daughter-at-home")),
        ("Daughter to C.H1", ("TA-3.4", "ta-daughter-at-home")),
        ("free Lad", ("TA-6.2", "ta-nobody-to-free")),
        ("a token to A.P2", ("TA-3.1", "ta-not-a-choice")),
        ("settle", ("TA-3.1", "ta-not-a-choice")),
    ],
)
def test_a_refused_token_names_its_rule(text: str, found: tuple[str, str]) -> None:
    """TA-2.1, 3.1 to 3.4, 6.2"""
    assert refusal(LAYING, text) == found


def test_a_second_token_in_the_kingdom_is_refused() -> None:
    """TA-3.3"""
    assert refusal(table(kingdom="A:W"), "Bluff to Kingdom") == ("TA-3.3", "ta-kingdom-once")


def test_who_is_not_in_turn_or_has_passed_is_refused() -> None:
    """TA-3.1, 3.5"""
    s = do(table(players=3), "pass")
    assert refusal(s, "Lad to C.P1", seat=2) == ("TA-3.1", "ta-not-your-turn")
    assert refusal(s, "Lad to C.P1", seat=0) == ("TA-3.5", "ta-passed")
    assert refusal(s, "pass", seat=0) == ("TA-3.5", "ta-passed")


def test_nobody_lays_before_the_beginning_or_after_scouting() -> None:
    """TA-2.3, 3.6"""
    assert refusal(GAME.start(2, ()), "pass", seat=0) == ("TA-2.3", "ta-not-begun")
    s = all_pass(table("/ L . . . ."))
    assert refusal(s, "Lad to A.P2", seat=0) == ("TA-3.6", "ta-scouting-over")


def test_while_a_raider_chooses_nobody_else_frees_anything() -> None:
    """TA-6.2, 3.6"""
    s = all_pass(table("", ". . . A:L . /", held=("B:L B:D", "A:L A:D")))
    while s.phase != FREEING:
        GAME.apply(s, CHANCE, GAME.chance(s)[0][0])
    assert refusal(s, "free Lad", seat=1) == ("TA-6.2", "ta-nobody-to-free")
    assert refusal(s, "pass", seat=0) == ("TA-3.6", "ta-scouting-over")


def test_a_game_that_is_over_refuses_everything() -> None:
    """TA-7.1"""
    s = end_round(table(round=8))
    assert refusal(s, "pass", seat=0) == ("TA-7.1", "ta-over")
    assert refusal(s, "free Lad", seat=1) == ("TA-7.1", "ta-over")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_illegal_move_of_a_random_game_gets_a_rule_and_a_sentence(players: int) -> None:
    """TA-3.1 What is refused with `ta-allowed` would be legal and missing from the list."""
    rng, s = Rng(players), GAME.start(players, ())
    GAME.settle(s, rng)
    while (seat := GAME.decider(s)) != NOBODY:
        legal, v = GAME.legal(s, seat), GAME.view(s, seat)
        for action in range(GAME.actions.choices):
            allowed = GAME.why_not(v, action).message.id == "ta-allowed"
            assert allowed == (action in legal), GAME.actions.text(action)
        GAME.apply(s, seat, random_action(GAME, s, seat, rng))
        GAME.settle(s, rng)
