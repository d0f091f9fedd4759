"""The queue in Redis: many servers, one job each, and none lost with the server that had it."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import msgspec
import pytest
from redis import Redis

from clanmoot.catalogue import KEYS, load
from clanmoot.core.errors import ClanmootError
from clanmoot.server.work import BotScheduler, Job, Payer
from clanmoot.server.work.redis_queue import PREFIX, RedisQueue
from tests.server import services

from .running import alive, pids, run, scheduler, until
from .scripted import NOVICES, ScriptedTables
from .stuck import ENDLESS

ROOT = Path(__file__).parent.parent.parent.parent


@pytest.mark.parametrize("game", KEYS)
def test_two_schedulers_finish_a_game(redis_url: str, game: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("shared", game, *[NOVICES.get(game, "plain:3")] * load(game).facts.least)
        async with scheduler(scripted, 1, redis_url) as one, scheduler(scripted, 1, redis_url) as two:
            scripted.ask("shared")
            await scripted.played("shared")
            done = one.counts().done, two.counts().done
        assert table.over
        assert sum(done) == len(scripted.decided)
        assert scripted.refused == []

    run(play)


def test_a_job_asked_for_in_two_places_is_done_once(redis_url: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "tain", "random", "random")
        job = Job("table", len(table.steps), table.deciders()[0])
        async with scheduler(scripted, 1, redis_url) as one, scheduler(scripted, 1, redis_url) as two:
            scripted.think = lambda job: None
            for _ in range(5):
                one.think(job)
                two.think(job)
            await until(lambda: one.counts().done + two.counts().done > 0)
            await until(lambda: one.counts().running + two.counts().running == 0)
        assert [decided for decided, _ in scripted.decided] == [job]
        assert scripted.refused == []

    run(play)


def test_redis_holds_names_and_nothing_else_and_nothing_in_the_end(redis_url: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "tain", "random", "random")
        job = Job("table", len(table.steps), table.deciders()[0])
        queue = RedisQueue(redis_url, 10, 1.0, lambda: None)
        await queue.open()
        queue.put(job, 1.0, (Payer("table", most=5),))
        await until(lambda: queue.length() == 1 and queue.outgoing.empty())
        with Redis.from_url(redis_url, decode_responses=False) as redis:
            assert msgspec.msgpack.decode(redis.zrange(PREFIX + "jobs", 0, 0)[0]) == list(job)
            assert await queue.take() == job
            assert not redis.exists(PREFIX + "jobs")
            assert not await queue.finish(job)
            assert redis.keys() == []
        await queue.close()

    run(play)


def test_a_job_in_hand_that_is_asked_for_again_stays_in_hand(redis_url: str) -> None:
    async def play() -> None:
        queue = RedisQueue(redis_url, 10, 60.0, lambda: None)
        await queue.open()
        queue.put(Job("table", 1, 0), 1.0, ())
        queue.put(Job("table", 1, 1), 1.0, ())
        first, second = await queue.take(), await queue.take()
        queue.put(first, 1.0, ())
        await until(lambda: queue.outgoing.empty())
        queue.put(second, 1.0, ())
        queue.put(Job("table", 1, 2), 1.0, ())
        third = await queue.take()
        assert await queue.finish(first)
        assert not await queue.finish(first)
        assert await queue.finish(second)
        assert not await queue.finish(second)
        assert not await queue.finish(third)
        await queue.close()

    run(play)


def test_a_full_queue_drops_and_says_so(redis_url: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("slow", "glen-more", ENDLESS, ENDLESS)
        async with scheduler(scripted, 1, redis_url, capacity=3, lease=60.0) as made:
            scripted.ask("slow")
            await until(lambda: made.counts().running == 1)
            for number in range(5):
                made.think(Job("another", number, 0))
            await until(lambda: (made.counts().queued, made.counts().dropped) == (3, 2))

    run(play)


def test_jobs_of_a_stopped_scheduler_are_done_by_another_at_once(redis_url: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        table = scripted.lay("table", "glen-more", ENDLESS, ENDLESS)
        async with scheduler(scripted, 1, redis_url, lease=3600.0) as first:
            scripted.ask("table")
            await until(lambda: first.counts().running == 1)
        table.seats = ("random", "random")
        async with scheduler(scripted, 1, redis_url, lease=3600.0):
            await scripted.played("table")

    run(play)


def test_what_a_killed_server_had_in_hand_is_done_by_another(redis_url: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("table", "tain", "random", "random")
        other, thinker = await stuck_server(redis_url)
        try:
            async with scheduler(scripted, 1, redis_url) as made:
                await asyncio.sleep(0)
                assert made.counts().running == 0
                other.kill()
                await other.wait()
                await scripted.played("table")
            await until(lambda: not alive(thinker))
        finally:
            if other.returncode is None:
                other.kill()
                await other.wait()

    run(play)


async def stuck_server(redis_url: str) -> tuple[asyncio.subprocess.Process, int]:
    """A server that has taken a job for good, and the process that thinks for it."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([path for path in sys.path if path] + [str(ROOT)])}
    command = [sys.executable, "-m", "tests.server.work.stuck", redis_url]
    pipe = asyncio.subprocess.PIPE
    other = await asyncio.create_subprocess_exec(*command, env=environment, cwd=ROOT, stdout=pipe)
    assert other.stdout is not None
    return other, int(await other.stdout.readline())


def test_a_game_continues_when_one_of_two_schedulers_dies(redis_url: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("table", "eketorp", "plain:3", "plain:3", "plain:3")
        async with scheduler(scripted, 1, redis_url) as one:
            async with scheduler(scripted, 1, redis_url) as two:
                scripted.ask("table")
                await until(lambda: len(scripted.decided) > 40)
                scripted.think = one.think
                for process in pids(two):
                    os.kill(process, signal.SIGKILL)
            await scripted.played("table")

    run(play)


def test_an_emptied_redis_is_filled_again(redis_url: str) -> None:
    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("table", "tain", "random", "random")
        async with scheduler(scripted, 1, redis_url) as made:
            with Redis.from_url(redis_url) as redis:
                redis.flushall()
            scripted.ask("table")
            while not scripted.ended["table"].is_set():
                await asyncio.sleep(0.5)
                if made.counts().running == 0 and not scripted.ended["table"].is_set():
                    scripted.ask("table")

    run(play)


def test_what_is_not_a_job_is_thrown_away(redis_url: str) -> None:
    async def play() -> None:
        queue = RedisQueue(redis_url, 10, 60.0, lambda: None)
        await queue.open()
        with Redis.from_url(redis_url) as redis:
            redis.zadd(PREFIX + "jobs", {b"\xc1": -2.0, b"other": -1.0})
            queue.put(Job("table", 1, 0), 1.0, ())
            assert await queue.take() == Job("table", 1, 0)
            assert redis.zcard(PREFIX + "jobs") == 0
            assert redis.zcard(PREFIX + "held") == 1
        await queue.close()

    run(play)


def test_a_game_continues_when_redis_has_been_away_and_has_forgotten_everything() -> None:
    services.installed()
    service = services.Service("redis", services.redis_command)

    async def play() -> None:
        scripted = ScriptedTables()
        scripted.lay("table", "tain", "random", "random")
        async with scheduler(scripted, 1, f"redis://127.0.0.1:{service.port}/0") as made:
            scripted.ask("table")
            await until(lambda: len(scripted.decided) > 5)
            await asyncio.to_thread(service.kill)
            await until(lambda: made.counts().running == 0)
            await asyncio.to_thread(service.start)
            while not scripted.ended["table"].is_set():
                scripted.ask("table")
                await asyncio.sleep(1.0)

    try:
        service.start()
        run(play)
    finally:
        service.close()


def test_no_redis_is_said_in_a_sentence() -> None:
    async def play() -> None:
        made = BotScheduler(1, "redis://127.0.0.1:1/0", ScriptedTables().question, ScriptedTables().decide)
        with pytest.raises(ClanmootError) as caught:
            await made.start()
        assert caught.value.sentence.startswith("Redis gave an unexpected answer: ")
        await made.stop()

    run(play)
