"""The list of games. Each game is imported only when it is needed."""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from .core.errors import ClanmootError

if TYPE_CHECKING:
    from .core.game import Game

KEYS: Final = (
    "schotten-totten",
    "tain",
    "highland-clans",
    "eketorp",
    "glen-more",
)  # of all games


def game(key: str) -> "Game[Any, Any]":
    """Return the game with this key. Raise ClanmootError if there is none."""
    if key not in KEYS:
        raise ClanmootError("unknown-game", f"There is no game {key!r}. The games are {', '.join(KEYS)}.")
    return _game_of(import_module("clanmoot.games." + key.replace("-", "_")), "GAME", key)


def games() -> "list[Game[Any, Any]]":
    """Return all games in the order in which lists show them."""
    return [game(key) for key in KEYS]


def load(spec: str) -> "Game[Any, Any]":
    """Return a game by its key. `package:NAME` loads a game from another package."""
    module, colon, name = spec.partition(":")
    if not colon:
        return game(spec)
    try:
        found = import_module(module)
    except (ImportError, ValueError, TypeError) as error:
        raise ClanmootError("no-module", f"The package {module!r} cannot be imported: {error}.") from None
    return _game_of(found, name, spec)


def _game_of(module: object, name: str, spec: str) -> "Game[Any, Any]":
    from .core.game import Game

    found = getattr(module, name, None)
    if not isinstance(found, Game):
        raise ClanmootError("no-game", f"{spec!r} does not name a game: {name!r} is not a clanmoot Game there.")
    return found
