"""A TCP connection to a server, for tests that decide themselves which bytes are sent."""

import contextlib
import json
import socket
from types import TracebackType
from typing import Any

PATIENCE = 20.0  # seconds, then an answer is missing


class Raw:
    """One connection, from an address of this machine: all of 127.0.0.0/8 is ours."""

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.socket = socket.create_connection(("127.0.0.1", port), PATIENCE, source_address=(source, 0))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def __enter__(self) -> "Raw":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.socket.close()

    def send(self, data: bytes, size: int = 0) -> None:
        """Send bytes, in pieces of a size; stop where the server does not take more."""
        size = size or max(1, len(data))
        with contextlib.suppress(ConnectionError):
            for at in range(0, len(data), size):
                self.socket.sendall(data[at : at + size])

    def rest(self) -> bytes:
        """Return all that comes until the server closes the connection."""
        found = b""
        with contextlib.suppress(ConnectionError):
            while part := self.socket.recv(65_536):
                found += part
        return found

    def answer(self) -> tuple[int, dict[str, str], Any]:
        """Return status, headers and body of the last answer on this connection."""
        head, _, body = self.rest().partition(b"\r\n\r\n")
        first, *lines = head.decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in [line.partition(": ") for line in lines]}
        return int(first.split()[1]), headers, json.loads(body)

    def closed(self) -> bool:
        """Return whether the server has closed the connection, without waiting."""
        self.socket.setblocking(False)
        try:
            while self.socket.recv(65_536):
                pass
            return True
        except BlockingIOError:
            return False
        except ConnectionError:
            return True
        finally:
            self.socket.settimeout(PATIENCE)


def request(path: str = "/health", *headers: str, host: str = "127.0.0.1", close: bool = True) -> bytes:
    """Return the bytes of a request without a body."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {host}", *headers, *(["Connection: close"] if close else []), "", ""]
    return "\r\n".join(lines).encode()


def upgrade(*headers: str, path: str = "/api/v1/socket", host: str = "127.0.0.1") -> bytes:
    """Return the bytes of a request for a WebSocket."""
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    words = ("Upgrade: websocket", "Connection: Upgrade", key, "Sec-WebSocket-Version: 13", *headers)
    return request(path, *words, host=host, close=False)
