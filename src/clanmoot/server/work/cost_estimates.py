"""How long decisions of bots take: first estimated from the number of iterations, then learned from measurements."""

from typing import Final

from clanmoot.bots import resolve
from clanmoot.bots.levels import ITERATIONS
from clanmoot.core.errors import ClanmootError

EXPERT: Final = 2000.0  # milliseconds that an expert thinks, by design
LEAST: Final = 1.0  # milliseconds that any thought costs, for the question and the answer alone
WEIGHT: Final = 0.2  # weight of a new measurement in the moving average


class Costs:
    """Milliseconds per decision, by game, number of players and level."""

    def __init__(self) -> None:
        self.learned: dict[tuple[str, int, str], float] = {}

    def estimate(self, game: str, players: int, level: str) -> float:
        """Return how many milliseconds such a decision will probably take."""
        known = self.learned.get((game, players, level))
        return guessed(game, players, level) if known is None else known

    def learn(self, game: str, players: int, level: str, milliseconds: float) -> None:
        """Add a measurement. The first one replaces the estimate, later ones update a moving average."""
        kind = (game, players, level)
        before = self.learned.get(kind, milliseconds)
        self.learned[kind] = max(before + WEIGHT * (milliseconds - before), LEAST)


def guessed(game: str, players: int, level: str) -> float:
    """Return an estimate in milliseconds, computed from the number of iterations."""
    try:
        iterations = resolve(level, game, players).partition(":")[2]
        expert = ITERATIONS[game][players][-1]
    except (ClanmootError, KeyError):
        return LEAST
    return max(EXPERT * int(iterations) / expert, LEAST) if iterations.isdecimal() else LEAST
