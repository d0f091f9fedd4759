"""Thinking ahead: what is thought, how long, and that it can be stopped."""

import time
from typing import Any

import pytest

from clanmoot.bots import bot, guide_for
from clanmoot.bots.base import OWN, Bot, Budget, Thought
from clanmoot.bots.ismcts import Ismcts
from clanmoot.catalogue import games
from clanmoot.core.game import Game
from clanmoot.core.table import Table
from clanmoot.games.schotten_totten import GAME

THINKERS = ("flat:40", "judge:40", "ismcts:40")


def seated(game: Game[Any, Any], players: int, seed: int = 5) -> Table[Any, Any]:
    return game.table(tuple("abcdef"[:players]), seed=seed)


def thought_of(name: str, table: Table[Any, Any], seed: int = 1, budget: Budget = OWN) -> Thought:
    seat = table.deciders()[0]
    found = bot(name, table.game, seed, table.players)
    return found.think(table.view(seat), table.legal(seat), table.seen_steps(seat), budget)


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.facts.key)
def test_a_thought_tells_candidates_shares_and_what_every_seat_may_expect(game: Game[Any, Any], name: str) -> None:
    table = seated(game, game.facts.most)
    found = thought_of(name, table)
    assert found.iterations == 40
    assert found.candidates[0].actions[0] == found.action
    assert sum(candidate.share for candidate in found.candidates) == pytest.approx(1.0)
    assert sum(candidate.visits for candidate in found.candidates) == 40
    for candidate in found.candidates:
        assert len(candidate.result) == (table.players if candidate.visits else 0)
        assert all(-1e-9 <= chance <= 1.0 + 1e-9 for chance in candidate.result)
        assert not candidate.visits or sum(candidate.result) == pytest.approx(1.0, abs=0.02)
    assert found.result == found.candidates[0].result


@pytest.mark.parametrize("name", THINKERS)
@pytest.mark.parametrize("game", games(), ids=lambda game: game.facts.key)
def test_the_same_seed_and_iterations_make_the_same_choices(game: Game[Any, Any], name: str) -> None:
    stories = []
    for _ in range(2):
        table = seated(game, game.facts.least)
        bots = [bot(name, game, seat, table.players) for seat in range(table.players)]
        for _ in range(12):
            seat = table.deciders()[0]
            table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat), table.seen_steps(seat)))
        stories.append(table.steps)
    assert stories[0] == stories[1]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.facts.key)
def test_a_whole_game_is_played_at_the_largest_table(game: Game[Any, Any]) -> None:
    table = seated(game, game.facts.most, seed=3)
    bots = [bot("ismcts:3", game, seat, table.players) for seat in range(table.players)]
    while not table.over:
        seat = table.deciders()[0]
        table.act(seat, bots[seat].choose(table.view(seat), table.legal(seat), table.seen_steps(seat)))
    assert sum(table.outcome().shares()) == pytest.approx(1.0)


class Clock:
    """A clock on which every look takes a thousandth of a second."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


@pytest.mark.parametrize("name", THINKERS)
def test_a_budget_of_seconds_is_kept_by_the_clock(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(GAME, 2)
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    found = thought_of(name, table, budget=Budget(seconds=0.05))
    assert 0.04 <= clock.now <= 0.06
    assert 40 <= found.iterations <= 60


@pytest.mark.parametrize("name", THINKERS)
def test_an_interrupted_opponent_still_chooses(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = seated(GAME, 2)
    seat = table.deciders()[0]
    thinker = bot(name, GAME, 1)
    looks = Interrupting(thinker, 10)
    monkeypatch.setattr(time, "monotonic", looks)
    found = thinker.think(table.view(seat), table.legal(seat), table.seen_steps(seat), Budget(10**9, 10.0**9))
    assert found.action in table.legal(seat)
    assert 5 <= found.iterations <= 12


class Interrupting:
    """A clock that interrupts somebody after so many looks: as a signal or another thread would, in the middle."""

    def __init__(self, thinker: Bot[Any], looks: int) -> None:
        self.thinker = thinker
        self.left = looks

    def __call__(self) -> float:
        self.left -= 1
        if self.left == 0:
            self.thinker.interrupt()
        return 0.0


def test_a_choice_that_cannot_change_any_more_is_made_at_once() -> None:
    table = seated(GAME, 2)
    found = thought_of("ismcts:600", table)
    leader, second = found.candidates[0], found.candidates[1]
    assert found.iterations == 600 or leader.visits - second.visits > 600 - found.iterations


def test_own_later_decisions_begin_with_what_was_thought_before() -> None:
    thinker = Ismcts(GAME, guide_for(GAME), 2, 1, Budget(200))
    search = thinker.search
    table = seated(GAME, 2)
    seat = table.deciders()[0]
    search.begin(table.view(seat), seat, table.seen_steps(seat))
    for _ in range(300):
        search.iterate()
    root = search.root
    action = root.actions[root.leader()]
    table.act(seat, action)
    known = root.children.get(search.key(seat, action))
    assert known is not None
    told = [*search.told, table.seen_steps(seat)[len(search.told)]]
    assert search.kept(told) is known
    # Somebody else's past is another tree.
    assert search.kept(told[1:]) is not known
