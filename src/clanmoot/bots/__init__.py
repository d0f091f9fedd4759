"""The bots, by name."""

from importlib import import_module
from typing import Any, Final

from clanmoot.catalogue import KEYS
from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game, S, V

from .base import Bot, Budget, Candidate, Thought
from .evaluation_guide import Judge
from .flat_search import Flat
from .greedy import Greedy
from .heuristics import Heuristics
from .ismcts import Ismcts
from .levels import ITERATIONS, LEVELS, QUICKER, SEARCHES
from .random import Random
from .search_guide import Guide

__all__ = ["BOTS", "LEVELS", "Bot", "Budget", "Candidate", "Guide", "Ismcts", "Thought", "bot"]

BOTS: Final = (*LEVELS, "greedy", "random")  # names of bots that every game has
THINKERS: Final = ("flat", "plain", "judge", "ismcts")  # these take a number of iterations: ismcts:800


def bot(name: str, game: Game[S, V], seed: int, players: int = 0) -> Bot[V]:
    """Return a bot for one seat. The same seed makes the same choices.

    A name is one of `BOTS`, or `flat:N`, `plain:N`, `judge:N` or `ismcts:N` for a search with N iterations. Without
    `players`, the table has the smallest number that the game allows. ClanmootError if there is no such bot, or if the
    game has no levels.
    """
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
        f"There is no opponent called {name}. Choose from {', '.join(BOTS)}, "
        "flat:N, plain:N, judge:N and ismcts:N with N iterations.",
    )


def resolve(name: str, key: str, players: int) -> str:
    """Return the search behind a level, such as ismcts:800. Any other name is returned unchanged."""
    if name not in LEVELS:
        return name
    if key not in ITERATIONS or players not in ITERATIONS[key]:
        raise ClanmootError("no-levels", f"There are no levels for {key} with {players} players. Use ismcts:N.")
    level = LEVELS.index(name)
    return f"{SEARCHES[key][level]}:{ITERATIONS[key][players][level]}"


def adviser(key: str, players: int) -> str:
    """Return the bot that gives hints. It has the knowledge of the level hard and takes about as long as medium."""
    kind, _, number = resolve("hard", key, players).partition(":")
    return f"{kind}:{int(number) // QUICKER}"


def guided(kind: str, game: Game[S, V]) -> Guide[S, V]:
    """Return the guide for a kind of search: plain gets no knowledge, judge only an evaluation, ismcts everything."""
    if kind == "plain":
        return Guide(game)
    return Judge(guide_for(game)) if kind == "judge" else guide_for(game)


def guide_for(game: Game[S, V]) -> Guide[S, V]:
    """Return a new guide for a game.

    A game from another package gets the general guide, which knows nothing about it.
    """
    if game.facts.key not in KEYS:
        return Guide(game)
    found: Guide[S, V] = heuristics_of(game.facts.key).new_guide()
    return found


def opinions_on(key: str) -> Heuristics[Any]:
    """Return new heuristics for a game. Do not share them, because they cache the last view."""
    if key not in KEYS:
        raise ClanmootError("no-heuristics", f"The greedy opponent does not know how to play {key}.")
    found: Heuristics[Any] = heuristics_of(key).new_opinions()
    return found


def heuristics_of(key: str) -> Any:
    """Return the module with the heuristics of a game. It is imported on first use."""
    return import_module("clanmoot.bots.heuristics." + key.replace("-", "_"))
