"""The hub, with which a server process tells the others what has changed. This one is for a single process."""

import logging
from collections.abc import Callable
from typing import Final

from clanmoot.core.errors import ClanmootError

log = logging.getLogger(__name__)

ToldTo = Callable[[str, int], object]
Called = Callable[[], object]
LeftTo = Callable[[str], object]


class Hub:
    """The hub of a single process, and the base class of all hubs."""

    shared = False

    def __init__(self) -> None:
        self._told: list[ToldTo] = []
        self._lobby: list[Called] = []
        self._left: list[LeftTo] = []
        self._renamed: list[LeftTo] = []
        self._refresh: list[Called] = []

    async def start(self) -> None:
        """Start listening."""

    async def stop(self) -> None:
        """Send what still waits, and disconnect."""

    # -- sending

    def tell(self, table: str, number: int) -> None:
        """Tell other processes that a table has stored an event with this number. Never blocks."""

    def lobby_changed(self) -> None:
        """Tell all processes, this one too, that the list of open tables has changed."""
        self.heard_lobby()

    def session_ended(self, session: str) -> None:
        """Tell all processes, this one too, that connections which began with this session must end."""
        self.heard_left(session)

    def person_renamed(self, person: str) -> None:
        """Tell other processes that a person has a new name, which they then ask the store for."""

    # -- receiving

    def on_told(self, callback: ToldTo) -> None:
        """Call back when another process has stored an event."""
        self._told.append(callback)

    def on_lobby(self, callback: Called) -> None:
        """Call back when the list of open tables has changed, in this process or another one."""
        self._lobby.append(callback)

    def on_left(self, callback: LeftTo) -> None:
        """Call back when a session has ended, in this process or another one."""
        self._left.append(callback)

    def on_renamed(self, callback: LeftTo) -> None:
        """Call back when a person was renamed in another process."""
        self._renamed.append(callback)

    def on_refresh(self, callback: Called) -> None:
        """Call back when news may have been lost, so that everything in memory has to be checked."""
        self._refresh.append(callback)

    def heard_told(self, table: str, number: int) -> None:
        for callback in self._told:
            safely(callback, table, number)

    def heard_lobby(self) -> None:
        for callback in self._lobby:
            safely(callback)

    def heard_left(self, session: str) -> None:
        for callback in self._left:
            safely(callback, session)

    def heard_renamed(self, person: str) -> None:
        for callback in self._renamed:
            safely(callback, person)

    def heard_refresh(self) -> None:
        """Tell all listeners that news may have been lost."""
        for callback in self._refresh:
            safely(callback)
        self.heard_lobby()


def safely(callback: Callable[..., object], *arguments: object) -> None:
    """Call a listener. Its exception is logged, so that the other listeners are still called."""
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
