"""Computer opponents, by name."""

from collections.abc import Callable
from typing import Any, Final

from clanmoot.core.errors import ClanmootError
from clanmoot.core.game import Game, S, V

from .base import Bot
from .greedy import Greedy
from .heuristics import Heuristics
from .heuristics.eketorp import EketorpHeuristics
from .heuristics.glen_more import GlenMoreHeuristics
from .heuristics.highland_clans import HighlandClansHeuristics
from .heuristics.schotten_totten import SchottenTottenHeuristics
from .heuristics.tain import TainHeuristics
from .random import Random

BOTS: Final = ("random", "greedy")
HEURISTICS: Final[dict[str, Callable[[], Heuristics[Any]]]] = {
    "schotten-totten": SchottenTottenHeuristics,
    "tain": TainHeuristics,
    "highland-clans": HighlandClansHeuristics,
    "eketorp": EketorpHeuristics,
    "glen-more": GlenMoreHeuristics,
}


def bot(name: str, game: Game[S, V], seed: int) -> Bot[V]:
    """An opponent for one seat; the same seed makes the same choices."""
    if name == "random":
        return Random(game, seed)
    if name == "greedy":
        return Greedy(opinions_on(game.facts.key), seed)
    raise ClanmootError("unknown-bot", f"There is no opponent called {name}; there are {' and '.join(BOTS)}.")


def opinions_on(key: str) -> Heuristics[Any]:
    """A game's opinions, new, for they remember the last view."""
    if key in HEURISTICS:
        return HEURISTICS[key]()
    raise ClanmootError("no-heuristics", f"The greedy opponent does not know how to play {key}.")
