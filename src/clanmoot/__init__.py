"""Clanmoot: five clan games, one table."""

from typing import TYPE_CHECKING

from .catalogue import KEYS, game, load
from .core.errors import ClanmootError
from .core.game import CHANCE, NOBODY, SPECTATOR, Game
from .core.messages import Message, Refusal, Refused, use_english
from .core.outcome import Outcome
from .core.record import Record, RecordError
from .core.record import from_json as read_record
from .core.replay import open_record, verify
from .core.table import Table, TableError
from .core.undo_barrier import Step

__all__ = [
    "CHANCE",
    "KEYS",
    "NOBODY",
    "SPECTATOR",
    "ClanmootError",
    "Game",
    "Message",
    "Outcome",
    "Record",
    "RecordError",
    "Refusal",
    "Refused",
    "Step",
    "Table",
    "TableError",
    "__version__",
    "game",
    "load",
    "open_record",
    "read_record",
    "verify",
]


def _say(message: Message, seats: tuple[str, ...], seat: int) -> str:
    """Return a message in English for a seat, or an empty text if it cannot be formatted. This loads the catalogue."""
    from .locales import ENGLISH, MessageError, Speaker

    try:
        return Speaker(ENGLISH, seats or tuple([f"Player {number}" for number in range(1, 7)]), seat).say(message)
    except (MessageError, IndexError):
        return ""


use_english(_say)

if TYPE_CHECKING:
    __version__: str  # version of the installed package; `0+unknown` if it is not installed
else:

    def __getattr__(name: str) -> str:
        """Return the version of the package. It is looked up on first use, because reading package metadata is slow."""
        if name != "__version__":
            raise AttributeError(f"module 'clanmoot' has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("clanmoot")
        except PackageNotFoundError:
            return "0+unknown"
