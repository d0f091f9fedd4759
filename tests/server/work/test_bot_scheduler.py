"""What holds whatever opponents do: nobody waits for a slow one, and nothing is done twice or lost."""

import asyncio
import os
import signal

import pytest

from clanmoot.server.work import BotScheduler, Job, Question, worker_handle

from .running import alive, pids, run, scheduler, until
from .scripted import ScriptedTables
from .stuck import ENDLESS


def test_a_quick_opponent_decides_while_a_slow_one_thinks_at_another_table() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("slow", "glen-more", ENDLESS, ENDLESS)
        scripted.lay("quick", "tain", "random", "random")
        async with scheduler(scripted) as made:
            scripted.ask("slow")
            await until(lambda: made.counts().running == 1)
            scripted.ask("quick")
            await scripted.played("quick")
            assert made.counts().running == 1
            assert len(scripted.tables["slow"].steps) == scripted.asked[0].number

    run(play)


def test_a_full_queue_drops_and_says_so() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("slow", "glen-more", ENDLESS, ENDLESS)
        async with scheduler(scripted, workers=1, capacity=3) as made:
            scripted.ask("slow")
            await until(lambda: made.counts().running == 1)
            for number in range(5):
                made.think(Job("another", number, 0))
            assert (made.counts().queued, made.counts().dropped) == (3, 2)
            made.think(Job("another", 0, 0))
            assert (made.counts().queued, made.counts().dropped) == (3, 2)

    run(play)


def test_a_job_that_waits_is_asked_for_twice_and_done_once() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "schotten-totten", "random", "random")
        job = Job("table", len(table.steps), table.deciders()[0])
        made = BotScheduler(1, None, scripted.question, scripted.decide)
        made.think(job)
        made.think(job)
        assert made.counts().queued == 1
        await made.start()
        await until(lambda: made.counts().done == 1 and made.counts().running == 0)
        await made.stop()
        assert [decided for decided, _ in scripted.decided] == [job]
        assert scripted.asked == [job]

    run(play)


def test_a_job_in_hand_that_is_asked_for_again_is_looked_at_again_and_done_once() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "schotten-totten", "random", "random")
        job = Job("table", len(table.steps), table.deciders()[0])
        async with scheduler(scripted, workers=1) as made:
            scripted.think = lambda job: None
            made.think(job)
            await until(lambda: made.counts().running == 1)
            made.think(job)
            await until(lambda: made.counts().abandoned == 1)
        assert scripted.asked == [job, job]
        assert [decided for decided, _ in scripted.decided] == [job]
        assert scripted.refused == []

    run(play)


def test_a_question_is_as_good_as_its_name() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "tain", "random", "random")
        question = await scripted.question("table", len(table.steps), table.deciders()[0])
        assert isinstance(question, Question)
        async with scheduler(scripted) as made:
            made.think(question)
            await scripted.played("table")

    run(play)


def test_a_killed_process_is_replaced_and_its_job_done_again() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "glen-more", ENDLESS, ENDLESS)
        async with scheduler(scripted, workers=1) as made:
            scripted.ask("table")
            await until(lambda: len(pids(made)) == 1)
            (first,) = pids(made)
            os.kill(first, signal.SIGKILL)
            await until(lambda: made.counts().replaced == 1 and len(pids(made)) == 1)
            (second,) = pids(made)
            assert second != first
            assert not alive(first)
            os.kill(second, signal.SIGKILL)
            await until(lambda: made.counts().replaced == 2 and len(pids(made)) == 1)
            assert made.counts().done == 0
            assert scripted.asked == [Job("table", len(table.steps), table.deciders()[0])]

    run(play)


def test_a_game_continues_while_its_processes_are_killed() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("table", "tain", "plain:3", "random")
        async with scheduler(scripted) as made:
            scripted.ask("table")
            for goal in (10, 20, 30):  # the shortest of 1,500 such games had 46 decisions
                await until(lambda: len(scripted.decided) >= goal and bool(pids(made)))  # noqa: B023 - awaited here
                os.kill(pids(made)[0], signal.SIGKILL)
            await scripted.played("table")
            assert made.counts().failed == 0
            assert made.counts().replaced >= 1

    run(play)


def test_processes_that_die_over_a_question_do_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "tests.toys.muster:MUSTER", "random", "random")
        first = Job("table", len(table.steps), table.deciders()[0])

        async def question(name: str, number: int, seat: int) -> Question | None:
            asked = await scripted.question(name, number, seat)
            return asked and asked._replace(game="tests.server.work.deadly:GAME")

        made = BotScheduler(1, None, question, scripted.decide)
        await made.start()
        made.think(first)
        await until(lambda: made.counts().done == 1)
        assert made.counts().failed == 1
        assert made.counts().replaced == 3
        await made.stop()
        assert [job for job, _ in scripted.decided] == [first]

    run(play)
    assert "could not choose: 3 processes died over it" in caplog.text


def test_an_opponent_that_cannot_play_does_not_stop_the_table(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("table", "tain", "nobody", "random")
        async with scheduler(scripted, workers=1) as made:
            scripted.ask("table")
            await scripted.played("table")
            assert made.counts().failed > 0
            assert made.counts().replaced == 0

    run(play)
    assert "Opponent nobody of tain could not choose: ClanmootError." in caplog.text


def test_a_table_that_fails_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("table", "tain", "random", "random")
        async with scheduler(scripted, workers=1) as made:
            made.think(Job("nowhere", 1, 0))
            scripted.ask("table")
            await scripted.played("table")
            assert made.counts().running == 0

    run(play)
    assert "Its table will ask again" in caplog.text


def test_a_thought_that_nobody_waits_for_ends() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "glen-more", ENDLESS, ENDLESS)
        scripted.lay("next", "tain", "random", "random")
        async with scheduler(scripted, workers=1) as made:
            scripted.ask("table")
            await until(lambda: len(made.busy) == 1)
            seat, steps = table.deciders()[0], len(table.steps)
            made.moved_on("next", lambda number, seat: False)
            made.moved_on("table", lambda number, who: (number, who) == (steps, seat))
            assert made.counts().interrupted == 0, "somebody else's move in a sealed phase"
            made.moved_on("table", lambda number, seat: False)
            made.moved_on("table", lambda number, seat: False)
            await until(lambda: made.counts().abandoned == 1)
            scripted.ask("next")
            await scripted.played("next")
            assert (made.counts().replaced, made.counts().interrupted) == (0, 1)
        assert [job.table for job, _ in scripted.decided if job.table == "table"] == []

    run(play)


def test_a_thought_that_takes_too_long_is_answered_with_what_there_is() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "glen-more", ENDLESS, "random")
        while table.seats[table.deciders()[0]] != ENDLESS:
            table.act(table.deciders()[0], table.legal(table.deciders()[0])[0])
        async with scheduler(scripted, workers=1, longest=0.2) as made:
            scripted.ask("table")
            await until(lambda: made.counts().late > 0)
            await until(lambda: len(scripted.decided) > 0)
            assert (made.counts().failed, made.counts().replaced) == (0, 0)

    run(play)


def test_an_opponent_that_cannot_be_interrupted_is_ended_and_its_table_continues(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker_handle, "ANSWER_GRACE", 0.2)

    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "tests.toys.muster:MUSTER", "random", "random")
        job = Job("table", len(table.steps), table.deciders()[0])

        async def question(name: str, number: int, seat: int) -> Question | None:
            asked = await scripted.question(name, number, seat)
            return asked and asked._replace(game="tests.server.work.deaf:GAME")

        made = BotScheduler(1, None, question, scripted.decide, longest=0.2)
        await made.start()
        made.think(job)
        await until(lambda: made.counts().done == 1)
        assert (made.counts().failed, made.counts().late, made.counts().replaced) == (1, 1, 1)
        await made.stop()
        assert [decided for decided, _ in scripted.decided] == [job]

    run(play)
    assert "could not choose: it did not stop thinking" in caplog.text


def test_stop_leaves_no_process_behind_and_abandons_thoughts() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("one", "glen-more", ENDLESS, ENDLESS)
        scripted.lay("two", "glen-more", ENDLESS, ENDLESS)
        async with scheduler(scripted) as made:
            scripted.ask("one")
            scripted.ask("two")
            await until(lambda: len(pids(made)) == 2)
            processes = pids(made)
        assert [pid for pid in processes if alive(pid)] == []
        assert scripted.decided == []
        assert made.counts().running == 0
        made.think(Job("one", 1, 0))
        assert made.counts().dropped == 1

    run(play)


def test_stop_waits_for_a_decision_that_is_being_put_through() -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "tain", "random", "random")
        deciding, stored = asyncio.Event(), asyncio.Event()

        async def decide(name: str, number: int, seat: int, action: int) -> None:
            deciding.set()
            await stored.wait()
            table.act(seat, action)

        made = BotScheduler(1, None, scripted.question, decide)
        await made.start()
        before = len(table.steps)
        made.think(Job("table", before, table.deciders()[0]))
        await deciding.wait()
        stopping = asyncio.create_task(made.stop())
        await asyncio.sleep(0)
        stored.set()
        await stopping
        assert len(table.steps) > before
        assert made.counts().done == 1

    run(play)


def test_stop_before_anything_was_asked() -> None:
    async def play() -> None:
        async with scheduler(ScriptedTables()):
            pass
        made = BotScheduler(2, None, ScriptedTables().question, ScriptedTables().decide)
        await made.stop()
        assert made.counts().done == 0

    run(play)
