"""The lobby. A client that watches it first receives all open tables, and after that only changes."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final, Protocol

from clanmoot.protocol import encoded
from clanmoot.protocol.messages import InLobby, LobbyChanged
from clanmoot.protocol.tables import LobbyEntry
from clanmoot.server.store import Store, StoreFailed
from clanmoot.server.store import lobby as rows

from .table_entries import entry, has_room, readable

PAUSE: Final = 0.2  # seconds between two queries, however much changes
RETRY: Final = 2.0  # seconds before the next query after a failed one

log = logging.getLogger(__name__)


class Listener(Protocol):
    """A client that watches the lobby."""

    def send(self, message: bytes) -> None:
        """Send a message. Never blocks."""


def difference(before: Sequence[LobbyEntry], after: Sequence[LobbyEntry]) -> bytes:
    """Return the message that turns one list into the other. It is empty if they are the same."""
    known, found = {one.id: one for one in before}, {one.id for one in after}
    changed = [one for one in after if known.get(one.id) != one]
    gone = [one.id for one in before if one.id not in found]
    if not changed and not gone:
        return b""
    return min(encoded(LobbyChanged(changed, gone)), encoded(InLobby(list(after))), key=len)


class Lobby:
    """Reads the list of open tables from the store when it has changed, once for all listeners."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._listeners: set[Listener] = set()
        self._shown: list[LobbyEntry] = []  # what the listeners know
        self._looking = asyncio.Lock()
        self._stale = True
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def changed(self) -> None:
        """Note that something has changed. Never blocks."""
        self._stale = True
        self._changed.set()

    async def join(self, listener: Listener) -> None:
        """Send a listener all open tables now. From then on, send only changes."""
        async with self._looking:
            await self._tell()
            self._listeners.add(listener)
            listener.send(encoded(InLobby(self._shown)))

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    async def entries(self) -> list[LobbyEntry]:
        """Return the public tables that anybody may join. Their order is fair to all creators."""
        listed = [entry(row, turn=turn) for row, turn in await self.store.read(rows.lobby) if readable(row)]
        return [one for one in listed if has_room(one)]

    async def _watch(self) -> None:
        while True:
            await self._changed.wait()
            self._changed.clear()
            if self._listeners:
                try:
                    async with self._looking:
                        await self._tell()
                except Exception as error:
                    if isinstance(error, StoreFailed):
                        log.warning("the lobby waits for the store: %s", error.sentence)
                    else:
                        log.exception("the lobby cannot be read; it will be tried again")
                    self._changed.set()
                    await asyncio.sleep(RETRY)
            await asyncio.sleep(PAUSE)

    async def _tell(self) -> None:
        """Send all listeners what has changed since the last message. The caller must hold the lock."""
        if not self._stale:
            return
        self._stale = False
        try:
            after = await self.entries()
        except BaseException:
            self._stale = True
            raise
        message = difference(self._shown, after)
        self._shown = after
        if message:
            for listener in list(self._listeners):
                listener.send(message)
