"""The action space. The choices of the base game come first, so they are a prefix of all choices."""

from typing import Final

from clanmoot.core.actions import ActionSpace, Domain, Kind

from .pieces import CARD_NAMES, ELITES, MODES, STONE_NAMES, TACTICS, TROOP_NAMES

CARD: Final = Domain(CARD_NAMES)
STONE: Final = Domain(STONE_NAMES)
TROOP: Final = Domain(TROOP_NAMES)
ANY_CARD: Final = Domain([*CARD_NAMES, *TACTICS])
PILE_OF: Final = Domain(["clan", "tactic"])

ACTIONS: Final = ActionSpace(
    choices=[
        Kind("play", "{card} to {stone}", plain=True, card=CARD, stone=STONE),
        Kind("claim", "claim {stone}", stone=STONE),
        Kind("done", "done", quiet=True),
        Kind("pass", "pass", plain=True),
        Kind("elite", "{troop} to {stone}", plain=True, troop=Domain(list(TACTICS[:ELITES])), stone=STONE),
        Kind("mode", "{mode} on {stone}", plain=True, mode=Domain(list(TACTICS[ELITES:MODES])), stone=STONE),
        Kind("ruse", "{ruse}", plain=True, ruse=Domain(list(TACTICS[MODES:]))),
        Kind("pile", "draw {pile}", quiet=True, pile=PILE_OF),
        Kind("under", "put {card} under", plain=True, card=ANY_CARD),
        Kind("move", "move {troop}", troop=TROOP),
        Kind("to", "to {stone}", stone=STONE),
        Kind("drop", "discard it"),
        Kind("banish", "banish {troop}", troop=TROOP),
        Kind("steal", "steal {card}", card=CARD),
    ],
    veiled=[
        Kind("buried", "a {pile} card put under", plain=True, pile=PILE_OF),
        Kind("drawn", "a {pile} card drawn", pile=PILE_OF),
    ],
    chance=[
        Kind("begin", "seat {seat} begins", plain=True, seat=Domain(["1", "2"])),
        Kind("turn", "{card} drawn", card=ANY_CARD),
        Kind("settle", "settle the open stones"),
        Kind("next", "next round"),
    ],
)

PLAY: Final = 0
CLAIM: Final = 486
DONE: Final = 495
PASS: Final = 496
ELITE: Final = 497
MODE: Final = 524
RUSE: Final = 542
PILE: Final = 546
UNDER: Final = 548
MOVE: Final = 611
TO: Final = 668
DROP: Final = 677
BANISH: Final = 678
STEAL: Final = 735
BURIED: Final = 789
DRAWN: Final = 791
BEGIN: Final = 793
TURN: Final = 795
SETTLE: Final = 858
NEXT: Final = 859
