"""The five levels of the bots: a kind of search and its iterations for each game and number of players."""

from typing import Final

LEVELS: Final = ("novice", "easy", "medium", "hard", "expert")  # names of the levels, the weakest first

# By game: how each level searches. `plain` has no knowledge of the game. `judge` has an evaluation, so it has to try a
# move to find out about it. `ismcts` has priors too. Where a short search with all of that plays almost as well as a
# long one, medium gets less knowledge, or hard would not be better.
SEARCHES: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "schotten-totten": ("plain", "plain", "judge", "ismcts", "ismcts"),
    "tain": ("plain", "plain", "ismcts", "ismcts", "ismcts"),
    "highland-clans": ("plain", "plain", "plain", "ismcts", "ismcts"),
    "eketorp": ("plain", "plain", "ismcts", "ismcts", "ismcts"),
    "glen-more": ("plain", "plain", "plain", "ismcts", "ismcts"),
}

# By game and players: iterations of each level. On one core of the development machine a search takes medium about a
# tenth of a second, hard half a second, expert two seconds (benchmarks/level_times.py measures it).
ITERATIONS: Final[dict[str, dict[int, tuple[int, int, int, int, int]]]] = {
    "schotten-totten": {2: (15, 300, 3000, 12_000, 50_000)},
    "tain": {2: (15, 300, 4000, 18_000, 100_000), 3: (15, 300, 2500, 12_000, 60_000), 4: (15, 300, 1500, 8000, 48_000)},
    "highland-clans": {
        3: (15, 300, 1400, 30_000, 85_000),
        4: (15, 200, 1000, 20_000, 80_000),
        5: (15, 200, 800, 20_000, 80_000),
    },
    "eketorp": {
        3: (15, 300, 2000, 9000, 30_000),
        4: (15, 300, 1700, 8000, 27_000),
        5: (15, 300, 1400, 7000, 24_000),
        6: (15, 300, 1200, 6000, 20_000),
    },
    "glen-more": {
        2: (15, 300, 1600, 40_000, 100_000),
        3: (15, 300, 1200, 34_000, 90_000),
        4: (15, 200, 1000, 30_000, 80_000),
        5: (15, 200, 800, 28_000, 76_000),
    },
}

QUICKER: Final = 5  # hard's iterations divided by this take about a tenth of a second

# Raise it whenever a bot of that game plays differently. Results with different numbers are not comparable.
STRENGTH: Final[dict[str, int]] = dict.fromkeys(ITERATIONS, 1)
