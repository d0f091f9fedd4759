"""Whether anybody is at a table: computer opponents move only as long as somebody is."""

import asyncio
import time
from collections.abc import Callable, Sized
from math import inf
from typing import Final
from weakref import WeakMethod

from clanmoot.server.steady_clock import now_ms

from .clocks import Clocks
from .table_state import TableState

LINGER: Final = 600_000.0  # milliseconds that a table is attended after a person's last sign
PATIENCE: Final = 15_000.0  # milliseconds after which a computer opponent is asked again
SOON: Final = 1000.0  # milliseconds until a table is looked at again that is busy when it is due
MOST: Final = 60_000.0  # milliseconds until an attended table where something is due is looked at again


class BotAttention:
    """Asks the computer opponents of one table. It is attended while somebody watches it at this process, and for a
    while after a person's last sign.

    A sign is a command, or a look at the table over HTTP. Each process knows only of those who are connected to it, so
    each process asks the computer opponents of the tables that are attended there. After a restart no table is attended
    until somebody comes. `again` is called when the table has to be looked at again.
    """

    def __init__(self, ask: Callable[[int, int], None], listeners: Sized, again: Callable[[], None]) -> None:
        self.ask = ask
        self.listeners = listeners
        self.again = WeakMethod(again)  # a table that is forgotten is freed at once, and its timer finds nobody
        self.last = -inf  # when a person gave the last sign, in steady milliseconds
        self.asked_at: dict[tuple[int, int], float] = {}  # when a computer opponent was asked what, in the same
        self.timer: asyncio.TimerHandle | None = None

    def attended(self) -> bool:
        """Return whether somebody is at the table."""
        return bool(self.listeners) or steady_ms() - self.last < LINGER

    def sign(self, state: TableState) -> None:
        """Note that a person is at the table."""
        waited = not self.attended()
        self.last = steady_ms()
        if waited:
            self.wake(state)

    def withdraw(self) -> None:
        """Forget all signs: the last person has left."""
        self.last = -inf

    def wake(self, state: TableState) -> None:
        """Ask the computer opponents that have waited for somebody to come."""
        self.asked_at = {}
        self.look(state)

    def look(self, state: TableState) -> None:
        """Ask the computer opponents that have to decide, each thing once in a while, if somebody is at the table."""
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
        """Have the table looked at again after so many milliseconds, in place of any earlier reminder.

        The time is bounded, so that a table that is forgotten in memory or left by everybody has no timer for long.
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
    """Return whether a table asks a computer opponent to decide this for a seat."""
    asked = not state.paused and seat in state.asked() and state.stamp(seat) == stamp
    return asked and state.stand_in(seat, now_ms()) != ""


def steady_ms() -> float:
    """Return milliseconds of a clock that nobody can set."""
    return time.monotonic() * 1000.0


def until_next_flag(clocks: Clocks, at: float) -> float:
    """Return the milliseconds until the next clock runs out; infinity if none does."""
    spent = clocks.spent(at)
    left = [clocks.left[seat] - spent for seat in clocks.running]
    return min([one for one in left if one > 0.0], default=inf)
