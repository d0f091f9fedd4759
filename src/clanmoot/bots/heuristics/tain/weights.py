"""Tunable probabilities and weights of the heuristics."""

from typing import Final

from librt.vecs import vec

from clanmoot.games.tain.pieces import BLUFF, CHIEFTAIN, DAUGHTER, LAD, WARRIOR

GUARDED_LATER: Final = 0.7  # probability that an entry that can still be guarded will be
RAIDED_LATER: Final = 0.5  # probability that an entry that can still be raided will be
CHALLENGED: Final = 0.3  # probability that another player follows to the Kingdom

CATTLE: Final = 2.0
JEWEL: Final = 3.0
CAPTIVE_LAD: Final = 1.0
CAPTIVE_DAUGHTER: Final = 4.0  # five points, but she may be freed again
LATE: Final = 0.3  # share that remains if others have enough scouts for all the goods

# What a token could earn elsewhere before all used ones return.
PRICE: Final[dict[int, float]] = {CHIEFTAIN: 1.2, WARRIOR: 0.8, LAD: 0.3, DAUGHTER: 0.2, BLUFF: 0.0}

# In points. It is coarse because the estimates are, and because a predictable player cannot bluff.
GRAIN: Final = 0.5

# -- for the search: a policy as logits, learned in self-play

CALM: Final = 0.5  # factor for the logits in priors: priors that are too sharp leave the search nothing to find

# The weight of a point of effect on the own Pasture, the own House, others' Pastures, others' Houses, in the Kingdom.
EFFECT: Final = vec[float]([3.71, 2.63, 1.88, 1.53, 1.56])

# Columns: Chieftain, Warrior, Lad, Daughter, Bluff. Rows: the same five places, each with nobody opposite and nobody to
# come, nobody opposite and somebody to come, somebody opposite and nobody to come, somebody opposite and somebody to
# come.
HABITS: Final = vec[float](
    [
        -1.31, 0.20, -0.91, -0.48, 1.30,
        -3.72, -4.07, 3.40, 2.40, 1.48,
        -3.58, -0.92, 1.00, 0.73, 1.16,
        -5.16, -5.12, 2.35, 3.11, 4.24,
        -1.36, -0.92, 0.63, -0.05, 1.00,
        -4.35, -5.59, -0.99, -0.19, -1.02,
        0.11, -0.75, -0.73, -0.05, 1.83,
        1.24, -0.37, -0.60, 2.26, 5.42,
        -2.46, -1.64, 3.27, 0.32, -0.57,
        -3.13, 1.05, -1.32, 0.32, 1.27,
        -2.17, 0.97, 1.02, 0.32, 0.62,
        -0.70, 2.74, 0.35, 0.32, -1.04,
        -1.02, 0.86, 1.55, 0.32, 1.00,
        -1.76, -1.35, -2.55, 0.32, 3.08,
        -1.16, -0.02, 0.27, 0.32, 0.17,
        -1.21, 3.97, -0.93, 0.32, -0.66,
        -1.70, -0.69, 0.18, 0.32, 1.04,
        -2.38, 0.02, 0.18, 0.32, 5.90,
        -1.26, -0.08, 0.18, 0.32, 0.41,
        -0.38, -0.97, 0.18, 0.32, 3.52,
    ]
)  # fmt: skip

# By kind: if a token placed now is missing later, and per token of the kind that is left.
SAVING: Final = vec[float]([-1.12, -0.57, 0.47, 1.63, 1.85])
HAVING: Final = vec[float]([-1.49, -1.50, 1.37, 1.97, 2.49])

# For passing: if nothing is missing later, with the others out or in. Then the same if something is missing.
LEAVING: Final = vec[float]([-6.28, -6.84, 1.05, 2.22])

# -- for the search: the value of a position between two rounds, roughly in points, fitted to the ends of games

# Cattle, jewels, Lads, Daughters, ten cattle or more, being the active player.
GOODS: Final = vec[float]([2.00, 2.93, 3.34, 3.59, 1.07, -0.35])
READY: Final = vec[float]([1.80, 1.80, 1.47, 3.61, 0.10])  # a token behind the screen, by kind
SPENT: Final = vec[float]([-1.80, -1.80, 0.71, 3.23, -0.10])  # a used one

# How many points make a clear lead at the beginning of each round, for two, three and four players.
SPREAD: Final = vec[float](
    [
        10.09, 10.09, 6.72, 6.36, 4.68, 4.03, 3.08, 2.47,
        6.77, 6.77, 5.75, 5.56, 4.98, 4.57, 3.34, 2.78,
        6.10, 6.10, 5.32, 4.87, 4.38, 4.16, 3.22, 2.71,
    ]
)  # fmt: skip
