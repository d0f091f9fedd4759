"""§6 What is offered loses nothing of what the rules allow, and search loses nothing by skipping other orders."""

import pytest

from clanmoot.conformance.random_games import key as everything
from clanmoot.core.game import CHANCE, NOBODY
from clanmoot.core.playout import random_action
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.pieces import KINDS
from clanmoot.games.glen_more.state import ACTIVATING, CHOOSING, GIVING, MARCHING, MOST, TAKING, State
from tests.games.glen_more.raw import Raw, outcomes, raw

MOST_RAW = 1000
Told = tuple[int, tuple[int, ...], int, int, int, tuple[int, ...]]


def ends(s: State, skip: bool) -> list[State]:
    """All positions at the end of the activation; with or without the orders that search may skip."""
    found: dict[tuple[object, ...], State] = {}
    seen: set[tuple[object, ...]] = set()
    todo = [s]
    while todo:
        now = todo.pop()
        for action in GAME.legal(now, now.turn):
            if skip and GAME.redundant(now, now.turn, action):
                continue
            after = now.copy()
            GAME.apply(after, now.turn, action)
            if after.phase in (ACTIVATING, GIVING, CHOOSING, TAKING) and (after.turn, after.tail) == (s.turn, s.tail):
                here = everything(after, () if skip else ("last",))
                if here not in seen:
                    seen.add(here)
                    todo.append(after)
            else:
                found[key(after, now.turn)] = after
    return list(found.values())


def key(s: State, seat: int) -> tuple[object, ...]:
    return (*exact(s, seat), tuple(s.stock))


def exact(s: State, seat: int) -> Told:
    """Coins, rows, barrels, points, movement points (gone once the turn is over), resources by kind."""
    own = tuple(s.own[seat * KINDS : (seat + 1) * KINDS])
    return s.coins[seat], tuple(s.rows), s.barrels[seat], s.points[seat], s.steps, own


def told(r: Raw) -> Told:
    return r.coins, r.rows, r.barrels, r.points, r.steps, tuple([r.own(kind) for kind in range(KINDS)])


def as_good(mine: Told, theirs: Told) -> bool:
    """Equal coins, rows and barrels, and at least as much of everything else."""
    return (
        mine[:3] == theirs[:3] and mine[3] >= theirs[3] and all(a >= b for a, b in zip(mine[5], theirs[5], strict=True))
    )


def positions(players: int, games: int) -> list[State]:
    """Positions before an activation, from random games in which players keep tiles near where they can."""
    found = []
    for seed in range(games):
        rng, s = Rng(seed), GAME.start(players, ())
        while (seat := GAME.decider(s)) != NOBODY:
            if seat == CHANCE:
                GAME.settle(s, rng)
                continue
            before = s.phase
            GAME.apply(s, seat, random_action(GAME, s, seat, rng))
            if s.phase == ACTIVATING and before < ACTIVATING and len(GAME.legal(s, s.turn)) > 2:
                found.append(s.copy())
    return found


@pytest.mark.parametrize(("players", "games"), [(2, 4), (5, 3)])
def test_every_outcome_of_the_raw_rules_is_matched_by_one_that_is_offered(players: int, games: int) -> None:
    """GM-6.2 GM-6.7 GM-6.12 And what is offered is allowed."""
    compared = 0
    for s in positions(players, games):
        land = list(s.land[s.turn * MOST : s.turn * MOST + s.size[s.turn]])
        allowed = outcomes(raw(s), land, MOST_RAW)
        if not allowed:
            continue
        reached = {exact(end, s.turn) for end in ends(s, skip=True)}
        for outcome in {told(r) for r in allowed}:
            assert any(as_good(mine, outcome) for mine in reached), outcome
        without_steps = {(*told(r)[:4], *told(r)[5:]) for r in allowed}
        assert {(*mine[:4], *mine[5:]) for mine in reached} <= without_steps
        compared += 1
    assert compared > 15


@pytest.mark.parametrize("players", [2, 4])
def test_search_reaches_everything_although_it_skips_other_orders(players: int) -> None:
    """GM-6.2"""
    fewer = 0
    for s in positions(players, 3):
        if len(GAME.legal(s, s.turn)) > 6:
            continue
        thrifty, all_of_them = ends(s, skip=True), ends(s, skip=False)
        assert {key(end, s.turn) for end in thrifty} == {key(end, s.turn) for end in all_of_them}
        fewer += 1
    assert fewer > 20


def marches(s: State, skip: bool) -> set[tuple[int, ...]]:
    """Where members can stand when the turn is over."""
    found, todo = set(), [s]
    while todo:
        now = todo.pop()
        for action in GAME.legal(now, now.turn):
            if skip and GAME.redundant(now, now.turn, action):
                continue
            after = now.copy()
            GAME.apply(after, now.turn, action)
            if after.phase >= MARCHING and after.tail == now.tail and GAME.decider(after) == now.turn:
                todo.append(after)
            else:
                found.add((*after.men, *after.chieftains))
    return found


def test_members_get_everywhere_although_search_skips_other_orders() -> None:
    """GM-7.1"""
    compared = 0
    for seed in range(8):
        rng, s = Rng(seed), GAME.start(3, ())
        while (seat := GAME.decider(s)) != NOBODY:
            if seat == CHANCE:
                GAME.settle(s, rng)
                continue
            if s.phase == MARCHING and s.steps in (2, 3) and s.last < 0:
                assert marches(s, skip=True) == marches(s, skip=False)
                compared += 1
            GAME.apply(s, seat, random_action(GAME, s, seat, rng))
    assert compared > 10
