"""The WebSocket at /api/v1/socket: admits a client, waits until it leaves, and cleans up."""

import asyncio
from typing import Any, Final

from litestar import WebSocket, websocket

from clanmoot.core.errors import ClanmootError
from clanmoot.server.delivery.connection import FAREWELLS, Connection
from clanmoot.server.delivery.services import Services
from clanmoot.server.delivery.socket_protocol import SOCKET, SocketProtocol
from clanmoot.server.people.rate_limits import TooMany, neighbourhood

from .authentication import session_of, who_is
from .same_origin import address_of, check_origin


@websocket("/socket")
async def socket(socket: WebSocket[Any, Any, Any]) -> None:
    """Serve one client from its first message to its last."""
    services: Services = socket.app.state.services
    try:
        address = neighbourhood(address_of(socket))
        count_request(services, address)
        check_origin(socket, services.settings)
        session = await session_of(socket, services)
        protocol: SocketProtocol = socket.scope["state"][SOCKET]
        connection = Connection(services, protocol, address, who_is(session), session.hash if session else "")
        services.connections.enter(connection)
    except ClanmootError as error:
        await socket.close(code=4003, reason=error.code)  # before `accept`, so the client receives status 403
        return
    services.meter.clients += 1
    try:
        await socket.accept()
        connection.begin()
        await wait_for_end(socket, connection)
    finally:
        connection.leave()
        services.meter.clients -= 1
        services.connections.leave(connection)


def count_request(services: Services, address: str) -> None:
    """Count a WebSocket as a request from its address. Raise TooMany if there are too many."""
    try:
        services.patience.requests.take(address)
    except TooMany:
        services.connections.refusals.note("rate", address)
        raise


async def wait_for_end(socket: WebSocket[Any, Any, Any], connection: Connection) -> None:
    """Wait until the client has left or has received its farewell. Its messages go directly to the connection."""
    gone = asyncio.ensure_future(socket.receive())
    goodbye = asyncio.ensure_future(connection.said_goodbye.wait())
    try:
        await asyncio.wait([gone, goodbye], return_when=asyncio.FIRST_COMPLETED)
        if not gone.done():
            await socket.close(code=FAREWELLS[connection.farewell].close)
    finally:
        gone.cancel()
        goodbye.cancel()


ROUTES: Final = [socket]
