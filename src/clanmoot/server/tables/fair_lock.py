"""One at a time, in the order they came: a lock of one event loop that is free to take while nobody holds it."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Generator
from typing import Any


class AtOnce:
    """What need not be waited for."""

    def __await__(self) -> Generator[Any, None, None]:
        """It is there."""
        yield from ()


AT_ONCE = AtOnce()


class FairLock:
    """Used as `async with turns:`. Unlike asyncio's lock, taking a turn that is free makes no coroutine."""

    def __init__(self) -> None:
        self._taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        """Whether it is somebody's turn."""
        return self._taken

    def __aenter__(self) -> Awaitable[None]:
        """Take one's turn, or wait for it."""
        if self._taken:
            return self._wait()
        self._taken = True
        return AT_ONCE

    def __aexit__(self, *error: object) -> Awaitable[None]:
        """Hand the turn on."""
        self._hand_on()
        return AT_ONCE

    async def _wait(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._hand_on()  # it was handed to somebody who has just left
            raise

    def _hand_on(self) -> None:
        """To whoever came first and is still there; a turn that is handed on was never free."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._taken = False
