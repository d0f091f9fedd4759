"""The lobby: open tables, told to everybody who looks at them, whenever they change."""

import asyncio
import logging
from typing import Final, Protocol

from clanmoot.protocol import encoded
from clanmoot.protocol.messages import InLobby
from clanmoot.protocol.tables import LobbyEntry
from clanmoot.server.store import Store
from clanmoot.server.store import tables as rows

from .entries import entry

PAUSE: Final = 0.2  # seconds between two looks into the store, however much changes

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Somebody who wants to be told."""

    def send(self, message: bytes) -> None:
        """Take a message; never blocks."""


class Lobby:
    """Looks into the store when something has changed, once for all who watch."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._listeners: set[Listener] = set()
        self._last = b""
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self) -> None:
        """Something has changed; never blocks."""
        self._changed.set()

    async def join(self, listener: Listener) -> None:
        """Tell somebody all open tables now, and whenever they change."""
        message = await self._look()
        self._listeners.add(listener)
        listener.send(message)

    def leave(self, listener: Listener) -> None:
        """Tell somebody no more."""
        self._listeners.discard(listener)

    async def entries(self) -> list[LobbyEntry]:
        """All open public tables, newest first."""
        return [entry(row) for row in await self.store.read(rows.lobby)]

    async def _look(self) -> bytes:
        return encoded(InLobby(await self.entries()))

    async def _watch(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._listeners:
                await self._tell()
            await asyncio.sleep(PAUSE)

    async def _tell(self) -> None:
        try:
            message = await self._look()
        except Exception:
            log.exception("the lobby cannot be read")
            return
        if message != self._last:
            self._last = message
            for listener in list(self._listeners):
                listener.send(message)
