"""The WebSocket protocol of uvicorn with a faster path: whole text messages go to the listener without ASGI."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from .websocket_frames import MASK, WHOLE_TEXT, find_frame, frame_head

try:
    from websockets.speedups import apply_mask
except ImportError:  # websockets was built without a C compiler
    from websockets.utils import apply_mask

SOCKET: Final = "clanmoot.socket"  # key of the connection in the ASGI scope
END_OF_HEAD: Final = b"\r\n\r\n"  # end of the HTTP request for a WebSocket
CLOSE_DELAY: Final = 1.0  # seconds in which an ignored client can read the farewell


class SocketListener(Protocol):
    """The interface of an object that receives the client's messages."""

    def receive_text(self, text: bytes) -> None:
        """Take a message from the client."""

    def count_frame(self, pieces: int) -> bool:
        """Count a control frame or a fragment. `pieces` is the number of fragments of the message so far.

        Return False if the client has sent too many.
        """

    def note_alive(self) -> None:
        """Note that the client is alive."""

    def flush(self) -> None:
        """Send more of the queue, because the client has read something."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One WebSocket connection."""

    listener: SocketListener | None = None
    on_lost: Callable[[], None] | None = None  # called when the connection is lost
    _ignoring = False  # whether further input is ignored
    _splitting = False  # whether we split the data into frames ourselves
    _incomplete = b""  # the beginning of an incomplete frame

    async def run_asgi(self) -> None:
        """Put this connection into the ASGI scope. Read nothing until the application listens."""
        self._written: list[bytes] = []  # in this turn of the event loop
        state: dict[str, Any] = self.scope["state"]
        state[SOCKET] = self
        self.throttle(True)  # until `Connection.begin` listens
        await super().run_asgi()

    # -- sending

    def write(self, text: bytes) -> bool:
        """Queue a text. All texts of one iteration of the event loop are sent together.

        Return False while the client reads too slowly.
        """
        if not self.writable.is_set():
            return False
        if not self._written:
            self.loop.call_soon(self._send)
        self._written += (frame_head(len(text)), text)
        return True

    def _send(self) -> None:
        """Write all texts of this iteration with one system call. Drop them if the connection is closed."""
        if not self.disconnected and not self.close_sent:
            self.transport.write(b"".join(self._written))
        self._written = []

    def resume_writing(self) -> None:
        """Tell the listener that the client has read something."""
        super().resume_writing()
        if self.listener is not None:
            self.listener.flush()

    def cut(self) -> None:
        """Close the connection immediately and drop everything that has not been sent."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    # -- receiving

    def throttle(self, full: bool) -> None:
        """Stop reading if `full`, because too many messages are waiting. Otherwise start reading again."""
        if full == self.read_paused:
            return
        self.read_paused = full
        if full:
            self.transport.pause_reading()
        elif not self.transport.is_closing():
            self.transport.resume_reading()

    def ignore(self) -> None:
        """Ignore all further input, and close after CLOSE_DELAY seconds."""
        self._ignoring = True
        self.loop.call_later(CLOSE_DELAY, self.transport.close)

    def data_received(self, data: bytes) -> None:
        """Split the data into frames, so that whole texts can bypass the websockets library."""
        if self._ignoring:
            return
        if self.conn.state is not OPEN:
            # A client that sends frames before the end of the handshake is left to the library.
            self._splitting = data.endswith(END_OF_HEAD)
            super().data_received(data)
        elif self._splitting:
            self._split(self._incomplete + data if self._incomplete else data)
        else:
            super().data_received(data)

    def _split(self, data: bytes) -> None:
        """Pass whole texts to the listener, and all other frames to the library."""
        at = 0
        while self.conn.state is OPEN:
            mask, end = find_frame(data, at, self.config.ws_max_size)
            if not end:
                break
            if data[at] == WHOLE_TEXT and self.conn.current_size is None and mask:
                self._deliver(apply_mask(data[mask + MASK : end], data[mask : mask + MASK]))
            else:
                super().data_received(data[at:end])
            at = end
        self._incomplete = data[at:]

    def _deliver(self, text: bytes) -> None:
        if self.listener is not None and not self.close_sent:
            self.listener.receive_text(text)

    def handle_text(self, event: Frame) -> None:
        """Pass the text on without decoding it. The listener finds and answers invalid UTF-8."""
        self.handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        """Begin a binary or fragmented message. Its last frame is counted by `receive_text`, all others here."""
        if event.fin or self._count_frame(1):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Continue a message."""
        if event.fin or self._count_frame(len(self.frames) + 1):
            super().handle_cont(event)

    def _count_frame(self, pieces: int = 0) -> bool:
        return self.listener is not None and self.listener.count_frame(pieces)

    def send_receive_event_to_app(self) -> None:
        """Pass on a message that the library has put together from fragments."""
        text = b"".join(self.frames)
        self.frames = []
        self._deliver(text)

    def handle_ping(self) -> None:
        """Send a pong if the client reads, and note that it is alive."""
        pongs = self.conn.data_to_send()
        if self._count_frame() and self.writable.is_set():
            self.transport.write(b"".join(pongs))
            if self.listener is not None:
                self.listener.note_alive()

    def handle_pong(self, event: Frame) -> None:
        """Count a pong that nobody asked for."""
        self._count_frame()
