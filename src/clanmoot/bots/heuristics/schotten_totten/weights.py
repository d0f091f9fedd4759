"""How likely and how useful things are taken to be: numbers to tune."""

from typing import Final

from clanmoot.games.schotten_totten.pieces import (
    BANSHEE,
    BLUFF,
    JOKER,
    MUD,
    RECRUITER,
    SHIELD_BEARER,
    SPY,
    STRATEGIST,
    TRAITOR,
)

HOLD: Final = 0.65  # that a card in a hand is there when its stone needs it: other stones want it too
PATIENCE: Final = 0.6  # that a card still to be drawn comes in time

# What an empty side may become: (strength, chance if nothing stronger came).
EMPTY: Final[list[tuple[int, float]]] = [
    (256 + 18, 0.12),
    (256 + 12, 0.10),
    (192 + 20, 0.12),
    (192 + 10, 0.12),
    (128 + 18, 0.25),
    (128 + 13, 0.25),
    (64 + 18, 0.25),
    (64 + 12, 0.25),
    (18, 0.5),
    (12, 1.0),
]

# The strength of an odd card that only fills a slot: (strength, chance if no stronger one came).
FILLER: Final[list[tuple[int, float]]] = [(8, 0.25), (6, 0.5), (3, 1.0)]

# What a tactic card is worth unplayed: 1 is half a hundredth of a game (the weight of thrift).
RESERVE: Final[dict[int, float]] = {
    JOKER: 4.0,
    SPY: 2.5,
    SHIELD_BEARER: 1.5,
    BLUFF: 2.0,
    MUD: 2.0,
    RECRUITER: 1.0,
    STRATEGIST: 1.5,
    BANSHEE: 3.0,
    TRAITOR: 4.0,
}

# For search, which judges more positions than it can look at closely.
IN_HAND: Final = 0.8  # that a card in a hand is there when its stone needs it
IN_TIME: Final = 0.45  # that a card still to be drawn comes to one of the two in time

# What an empty side may become, and an odd card: as EMPTY and FILLER, fitted to the ends of some hundred games.
BLANK: Final[list[tuple[int, float]]] = [
    (256 + 18, 0.18),
    (256 + 12, 0.15),
    (192 + 20, 0.12),
    (192 + 10, 0.15),
    (128 + 18, 0.22),
    (128 + 13, 0.16),
    (64 + 18, 0.16),
    (64 + 12, 0.16),
    (18, 0.32),
    (12, 1.0),
]
ODD_CARD: Final[list[tuple[int, float]]] = [(8, 0.31), (6, 0.62), (3, 1.0)]
HIGH_COLOUR: Final = 0.32  # that cards of one colour, if they come, are high ones

# First impressions, for search: opinions are parts of a game.
TEMPERATURE: Final = 0.015  # an opinion better by so much is 2.7 times as likely to be the best
FLOOR: Final = 0.01  # what even the worst move gets, where an indifferent one has 1
COMPANY: Final = 0.002  # a related card in the hand that may follow, or that is left behind
THRIFT: Final = 0.005  # a point of RESERVE
CURIOSITY: Final = 0.01  # a tactic card drawn when it is wanted
IDLENESS: Final = -0.02

# A match of several rounds: points.
LEAD: Final = 2.0  # what the winner of a round usually wins by
SWING: Final = 2.5  # how much a round still to come may turn
