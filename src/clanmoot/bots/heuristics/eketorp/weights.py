"""How likely and how useful things are taken to be: numbers to tune, in points of the final count."""

from typing import Final

from librt.vecs import vec

VENTURE: Final = 0.75  # the share of all vikings that go to stores
CONTEST: Final = 0.35  # what is left of a brick's worth where it has to be fought for
CROWD: Final = 0.10  # and where there will be more vikings than bricks
BRICK: Final = 0.5  # any brick brings the wall nearer to eighteen
BARE: Final = 0.35  # that a castle will have no defender when the siege comes
STORM: Final = 0.4  # that a siege of a defended castle is won
RIVALS: Final = 0.8  # that no other besieger is in the way
HURT: Final = 0.25  # what a brick of an opponent destroyed is worth to me
GUARD: Final = 0.16  # what the first defender saves of the bricks that lie open; the next ones less
MISSED: Final = 0.9  # a round in the hospital
CARD: Final = 0.22  # a point on a card that changes sides
THRIFT: Final = 2  # a last card up to this is worth an amulet,
STAKE: Final = 2.0  # if as much is at stake

# For search.
PIP: Final = 0.9  # a point on a card that changes sides
ILL: Final = 0.9  # a viking misses a round
STRIKES: Final = (0.0, 0.2, 0.2, 0.2, 0.15, 0.15, 0.1)  # how likely a siege is to do so much damage
DRAWN_FIGHT: Final = 0.2  # of the stake is lost where both go to the hospital,
LOST_FIGHT: Final = 0.35  # and where only one does
OUTSIDE: Final = 0.18  # the share of the others' vikings that go to stores
CONTESTED: Final = 0.65  # what is left of a brick's worth where it has to be fought for
CROWDED: Final = 0.28  # and for one more viking there
BARE_CASTLE: Final = 0.2  # that a castle is bare when the siege comes, and nobody else is in the way
STORMED: Final = 0.25  # that a siege of a defended castle is won
GUARDS: Final = 0.35  # of what is likely to be lost to a besieger, the first defender saves
GUARDED: Final = 0.15  # and what he is worth anyway
MOOD: Final = 0.45  # how far plans differ in daring and in caution,
SHAKE: Final = 0.65  # and in the taste for single fields
DEAR_FIRST: Final = 1.5  # a dear brick is set before a cheap one,
ROOM: Final = 0.5  # with room for cheap ones on it,
SAFE: Final = 2.0  # where little of the wall lies open
AMULET_CARD: Final = 3.5  # what a new card is likely to be
AMULET_WANT: Final = 0.25  # a point on a card for oneself,
AMULET_STAKE: Final = 0.2  # and for the fight at hand
WARM: Final = 0.8  # priors: a move worth so much less has a third of the weight
COOL: Final = 0.16  # the same in playouts
NARROW: Final = 8  # moves that search compares at most

# By stage of the game, early to late: what a seat's share of a win grows with. Found by fitting who won games that
# playouts played among themselves. Columns: points, bricks, amulets, vikings fit and soon to be, cards, high cards,
# what lies open.
STAGES: Final = 3
TRAITS: Final = 8
# fmt: off
FEW: Final = vec[float]([  # three players
    0.52, 0.66, 0.22, 0.48, 0.07, 0.44, 0.09, 0.08,
    0.48, 1.63, 0.13, 2.54, 1.50, 1.00, 0.11, 0.01,
    1.79, 2.98, 0.63, 3.46, 0.76, 1.96, 0.31, 0.03,
])
MANY: Final = vec[float]([  # four to six
    1.17, -0.02, 0.88, 0.35, 0.17, 0.62, -0.11, -0.08,
    1.09, 0.05, 1.00, 1.69, 0.97, 1.27, -0.06, 0.01,
    3.35, 0.69, 1.71, 2.85, 0.05, 2.02, 0.29, -0.12,
])
# fmt: on
