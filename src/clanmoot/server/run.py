"""Runs a server until it is told to stop, and then stops it in an orderly way."""

import contextlib
import gc
import signal
import socket
import sys
from collections.abc import Callable, Generator
from typing import Any, Final

import uvicorn
import uvloop

from clanmoot.core.errors import ClanmootError

from .app import application, open_services
from .delivery.http_protocol import http_protocol
from .delivery.services import Services
from .delivery.socket_protocol import SocketProtocol
from .delivery.tcp_limits import raise_handles
from .settings import Settings
from .web.host_check import HostCheck
from .web.logs import set_up
from .web.response_headers import HEADERS

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
KEEP_ALIVE: Final = 75  # seconds
PROMPTLY: Final = 0.001  # thread switch interval in seconds, short because commits wait for busy threads


class Server(uvicorn.Server):
    """uvicorn's server. It says goodbye to clients before it closes, and it treats a requested stop as a success."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then call `ready`."""
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections, say goodbye to all clients, finish running commands, then let uvicorn stop."""
        for server in self.servers:
            server.close()
        await self.services.connections.close(self.services.settings.patience)
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Handle signals: the first one stops the server, the second one stops it immediately."""
        before = {one: signal.signal(one, self.handle_exit) for one in SIGNALS}
        try:
            yield
        finally:
            for one, handler in before.items():
                signal.signal(one, handler)


def serve(settings: Settings, say: Callable[[str], None] = print) -> None:
    """Run a server until SIGTERM or Ctrl-C."""
    set_up(sys.stderr)
    raise_handles()
    listener = bound(settings.host, settings.port)
    try:
        uvloop.run(_serve(settings, listener, say))
    finally:
        listener.close()


async def _serve(settings: Settings, listener: socket.socket, say: Callable[[str], None]) -> None:
    async with open_services(settings) as services:
        tune_garbage_collector()
        sys.setswitchinterval(PROMPTLY)
        address = shown(settings.host, listener.getsockname()[1])
        server = Server(configured(settings, services), services, lambda: say(f"Clanmoot is running at {address}"))
        await server.serve(sockets=[listener])


def tune_garbage_collector() -> None:
    """Tune the garbage collector. It runs on few objects at a time, and skips those that exist at the start.

    A move creates no reference cycles and leaves few new objects. A full collection, however, would delay every move.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 500, 100)


def configured(settings: Settings, services: Services) -> uvicorn.Config:
    """Return uvicorn's configuration: its fastest parts, no compression, no pings by uvicorn, and our own log."""
    app: Any = HostCheck(application(services), services)
    return uvicorn.Config(
        app,
        loop="uvloop",
        interface="asgi3",
        http=http_protocol(services.connections, settings.limits, settings.silence, HEADERS),
        ws=SocketProtocol,
        ws_max_size=settings.limits.message,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=max(1, int(settings.patience)),
    )


def bound(host: str, port: int) -> socket.socket:
    """Return a socket bound to this address. Raise ClanmootError if that is impossible."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except (OSError, UnicodeError) as error:
        raise ClanmootError("host", f"{host!r} is not an address of this machine: {error}.") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
    except (OSError, OverflowError) as error:
        listener.close()
        words = getattr(error, "strerror", None) or str(error)
        raise ClanmootError("port", f"The server cannot listen on {host}, port {port}: {words.lower()}.") from None
    return listener


def shown(host: str, port: int) -> str:
    """Return the address in a form that a browser on this machine can open."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}"
