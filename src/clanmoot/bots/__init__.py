"""Computer opponents, by name."""

from importlib import import_module
from typing import Any, Final

from clanmoot.catalogue import KEYS
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game, S, V

from .base import Bot, Budget
from .evaluation_guide import Judge
from .flat import Flat
from .greedy import Greedy
from .guide import Guide
from .heuristics import Heuristics
from .ismcts import Ismcts
from .levels import ITERATIONS, LEVELS, QUICKER, SEARCHES, STRENGTH
from .random import Random

BOTS: Final = (*LEVELS, "greedy", "random")
THINKERS: Final = ("flat", "plain", "judge", "ismcts")  # called with a number of iterations: ismcts:800
__all__ = ["BOTS", "LEVELS", "STRENGTH", "THINKERS", "adviser", "bot", "guide_for", "opinions_on", "resolve"]


def bot(name: str, game: Game[S, V], seed: int, players: int = 0) -> Bot[V]:
    """An opponent for one seat of a table of so many, or of the smallest; the same seed makes the same choices."""
    seats = players or game.facts.least
    kind, colon, number = resolve(name, game.facts.key, seats).partition(":")
    if kind == "random" and not colon:
        return Random(game, seed)
    if kind == "greedy" and not colon:
        return Greedy(opinions_on(game.facts.key), seed)
    if kind in THINKERS and number.isdecimal() and 0 < int(number) <= 10**9:
        budget = Budget(int(number))
        if kind == "flat":
            return Flat(game, seed, budget)
        return Ismcts(game, guided(kind, game), seats, seed, budget)
    raise ClanmootError(
        "unknown-bot",
        f"There is no opponent called {name}; there are {', '.join(BOTS)}, "
        "and flat:N, plain:N, judge:N and ismcts:N with N iterations.",
    )


def resolve(name: str, key: str, players: int) -> str:
    """What a level is at such a table; any other name as it is."""
    if name not in LEVELS:
        return name
    if key not in ITERATIONS or players not in ITERATIONS[key]:
        raise ClanmootError("no-levels", f"Nobody has measured levels for {key} with {players} players: say ismcts:N.")
    level = LEVELS.index(name)
    return f"{SEARCHES[key][level]}:{ITERATIONS[key][players][level]}"


def adviser(key: str, players: int) -> str:
    """Who is asked for a hint: as well informed as hard, and as quick as medium."""
    kind, _, number = resolve("hard", key, players).partition(":")
    return f"{kind}:{int(number) // QUICKER}"


def guided(kind: str, game: Game[S, V]) -> Guide[S, V]:
    """What a search of this kind is told: nothing, what positions are worth, or all there is."""
    if kind == "plain":
        return Guide(game)
    return Judge(guide_for(game)) if kind == "judge" else guide_for(game)


def guide_for(game: Game[S, V]) -> Guide[S, V]:
    """What search is told about a game, new; nothing, if nobody has written it down."""
    if game.facts.key not in KEYS:
        return Guide(game)
    found: Guide[S, V] = room(game.facts.key).new_guide()
    return found


def opinions_on(key: str) -> Heuristics[Any]:
    """A game's opinions, new, for they remember the last view."""
    if key not in KEYS:
        raise ClanmootError("no-heuristics", f"The greedy opponent does not know how to play {key}.")
    found: Heuristics[Any] = room(key).new_opinions()
    return found


def room(key: str) -> Any:
    """The module that knows about a game, imported when it is needed."""
    return import_module("clanmoot.bots.heuristics." + key.replace("-", "_"))
