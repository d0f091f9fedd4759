"""The services that connections and routes share."""

import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.commands import AnyCommand, Say
from clanmoot.server.people.accounts import Accounts
from clanmoot.server.people.rate_limits import Patience
from clanmoot.server.settings import Settings
from clanmoot.server.store import Store
from clanmoot.server.tables import TableRegistry, TableSession, Who
from clanmoot.server.work import BotScheduler

from .connection_registry import ConnectionRegistry
from .hub import Hub
from .lobby import Lobby
from .metrics import Metrics

log = logging.getLogger(__name__)


def no_acknowledgement(number: int) -> None:
    """Do nothing. This is for callers that need no acknowledgement before others see the event."""


@dataclass(frozen=True)
class Services:
    """The table registry and everything around it."""

    settings: Settings
    store: Store
    hub: Hub
    registry: TableRegistry
    accounts: Accounts
    patience: Patience
    connections: ConnectionRegistry
    lobby: Lobby
    meter: Metrics
    scheduler: BotScheduler

    async def do(
        self,
        session: TableSession,
        who: Who | None,
        cid: str,
        command: AnyCommand,
        acknowledge: Callable[[int], None] = no_acknowledgement,
    ) -> int:
        """Carry out a command from HTTP or a WebSocket. Return the number of the frame for its event."""
        someone = logged_in(who)
        if isinstance(command, Say):
            self.patience.chat.take(someone.person)
        began, number = time.perf_counter(), 0

        def acknowledged(frame: int) -> None:
            nonlocal number
            number = frame
            self.meter.took(time.perf_counter() - began)
            acknowledge(frame)

        await session.do(someone, cid, command, acknowledged)
        return number

    def fault(self, what: str) -> ClanmootError:
        """Log the current exception with a reference number. Return an error that tells the client only that number."""
        reference = secrets.token_hex(4)
        self.meter.faults += 1
        log.exception("fault %s in %s", reference, what, extra={"reference": reference})
        return ClanmootError("fault", f"Something went wrong on the server. Tell its operator the number {reference}.")


def logged_in(who: Who | None) -> Who:
    """Return the person, or raise ClanmootError if they are not logged in."""
    if who is None:
        raise ClanmootError("no-person", "Continue as a guest or log in first.")
    return who
