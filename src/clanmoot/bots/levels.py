"""How strong an opponent is wanted: five levels, each a budget of iterations for a game and a number of players."""

from typing import Final

LEVELS: Final = ("novice", "easy", "medium", "hard", "expert")

# By game: how each level searches. `plain` sees what follows and has no idea what is good; `judge` knows what positions
# are worth, and must try a move to find out; `ismcts` has first impressions besides. Where a little thought with all
# that finds nearly what much thought does, medium is told less, or hard would be no better.
SEARCHES: Final[dict[str, tuple[str, str, str, str, str]]] = {
    "schotten-totten": ("plain", "plain", "judge", "ismcts", "ismcts"),
    "tain": ("plain", "plain", "ismcts", "ismcts", "ismcts"),
    "highland-clans": ("plain", "plain", "plain", "ismcts", "ismcts"),
    "eketorp": ("plain", "plain", "ismcts", "ismcts", "ismcts"),
    "glen-more": ("plain", "plain", "plain", "ismcts", "ismcts"),
}

# By game and players: iterations of each level. On one core of the development machine medium thinks about a tenth of
# a second a decision, hard half a second, expert two; hard half of that among five clans, and all three a third of
# it at Eketorp, whose ladder has to be played again when they are raised.
ITERATIONS: Final[dict[str, dict[int, tuple[int, int, int, int, int]]]] = {
    "schotten-totten": {2: (15, 300, 3000, 12_000, 50_000)},
    "tain": {2: (15, 300, 4000, 18_000, 70_000), 3: (15, 300, 2500, 12_000, 45_000), 4: (15, 300, 1500, 8000, 30_000)},
    "highland-clans": {
        3: (15, 300, 1400, 30_000, 110_000),
        4: (15, 200, 1000, 20_000, 80_000),
        5: (15, 200, 800, 10_000, 40_000),
    },
    "eketorp": {
        3: (15, 300, 900, 4500, 18_000),
        4: (15, 300, 750, 3700, 15_000),
        5: (15, 300, 600, 3000, 12_000),
        6: (15, 300, 500, 2500, 10_000),
    },
    "glen-more": {
        2: (15, 300, 1600, 40_000, 150_000),
        3: (15, 300, 1200, 34_000, 130_000),
        4: (15, 200, 1000, 30_000, 120_000),
        5: (15, 200, 800, 28_000, 110_000),
    },
}

QUICKER: Final = 5  # with hard's iterations divided by this a decision takes about a tenth of a second, or less

# Raised whenever an opponent of that game plays differently: results of different numbers are not of the same player.
STRENGTH: Final[dict[str, int]] = dict.fromkeys(ITERATIONS, 1)
