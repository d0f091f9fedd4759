"""Clanmoot: five clan games, one table."""

from typing import TYPE_CHECKING

from .catalogue import game

__all__ = ["game", "__version__"]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name: str) -> str:
        """The version is looked up when somebody asks: reading package metadata takes longer than all the rest."""
        if name != "__version__":
            raise AttributeError(f"module 'clanmoot' has no attribute {name!r}")
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("clanmoot")
        except PackageNotFoundError:
            return "0+unknown"
