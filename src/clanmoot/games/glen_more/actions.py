"""The action space. Tiles are numbered as in the tile table, and 0 is the player's own start village."""

from typing import Final

from clanmoot.core.actions import ActionSpace, Domain, Kind

from .pieces import KIND_NAMES, PLAYERS, SETS, SIDE_NAMES, THREES, TWOS
from .tiles import CODES, HOLDERS, USABLE

RESOURCE: Final = Domain(KIND_NAMES)
DRAWN_TILE: Final = Domain(CODES[1:])
OWN_TILE: Final = Domain(CODES)


def several(kinds: list[int]) -> str:
    """Return several resources as text, such as `wood+wood+sheep`."""
    return "+".join([KIND_NAMES[kind] for kind in kinds])


ACTIONS: Final = ActionSpace(
    choices=[
        Kind("pass", "pass"),
        Kind("move", "take {tile}", tile=DRAWN_TILE),
        Kind("place", "{side} of {tile}", tile=OWN_TILE, side=Domain(SIDE_NAMES)),
        Kind("chieftain", "pay a chieftain"),
        Kind("member", "member on {tile}", tile=OWN_TILE),
        Kind("sell", "sell {kind}", kind=RESOURCE),
        Kind("take", "from {tile}", tile=Domain([CODES[tile] for tile in HOLDERS])),
        Kind("give", "give {kinds}", kinds=Domain([several(kinds) for kinds in SETS[1:]])),
        Kind("three", "trade {kinds}", kinds=Domain([several(kinds) for kinds in THREES])),
        Kind("two", "stock {kinds}", kinds=Domain([several(kinds) for kinds in TWOS])),
        Kind("count", "slaughter {count}", count=Domain(["one", "two"])),
        Kind("kind", "choose {kind}", kind=RESOURCE),
        Kind("act", "use {tile}", tile=Domain([CODES[tile] for tile in USABLE])),
        Kind("done", "done"),
        Kind("to", "to {tile}", tile=OWN_TILE),
        Kind("promote", "promote"),
        Kind("stop", "stop", quiet=True),
    ],
    veiled=[],
    chance=[
        Kind("start", "seat {seat} starts", seat=Domain([str(seat + 1) for seat in range(PLAYERS)])),
        Kind("draw", "{tile} laid", tile=DRAWN_TILE),
        Kind("roll", "the die shows {pips}", pips=Domain(["1", "2", "3"])),
    ],
)

PASS: Final = 0
MOVE: Final = 0  # + tile, from 1
PLACE: Final = 68  # + tile * 4 + side
CHIEFTAIN: Final = 340
MEMBER: Final = 341  # + tile
SELL: Final = 409  # + kind
TAKE: Final = 414  # + rank among the holders
GIVE: Final = 440  # + set, from 1
THREE: Final = 472
TWO: Final = 507
NUMBER: Final = 521  # + 1 or 2
KIND: Final = 524
ACT: Final = 529  # + rank among the usable tiles
DONE: Final = 592
TO: Final = 593  # + tile
PROMOTE: Final = 661
STOP: Final = 662
START: Final = 663  # + seat
DRAW: Final = 667  # + tile, from 1
ROLL: Final = 734  # + 1, 2 or 3
