"""Who sees what: everybody everything, and nobody the order of the stacks."""

import pytest

from clanmoot.conformance.random_games import key
from clanmoot.core.game import CHANCE, NOBODY, SPECTATOR
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.features import LAYOUT
from tests.games.glen_more.picture import table


@pytest.mark.parametrize("players", [2, 5])
def test_all_views_are_one_but_for_who_looks(players: int) -> None:
    rng, s = Rng(1), GAME.start(players, ())
    while (seat := GAME.decider(s)) != NOBODY:
        views = [GAME.view(s, watcher)._replace(me=0) for watcher in (*range(players), SPECTATOR)]
        assert len(set(views)) == 1
        world = GAME.imagine(views[0], rng)
        assert key(world) == key(s)
        assert [key(other) for other, _ in GAME.worlds(views[0], 10)] == [key(s)]
        if seat == CHANCE:
            GAME.settle(s, rng)
        else:
            GAME.apply(s, seat, random_action(GAME, s, seat, rng))


def test_every_step_is_seen_by_all() -> None:
    s = table(ring="1 Fo8")
    for action in GAME.legal(s, 0):
        assert [GAME.seen(s, 0, action, watcher) for watcher in (0, 1, 2, 3, SPECTATOR)] == [action] * 5


def test_a_stack_is_a_set() -> None:
    """An order that does not exist cannot leak: every tile of a stack is as likely as any other."""
    s = GAME.start(4, ())
    assert GAME.view(s, 0).stacks[1] == tuple(range(9, 32))


def test_sources_are_the_lot_the_die_and_each_stack() -> None:
    sources = set()
    for seed in range(2):
        rng, s = Rng(seed), GAME.start(2, ())
        while (seat := GAME.decider(s)) != NOBODY:
            if seat == CHANCE:
                sources.add(GAME.source(s))
                outcomes = GAME.chance(s)
                GAME.apply(s, CHANCE, outcomes[rng.weighted([weight for _, weight in outcomes])][0])
            else:
                GAME.apply(s, seat, random_action(GAME, s, seat, rng))
    assert sources == {0, 1, 2, 3, 4, 5}


def test_features_look_from_the_own_seat() -> None:
    """The same table, looked at by two neighbours with the same goods, gives the same numbers where it should."""
    s = table("Home:i Fo8:ww", "Home:i Gr5", coins=[3, 5])
    mine, theirs = GAME.features(GAME.view(s, 0)), GAME.features(GAME.view(s, 1))
    at = 0
    for block in LAYOUT:
        part = slice(at, at + block.size)
        if block.name == "purses":
            assert (mine[part][0], theirs[part][0]) == (3, 5)
        if block.name == "my turn":
            assert (mine[part], theirs[part]) == ([1], [0])
        if block.name == "rows":
            assert mine[part] == theirs[part]
        at += block.size
    assert len(mine) == at


def test_a_shared_list_is_never_changed_in_place() -> None:
    """Copies share displays, so laying a tile on one must leave the other alone."""
    s = table("Home:i Fo8", ring="1 Qu1")
    GAME.apply(s, 0, GAME.actions.parse("take Qu1"))
    before, other = key(s), s.copy()
    GAME.apply(other, 0, GAME.actions.parse("west of Home"))
    assert key(s) == before
