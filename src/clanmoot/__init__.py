"""Clanmoot: five clan games, one table."""

from typing import TYPE_CHECKING

from .catalogue import game
from .core.messages import Message, use_english

__all__ = ["game", "__version__"]


def _say(message: Message, seats: tuple[str, ...], seat: int) -> str:
    """Return a message in English for a seat; empty if the catalogue has no such message. Loads the catalogue."""
    from .locales import ENGLISH, MessageError, Speaker

    try:
        return Speaker(ENGLISH, seats or tuple([f"Player {number}" for number in range(1, 7)]), seat).say(message)
    except (MessageError, IndexError):
        return ""


use_english(_say)

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """Return the version. It is looked up on demand, because reading package metadata is slow."""
        if name != "__version__":
            raise AttributeError(f"module 'clanmoot' has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("clanmoot")
        except PackageNotFoundError:
            return "0+unknown"
