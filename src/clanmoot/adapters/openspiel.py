"""OpenSpiel: the games, registered as Python games with explicit chance nodes and information states."""

import re
from collections.abc import Callable
from typing import Any, Final

from clanmoot.catalogue import KEYS, load
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game

from .optional_imports import require

__all__ = ["register", "register_game", "resampler"]

PERFECT_INFORMATION: Final = ("glen-more",)  # games without hidden information
NAME: Final = re.compile(r"[a-z][a-z0-9_]*")  # what OpenSpiel allows in a short name


def register() -> None:
    """Register all games for `pyspiel.load_game` as `clanmoot_<key>`, with underscores. You can call it twice."""
    for key in KEYS:
        register_game(load(key), short_name(key), secrets=key not in PERFECT_INFORMATION)


def short_name(key: str) -> str:
    """Return the name that OpenSpiel uses for a game."""
    return f"clanmoot_{key.replace('-', '_')}"


def register_game(game: Game[Any, Any], short_name: str, *, secrets: bool = True) -> None:
    """Register any game that follows the contract. Pass `secrets=False` for a game without hidden information."""
    pyspiel = require("pyspiel", "research")
    from .openspiel_game import game_class, game_type
    from .openspiel_position import REGISTERED

    if not NAME.fullmatch(short_name):
        words = "a short name has only lower-case letters, digits and underscores, and begins with a letter"
        raise ClanmootError("short-name", f"{short_name!r} cannot be registered: {words}.")
    if REGISTERED.get(short_name) is game:
        return
    if short_name in pyspiel.registered_names():
        raise ClanmootError("short-name", f"OpenSpiel already has another game called {short_name!r}.")
    kind = game_type(game, short_name, secrets)
    REGISTERED[short_name] = game
    pyspiel.register_game(kind, game_class(game, kind))


def resampler(seed: int) -> Callable[[Any, int], Any]:
    """Return a function for `ISMCTSBot.set_resampler` that draws the bot's imagined states with a seed.

    Without it, the bot takes its seed from the clock.
    """
    from random import Random

    draw = Random(seed).random
    return lambda state, player: state.resample_from_infostate(player, draw)
