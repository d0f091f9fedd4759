"""§3 Rounds, turns, and the draw of cubes."""

from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.games.highland_clans import GAME
from clanmoot.games.highland_clans.rules.cube_draws import start_turn
from clanmoot.games.highland_clans.state import (
    ACTING,
    BAG_EMPTY,
    CUBING,
    RECUBING,
    RETURNING,
    SCORING,
    SECOND,
    State,
)
from tests.games.highland_clans.picture import PLAIN, THIRD, do, draw, options, refusal, table


def begun(**more: int) -> State:
    """The start of a turn."""
    s = table(PLAIN, PLAIN, PLAIN, phase=THIRD, **more)  # type: ignore[arg-type]  # ints only
    start_turn(s)
    return s


def test_a_round_is_a_turn_each_clockwise_from_the_start_player_then_scoring() -> None:
    """HC-3.1"""
    s = table(PLAIN, PLAIN, PLAIN, phase=THIRD, start=1)
    order = [s.turn]
    while s.phase != SCORING:
        do(s, "discard none")
        if s.phase == CUBING:
            draw(s, "BBBBBB")
            order.append(s.turn)
            do(s, "piper")
            if s.phase == SECOND:
                do(s, "done")
    assert order == [1, 2, 0]
    assert options(s) == ["round scored"]


def test_a_turn_is_cubes_then_actions_then_raid_or_exchange() -> None:
    """HC-3.2"""
    s = draw(begun(), "YBGGRR")
    assert s.phase == ACTING
    assert not [text for text in options(s) if text.startswith(("raid", "discard"))]
    do(s, "piper", "done")
    assert s.phase == THIRD
    assert options(s)[:3] == ["raid 1", "raid 2", "discard none"]


def test_six_cubes_are_drawn_one_by_one_from_the_bag() -> None:
    """HC-3.3"""
    s = begun()
    assert [weight for _, weight in GAME.chance(s)] == [9, 17, 20, 7]
    for number in range(6):
        assert (GAME.decider(s), sum(s.drawn)) == (CHANCE, number)
        draw(s, "R")
    assert list(s.drawn) == [0, 0, 0, 6]
    assert [weight for _, weight in GAME.chance(begun())] == [9, 17, 20, 7]


def test_all_six_are_seen_by_all() -> None:
    """HC-3.3, 1.6"""
    s = draw(begun(), "YYB")
    assert {GAME.view(s, watcher).drawn for watcher in (0, 1, 2, -2)} == {(2, 1, 0, 0)}


def test_a_bag_with_fewer_than_six_cubes_is_not_drawn_from() -> None:
    """HC-3.3, 8.2"""
    s = table(PLAIN, PLAIN, PLAIN, phase=THIRD)
    for colour, left in enumerate((1, 1, 1, 2)):
        s.court[colour % 3] += s.bag[colour] - left if colour < 3 else 0
        s.bag[colour] = left
    start_turn(s)
    assert (GAME.decider(s), s.reason) == (NOBODY, BAG_EMPTY)


def test_exactly_six_cubes_are_enough() -> None:
    """HC-3.3"""
    s = table(PLAIN, PLAIN, PLAIN, phase=THIRD)
    for colour, left in enumerate((2, 1, 1, 2)):
        s.bag[colour] = left
    start_turn(s)
    assert s.phase == CUBING


def test_the_holder_may_put_any_of_the_six_back_and_draws_as_many() -> None:
    """HC-3.4"""
    s = draw(begun(holder=0), "YYBGRR")
    assert s.phase == RETURNING
    assert len(options(s)) == 3 * 2 * 2 * 3
    bag = list(s.bag)
    do(s, "return 1 yellow 2 red")
    assert (s.phase, s.owed, list(s.drawn)) == (RECUBING, 3, [1, 1, 1, 0])
    assert list(s.bag) == [bag[0] + 1, bag[1], bag[2], bag[3] + 2]
    draw(s, "RRR")
    assert (s.phase, list(s.drawn)) == (ACTING, [1, 1, 1, 3])


def test_cubes_just_put_back_may_come_again_even_from_an_empty_bag() -> None:
    """HC-3.4 The second draw cannot fall short."""
    s = draw(begun(holder=0), "YYBGRR")
    for colour in range(4):
        s.bag[colour] = 0
    GAME.apply(s, 0, GAME.actions.parse("return 2 yellow 1 blue 1 green 2 red"))
    assert options(s) == [f"{colour} cube drawn" for colour in ("yellow", "blue", "green", "red")]
    assert sum([weight for _, weight in GAME.chance(s)]) == 6


def test_putting_back_happens_once_a_turn() -> None:
    """HC-3.4"""
    s = draw(begun(holder=0), "YYBGRR")
    draw(do(s, "return 2 red"), "RR")
    assert s.phase == ACTING
    assert refusal(s, "return 1 red") == ("HC-3.4", "hc-return-late")


def test_putting_nothing_back_continues_with_the_actions() -> None:
    """HC-3.4"""
    s = do(draw(begun(holder=0), "YYBGRR"), "return none")
    assert (s.phase, list(s.drawn)) == (ACTING, [2, 1, 1, 2])


def test_nobody_but_the_holder_puts_cubes_back() -> None:
    """HC-3.4"""
    s = draw(begun(holder=1), "YYBGRR")
    assert s.phase == ACTING


def test_unused_cubes_go_back_to_the_bag_before_the_raid() -> None:
    """HC-3.5"""
    s = draw(begun(), "YBGGRR")
    before = sum(s.bag) + sum(s.drawn)
    do(s, "cattle", "done")
    assert (list(s.drawn), sum(s.bag)) == ([0, 0, 0, 0], before - 1)
