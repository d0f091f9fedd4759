"""One task at a time, in order, even if waiting tasks are cancelled."""

import asyncio
from collections.abc import Callable, Coroutine

import pytest

from clanmoot.server.tables.fair_lock import FairLock


def held(work: Callable[[FairLock, list[str]], Coroutine[object, object, None]]) -> list[str]:
    """What happens while somebody holds the turn, and after."""
    done: list[str] = []

    async def main() -> None:
        turns = FairLock()
        async with turns:
            assert turns.locked()
            await work(turns, done)
            done.append("first")
        for _ in range(10):
            await asyncio.sleep(0)
        assert not turns.locked()

    asyncio.run(main())
    return done


async def one(turns: FairLock, done: list[str], name: str) -> None:
    """Take the lock and do something."""
    async with turns:
        done.append(f"{name} begins")
        await asyncio.sleep(0)
        done.append(f"{name} ends")


async def begun(*work: Coroutine[object, object, None]) -> list[asyncio.Task[None]]:
    """Tasks that have come as far as they can."""
    tasks = [asyncio.ensure_future(each) for each in work]
    for _ in range(3):
        await asyncio.sleep(0)
    return tasks


def test_waiting_tasks_continue_in_order_and_one_at_a_time() -> None:
    async def work(turns: FairLock, done: list[str]) -> None:
        await begun(one(turns, done, "a"), one(turns, done, "b"))

    assert held(work) == ["first", "a begins", "a ends", "b begins", "b ends"]


def test_a_task_that_is_cancelled_while_waiting_is_skipped() -> None:
    async def work(turns: FairLock, done: list[str]) -> None:
        a, _ = await begun(one(turns, done, "a"), one(turns, done, "b"))
        a.cancel()

    assert held(work) == ["first", "b begins", "b ends"]


def test_a_lock_handed_to_a_cancelled_task_goes_to_the_next() -> None:
    done: list[str] = []

    async def main() -> None:
        turns = FairLock()
        async with turns:
            a, b = await begun(one(turns, done, "a"), one(turns, done, "b"))
        a.cancel()  # the turn is a's already, but a has not run since
        with pytest.raises(asyncio.CancelledError):
            await a
        await b
        assert not turns.locked()

    asyncio.run(main())
    assert done == ["b begins", "b ends"]


def test_a_turn_ends_with_an_error_too() -> None:
    async def main() -> None:
        turns = FairLock()
        with pytest.raises(ValueError, match="oh"):
            async with turns:
                raise ValueError("oh")
        assert not turns.locked()

    asyncio.run(main())
