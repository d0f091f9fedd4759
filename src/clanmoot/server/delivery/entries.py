"""Rows of the store as the lobby and one's own tables show them."""

import msgspec

from clanmoot.protocol.tables import LobbyEntry, Sitter
from clanmoot.protocol.terms import Terms
from clanmoot.server.store.tables import TableRow

_terms = msgspec.json.Decoder(Terms).decode
_asked = msgspec.json.Decoder(list[int]).decode
_labels = msgspec.json.Decoder(list[str]).decode
_sitter = msgspec.json.Decoder(Sitter).decode


def entry(row: TableRow, mine: tuple[int, ...] = ()) -> LobbyEntry:
    """A table in a list; `mine` are the reader's own seats."""
    sitters = [_sitter(label) for label in _labels(row.seats)]
    return LobbyEntry(row.id, _terms(row.terms), row.status, sitters, _asked(row.asked), list(mine))  # type: ignore[arg-type]  # a status of the store is one of the protocol's
