"""New tables: checks the terms that a person asks for."""

import secrets
from typing import Final

from clanmoot.bots.names import bot_names
from clanmoot.catalogue import game as find
from clanmoot.core.errors import ClanmootError
from clanmoot.protocol.terms import LONGEST_CLOCK, NewTable, Terms

from .command_judge import Who
from .events import Taken
from .table_state import NOBODY_SITS, wanted

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without characters that look alike
PUBLIC_PATIENCE: Final = 3600.0  # seconds that a public table waits for absent people
PRIVATE_PATIENCE: Final = 7 * 24 * 3600.0  # seconds that a private table waits
LENGTH: Final = 12  # 59 bits: nobody finds a table by guessing its link


def new_id() -> str:
    """Return an id for a table that nobody can guess."""
    return "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])


def agreed(new: NewTable) -> Terms:
    """Return the terms of a new table. If they are not allowed, raise ClanmootError with the reason."""
    game = find(new.game)
    count_error = game.facts.player_count_error(len(new.seats))
    if count_error:
        raise ClanmootError("players", count_error)
    if not any(seat in ("me", "open") for seat in new.seats):
        raise ClanmootError("seats", "A table needs at least one person: give a seat the word 'me' or 'open'.")
    if new.seats.count("me") > 1:
        raise ClanmootError("seats", "You can have only one seat.")
    if new.clock.kind != "none" and new.clock.seconds < 1:
        raise ClanmootError("clock", "A clock needs at least 1 second.")
    if new.clock.kind == "clock" and new.clock.seconds > LONGEST_CLOCK:
        raise ClanmootError("clock", "A clock for a whole game has at most 1 day. For longer games, use days per move.")
    terms = Terms(new.game, len(new.seats), new.options, new.clock, new.public, new.ranked, new.relief)
    game.agree(wanted(terms))
    return terms


def seated(who: Who, seats: list[str]) -> list[Taken]:
    """Return the seats of a new table from words: "me", "open", or the level of a bot."""
    levels = [seat for seat in seats if seat not in ("me", "open")]
    names = iter(bot_names(tuple(levels)))
    found: list[Taken] = []
    for seat in seats:
        if seat == "me":
            found.append(Taken(who.person, who.name))
        else:
            found.append(NOBODY_SITS if seat == "open" else Taken(level=seat, name=next(names)))
    return found


def patience(terms: Terms) -> float:
    """Return for how many seconds a table that has not begun stays open while its people are absent."""
    return PUBLIC_PATIENCE if terms.public else PRIVATE_PATIENCE
