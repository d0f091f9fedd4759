"""Which games there are; each is imported when somebody asks for it."""

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from .core.errors import ClanmootError

if TYPE_CHECKING:
    from .core.game import Game

KEYS: Final = ("schotten-totten", "tain", "highland-clans", "eketorp", "glen-more")


class Upcoming(NamedTuple):
    """What is known of a game before it is built."""

    key: str
    title: str
    least: int  # players
    most: int


UPCOMING: Final = (
    Upcoming("tain", "Táin", 2, 4),
    Upcoming("highland-clans", "Highland Clans", 3, 5),
    Upcoming("eketorp", "Eketorp", 3, 6),
    Upcoming("glen-more", "Glen More", 2, 5),
)


def game(key: str) -> "Game[Any, Any]":
    """The game with this key."""
    if key not in KEYS:
        raise ClanmootError("unknown-game", f"There is no game {key!r}; there is {', '.join(KEYS)}.")
    if not _built(key):
        names = ", ".join([found.facts.key for found in games()])
        raise ClanmootError("not-built", f"{_title(key)} is not built yet. What can be played: {names}.")
    return _game_of(import_module(_package(key)), "GAME", key)


def games() -> "list[Game[Any, Any]]":
    """The games that can be played, in the order of the shelf."""
    return [game(key) for key in KEYS if _built(key)]


def load(spec: str) -> "Game[Any, Any]":
    """A game by its key, or anybody's game as `package:NAME`."""
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


def _package(key: str) -> str:
    return "clanmoot.games." + key.replace("-", "_")


def _built(key: str) -> bool:
    spec = find_spec(_package(key))
    return spec is not None and spec.origin is not None  # a folder that holds no package has no origin


def _title(key: str) -> str:
    return next((coming.title for coming in UPCOMING if coming.key == key), key)
