"""How strong an opponent is wanted: five levels, each a budget of iterations for a game and a number of players."""

from typing import Final

LEVELS: Final = ("novice", "easy", "medium", "hard", "expert")

# By game and players: iterations of each level. On one core of the development machine medium thinks about a tenth of
# a second a decision, hard half a second, expert two.
ITERATIONS: Final[dict[str, dict[int, tuple[int, int, int, int, int]]]] = {
    "schotten-totten": {2: (10, 60, 1000, 5000, 20000)},
    "tain": dict.fromkeys((2, 3, 4), (10, 60, 1000, 5000, 20000)),
    "highland-clans": dict.fromkeys((3, 4, 5), (10, 60, 1000, 5000, 20000)),
    "eketorp": dict.fromkeys((3, 4, 5, 6), (10, 60, 600, 3000, 12000)),
    "glen-more": dict.fromkeys((2, 3, 4, 5), (10, 60, 1000, 5000, 20000)),
}

# Raised whenever an opponent of that game plays differently: results of different numbers are not of the same player.
STRENGTH: Final[dict[str, int]] = dict.fromkeys(ITERATIONS, 1)
