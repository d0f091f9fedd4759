"""Converts rows of the store into entries of the lobby and of a person's list of tables."""

import msgspec

from clanmoot.protocol.tables import LobbyEntry, Sitter
from clanmoot.protocol.terms import Terms
from clanmoot.server.store.tables import TableRow

_terms = msgspec.json.Decoder(Terms).decode
_asked = msgspec.json.Decoder(list[int]).decode
_labels = msgspec.json.Decoder(list[str]).decode
_sitter = msgspec.json.Decoder(Sitter).decode


def readable(row: TableRow) -> bool:
    """Tell whether a row can be decoded. Lists leave out damaged rows and show the others."""
    try:
        entry(row)
    except msgspec.MsgspecError:
        return False
    return True


def entry(row: TableRow, mine: tuple[int, ...] = (), turn: int = 1) -> LobbyEntry:
    """Return a table as lists show it. `mine` are the reader's seats, `turn` its place among its creator's tables."""
    sitters = [_sitter(label) for label in _labels(row.seats)]
    return LobbyEntry(
        row.id,
        _terms(row.terms),
        row.status,  # type: ignore[arg-type]  # a status of the store is one of the protocol's
        sitters,
        _asked(row.asked),
        list(mine),
        row.created_at,
        turn,
    )


def has_room(listed: LobbyEntry) -> bool:
    """Tell whether anybody may join. A seat with a name is reserved for that person, unless they have declined."""
    return any(sitter.kind == "open" and (sitter.declined or not sitter.name) for sitter in listed.seats)
