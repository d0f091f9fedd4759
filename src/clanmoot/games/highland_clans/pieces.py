"""§1: cubes, cards, tiles and set-up numbers. Values that the rules do not print are marked, as in the digest."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# HC-1.1: the colours of cubes. Red cubes are never in a court.
YELLOW: Final = 0
BLUE: Final = 1
GREEN: Final = 2
RED: Final = 3
COLOURS: Final = ("yellow", "blue", "green", "red")
COURT: Final = 3  # fields of a court: yellow, blue, green
CUBES: Final = (29, 27, 20, 10)

# HC-1.2: combat cards of values 1 to 4. A value is stored as 0 to 3.
VALUES: Final = 4
CARDS: Final = (20, 18, 16, 13)  # [reconstructed: which values; 67 cards are certain]
ALL_CARDS: Final = 67

# HC-1.3: tiles by the number on the back, from 30.
LOWEST: Final = 30
NUMBERS: Final = 13  # 30 to 42
BACKS: Final = (2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1)  # [reconstructed: 25 tiles with 13 numbers are certain]
TILES: Final = 25

# HC-1.4: places for estates on a clan board, and how many are estates from the start.
PLACES: Final = 6
ESTATES: Final = 2

# HC-1.5: the first space of the red zone. [found]
ZONE: Final = (30,)

# HC-2: the set-up. Start scores and the cubes that leave the game are listed by number of players.
WARRIORS: Final = 4
PIPERS: Final = 2
CATTLE: Final = 1
LEAST: Final = 3  # players
START_SCORE: Final = vec[i64]([0, 0, 0, 2, 5, 8])
GONE_YELLOW: Final = vec[i64]([0, 0, 0, 8, 4, 0])
GONE_BLUE: Final = vec[i64]([0, 0, 0, 4, 2, 0])

DRAW: Final = 6  # HC-3.3: cubes drawn at the start of a turn
USE: Final = 4  # HC-4.2: how many of them may be used
GUARD: Final = 3  # HC-4.9: the fewest warriors in a court
COMBATS: Final = 3
REFILL: Final = 5  # HC-5.10: cards drawn after a raid
CUT: Final = 2  # HC-5.10: cards discarded then
ROUNDS: Final = 25  # HC-8.5 [ruling]

# What an estate holds: cattle, a castle or a monastery, with the colour and number of cubes of each.
HERD: Final = 0
CASTLE_SITE: Final = 1
MONASTERY_SITE: Final = 2
SITES: Final = 3
SITE_COLOUR: Final = vec[i64]([RED, BLUE, GREEN])
SITE_CUBES: Final = vec[i64]([1, 2, 3])

# A tally counts where a clan's points came from: green, red, blue, raids.
TALLY: Final = 4
FROM_GREEN: Final = 0
FROM_RED: Final = 1
FROM_BLUE: Final = 2
FROM_RAIDS: Final = 3
