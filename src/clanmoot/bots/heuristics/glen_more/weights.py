"""What the search assumes about Glen More, in points: tables, and numbers used in them."""

from typing import Final

from librt.vecs import vec

from clanmoot.games.glen_more.tiles import SORT

# Quick values of things for the current player. Only the whole set is meaningful, not a single number. Tuned by trial:
# seventy thousand games of these priors against slightly changed ones.
PIECE: Final = 0  # a resource, if the player moves again
LAST_PIECE: Final = 1  # the same in the last turn
BARREL: Final = 2
STEP: Final = 3  # a movement point
CHIEFTAIN: Final = 4
MEMBER: Final = 5
COIN: Final = 6
NEW_KIND: Final = 7  # a resource of a kind that the player does not own yet
PRICE: Final = 8  # per coin that the warehouse asks more for a piece
PACE: Final = 9  # a field that the figure moves ahead
BESIDE: Final = 10  # a neighbour of a new tile, for later turns
RICHES: Final = 11  # factor for the richness of the best spot that members open
WAIT: Final = 12  # cost of a sale while a tile may still need the piece
HASTE: Final = 13  # temperature: this many points make a move about three times as likely
CARD_POINTS: Final = 14  # a card, in each remaining scoring
HAT_POINTS: Final = 15  # a hat, in each remaining scoring
QUICK: Final = vec[float]([-0.4, 0.2, 2.9, -1.8, 3.6, 0.7, 1.2, 1.2, 1.5, 0.9, 1.6, 1.7, -1.3, 1.0, 3.6, 1.0])

# By sort of tile: what an activation brings on average, what a new tile brings at once, and what it brings in a whole
# game.
ACTIVE: Final = [0.9, 0.9, 0.9, 0.9, 0.9, 1.4, 1.6, 2.0, 1.6, 2.5, 2.5, 3.2, 0.9, 0.9, 0.0]
LASTING: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 2.1, 0.0, 0.0, 0.0, 0.0, 0.0, -1.4, -0.1, 0.0]
GROWING: Final = [4.6, 4.5, 5.7, 3.6, 3.6, 11.0, 8.1, -3.8, -5.7, 6.9, 6.2, 19.5, 4.0, 15.0, -4.3]

RICHNESS: Final = vec[float]([ACTIVE[sort] for sort in SORT])
AT_ONCE: Final = vec[float]([LASTING[sort] for sort in SORT])
LATER: Final = vec[float]([GROWING[sort] for sort in SORT])

# The value of a position in points at the end of the game: a constant, and a part that grows with the remaining game.
# Fitted by least squares to some hundred games of 2, 3 and 5 players, then rounded.
COINS: Final = 0
PIECES: Final = 1  # a resource
VARIETY: Final = 2  # a kind that the seat owns
PEOPLE: Final = 3  # a clan member
REACH: Final = 4  # factor for the richness of the best spot for a tile
LAGGING: Final = 5  # a field that the figure is ahead of the end of the chain
STUCK: Final = 6  # a production tile that is full
MONSTER: Final = 7  # Loch Ness
SIZE: Final = 8  # a tile
STEPS: Final = 9  # a movement point
BARRELS: Final = 10  # then a chieftain or hat, then a card
SWING: Final = 13  # this many points of lead make a win about three times as likely as not
ROWS: Final = 14
EXPECTED: Final = [
    (0.9, 0.9),
    (0.35, 0.3),
    (0.1, 1.5),
    (-0.3, 1.2),
    (0.9, 1.1),
    (-0.35, -0.15),
    (-0.4, 0.0),
    (0.0, 14.0),
    (-2.8, -0.5),
    (0.9, 0.9),
    (0.4, 1.8),
    (0.3, 1.8),
    (0.0, 2.5),
    (2.0, 7.0),
    # The same with more than two players.
    (1.0, 0.5),
    (0.15, 0.9),
    (0.45, 1.6),
    (0.2, 2.0),
    (0.55, 0.0),
    (-0.3, -0.2),
    (-0.5, 0.3),
    (1.0, 10.0),
    (-2.9, 1.5),
    (0.9, 0.7),
    (0.85, 2.5),
    (0.9, -0.3),
    (0.0, 2.4),
    (2.0, 7.0),
]
NOW: Final = vec[float]([now for now, _ in EXPECTED])
MORE: Final = vec[float]([more for _, more in EXPECTED])
# A point in a remaining scoring, from the present barrels, chieftains and cards. Then the same with more than two
# players.
AWARDS: Final = vec[float]([0.7, 0.6, 0.9, 0.4, 0.5, 0.7])

# By sort: the value of a tile in the display besides REACH. Then the same with more than two players.
KEPT: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.2, -0.5, 1.0, 0.2, 0.5, 0.0, 0.5, 0.5, 0.0, 0.0]
GROWN: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.5, 2.0, -2.0, -1.0, 4.0, 4.0, 1.3, -1.0, 2.0, -2.0]
KEPT_BY_MANY: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 1.0, -1.0, 0.5, 0.4, -0.3, -0.3, 0.6, -0.6, -0.2, 1.0]
GROWN_BY_MANY: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 3.0, -0.5, -2.5, -4.0, 8.0, 6.0, 2.3, 2.0, 4.0, -5.0]
TILE: Final = vec[float]([row[sort] for row in (KEPT, KEPT_BY_MANY) for sort in SORT])
TILE_GROWN: Final = vec[float]([row[sort] for row in (GROWN, GROWN_BY_MANY) for sort in SORT])
