"""The hub: what one process tells the others. Alone, there is nobody to tell but oneself."""

import logging
from collections.abc import Callable
from typing import Final

from clanmoot.core.errors import ClanmootError

log = logging.getLogger(__name__)

ToldTo = Callable[[str, int], object]
Called = Callable[[], object]
LeftTo = Callable[[str], object]


class Hub:
    """A process on its own; also what every hub has in common."""

    shared = False

    def __init__(self) -> None:
        self._told: list[ToldTo] = []
        self._lobby: list[Called] = []
        self._left: list[LeftTo] = []
        self._renamed: list[LeftTo] = []
        self._refresh: list[Called] = []

    async def start(self) -> None:
        """Begin to listen."""

    async def stop(self) -> None:
        """Tell what is still to be told, and end."""

    # -- telling

    def tell(self, table: str, number: int) -> None:
        """A table has an event with this number; it is stored. Never blocks."""

    def lobby_changed(self) -> None:
        """The list of open tables is another one."""
        self.heard_lobby()

    def session_ended(self, session: str) -> None:
        """Somebody has logged out: connections that began with this session end."""
        self.heard_left(session)

    def person_renamed(self, person: str) -> None:
        """Somebody has another name: connections at other processes ask what it is."""

    # -- being told

    def on_told(self, callback: ToldTo) -> None:
        """Call when another process has written an event."""
        self._told.append(callback)

    def on_lobby(self, callback: Called) -> None:
        """Call when the list of open tables has changed, here or elsewhere."""
        self._lobby.append(callback)

    def on_left(self, callback: LeftTo) -> None:
        """Call when a session has ended, here or elsewhere."""
        self._left.append(callback)

    def on_renamed(self, callback: LeftTo) -> None:
        """Call when somebody has got another name elsewhere."""
        self._renamed.append(callback)

    def on_refresh(self, callback: Called) -> None:
        """Call when something may have been missed: all that is kept in memory has to be looked at again."""
        self._refresh.append(callback)

    def heard_told(self, table: str, number: int) -> None:
        """Another process has written an event."""
        for callback in self._told:
            safely(callback, table, number)

    def heard_lobby(self) -> None:
        """The list of open tables has changed."""
        for callback in self._lobby:
            safely(callback)

    def heard_left(self, session: str) -> None:
        """A session has ended."""
        for callback in self._left:
            safely(callback, session)

    def heard_renamed(self, person: str) -> None:
        """Somebody has got another name elsewhere."""
        for callback in self._renamed:
            safely(callback, person)

    def heard_refresh(self) -> None:
        """Something may have been missed."""
        for callback in self._refresh:
            safely(callback)
        self.heard_lobby()


def safely(callback: Callable[..., object], *arguments: object) -> None:
    """Call one listener; its fault is not the others'."""
    try:
        callback(*arguments)
    except Exception:
        log.exception("a listener of the hub failed")


SCHEMES: Final = ("redis://", "rediss://", "unix://")


def make_hub(redis: str) -> Hub:
    """The hub for an address of Redis; the plain one if there is none."""
    if not redis:
        return Hub()
    if not redis.startswith(SCHEMES):
        raise ClanmootError("redis", f"A Redis address must start with {', '.join(SCHEMES)}, unlike {redis!r}.")
    from .redis_hub import RedisHub

    return RedisHub(redis)
