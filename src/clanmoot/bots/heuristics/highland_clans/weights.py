"""Numbers that opinions rest on."""

from typing import Final

from librt.vecs import vec

MEAN_CARD: Final = 2.3  # what a card from the deck is worth on average
HOPE: Final = 0.5  # what an unknown cube is worth when cubes are put back
TARGET: Final = 36  # the score at which a game usually ends,
PACE: Final = 5.0  # and how fast the leader comes nearer, a round
SAMPLES: Final = 12  # hands imagined before a raid

STRIDE: Final = 5.5  # points that the leader gains in a round
SHORT: Final = 0.6  # how many points a last turn may bring, a whole one bringing one,
HALF: Final = 0.4  # and a second action
SLOWER: Final = 0.6  # how much less facts decide for each scoring to come

TEMPER: Final = 0.03  # by how much of a win a move must be better to be e times as likely
OPEN_MIND: Final = 0.02  # the weight that every move has, however little it promises
BOLDNESS: Final = 0.06  # how much of a win the right card in a combat is taken to be worth,
MUSIC: Final = 0.01  # a piper beside it,
CARD_SHARE: Final = 0.035  # and one more in the sum of a hand's values
FRESH_CARD: Final = 1.33  # the value of a card from the deck, the lowest being nothing
UNKNOWN_CUBE: Final = 0.012  # what an unknown cube is worth when cubes are put back
RETURNS_KEPT: Final = 6  # ways to put cubes back that are thought about

# The three highest cards of a hand added up, on average, by the size of the hand; the lowest value counts nothing.
USUAL: Final = vec[float]([0.0, 0.0, 0.0, 4.01, 5.04, 5.82, 6.4, 6.84, 7.19, 7.48])
# The values of a hand after a raid added up, on average, by its size.
REFILLED: Final = vec[float]([0.0, 0.0, 0.0, 5.83, 6.62, 7.29, 8.07, 9.01, 10.05, 11.05])
EVEN: Final = 0.75  # so much more wins a raid every other time,
SPREAD: Final = 1.1  # and so much more yet e times as likely
