"""What the row of a table stores about it, so that lists and the upkeep do not have to replay it."""

from typing import Final

import msgspec

from clanmoot.server.store.append_events import Head

from .new_tables import patience
from .table_state import TableState

AT_ONCE: Final = 0.0  # not the present time: the clock may be set back before anybody looks

encoded = msgspec.json.Encoder().encode


def head(state: TableState, at: float) -> Head:
    """Return status, seats waited for, and when the table is due."""
    return Head(state.status, encoded(state.asked()).decode(), due(state, at))


def due(state: TableState, at: float) -> float | None:
    """Return when a server should look at the table again, in unix seconds; None if there is no need.

    The reasons: its end must be stored, it must begin, it may have to be closed because nobody came back, or a clock of
    a rated game runs out. Other clocks and bots are handled in memory while somebody is there (`bot_attention.py`).
    """
    if state.status == "over" or complete(state):
        return AT_ONCE
    if state.status == "open":
        return at / 1000.0 + patience(state.terms)
    late = state.clocks.due() if state.terms.ranked and not state.paused else None
    return None if late is None else late / 1000.0


def complete(state: TableState) -> bool:
    """Tell whether all seats are taken and the game has not begun, so that it must begin."""
    return state.status == "open" and all(taken.person or taken.level for taken in state.seats)


def sitting(state: TableState) -> list[tuple[int, str | None, str]]:
    """Return seat, person and label of every seat, for the rows of the store."""
    return [
        (seat, taken.person or None, encoded(state.sitter(seat)).decode()) for seat, taken in enumerate(state.seats)
    ]
