"""Coroutines that fail at the same time each get their own error, although what fails is compiled.

The product's coroutines are interpreted and call compiled modules. In the compiled run every error here comes out of a
compiled function of core. While one coroutine waits with its error pending, others run compiled code that raises and
catches errors of its own.
"""

import asyncio
import os
import random
import threading
from contextlib import suppress

import pytest

import clanmoot
from clanmoot.core import actions
from clanmoot.core.record import RecordError, from_json
from tests.coroutine_shapes import SHAPES, Call, Shape

COUNT = 20
NONE = 1_000_000  # no game has so many actions
ACTIONS = clanmoot.game("schotten-totten").actions


def failing(number: int, elsewhere: bool) -> Call:
    """Return what waits and then fails with this number: in the coroutine, or in another thread."""
    delay = random.Random(number).uniform(0.0, 0.01)

    async def fail() -> None:
        await asyncio.sleep(delay)
        ACTIONS.decode(NONE + number)

    async def fail_elsewhere() -> None:
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()

        def work() -> None:
            try:
                ACTIONS.decode(NONE + number)
            except IndexError as error:
                loop.call_soon_threadsafe(future.set_exception, error)

        threading.Timer(delay, work).start()
        await future

    return fail_elsewhere if elsewhere else fail


async def wait() -> None:
    """Let all others run, some of them into errors."""
    for _ in range(3):
        with suppress(RecordError):
            from_json("no JSON")
        await asyncio.sleep(0.002)


async def own_numbers(shape: Shape, elsewhere: bool) -> list[object]:
    """Return the numbers of the errors that the coroutines got."""
    calls = [shape(failing(number, elsewhere), wait) for number in range(COUNT)]
    errors = await asyncio.gather(*calls, return_exceptions=True)
    assert all(type(error) is IndexError for error in errors), errors
    return [error.args[0] - NONE for error in errors if isinstance(error, IndexError)]


@pytest.mark.parametrize("elsewhere", [False, True], ids=["here", "in a thread"])
@pytest.mark.parametrize("name", SHAPES)
def test_every_coroutine_gets_its_own_error(name: str, elsewhere: bool) -> None:
    assert asyncio.run(own_numbers(SHAPES[name], elsewhere)) == list(range(COUNT))


def test_in_the_compiled_run_the_errors_come_out_of_compiled_code() -> None:
    assert actions.__file__.endswith(".py") == (os.environ.get("CLANMOOT_EXPECT") != "compiled")
