"""What the row of a table says about it, so that lists and the upkeep need not replay it."""

import msgspec

from clanmoot.server.store.append import Head

from .new_tables import patience
from .table_state import Room

encoded = msgspec.json.Encoder().encode


def head(room: Room, at: float) -> Head:
    """Return status, seats waited for, and when the table is due."""
    return Head(room.status, encoded(room.asked()).decode(), due(room, at))


def due(room: Room, at: float) -> float | None:
    """Return when somebody should look at the table again, in seconds.

    Its end is to be noted, it has to begin, nobody may have come back to it before it began, or a clock of a rated game
    runs out. Other clocks and computer opponents are looked after in memory, where somebody is (`attention.py`).
    """
    if room.status == "over" or complete(room):
        return at / 1000.0
    if room.status == "open":
        return at / 1000.0 + patience(room.terms)
    late = room.clocks.due() if room.terms.ranked and not room.paused else None
    return None if late is None else late / 1000.0


def complete(room: Room) -> bool:
    """Whether no seat is open and the game has not begun: it begins at once."""
    return room.status == "open" and all(taken.person or taken.level for taken in room.seats)


def sitting(room: Room) -> list[tuple[int, str | None, str]]:
    """Return seat, person and label of everybody at the table, as lists of tables show them."""
    return [(seat, taken.person or None, encoded(room.sitter(seat)).decode()) for seat, taken in enumerate(room.seats)]
