"""The connection registry: all clients of this process, counted per address."""

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Protocol

from clanmoot.core.errors import ClanmootError
from clanmoot.server.settings import Settings
from clanmoot.server.tables import Who

from .metrics import Metrics
from .refusal_log import Refusals
from .tcp_limits import TcpLimits, handles


class Client(Protocol):
    """A connected client."""

    address: str
    session: str
    who: Who | None

    def end(self, code: str) -> None:
        """Send a farewell with this code and close the connection."""


class ConnectionRegistry:
    """Admits clients, counts them per address, and disconnects them when the server stops."""

    def __init__(self, settings: Settings, meter: Metrics) -> None:
        self.most = settings.limits.connections
        self.refusals = Refusals(meter, settings.log_addresses)
        self.sockets = TcpLimits(settings.limits, settings.proxies, handles())
        self.clients: set[Client] = set()
        self.closed = False
        self._by_address: Counter[str] = Counter()
        self._work: set[asyncio.Task[None]] = set()

    def enter(self, client: Client) -> None:
        """Admit a client. Raise ClanmootError if its address has too many connections or the server is stopping."""
        if self.closed:
            raise ClanmootError("stopping", "The server is shutting down. Try again in a moment.")
        if self._by_address[client.address] >= self.most:
            self.refusals.note("connections", client.address)
            raise ClanmootError("too-many", f"Your address already has {self.most} connections. Close one first.")
        self._by_address[client.address] += 1
        self.clients.add(client)

    def leave(self, client: Client) -> None:
        """Remove a client. Removing it twice does no harm."""
        if client in self.clients:
            self.clients.remove(client)
            self._by_address[client.address] -= 1
            if not self._by_address[client.address]:
                del self._by_address[client.address]

    def logged_out(self, session: str) -> None:
        """End all connections that were opened with this session."""
        for client in list(self.clients):
            if client.session and client.session == session:
                client.end("logout")

    def run_detached(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine as a task that finishes even if the client who asked for it disconnects."""
        task = asyncio.get_running_loop().create_task(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)

    async def close(self, patience: float) -> None:
        """Admit no more clients, say goodbye to all, and wait for running tasks for at most `patience` seconds."""
        self.closed = True
        for client in list(self.clients):
            client.end("stopping")
        if self._work:
            await asyncio.wait(list(self._work), timeout=patience)
        try:
            async with asyncio.timeout(min(patience, 2.0)):
                while self.clients:
                    await asyncio.sleep(0.02)
        except TimeoutError:
            pass  # clients that do not read the farewell are cut off when the process ends
