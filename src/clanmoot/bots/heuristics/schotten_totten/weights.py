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
