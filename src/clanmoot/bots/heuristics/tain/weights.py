"""How likely and how useful things are taken to be: numbers to tune."""

from typing import Final

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
