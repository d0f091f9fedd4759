"""The HTTP protocol of uvicorn, with limits on the size of a request's head and on the time until it has arrived."""

import asyncio
from typing import Final, NamedTuple

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from websockets.http11 import MAX_LINE_LENGTH

from clanmoot.server.settings import Limits

from .connection_registry import ConnectionRegistry
from .socket_protocol import SocketProtocol

LINGER: Final = 1.0  # seconds in which a refused client can read why
LINE_ENDING: Final = len(" HTTP/1.1\r\n")


class Fault(NamedTuple):
    """Why a connection is refused: a key for the counters, the HTTP status, a code and a text."""

    why: str
    status: str
    code: str
    text: str


SOCKETS: Final = Fault(
    "sockets", "429 Too Many Requests", "too-many", "Too many connections from your address. Close some and try again."
)
FULL: Final = Fault("full", "503 Service Unavailable", "full", "The server is full. Try again in a moment.")
URL: Final = Fault("url", "414 URI Too Long", "too-long", "This address is too long.")
HEAD: Final = Fault(
    "head", "431 Request Header Fields Too Large", "headers", "The headers of this request are too long or too many."
)
MALFORMED: Final = Fault("malformed", "400 Bad Request", "bad-request", "This is not a valid HTTP request.")
ON_CONNECT: Final = {fault.why: fault for fault in (SOCKETS, FULL)}


class Refused(Exception):
    """Raised to stop the parser. `_fault` of the protocol says what is wrong."""


class HttpProtocol(HttpToolsProtocol):
    """One TCP connection, until it closes or becomes a WebSocket.

    The class variables come from the subclass that `http_protocol` makes.
    """

    clients: ConnectionRegistry
    limits: Limits
    patience: float  # seconds in which a whole request must arrive
    header_lines: bytes  # headers of every response, encoded

    _address = ""
    _counted = False  # whether the connection registry counts this connection
    _done = False  # whether it was refused, or became a WebSocket
    _fault = MALFORMED
    _whole_head = False  # whether the headers of the current request have arrived
    _begun = False  # whether any part of a request has arrived
    _allowance = 0  # bytes that may still arrive before some part of a request is complete
    _progressed = False  # whether the bytes just read completed some part of a request
    _trailers = 0
    _deadline: asyncio.TimerHandle | None = None

    # -- connections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn declares it like this
        """Count the connection, or refuse it at once. Start the timer for its first request."""
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        why = self.clients.sockets.enter(self._address)
        if why:
            self._done = True
            self.clients.refusals.note(why, self._address)
            transport.write(self._answer(ON_CONNECT[why]))
            transport.close()
            return
        self._counted = True
        self._allowance = self.limits.head
        # A proxy may open connections before it needs them.
        self._start_timer(self.patience if self.clients.sockets.trusts(self._address) else self._head_timeout())

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_lost()

    def on_lost(self) -> None:
        """Remove the connection from the count. A WebSocket calls this when it loses its connection."""
        self._stop_timer()
        if self._counted:
            self._counted = False
            self.clients.sockets.leave(self._address)

    # -- time

    def _head_timeout(self) -> float:
        return min(self.patience, self.limits.opening)

    def _start_timer(self, seconds: float) -> None:
        self._stop_timer()
        self._deadline = self.loop.call_later(seconds, self._on_timeout, seconds)

    def _stop_timer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _on_timeout(self, seconds: float) -> None:
        """Cut the connection. If only the body is missing, wait longer first."""
        self._deadline = None
        if self._whole_head and seconds < self.patience:
            self._start_timer(self.patience)
            return
        if self._begun:  # browsers open connections that they may never use; those are not logged
            self.clients.refusals.note("slow", self._address)
        self.transport.abort()

    # -- bytes

    def data_received(self, data: bytes) -> None:
        """Give data to the parser in pieces, so that no unfinished part of a request exceeds the limit."""
        while data and not self._done:
            allowance = self._allowance
            piece, data = (data, b"") if len(data) <= allowance else (data[:allowance], data[allowance:])
            self._begun = True
            self._progressed = False
            super().data_received(piece)
            if self._progressed:
                self._allowance = self.limits.head
            else:
                self._allowance -= len(piece)
                if self._allowance <= 0 and not self._done:
                    self._refuse(HEAD)

    def on_message_begin(self) -> None:
        """Start the timer for a request."""
        self._whole_head = False
        self._trailers = 0
        if self._deadline is None:
            self._start_timer(self._head_timeout())
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """Check the length of the path and the query."""
        super().on_url(url)
        if len(self.url) > self.limits.url:
            self._stop(URL)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Check the number of headers. Trailers after a body count too, but they are ignored otherwise."""
        if self._whole_head:
            self._trailers += 1
        else:
            super().on_header(name, value)
        if max(len(self.headers), self._trailers) > self.limits.headers:
            self._stop(HEAD)

    def on_headers_complete(self) -> None:
        self._whole_head = self._progressed = True
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._progressed = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._progressed = True
        self._begun = False
        self._stop_timer()
        super().on_message_complete()

    # -- upgrade to a WebSocket

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to SocketProtocol. Refuse upgrades that the websockets library silently drops."""
        self._done = True
        lines = [len(name) + len(value) + LINE_ENDING for name, value in self.headers]
        if len(self.scope["method"]) + len(self.url) + LINE_ENDING + 1 > MAX_LINE_LENGTH:
            self._refuse(URL)
        elif max(lines, default=0) > MAX_LINE_LENGTH:
            self._refuse(HEAD)
        elif self.scope["method"] != "GET":
            self._refuse(MALFORMED)
        else:
            super().handle_websocket_upgrade()
            websocket = self.transport.get_protocol()
            assert isinstance(websocket, SocketProtocol)
            websocket.on_lost = self.on_lost
            if not websocket.handshake_initiated:
                self._refuse(MALFORMED)

    # -- refusals

    def _stop(self, fault: Fault) -> None:
        self._fault = fault
        raise Refused

    def send_400_response(self, msg: str) -> None:
        """Answer with our own refusal. The parser calls this when it stops, also when `_stop` made it stop."""
        self._refuse(self._fault)

    def _refuse(self, fault: Fault) -> None:
        """Answer with the reason, and close after LINGER seconds so that the client can read it.

        Further input is ignored.
        """
        self._done = True
        self._stop_timer()
        self.clients.refusals.note(fault.why, self._address)
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            if not self._whole_head or cycle.response_started or self.pipeline:
                self.transport.abort()  # the response to an earlier request is not finished
                return
            cycle.disconnected = True
            cycle.message_event.set()
        self.transport.write(self._answer(fault))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGER, self.transport.abort)

    def _answer(self, fault: Fault) -> bytes:
        body = msgspec.json.encode({"code": fault.code, "text": fault.text, "rule": "", "words": None})
        head = f"HTTP/1.1 {fault.status}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        return head.encode() + self.header_lines + b"cache-control: no-store\r\nconnection: close\r\n\r\n" + body


def http_protocol(
    clients: ConnectionRegistry, limits: Limits, patience: float, headers: dict[str, str]
) -> type[HttpProtocol]:
    """Return a protocol class for a server with these limits."""
    header_lines = "".join([f"{name.lower()}: {value}\r\n" for name, value in headers.items()]).encode()
    fields = {"clients": clients, "limits": limits, "patience": patience, "header_lines": header_lines}
    return type("BoundedHttpProtocol", (HttpProtocol,), fields)
