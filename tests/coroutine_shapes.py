"""Eight shapes of coroutines in which something fails. mypyc 2.4.1 compiles three of them wrongly.

Compiled, `wait_and_raise`, `wait_in_finally` and `wait_at_exit` raise errors of other coroutines (docs/adr/0027). So
the build refuses every coroutine, and the product runs all of them interpreted.
"""

from collections.abc import Awaitable, Callable
from contextlib import nullcontext
from types import TracebackType
from typing import Final

Call = Callable[[], Awaitable[None]]
Shape = Callable[[Call, Call], Awaitable[Exception | None]]  # gets what fails and what waits; the error of the former


async def wait_and_raise(fail: Call, wait: Call) -> Exception | None:
    try:
        await fail()
    except BaseException:
        await wait()
        raise
    return None


async def wait_in_finally(fail: Call, wait: Call) -> Exception | None:
    try:
        await fail()
    finally:
        await wait()
    return None


class Waiting:
    """Waits when its block is left."""

    def __init__(self, wait: Call) -> None:
        self.wait = wait

    async def __aenter__(self) -> None:
        return None

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.wait()


async def wait_at_exit(fail: Call, wait: Call) -> Exception | None:
    async with Waiting(wait):
        await fail()
    return None


class Prompt:
    """Does not wait when its block is left."""

    async def __aenter__(self) -> None:
        return None

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None


async def exit_at_once(fail: Call, wait: Call) -> Exception | None:
    async with Prompt():
        await wait()
        await fail()
    return None


async def raise_by_name(fail: Call, wait: Call) -> Exception | None:
    try:
        await fail()
    except Exception as error:
        await wait()
        raise error
    return None


async def raise_later(fail: Call, wait: Call) -> Exception | None:
    kept = None
    try:
        await fail()
    except Exception as error:
        kept = error
    await wait()
    if kept is not None:
        raise kept
    return None


async def raise_nothing(fail: Call, wait: Call) -> Exception | None:
    try:
        await fail()
    except Exception as error:
        await wait()
        return error
    return None


class Caller:
    """Something with a coroutine as its method."""

    async def raise_at_once(self, fail: Call, wait: Call) -> Exception | None:
        with nullcontext():
            await wait()
            await fail()
        return None


SHAPES: Final[dict[str, Shape]] = {
    "wait_and_raise": wait_and_raise,
    "wait_in_finally": wait_in_finally,
    "wait_at_exit": wait_at_exit,
    "exit_at_once": exit_at_once,
    "raise_by_name": raise_by_name,
    "raise_later": raise_later,
    "raise_nothing": raise_nothing,
    "raise_at_once": Caller().raise_at_once,
}
