"""How long thoughts take: guessed from the number of iterations at first, then learned from measurements."""

from typing import Final

from clanmoot.bots import resolve
from clanmoot.bots.levels import ITERATIONS
from clanmoot.core.errors import ClanmootError

EXPERT: Final = 2000.0  # milliseconds that an expert thinks, by design
LEAST: Final = 1.0  # milliseconds that any thought costs: it has to be asked for and answered
WEIGHT: Final = 0.2  # of a new measurement against all earlier ones


class Costs:
    """Milliseconds of a thought, by game, number of players and level."""

    def __init__(self) -> None:
        self.learned: dict[tuple[str, int, str], float] = {}

    def estimate(self, game: str, players: int, level: str) -> float:
        """Return how many milliseconds such a thought is likely to take."""
        known = self.learned.get((game, players, level))
        return guessed(game, players, level) if known is None else known

    def learn(self, game: str, players: int, level: str, milliseconds: float) -> None:
        """Take in a measurement. The first one replaces the guess, later ones move the average."""
        kind = (game, players, level)
        before = self.learned.get(kind, milliseconds)
        self.learned[kind] = max(before + WEIGHT * (milliseconds - before), LEAST)


def guessed(game: str, players: int, level: str) -> float:
    """Return the milliseconds that the number of iterations suggests."""
    try:
        iterations = resolve(level, game, players).partition(":")[2]
        expert = ITERATIONS[game][players][-1]
    except (ClanmootError, KeyError):
        return LEAST
    return max(EXPERT * int(iterations) / expert, LEAST) if iterations.isdecimal() else LEAST
