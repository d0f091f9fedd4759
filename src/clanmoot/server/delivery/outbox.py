"""What waits to be sent to one client: bounded, so that a client that does not read cannot fill the memory."""

import asyncio
from collections import deque


class Outbox:
    """Messages in order, counted and weighed."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.weight = 0
        self._messages: deque[bytes] = deque()
        self._something = asyncio.Event()
        self._closed = False

    def put(self, message: bytes) -> bool:
        """Add a message; False if there is no room for it."""
        if self._closed:
            return True
        if len(self._messages) >= self.most or self.weight + len(message) > self.most_bytes:
            return False
        self._messages.append(message)
        self.weight += len(message)
        self._something.set()
        return True

    def close(self, last: bytes, keep: bool) -> None:
        """One last message, after all others or instead of them; then nothing more is taken."""
        if self._closed:
            return
        if not keep:
            self._messages.clear()
        self._messages.append(last)
        self._closed = True
        self._something.set()

    def drop(self) -> None:
        """Nothing will be sent any more."""
        self._messages.clear()
        self._closed = True
        self._something.set()

    async def take(self) -> list[bytes]:
        """All that waits, as soon as anything does; nothing when it is closed and empty."""
        while not self._messages and not self._closed:
            self._something.clear()
            await self._something.wait()
        messages = list(self._messages)
        self._messages.clear()
        self.weight = 0
        return messages
