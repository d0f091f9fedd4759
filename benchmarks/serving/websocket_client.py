"""A minimal WebSocket client, because creating the load must cost less than the server that is measured."""

import asyncio
from collections.abc import Callable
from typing import Final, cast

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
WHOLE: Final = 0x80  # the bit of a frame that is a whole message
MASKED: Final = 0x80  # the bit of a frame from a client
NO_MASK: Final = bytes(4)  # a mask of zeros leaves the text as it is
HELLO: Final = (
    "GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: Y2xhbm1vb3QtcGxheWVycw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Wire(asyncio.Protocol):
    """One connection. It calls `take` with every message, and `lost` when the connection has ended."""

    def __init__(self, take: Callable[[bytes], None], lost: Callable[[str], None], hello: bytes = b"") -> None:
        self.received = 0  # bytes, as they came by TCP
        self.open = asyncio.get_running_loop().create_future()
        self._take = take
        self._lost = lost
        self._hello = hello
        self._left = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the request that opens a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)  # uvloop's transports do not inherit from it
        self._transport.write(self._hello)

    def data_received(self, data: bytes) -> None:
        """Find messages in the data, even if they arrive in pieces."""
        self.received += len(data)
        data = self._left + data if self._left else data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._left = head
                return
            self._opened(head)
            if self.open.exception():
                return
        self._left = data[self._frames(data) :]

    def connection_lost(self, error: Exception | None) -> None:
        """Report that the connection is lost."""
        words = str(error or "the server has closed the connection")
        if not self.open.done():
            self.open.set_exception(ConnectionError(words))
        self._lost(words)

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send one message to the server."""
        assert self._transport is not None
        size = len(message)
        head = bytes((WHOLE | kind, MASKED | size)) if size < 126 else bytes((WHOLE | kind, MASKED | 126))
        length = b"" if size < 126 else size.to_bytes(2, "big")
        self._transport.write(head + length + NO_MASK + message)

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()

    def _opened(self, head: bytes) -> None:
        status = head.split(b" ", 2)[1:2]
        if status == [b"101"]:
            self.open.set_result(None)
        else:
            self.open.set_exception(ConnectionError(f"no WebSocket: {head[:80]!r}"))
            self.close()

    def _frames(self, data: bytes) -> int:
        """Handle every complete frame. Return where the first incomplete one begins."""
        at, end = 0, len(data)
        while end - at >= 2:
            kind, size, start = data[at], data[at + 1], at + 2
            if size >= 126:
                wide = 2 if size == 126 else 8
                if end < start + wide:
                    break
                size, start = int.from_bytes(data[start : start + wide], "big"), start + wide
            if end < start + size:
                break
            at = start + size
            self._frame(kind, data[start:at])
        return at

    def _frame(self, kind: int, body: bytes) -> None:
        if kind in (WHOLE | TEXT, WHOLE | BINARY):
            self._take(body)
        elif kind == WHOLE | PING:
            self.send(body, PONG)
        elif kind == WHOLE | CLOSE:
            self.close()
        else:
            raise ConnectionError(f"a frame of a kind that this server does not send: {kind}")


async def connected(address: str, path: str, take: Callable[[bytes], None], lost: Callable[[str], None]) -> Wire:
    """Open a WebSocket at http://host:port."""
    host, _, port = address.removeprefix("http://").partition(":")
    hello = HELLO.format(path=path, host=f"{host}:{port}").encode()
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(take, lost, hello), host, int(port))
    await wire.open
    return wire
