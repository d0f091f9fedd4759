"""The last round of Táin: the real rules at three places, and the real count at the end."""

from collections.abc import Sequence

import pytest

from clanmoot.conformance.kit import examine
from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.rng import Rng
from clanmoot.games.tain.pieces import BLUFF, KINDS, LAD, WARRIOR
from clanmoot.games.tain.state import State
from clanmoot.small.game_tree import expand
from clanmoot.small.solve import exploitability, solve, uniform
from clanmoot.small.tain import GAME


def played(steps: Sequence[str]) -> State:
    """The game after these decisions, chance taken as it comes."""
    s = GAME.start(2, ())
    for text in steps:
        seat, action = GAME.decider(s), GAME.actions.parse(text)
        assert action in GAME.legal(s, seat), text
        GAME.apply(s, seat, action)
        GAME.settle(s, Rng(0))
    return s


def test_it_keeps_every_promise() -> None:
    assert examine(GAME, games=16).broken() == []


def test_three_tokens_are_left_and_all_others_used() -> None:
    s = GAME.start(2, ())
    for seat in range(2):
        left = [kind for kind in range(KINDS) if s.unused[seat * KINDS + kind]]
        assert left == [WARRIOR, LAD, BLUFF]
    GAME.check(s)


def test_tokens_go_to_the_open_places_only() -> None:
    s = GAME.start(2, ())
    assert [GAME.actions.text(action) for action in GAME.legal(s, 0)] == [
        "Warrior to A.P1", "Warrior to B.P1", "Warrior to Kingdom", "Lad to A.P1", "Lad to B.P1",
        "Bluff to A.P1", "Bluff to B.P1", "Bluff to Kingdom", "pass",
    ]  # fmt: skip
    refusal = GAME.why_not(GAME.view(s, 0), GAME.actions.parse("Lad to A.P2"))
    assert refusal.rule == "TA-3.2"


def test_what_is_laid_is_seen_as_a_token() -> None:
    s = played(["Bluff to B.P1"])
    other = played(["Warrior to B.P1"])
    assert GAME.view(s, 1) == GAME.view(other, 1)
    assert GAME.view(s, 0) != GAME.view(other, 0)


@pytest.mark.parametrize(
    ("steps", "shares"),
    [
        (["Lad to B.P1", "pass", "pass"], (1.0, 0.0)),
        (["Lad to B.P1", "Lad to B.P1", "pass", "pass"], (0.5, 0.5)),
        (["Lad to B.P1", "Warrior to B.P1", "pass", "pass"], (0.0, 1.0)),
        (["Warrior to Kingdom", "Warrior to Kingdom", "pass", "pass"], (0.5, 0.5)),
        (["Bluff to Kingdom", "pass", "pass"], (0.0, 1.0)),
        (["pass", "pass"], (0.5, 0.5)),
    ],
)
def test_the_real_count_says_who_is_ahead(steps: list[str], shares: tuple[float, float]) -> None:
    """A raid is two points from one to the other; of equals, who has more tokens unused is ahead (TA-7.4)."""
    s = played(steps)
    assert GAME.decider(s) == NOBODY
    assert GAME.outcome(s).shares() == shares


def test_nothing_happens_by_chance() -> None:
    tree = expand(GAME)
    assert tree.endings == 3721
    assert sum([abs(payoff) for payoff in tree.payoffs]) <= 0.5 * tree.endings
    s = played(["pass", "Lad to A.P1"])
    assert GAME.decider(s) != CHANCE


def test_the_second_player_is_better_off() -> None:
    tree = expand(GAME)
    found = solve(tree, 2e-3)
    assert found.distance <= 2e-3
    assert found.value == pytest.approx(5 / 12, abs=4e-3)
    assert exploitability(tree, uniform(tree)) == pytest.approx(0.37153, abs=1e-5)
