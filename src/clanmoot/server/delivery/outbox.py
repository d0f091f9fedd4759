"""A client's queue of outgoing messages. It is bounded, so that a client that does not read cannot fill the memory."""

from collections import deque


class Outbox:
    """Messages in order, with limits on their number and total size."""

    def __init__(self, most: int, most_bytes: int) -> None:
        self.most = most
        self.most_bytes = most_bytes
        self.weight = 0
        self._messages: deque[bytes] = deque()
        self._closed = False

    def __len__(self) -> int:
        return len(self._messages)

    def put(self, message: bytes) -> bool:
        """Add a message. Return False if the queue is full. A closed queue ignores messages."""
        if self._closed:
            return True
        if len(self._messages) >= self.most or self.weight + len(message) > self.most_bytes:
            return False
        self._messages.append(message)
        self.weight += len(message)
        return True

    def first(self) -> bytes:
        """Return the next message to send."""
        return self._messages[0]

    def sent(self) -> None:
        """Remove the first message after it was sent."""
        self.weight -= len(self._messages.popleft())

    def close(self, last: bytes, keep: bool) -> None:
        """Add a last message and ignore later ones. The last message follows the queued ones, or replaces them."""
        if self._closed:
            return
        if not keep:
            self._messages.clear()
            self.weight = 0
        self._messages.append(last)
        self.weight += len(last)
        self._closed = True

    def drop(self) -> None:
        """Remove all messages and ignore later ones."""
        self._messages.clear()
        self.weight = 0
        self._closed = True
