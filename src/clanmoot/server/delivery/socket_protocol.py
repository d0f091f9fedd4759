"""A WebSocket of uvicorn, spoken to directly: no layer between the bytes and whoever talks to the client."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

from .websocket_frames import MASK, WHOLE_TEXT, cut_out, head

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was built without a C compiler
    from websockets.utils import apply_mask

LINE: Final = "clanmoot.line"  # in the scope: the connection itself
END_OF_HEAD: Final = b"\r\n\r\n"  # of the request for a WebSocket
LAST_WORDS: Final = 1.0  # seconds in which a client that is not listened to can read the farewell


class SocketListener(Protocol):
    """Whoever talks to the client."""

    def hear(self, text: bytes) -> None:
        """The client has said something."""

    def frame(self, pieces: int) -> bool:
        """Count a frame that is no whole message, after so many pieces of one; False if it is one too many."""

    def heard(self) -> None:
        """The client is there."""

    def flush(self) -> None:
        """More can be written now."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One connection."""

    hearer: SocketListener | None = None
    left: Callable[[], None] | None = None  # to be told when the connection is lost
    _deaf = False  # whether nothing that comes is looked at any more
    _direct = False  # whether frames are cut out here
    _left = b""  # of a frame that has not come whole

    async def run_asgi(self) -> None:
        """Be there for the application."""
        self._written: list[bytes] = []  # in this turn of the loop
        state: dict[str, Any] = self.scope["state"]
        state[LINE] = self
        self.hold(True)  # until the application listens
        await super().run_asgi()

    # -- out

    def write(self, text: bytes) -> bool:
        """Send a text, with all others of this turn of the loop; False if the client reads too slowly for more."""
        if not self.writable.is_set():
            return False
        if not self._written:
            self.loop.call_soon(self._send)
        self._written += (head(len(text)), text)
        return True

    def _send(self) -> None:
        """One call of the system for all that was written; what is for nobody any more is gone."""
        if not self.disconnected and not self.close_sent:
            self.transport.write(b"".join(self._written))
        self._written = []

    def resume_writing(self) -> None:
        """The client has read what was sent."""
        super().resume_writing()
        if self.hearer is not None:
            self.hearer.flush()

    def cut(self) -> None:
        """End the connection now, whatever waits to be sent."""
        self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will come."""
        super().connection_lost(exc)
        if self.left is not None:
            self.left()

    # -- in

    def hold(self, full: bool) -> None:
        """Read no more as long as too much waits to be looked at."""
        if full == self.read_paused:
            return
        self.read_paused = full
        if full:
            self.transport.pause_reading()
        elif not self.transport.is_closing():
            self.transport.resume_reading()

    def ignore(self) -> None:
        """Look at nothing that comes from now on, and close before long."""
        self._deaf = True
        self.loop.call_later(LAST_WORDS, self.transport.close)

    def data_received(self, data: bytes) -> None:
        """Frames are cut out here, so that a text that came whole can be handed on as it is."""
        if self._deaf:
            return
        if self.conn.state is not OPEN:
            self._direct = data.endswith(END_OF_HEAD)  # who sends more before he was let in is left to the library
            super().data_received(data)
        elif self._direct:
            self._frames(self._left + data if self._left else data)
        else:
            super().data_received(data)

    def _frames(self, data: bytes) -> None:
        """Hand on the texts among whole frames; the library takes care of everything else."""
        at = 0
        while self.conn.state is OPEN:
            mask, end = cut_out(data, at, self.config.ws_max_size)
            if not end:
                break
            if data[at] == WHOLE_TEXT and self.conn.current_size is None and mask:
                self._hand_on(apply_mask(data[mask + MASK : end], data[mask : mask + MASK]))
            else:
                super().data_received(data[at:end])
            at = end
        self._left = data[at:]

    def _hand_on(self, text: bytes) -> None:
        if self.hearer is not None and not self.close_sent:
            self.hearer.hear(text)

    def handle_text(self, event: Frame) -> None:
        """Text is handed on as it came: whether it is any is found out by whoever reads it, and answered."""
        self.handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        """Begin a message. Its last frame is counted where the message is heard, any other frame here."""
        if event.fin or self._counted(1):
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """Continue a message."""
        if event.fin or self._counted(len(self.frames) + 1):
            super().handle_cont(event)

    def _counted(self, pieces: int = 0) -> bool:
        return self.hearer is not None and self.hearer.frame(pieces)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or together with something else."""
        text = b"".join(self.frames)
        self.frames = []
        self._hand_on(text)

    def handle_ping(self) -> None:
        """Answer a client that reads, and note that it is there."""
        pongs = self.conn.data_to_send()
        if self._counted() and self.writable.is_set():
            self.transport.write(b"".join(pongs))
            if self.hearer is not None:
                self.hearer.heard()

    def handle_pong(self, event: Frame) -> None:
        """Count it. Nobody asked for it."""
        self._counted()
