"""Numbers that opinions rest on."""

from typing import Final

MEAN_CARD: Final = 2.3  # what a card from the deck is worth on average
HOPE: Final = 0.5  # what an unknown cube is worth when cubes are put back
TARGET: Final = 36  # the score at which a game usually ends,
PACE: Final = 5.0  # and how fast the leader comes nearer, a round
SAMPLES: Final = 12  # hands imagined before a raid
