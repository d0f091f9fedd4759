"""The hub, through which server processes tell each other what has changed. This version is for a single process."""

import logging
from collections.abc import Callable
from typing import Final

from clanmoot.core.errors import ClanmootError

log = logging.getLogger(__name__)

EventListener = Callable[[str, int], object]
Listener = Callable[[], object]
IdListener = Callable[[str], object]


class Hub:
    """The hub of a single process, and the base class of all hubs."""

    shared = False

    def __init__(self) -> None:
        self._event_listeners: list[EventListener] = []
        self._lobby_listeners: list[Listener] = []
        self._session_listeners: list[IdListener] = []
        self._rename_listeners: list[IdListener] = []
        self._refresh_listeners: list[Listener] = []

    async def start(self) -> None:
        """Start listening."""

    async def stop(self) -> None:
        """Send everything that is still queued, and disconnect."""

    # -- sending

    def tell(self, table: str, number: int) -> None:
        """Tell other processes that a table has stored an event with this number. Never blocks."""

    def lobby_changed(self) -> None:
        """Tell all processes, including this one, that the list of open tables has changed."""
        self.heard_lobby_changed()

    def session_ended(self, session: str) -> None:
        """Tell all processes, including this one, to end the connections that were opened with this session."""
        self.heard_session_ended(session)

    def person_renamed(self, person: str) -> None:
        """Tell other processes that a person has a new name. They then ask the store for it."""

    # -- receiving

    def on_event(self, callback: EventListener) -> None:
        """Register a callback for events that another process has stored."""
        self._event_listeners.append(callback)

    def on_lobby_changed(self, callback: Listener) -> None:
        """Register a callback for changes of the list of open tables, in this process or another one."""
        self._lobby_listeners.append(callback)

    def on_session_ended(self, callback: IdListener) -> None:
        """Register a callback for ended sessions, in this process or another one."""
        self._session_listeners.append(callback)

    def on_renamed(self, callback: IdListener) -> None:
        """Register a callback for people who were renamed in another process."""
        self._rename_listeners.append(callback)

    def on_refresh(self, callback: Listener) -> None:
        """Register a callback for possibly lost news. The listener must then check everything it has in memory."""
        self._refresh_listeners.append(callback)

    def heard_event(self, table: str, number: int) -> None:
        for callback in self._event_listeners:
            call_safely(callback, table, number)

    def heard_lobby_changed(self) -> None:
        for callback in self._lobby_listeners:
            call_safely(callback)

    def heard_session_ended(self, session: str) -> None:
        for callback in self._session_listeners:
            call_safely(callback, session)

    def heard_renamed(self, person: str) -> None:
        for callback in self._rename_listeners:
            call_safely(callback, person)

    def heard_refresh(self) -> None:
        """Tell all listeners that news may have been lost."""
        for callback in self._refresh_listeners:
            call_safely(callback)
        self.heard_lobby_changed()


def call_safely(callback: Callable[..., object], *arguments: object) -> None:
    """Call a listener. If it raises an exception, log it, so that the other listeners are still called."""
    try:
        callback(*arguments)
    except Exception:
        log.exception("a listener of the hub failed")


SCHEMES: Final = ("redis://", "rediss://", "unix://")


def make_hub(redis: str) -> Hub:
    """Return a hub for this Redis address, or the hub of a single process if the address is empty."""
    if not redis:
        return Hub()
    if not redis.startswith(SCHEMES):
        raise ClanmootError("redis", f"A Redis address must start with {', '.join(SCHEMES)}, unlike {redis!r}.")
    from .redis_hub import RedisHub

    return RedisHub(redis)
