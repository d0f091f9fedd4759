"""What the row of a table says about it, so that lists and the upkeep need not replay it."""

import msgspec

from clanmoot.server.store.append import Head

from .new_tables import patience
from .table_state import TableState

encoded = msgspec.json.Encoder().encode


def head(state: TableState, at: float) -> Head:
    """Return status, seats waited for, and when the table is due."""
    return Head(state.status, encoded(state.asked()).decode(), due(state, at))


def due(state: TableState, at: float) -> float | None:
    """Return when somebody should look at the table again, in seconds.

    Its end is to be noted, it has to begin, nobody may have come back to it before it began, or a clock of a rated game
    runs out. Other clocks and computer opponents are looked after in memory, where somebody is (`attention.py`).
    """
    if state.status == "over" or complete(state):
        return at / 1000.0
    if state.status == "open":
        return at / 1000.0 + patience(state.terms)
    late = state.clocks.due() if state.terms.ranked and not state.paused else None
    return None if late is None else late / 1000.0


def complete(state: TableState) -> bool:
    """Whether no seat is open and the game has not begun: it begins at once."""
    return state.status == "open" and all(taken.person or taken.level for taken in state.seats)


def sitting(state: TableState) -> list[tuple[int, str | None, str]]:
    """Return seat, person and label of everybody at the table, as lists of tables show them."""
    return [
        (seat, taken.person or None, encoded(state.sitter(seat)).decode()) for seat, taken in enumerate(state.seats)
    ]
