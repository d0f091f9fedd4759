"""What a table's row in the store says about it, so that lists and the upkeep need not replay its events."""

from typing import Final

import msgspec

from clanmoot.server.store.append_events import Head

from .new_tables import patience
from .table_state import TableState

AT_ONCE: Final = 0.0  # not the present time: the clock may be set back before anybody looks

encoded = msgspec.json.Encoder().encode


def head(state: TableState, at: float) -> Head:
    """Return the status, the seats that the table waits for, and when it is due."""
    return Head(state.status, encoded(state.asked()).decode(), due(state, at))


def due(state: TableState, at: float) -> float | None:
    """Return when a server should look at the table again, in Unix seconds, or None if that is not necessary.

    The reasons are: its end must be stored, it must begin, it may have to be closed because nobody came back, or a
    clock of a rated game runs out. Other clocks and bots are handled in memory while somebody is there
    (`bot_attention.py`).
    """
    if state.status == "over" or complete(state):
        return AT_ONCE
    if state.status == "open":
        return at / 1000.0 + patience(state.terms)
    late = state.clocks.due() if state.terms.ranked and not state.paused else None
    return None if late is None else late / 1000.0


def complete(state: TableState) -> bool:
    """Tell whether the game must begin: all seats are taken and it has not begun."""
    return state.status == "open" and all(taken.person or taken.level for taken in state.seats)


def sitting(state: TableState) -> list[tuple[int, str | None, str]]:
    """Return the seat number, person and label of every seat, for the rows of the store."""
    return [
        (seat, taken.person or None, encoded(state.sitter(seat)).decode()) for seat, taken in enumerate(state.seats)
    ]
