"""What the row of a table says about it, so that lists and the upkeep need not replay it."""

from typing import Final

import msgspec

from clanmoot.server.store.append import Head

from .opening import patience
from .room import Room

PATIENCE: Final = 15_000.0  # milliseconds after which a computer opponent is asked again

encoded = msgspec.json.Encoder().encode


def head(room: Room, at: float) -> Head:
    """Return status, seats waited for, and when the table is due."""
    return Head(room.status, encoded(room.asked()).decode(), due(room, at))


def due(room: Room, at: float) -> float | None:
    """Return when somebody should look at the table again, in seconds.

    Then a clock runs out, a bot has not answered, or nobody may have come back to a table that has not begun.
    """
    if room.status == "over" or complete(room):
        return at / 1000.0
    if room.status == "open":
        return at / 1000.0 + patience(room.terms)  # then nobody may have come back to it
    times = [room.clocks.due()]
    if not room.paused and any(room.stand_in(seat, at) for seat in room.asked()):
        times.append(at + PATIENCE)
    known = [time for time in times if time is not None]
    return min(known) / 1000.0 if known and not room.paused else None


def complete(room: Room) -> bool:
    """Whether no seat is open and the game has not begun: it begins at once."""
    return room.status == "open" and all(taken.person or taken.level for taken in room.seats)


def sitting(room: Room) -> list[tuple[int, str | None, str]]:
    """Return seat, person and label of everybody at the table, as lists of tables show them."""
    return [(seat, taken.person or None, encoded(room.sitter(seat)).decode()) for seat, taken in enumerate(room.seats)]
