"""OpenSpiel: the games registered as Python games, with explicit chance and what every seat has seen."""

import re
from collections.abc import Callable
from typing import Any, Final

from clanmoot.catalogue import KEYS, load
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game

from .optional_imports import need

OPEN: Final = ("glen-more",)  # games in which nothing is hidden from anybody
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")  # what OpenSpiel's game strings can hold


def register() -> None:
    """Make the five known to `pyspiel.load_game` as `clanmoot_<key>`, hyphens underlined; twice does no harm."""
    for key in KEYS:
        register_game(load(key), short_name(key), secrets=key not in OPEN)


def short_name(key: str) -> str:
    """What a game of ours is called in OpenSpiel."""
    return f"clanmoot_{key.replace('-', '_')}"


def register_game(game: Game[Any, Any], short_name: str, *, secrets: bool = True) -> None:
    """Make any game on the contract known to OpenSpiel; without `secrets`, everybody sees everything."""
    pyspiel = need("pyspiel", "research")
    from .openspiel_game import game_type, maker
    from .openspiel_position import SHELF

    if not NAME.fullmatch(short_name):
        words = "a short name is made of small letters, digits and underscores, and begins with a letter"
        raise ClanmootError("short-name", f"{short_name!r} cannot be registered: {words}.")
    if SHELF.get(short_name) is game:
        return
    if short_name in pyspiel.registered_names():
        raise ClanmootError("short-name", f"There is another game called {short_name!r} in OpenSpiel already.")
    kind = game_type(game, short_name, secrets)
    SHELF[short_name] = game
    pyspiel.register_game(kind, maker(game, kind))


def resampler(seed: int) -> Callable[[Any, int], Any]:
    """Worlds that reproduce, for `ISMCTSBot.set_resampler`: by itself that bot draws them by the clock."""
    from random import Random

    draw = Random(seed).random
    return lambda state, player: state.resample_from_infostate(player, draw)
