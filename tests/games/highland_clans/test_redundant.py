"""Orders of two actions that come to the same: search may skip one of the two, and nothing else."""

from clanmoot.conformance.random_games import key
from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.state import ACTING, SECOND, State
from tests.games.highland_clans.picture import PLAIN, do, options, table


def skipped(s: State) -> list[str]:
    """What search does not look at."""
    return [GAME.actions.text(action) for action in GAME.legal(s, 0) if GAME.redundant(s, 0, action)]


def test_the_later_of_two_orders_is_skipped() -> None:
    """HC-4.1"""
    s = table("YYYY BB | c . .", PLAIN, PLAIN, drawn="YBBRGG")
    assert skipped(s) == []
    assert skipped(do(s.copy(), "cattle")) == [
        "warrior",
        "estate for drawn yellow and 2 drawn green",
        "estate for court yellow and 2 drawn green",
    ]
    assert skipped(do(s.copy(), "warrior", "card 1 drawn")) == []
    assert skipped(do(s.copy(), "monks 1")) == [
        "cattle",
        "castle",
        "warrior",
        "piper",
        "estate for drawn yellow and drawn red",
        "estate for court yellow and drawn red",
    ]


def test_what_the_first_action_made_possible_is_not_skipped() -> None:
    """HC-4.13"""
    s = do(table("YYYY BB | c C", PLAIN, PLAIN, drawn="YRRBBG"), "estate for drawn yellow and drawn red")
    assert "cattle" in options(s)
    assert skipped(s) == []
    s = do(table("YYYY BB G | c .", PLAIN, PLAIN, drawn="GBRRRR"), "monks 1")
    assert "estate for court yellow and 2 court green" in options(s)
    assert "estate for court yellow and 2 court green" not in skipped(s)


def test_what_is_skipped_can_be_had_in_the_other_order() -> None:
    """The same two actions lead to the same table, but for the order of cards, wherever one is skipped."""
    compared = 0
    for seed in range(6):
        rng, s = Rng(seed), GAME.start(3 + seed % 3, GAME.agree({}))
        before = s
        while True:
            GAME.settle(s, rng)
            seat = GAME.decider(s)
            if seat == NOBODY:
                break
            if s.phase == ACTING:
                before = s.copy()
            first = s.first
            if s.phase == SECOND:
                for action in [action for action in GAME.legal(s, seat) if GAME.redundant(s, seat, action)]:
                    compared += same_table(s, before, seat, 210 + first, action)
            GAME.apply(s, seat, random_action(GAME, s, seat, rng))
    assert compared > 100


def same_table(s: State, before: State, seat: int, first: int, second: int) -> int:
    """Whether both orders are possible and lead to the same table."""
    after = s.copy()
    GAME.apply(after, seat, second)
    other = before.copy()
    assert second in GAME.legal(other, seat)
    for action in (second, first):
        while GAME.decider(other) == CHANCE or other.phase == 8:
            step = GAME.chance(other)[0][0] if GAME.decider(other) == CHANCE else GAME.legal(other, seat)[0]
            GAME.apply(other, GAME.decider(other), step)
        assert action in GAME.legal(other, seat), GAME.actions.text(action)
        GAME.apply(other, seat, action)
    if after.phase == other.phase:
        cards = ("hand", "deck", "discards", "tape", "took", "first", "before")
        assert key(after, cards) == key(other, cards)
    return 1
