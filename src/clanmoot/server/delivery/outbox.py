"""What a client has not read yet: bounded, so that one that does not read cannot fill the memory."""

from collections import deque


class Outbox:
    """Messages in order, counted and weighed."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.weight = 0
        self._messages: deque[bytes] = deque()
        self._closed = False

    def __len__(self) -> int:
        """How many messages wait."""
        return len(self._messages)

    def put(self, message: bytes) -> bool:
        """Add a message; False if there is no room for it."""
        if self._closed:
            return True
        if len(self._messages) >= self.most or self.weight + len(message) > self.most_bytes:
            return False
        self._messages.append(message)
        self.weight += len(message)
        return True

    def first(self) -> bytes:
        """What is to be sent next."""
        return self._messages[0]

    def sent(self) -> None:
        """The first message is on its way."""
        self.weight -= len(self._messages.popleft())

    def close(self, last: bytes, keep: bool) -> None:
        """One last message, after all others or instead of them; then nothing more is taken."""
        if self._closed:
            return
        if not keep:
            self._messages.clear()
            self.weight = 0
        self._messages.append(last)
        self.weight += len(last)
        self._closed = True

    def drop(self) -> None:
        """Nothing will be sent any more."""
        self._messages.clear()
        self.weight = 0
        self._closed = True
