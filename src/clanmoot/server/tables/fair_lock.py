"""A lock for one event loop. It serves tasks in order, and acquiring it is cheap while it is free."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Generator
from typing import Any


class AtOnce:
    """An awaitable that completes immediately."""

    def __await__(self) -> Generator[Any, None, None]:
        yield from ()


AT_ONCE = AtOnce()


class FairLock:
    """A fair lock for `async with`. Unlike asyncio's lock, acquiring it while it is free creates no coroutine."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Tell whether a task holds the lock."""
        return self._taken

    def __aenter__(self) -> Awaitable[None]:
        """Acquire the lock, or wait for it."""
        if self._taken:
            return self._wait()
        self._taken = True
        return AT_ONCE

    def __aexit__(self, *error: object) -> Awaitable[None]:
        """Release the lock to the next task."""
        self._hand_on()
        return AT_ONCE

    async def _wait(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._hand_on()  # the lock was handed to this task, which was then cancelled
            raise

    def _hand_on(self) -> None:
        """Hand the lock to the first task that still waits. It is never free in between, so tasks keep their order."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
