"""How likely and how useful things are taken to be: numbers to tune, in points of the final count."""

from typing import Final

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
