"""What a process remembers of the opponents it thinks for."""

from typing import Any

import pytest

from clanmoot.bots.ismcts import Ismcts
from clanmoot.server.work import bot_cache as capacity
from clanmoot.server.work.bot_cache import BotCache
from clanmoot.server.work.jobs import Question

from .scripted import AnyTable, ScriptedTables


def question(name: str, table: AnyTable, seat: int) -> Question:
    """What a seat is asked now."""
    view, legal, told = table.view(seat), table.legal(seat), table.seen_steps(seat)
    level, key = table.seats[seat], table.game.facts.key
    return Question(name, key, len(table.steps), seat, level, view, legal, told, table.players)


def test_a_sealed_plan_is_gone_through_part_by_part() -> None:
    table = ScriptedTables().lay("table", "eketorp", "ismcts:30", "ismcts:30", "ismcts:30")
    cache = BotCache()
    while table.deciders() != [0, 1, 2]:
        seat = table.deciders()[0]
        table.act(seat, cache.answer(question("table", table, seat)).action)
    table.act(0, cache.answer(question("table", table, 0)).action)
    opponent: Any = cache.seated["table", 0].opponent
    assert isinstance(opponent, Ismcts)
    plan = opponent.plan
    assert plan
    # Others put things into their drafts between our parts.
    for seat in (1, 2):
        table.act(seat, cache.answer(question("table", table, seat)).action)
    found: list[int] = []
    while 0 in table.deciders():
        found.append(cache.answer(question("table", table, 0)).action)
        table.act(0, found[-1])
    assert tuple(found) == plan


def test_the_same_opponent_is_asked_again_and_a_new_level_is_a_new_one() -> None:
    table = ScriptedTables().lay("table", "tain", "random", "random")
    cache = BotCache()
    seat = table.deciders()[0]
    asked = question("table", table, seat)
    first = cache.opponent(asked)
    assert cache.opponent(asked) is first
    assert cache.opponent(asked._replace(level="greedy")) is not first
    assert len(cache.seated) == 1


def test_who_has_not_been_asked_for_longest_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capacity, "MOST_OPPONENTS", 2)
    table = ScriptedTables().lay("table", "tain", "random", "random")
    cache = BotCache()
    asked = question("table", table, table.deciders()[0])
    for name in ("a", "b", "a", "c"):
        cache.opponent(asked._replace(table=name))
    assert [name for name, _ in cache.seated] == ["a", "c"]


def test_large_trees_leave_room_for_few_and_the_largest_for_itself_alone() -> None:
    table = ScriptedTables().lay("table", "tain", "random", "random")
    cache = BotCache()
    asked = question("table", table, table.deciders()[0])
    for name, level in (("a", "random"), ("b", "ismcts:60000"), ("c", "ismcts:60000")):
        cache.opponent(asked._replace(table=name, level=level))
    assert [name for name, _ in cache.seated] == ["c"]
    cache.opponent(asked._replace(table="d", level="ismcts:1000000"))
    assert [name for name, _ in cache.seated] == ["d"]


def test_an_interrupted_thought_ends_with_a_legal_choice_and_nothing_is_interrupted_without_one() -> None:
    table = ScriptedTables().lay("table", "tain", "random", "random")
    cache = BotCache()
    cache.interrupt()
    asked = question("table", table, table.deciders()[0])
    assert cache.answer(asked).action in asked.legal
    assert cache.thinking is None


def test_who_can_be_foretold_chooses_the_same_again_and_remembers_nothing() -> None:
    table = ScriptedTables().lay("table", "tain", "novice", "novice")
    asked = question("table", table, table.deciders()[0])._replace(seed=7)
    cache = BotCache()
    first = cache.opponent(asked)
    assert cache.opponent(asked) is first, "a sealed plan is one thought"
    assert cache.opponent(asked._replace(seed=8)) is not first
    assert {BotCache().answer(asked).action for _ in range(3)} == {cache.answer(asked).action}
