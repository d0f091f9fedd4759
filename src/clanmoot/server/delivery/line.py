"""A WebSocket of uvicorn with what applications cannot reach otherwise: signs of life, raw bytes, an end at once."""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

SEND: Final = "clanmoot.send"  # in the scope: sends texts together
CUT: Final = "clanmoot.cut"  # in the scope: ends the connection now, whatever waits to be sent
HEARD: Final = "clanmoot.heard"  # in the scope: a list of functions to call when the client pings
AHEAD: Final = 8  # messages of a client that may wait to be looked at before no more are read


class Line(WebSocketsSansIOProtocol):
    """One connection."""

    async def run_asgi(self) -> None:
        """Hand the application what it cannot reach otherwise."""
        self._listeners: list[Callable[[], object]] = []
        extras: dict[str, Any] = self.scope["state"]
        extras[SEND] = self.send_texts
        extras[CUT] = self.transport.abort
        extras[HEARD] = self._listeners
        await super().run_asgi()

    async def send_texts(self, texts: list[bytes]) -> None:
        """Send texts as they are, all in one write, past the layers that look at each of them."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_text(self, event: Frame) -> None:
        """Text is handed on as it came: whether it is any is found out by whoever reads it, and answered."""
        self.handle_bytes(event)

    def send_receive_event_to_app(self) -> None:
        """Hand a message on; reading is paused only when several wait, for a pause is dearer than a message."""
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return  # nobody listens any more
        self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer, and note that somebody is there."""
        for listener in getattr(self, "_listeners", []):
            listener()
        super().handle_ping()
