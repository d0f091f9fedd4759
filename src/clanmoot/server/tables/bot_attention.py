"""Whether a person is at a table. Computer opponents move only while there is one."""

import asyncio
import time
from collections.abc import Callable, Sized
from math import inf
from typing import Final
from weakref import WeakMethod

from clanmoot.server.steady_clock import now_ms

from .clocks import Clocks
from .table_state import TableState

LINGER: Final = 600_000.0  # milliseconds that a table stays attended after a person's last sign of activity
PATIENCE: Final = 15_000.0  # milliseconds after which a computer opponent is asked again
SOON: Final = 1000.0  # milliseconds until we look again at a table that was busy
MOST: Final = 60_000.0  # longest time in milliseconds until we look again at an attended table


class BotAttention:
    """Asks the computer opponents of one table to decide while the table is attended.

    It is attended while somebody watches it through this process, and for a while after a person's last sign: a
    command, or a request for the table over HTTP. Each process knows only its own connections, so it asks the computer
    opponents of the tables that are attended there. After a restart no table is attended until somebody connects.
    `again` is called when the table has to be looked at again.
    """

    def __init__(self, ask: Callable[[int, int], None], listeners: Sized, again: Callable[[], None]) -> None:
        self.ask = ask
        self.listeners = listeners
        self.again = WeakMethod(again)  # so that a pending timer does not keep an evicted table alive
        self.last = -inf  # time of the last sign of a person, in monotonic milliseconds
        self.asked_at: dict[tuple[int, int], float] = {}  # by stamp and seat, in monotonic milliseconds
        self.timer: asyncio.TimerHandle | None = None

    def attended(self) -> bool:
        """Tell whether a person is at the table."""
        return bool(self.listeners) or steady_ms() - self.last < LINGER

    def sign(self, state: TableState) -> None:
        """Note a sign of a person. Ask the computer opponents to decide if they have been waiting for one."""
        waited = not self.attended()
        self.last = steady_ms()
        if waited:
            self.wake(state)

    def withdraw(self) -> None:
        """Forget the last sign of a person, because the last person has left."""
        self.last = -inf

    def wake(self, state: TableState) -> None:
        """Ask all computer opponents that have to decide, even if they have just been asked."""
        self.asked_at = {}
        self.look(state)

    def look(self, state: TableState) -> None:
        """If the table is attended, ask the computer opponents that have to decide and have not been asked recently."""
        at, moment, again = now_ms(), steady_ms(), inf
        if not self.attended():
            return
        for seat in state.asked() if not state.paused else []:
            if state.stand_in(seat, at):
                again = PATIENCE
                key = (state.stamp(seat), seat)
                if moment - self.asked_at.get(key, -inf) >= PATIENCE:
                    self.asked_at = {one: when for one, when in self.asked_at.items() if moment - when < PATIENCE}
                    self.asked_at[key] = moment
                    self.ask(*key)
        self.remind(min(until_next_flag(state.clocks, at), again))

    def remind(self, wait: float) -> None:
        """Call `again` after some milliseconds. This replaces any earlier reminder.

        The time is at most MOST, so that a table which was evicted or which everybody left keeps no timer for long.
        """
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if wait < inf:
            self.timer = asyncio.get_running_loop().call_later((min(wait, MOST) + 1.0) / 1000.0, self._ring)

    def _ring(self) -> None:
        self.timer = None
        again = self.again()
        if again is not None:
            again()


def asks(state: TableState, stamp: int, seat: int) -> bool:
    """Tell whether a table is waiting for a computer opponent to make the decision with this stamp for a seat."""
    asked = not state.paused and seat in state.asked() and state.stamp(seat) == stamp
    return asked and state.stand_in(seat, now_ms()) != ""


def steady_ms() -> float:
    """Return the monotonic clock in milliseconds."""
    return time.monotonic() * 1000.0


def until_next_flag(clocks: Clocks, at: float) -> float:
    """Return the milliseconds until the next clock runs out. Infinity means that none is running."""
    spent = clocks.spent(at)
    left = [clocks.left[seat] - spent for seat in clocks.running]
    return min([one for one in left if one > 0.0], default=inf)
