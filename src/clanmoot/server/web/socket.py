"""The WebSocket at /api/v1/socket: let in, listened to, let out."""

from typing import Any, Final

from litestar import WebSocket, websocket

from clanmoot.core.errors import ClanmootError
from clanmoot.server.delivery.connection import Connection, Wire
from clanmoot.server.delivery.desk import Desk
from clanmoot.server.delivery.line import CUT, HEARD, SEND
from clanmoot.server.people.limits import neighbourhood

from .asking import session_of, who_is
from .origin import address_of, check_origin


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """One client, from its first message to its last."""
    desk: Desk = socket.app.state.desk
    try:
        check_origin(socket, desk.settings)
        session = await session_of(socket, desk)
        address = neighbourhood(address_of(socket))
        connection = Connection(desk, wire(socket), address, who_is(session), session.hash if session else "")
        desk.door.enter(connection)
    except ClanmootError as error:
        await socket.close(code=4003, reason=error.code)  # before it is accepted: status 403
        return
    socket.scope["state"].get(HEARD, []).append(connection.heard)
    desk.meter.clients.inc()
    try:
        await socket.accept()
        await connection.run()
    finally:
        desk.meter.clients.dec()
        desk.door.leave(connection)


def wire(socket: WebSocket[Any, Any, Any]) -> Wire:
    """The WebSocket as a connection uses it."""

    async def send(texts: list[bytes]) -> None:
        for text in texts:
            await socket.send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def receive() -> str | bytes | None:
        message = await socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def close(code: int) -> None:
        await socket.close(code=code)

    extras = socket.scope["state"]
    return Wire(extras.get(SEND, send), receive, close, extras.get(CUT, _nothing))


def _nothing() -> None:
    """Under a server that is not ours a connection cannot be cut."""


ROUTES: Final = [socket]
