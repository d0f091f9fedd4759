"""Who is served when: the same order in memory and in Redis."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from redis import Redis

from clanmoot.server.work import Job, Payer
from clanmoot.server.work.cost_estimates import EXPERT, LEAST, Costs
from clanmoot.server.work.fair_order import FairOrder
from clanmoot.server.work.job_queue import Queue
from clanmoot.server.work.memory_queue import MemoryQueue
from clanmoot.server.work.redis_queue import PREFIX, RedisQueue

from .running import run, until

MakeQueue = Callable[..., Awaitable[Queue]]


class Drops:
    """How many jobs were dropped."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> None:
        self.count += 1


@pytest.fixture(params=["memory", "redis"])
def made(request: pytest.FixtureRequest) -> MakeQueue:
    """Makes a queue of either kind, opened."""
    redis_url: str = request.getfixturevalue("redis_url") if request.param == "redis" else ""

    async def make(capacity: int = 100, drops: Drops | None = None, waits: float = 60.0) -> Queue:
        dropped = drops or Drops()
        queue: Queue = (
            RedisQueue(redis_url, capacity, 60.0, dropped, waits)
            if redis_url
            else MemoryQueue(capacity, dropped, waits)
        )
        await queue.open()
        return queue

    return make


async def arrived(queue: Queue) -> None:
    """When everything that was put has reached the queue."""
    if isinstance(queue, RedisQueue):
        await queue.outgoing.join()


async def served(queue: Queue, count: int) -> list[str]:
    """The tables of the next jobs, each taken and finished."""
    found = []
    for _ in range(count):
        job = await queue.take()
        found.append(job.table)
        await queue.finish(job)
    return found


def of(person: str, table: str, address: str = "", most: int = 0) -> tuple[Payer, ...]:
    """Those who pay for a table."""
    payers = (Payer(f"table:{table}"), Payer(f"person:{person}", most=most))
    return (*payers, Payer(f"address:{address}", 4.0, most)) if address else payers


def test_a_novice_of_a_new_payer_comes_before_the_experts_of_others(made: MakeQueue) -> None:
    async def play() -> None:
        queue = await made()
        for number in range(50):
            queue.put(Job(f"expert{number}", 1, 0), 2000.0, of("hog", f"expert{number}", "there"))
        await arrived(queue)
        assert await served(queue, 3) == ["expert0", "expert1", "expert2"]
        queue.put(Job("novice", 1, 0), 5.0, of("honest", "novice", "here"))
        await arrived(queue)
        assert await served(queue, 1) == ["novice"]
        assert await served(queue, 1) == ["expert3"], "the clock went on from where it was"
        await queue.close()

    run(play)


def test_two_who_want_the_same_take_turns_however_much_one_has_waiting(made: MakeQueue) -> None:
    async def play() -> None:
        queue = await made()
        for number in range(10):
            queue.put(Job("hog", number, 0), 100.0, of("hog", "hog"))
        for number in range(3):
            queue.put(Job("honest", number, 0), 100.0, of("honest", "honest"))
        await arrived(queue)
        assert await served(queue, 7) == ["hog", "honest"] * 3 + ["hog"]
        assert await served(queue, 6) == ["hog"] * 6, "and nobody waits while there is nobody else"
        await queue.close()

    run(play)


def test_tables_of_one_person_take_turns_and_an_address_counts_as_a_few_people(made: MakeQueue) -> None:
    async def play() -> None:
        queue = await made()
        for number in range(8):
            queue.put(Job(f"hog{number}", 1, 0), 100.0, of("hog", f"hog{number}", "school"))
        queue.put(Job("neighbour", 1, 0), 100.0, of("neighbour", "neighbour", "school"))
        await arrived(queue)
        assert await served(queue, 4) == ["hog0", "hog1", "hog2", "neighbour"]
        await queue.close()

    run(play)


def test_a_payer_with_too_many_jobs_loses_the_last_of_them(made: MakeQueue) -> None:
    async def play() -> None:
        drops = Drops()
        queue = await made(drops=drops)
        for number in range(6):
            queue.put(Job(f"hog{number}", 1, 0), 2000.0, of("hog", f"hog{number}", "school", most=4))
        queue.put(Job("neighbour", 1, 0), 5.0, of("neighbour", "neighbour", "school", most=4))
        await arrived(queue)
        assert drops.count == 3
        await until(lambda: queue.length() == 4)
        assert await served(queue, 4) == ["hog0", "neighbour", "hog1", "hog2"]
        await queue.close()

    run(play)


def test_a_full_queue_has_room_for_what_is_served_sooner(made: MakeQueue) -> None:
    async def play() -> None:
        drops = Drops()
        queue = await made(3, drops)
        for number in range(3):
            queue.put(Job(f"hog{number}", 1, 0), 2000.0, of("hog", f"hog{number}"))
        await arrived(queue)
        queue.put(Job("honest", 1, 0), 5.0, of("honest", "honest"))
        await arrived(queue)
        queue.put(Job("late", 1, 0), 9000.0, of("late", "late"))
        await arrived(queue)
        assert drops.count == 2
        assert await served(queue, 3) == ["honest", "hog0", "hog1"]
        await queue.close()

    run(play)


def test_what_nobody_asks_for_any_more_is_dropped_and_what_is_asked_for_again_stays(made: MakeQueue) -> None:
    async def play() -> None:
        queue = await made(waits=1.0)
        queue.put(Job("left", 1, 0), 1.0, of("left", "left"))
        queue.put(Job("there", 1, 0), 2.0, of("there", "there"))
        await arrived(queue)
        for _ in range(3):
            await asyncio.sleep(0.4)
            queue.put(Job("there", 1, 0), 2.0, of("there", "there"))
            await arrived(queue)
        assert await served(queue, 1) == ["there"]
        await queue.close()

    run(play)


def test_an_idle_queue_forgets_what_everybody_has_used(made: MakeQueue) -> None:
    async def play() -> None:
        queue = await made()
        queue.put(Job("hog", 1, 0), 90_000.0, of("hog", "hog"))
        await arrived(queue)
        await served(queue, 1)
        queue.put(Job("hog", 2, 0), 5.0, of("hog", "hog"))
        queue.put(Job("other", 1, 0), 10.0, of("other", "other"))
        await arrived(queue)
        assert await served(queue, 2) == ["hog", "other"]
        if isinstance(queue, RedisQueue):
            assert await queue.redis.keys() == []
        await queue.close()

    run(play)


def test_what_redis_holds_does_not_outlive_its_servers(redis_url: str) -> None:
    async def play() -> None:
        queue = RedisQueue(redis_url, 10, 60.0, Drops())
        await queue.open()
        for number in range(2):
            queue.put(Job("table", number, 0), 5.0, of("person", "table", "address", most=3))
        await arrived(queue)
        taken = await queue.take()
        queue.put(taken, 5.0, ())
        await arrived(queue)
        with Redis.from_url(redis_url, decode_responses=True) as redis:
            names = {str(name).removeprefix(PREFIX) for name in redis.scan_iter()}
            assert {"jobs", "held", "holder", "again", "payers", "of:person:person"} <= names
            assert all(redis.ttl(PREFIX + name) > 0 for name in names)
        await queue.close()

    run(play)


def test_what_is_remembered_of_payers_is_bounded() -> None:
    line = FairOrder(5, 60.0, Drops(), lambda: 0.0)
    for number in range(100):
        line.put(Job(f"table{number}", 1, 0), 1.0, of(f"person{number}", f"table{number}"))
        assert line.take() == Job(f"table{number}", 1, 0)
    assert len(line.reached) <= 12
    assert not line.queues
    assert not line.since
    assert line.oldest() == 0.0


def test_costs_are_guessed_from_iterations_and_then_learned() -> None:
    costs = Costs()
    expert, novice = (costs.estimate("tain", 4, level) for level in ("expert", "novice"))
    assert (expert, novice) == (EXPERT, LEAST)
    assert costs.estimate("tain", 4, "ismcts:24000") == EXPERT / 2
    assert costs.estimate("nothing", 2, "expert") == costs.estimate("tain", 4, "random") == LEAST
    costs.learn("tain", 4, "expert", 100.0)
    assert costs.estimate("tain", 4, "expert") == 100.0
    costs.learn("tain", 4, "expert", 200.0)
    assert costs.estimate("tain", 4, "expert") == 120.0
    assert costs.estimate("tain", 2, "expert") == EXPERT, "another number of players is another thought"
