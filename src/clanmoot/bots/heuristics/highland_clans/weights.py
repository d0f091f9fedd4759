"""The weights of the heuristics."""

from typing import Final

from librt.vecs import vec

MEAN_CARD: Final = 2.3  # average value of a card from the deck
HOPE: Final = 0.5  # value of an unknown cube when cubes are returned
TARGET: Final = 36  # the score at which a game usually ends
PACE: Final = 5.0  # points that the leader gains per round
SAMPLES: Final = 12  # hands to imagine before a raid

STRIDE: Final = 5.5  # points that the leader gains per round
SHORT: Final = 0.6  # points that a last turn may bring, if a whole one brings one
HALF: Final = 0.4  # the same for a second action
SLOWER: Final = 0.6  # how much less the facts decide per remaining scoring

TEMPER: Final = 0.03  # temperature: this share of a win makes a move e times as likely
OPEN_MIND: Final = 0.02  # the smallest weight of any move
BOLDNESS: Final = 0.06  # share of a win that the right card in a combat is worth
MUSIC: Final = 0.01  # the same for a Piper
CARD_SHARE: Final = 0.035  # the same for one more in the sum of a hand's values
FRESH_CARD: Final = 1.33  # average value of a card from the deck; the lowest counts 0
UNKNOWN_CUBE: Final = 0.012  # value of an unknown cube when cubes are returned
RETURNS_KEPT: Final = 6  # ways to return cubes that the search considers

# The average sum of the three highest cards of a hand, by its size. The lowest value counts 0.
USUAL: Final = vec[float]([0.0, 0.0, 0.0, 4.01, 5.04, 5.82, 6.4, 6.84, 7.19, 7.48])
# The average sum of the values of a hand after a raid, by its size.
REFILLED: Final = vec[float]([0.0, 0.0, 0.0, 5.83, 6.62, 7.29, 8.07, 9.01, 10.05, 11.05])
EVEN: Final = 0.75  # this much more wins a raid every other time
SPREAD: Final = 1.1  # this much more again makes it e times as likely
