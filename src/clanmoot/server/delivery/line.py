"""A WebSocket of uvicorn, spoken to directly: no layer between the bytes and whoever talks to the client."""

import struct
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN

try:
    from websockets.speedups import apply_mask
except ImportError:  # it was built without a C compiler
    from websockets.utils import apply_mask

LINE: Final = "clanmoot.line"  # in the scope: the connection itself
WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a text by itself
MASKED: Final = 0x80  # the bit in the second one that every frame of a client has
MASK: Final = 4  # bytes
SHORTEST: Final = 2 + MASK  # frame of a client
SHORT: Final = 126  # texts below this length have a head of two bytes; it stands where the length would,
LONG: Final = 65536  # and below this one of four


class Hearer(Protocol):
    """Whoever talks to the client."""

    def hear(self, text: bytes) -> None:
        """The client has said something."""

    def heard(self) -> None:
        """The client is there."""

    def flush(self) -> None:
        """More can be written now."""


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    hearer: Hearer | None = None

    async def run_asgi(self) -> None:
        """Be there for the application."""
        self._written: list[bytes] = []
        state: dict[str, Any] = self.scope["state"]
        state[LINE] = self
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

    def data_received(self, data: bytes) -> None:
        """Texts that came whole are handed on as they are; the library takes care of everything else."""
        rest = data[self._texts(data) :] if self._at_a_frame() else data
        if rest:
            super().data_received(rest)

    def _at_a_frame(self) -> bool:
        """Whether the next byte begins a frame, and the frame a message."""
        conn = self.conn
        return self.hearer is not None and conn.state is OPEN and conn.current_size is None and not conn.reader.buffer

    def _texts(self, data: bytes) -> int:
        """Hand on the whole texts that data begins with; where something else begins."""
        at, end = 0, len(data)
        while end - at >= SHORTEST and data[at] == WHOLE_TEXT and MASKED <= data[at + 1] <= MASKED + SHORT:
            size, start = data[at + 1] - MASKED, at + 2
            if size == SHORT:
                size, start = int.from_bytes(data[start : start + 2], "big"), start + 2
            if size > self.config.ws_max_size or end < start + MASK + size:
                break
            at = start + MASK + size
            self._hand_on(apply_mask(data[start + MASK : at], data[start : start + MASK]))
        return at

    def _hand_on(self, text: bytes) -> None:
        if self.hearer is not None and not self.close_sent:
            self.hearer.hear(text)

    def handle_text(self, event: Frame) -> None:
        """Text is handed on as it came: whether it is any is found out by whoever reads it, and answered."""
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """A message that came in pieces, or together with something else."""
        text = b"".join(self.frames)
        self.frames = []
        self._hand_on(text)

    def handle_ping(self) -> None:
        """Answer, and note that somebody is there."""
        if self.hearer is not None:
            self.hearer.heard()
        super().handle_ping()


def head(size: int) -> bytes:
    """The bytes before a text of this length."""
    if size < SHORT:
        return struct.pack("!BB", WHOLE_TEXT, size)
    if size < LONG:
        return struct.pack("!BBH", WHOLE_TEXT, SHORT, size)
    return struct.pack("!BBQ", WHOLE_TEXT, SHORT + 1, size)
