"""Tunable probabilities and values of the heuristics, in points of the final score."""

from typing import Final

from librt.vecs import vec

VENTURE: Final = 0.75  # the share of all vikings that go to stores
CONTEST: Final = 0.35  # share of a brick's value that remains if it has to be fought for
CROWD: Final = 0.10  # the same if there will be more Vikings than bricks
BRICK: Final = 0.5  # value of any brick, because the wall grows towards eighteen
BARE: Final = 0.35  # probability that a castle has no defender during the siege
STORM: Final = 0.4  # probability that a siege of a defended castle succeeds
RIVALS: Final = 0.8  # probability that no other besieger is in the way
HURT: Final = 0.25  # value of an opponent's destroyed brick to me
GUARD: Final = 0.16  # share of the exposed bricks that the first defender saves; the next ones save less
MISSED: Final = 0.9  # cost of a round in the hospital
CARD: Final = 0.22  # value of a point on a card that changes sides
THRIFT: Final = 2  # a last card below this is worth an amulet
STAKE: Final = 2.0  # if at least this much is at stake

# For search.
PIP: Final = 0.9  # value of a point on a card that changes sides
ILL: Final = 0.9  # cost of a Viking that misses a round
STRIKES: Final = (0.0, 0.2, 0.2, 0.2, 0.15, 0.15, 0.1)  # probability of each damage in a siege
DRAWN_FIGHT: Final = 0.2  # share of the stake that is lost if both go to the hospital
LOST_FIGHT: Final = 0.35  # the same if only one does
OUTSIDE: Final = 0.18  # the share of the others' vikings that go to stores
CONTESTED: Final = 0.65  # share of a brick's value that remains if it has to be fought for
CROWDED: Final = 0.28  # the same for one more Viking there
BARE_CASTLE: Final = 0.2  # probability that a castle has no defender and nobody else besieges it
STORMED: Final = 0.25  # probability that a siege of a defended castle succeeds
GUARDS: Final = 0.35  # share of the expected loss that the first defender saves
GUARDED: Final = 0.15  # what that defender is worth in any case
MOOD: Final = 0.45  # noise of a whole plan: the value of sieges and of guards
SHAKE: Final = 0.65  # noise of a plan: the value of single fields
DEAR_FIRST: Final = 1.5  # place valuable bricks before cheap ones,
SPACE: Final = 0.5  # with space for cheap ones on top,
SAFE: Final = 2.0  # where little of the wall is exposed
AMULET_CARD: Final = 3.5  # the expected value of a new card
AMULET_WANT: Final = 0.25  # value of a point on your own cards
AMULET_STAKE: Final = 0.2  # the same for the current fight
WARM: Final = 0.8  # temperature of the priors: a move with this much less value has a third of the weight
COOL: Final = 0.16  # temperature of the playouts
NARROW: Final = 8  # the most moves that the search compares

# Weights of the evaluation by stage of the game, early to late, fitted to the winners of games between playouts.
# Columns: points, bricks, amulets, Vikings ready now and soon, cards, high cards, exposed bricks.
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
