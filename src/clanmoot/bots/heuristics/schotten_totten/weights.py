"""Tunable probabilities and weights of the heuristics."""

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

HOLD: Final = 0.65  # probability that a card in a hand goes to this stone: other stones need it too
PATIENCE: Final = 0.6  # probability that a card is drawn in time

# The possible strengths of an empty side: (strength, probability if nothing stronger came).
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

# The strength of an unrelated card that only fills a slot: (strength, probability if no stronger one came).
FILLER: Final[list[tuple[int, float]]] = [(8, 0.25), (6, 0.5), (3, 1.0)]

# The value of a tactic card in the hand. 1 is half a hundredth of a game (the weight of thrift).
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

# For the search, which evaluates more positions than it can examine closely.
IN_HAND: Final = 0.8  # probability that a card in a hand goes to this stone
IN_TIME: Final = 0.45  # probability that an undrawn card comes to one of the two in time

# Like EMPTY and FILLER, fitted to the ends of some hundred games.
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
HIGH_COLOUR: Final = 0.32  # probability that cards of one colour, if they come, are high ones

# Priors for the search. Scores are shares of a game.
TEMPERATURE: Final = 0.015  # a move with this much higher a score is e times as likely
FLOOR: Final = 0.01  # the smallest weight of a move; a neutral one has 1
COMPANY: Final = 0.002  # per related card in the hand that can follow, or that is left behind
THRIFT: Final = 0.005  # per point of RESERVE
CURIOSITY: Final = 0.01  # for drawing a useful tactic card
IDLENESS: Final = -0.02

# A match of several rounds: points.
LEAD: Final = 2.0  # by how many points a round is usually won
SWING: Final = 2.5  # by how many points a later round may change the lead
