"""How likely and how useful things are taken to be: numbers to tune."""

from typing import Final

from librt.vecs import vec

from clanmoot.games.tain.pieces import BLUFF, CHIEFTAIN, DAUGHTER, LAD, WARRIOR

GUARDED_LATER: Final = 0.7  # that an entry which can still be guarded will be,
RAIDED_LATER: Final = 0.5  # and that one which can still be raided will be
CHALLENGED: Final = 0.3  # that somebody follows to the Kingdom

CATTLE: Final = 2.0
JEWEL: Final = 3.0
CAPTIVE_LAD: Final = 1.0
CAPTIVE_DAUGHTER: Final = 4.0  # five points, but she may be freed again
LATE: Final = 0.3  # what is left for a raider when others have scouts enough for all the goods

# What a token could earn elsewhere before all used ones come back.
PRICE: Final[dict[int, float]] = {CHIEFTAIN: 1.2, WARRIOR: 0.8, LAD: 0.3, DAUGHTER: 0.2, BLUFF: 0.0}

# Of a point. Coarse, because a guess is no finer, and because whoever always does the best thing cannot bluff.
GRAIN: Final = 0.5

# -- for search: how willing a player is to do a thing, as powers of e; learned by a policy that played against itself

CALM: Final = 0.5  # how much of it goes into priors: habits that are too firm leave search nothing to find

# What a point counts for on the own Pasture, the own House, others' Pastures, others' Houses, in the Kingdom.
EFFECT: Final = vec[float]([3.71, 2.63, 1.88, 1.53, 1.56])

# Chieftain, Warrior, Lad, Daughter, Bluff, for the same five places; each with nobody opposite and nobody to come,
# nobody opposite and somebody to come, somebody opposite and nobody to come, somebody opposite and somebody to come.
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

# By kind: when a token laid now is missed later; and for each token of the kind that is left.
SAVING: Final = vec[float]([-1.12, -0.57, 0.47, 1.63, 1.85])
HAVING: Final = vec[float]([-1.49, -1.50, 1.37, 1.97, 2.49])

# To pass: when nothing is missed later, the others being out or in; the same when it is missed.
LEAVING: Final = vec[float]([-6.28, -6.84, 1.05, 2.22])

# -- for search: what a position between two rounds is worth, about in points; fitted to how such games ended

# Cattle, jewels, Lads, Daughters; ten cattle or more; to be the active player.
GOODS: Final = vec[float]([2.00, 2.93, 3.34, 3.59, 1.07, -0.35])
READY: Final = vec[float]([1.80, 1.80, 1.47, 3.61, 0.10])  # a token behind the screen, by kind
SPENT: Final = vec[float]([-1.80, -1.80, 0.71, 3.23, -0.10])  # a used one

# How many points make a clear lead at the beginning of each round; for two, three, four players.
SPREAD: Final = vec[float](
    [
        10.09, 10.09, 6.72, 6.36, 4.68, 4.03, 3.08, 2.47,
        6.77, 6.77, 5.75, 5.56, 4.98, 4.57, 3.34, 2.78,
        6.10, 6.10, 5.32, 4.87, 4.38, 4.16, 3.22, 2.71,
    ]
)  # fmt: skip
