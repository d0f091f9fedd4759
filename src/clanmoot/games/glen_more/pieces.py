"""§1: resources, sorts of tiles and special places, as numbered constants."""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYERS: Final = 5  # the most players at a table
FIELDS: Final = 14  # GM-1.4: spaces of the track
CHAIN: Final = 13  # the spaces in use between turns; one stays empty

# GM-1.3 Resources.
WOOD: Final = 0
STONE: Final = 1
GRAIN: Final = 2
CATTLE: Final = 3
SHEEP: Final = 4
KINDS: Final = 5
KIND_NAMES: Final = ["wood", "stone", "grain", "cattle", "sheep"]
FULL: Final = 3  # GM-1.3: the most resources on a production tile or on Iona Abbey
SLOTS: Final = 3  # GM-1.4: of a warehouse row

# Sorts of tiles. The sort of a production tile is the number of its resource.
ABBEY: Final = 5
DISTILLERY: Final = 6
FAIR: Final = 7
BUTCHER: Final = 8
GROCER: Final = 9
BRIDGE: Final = 10
TAVERN: Final = 11
VILLAGE: Final = 12
CASTLE: Final = 13
LOCH: Final = 14

# GM-1.2 Border colours.
GREY: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BROWN: Final = 3
BLUE: Final = 4
COLOUR_NAMES: Final = ["grey", "green", "yellow", "brown", "blue"]

# GM-1.2 Edges. A start village has both.
PLAIN: Final = 0
RIVER: Final = 1
ROAD: Final = 2
CROSSING: Final = 3
EDGE_NAMES: Final = ["none", "river", "road", "river+road"]

# Costs are sets of kinds, or one of these.
WHISKY: Final = 32
PERSON: Final = 64  # a clan member or a chieftain
PAIR: Final = 128  # two different resources of choice

# GM-1.5 Special places, in the order of their tiles.
LOCHY: Final = 0
MOIL: Final = 1
STALKER: Final = 2
ARMADALE: Final = 3
MORAR: Final = 4
NESS: Final = 5
MEY: Final = 6
DUART: Final = 7
IONA: Final = 8
CAWDOR: Final = 9
SHIEL: Final = 10
OICH: Final = 11
DONAN: Final = 12
CARDS: Final = 13
HATS: Final = vec[i64]([0, 1, 1, 1, 0, 0, 1, 0, 0, 3, 0, 0, 1])

# The sides of a tile, clockwise.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDE_NAMES: Final = ["north", "east", "south", "west"]

PAID_AT_FAIRS: Final = vec[i64]([0, 1, 3, 5, 8, 12])  # GM-6.5: points by number of different resources
DIFFERENCE: Final = vec[i64]([0, 1, 2, 3, 5, 8])  # GM-8.2: points by difference; a larger one counts as 5

# A demand says how many of each kind are needed. It has three bits per kind, so that demands can be added.
DEMAND: Final = 3


def demand_of(kinds: list[int]) -> int:
    """Return a list of resources in the packed form of a demand."""
    return sum([8**kind for kind in kinds])


SETS: Final = [[kind for kind in range(KINDS) if mask >> kind & 1] for mask in range(32)]
TWOS: Final = [list(kinds) for kinds in combinations_with_replacement(range(KINDS), 2)]
THREES: Final = [list(kinds) for kinds in combinations_with_replacement(range(KINDS), 3)]
SET_DEMAND: Final = vec[i64]([demand_of(kinds) for kinds in SETS])
TWO_DEMAND: Final = vec[i64]([demand_of(kinds) for kinds in TWOS])
THREE_DEMAND: Final = vec[i64]([demand_of(kinds) for kinds in THREES])
