"""The action space. Places are numbered from seat 0's board, so a place has the same number for everybody."""

from typing import Final

from clanmoot.core.actions import ActionSpace, Domain, Kind

from .pieces import KIND_NAMES, KINGDOM, PLACE_NAMES

TOKEN: Final = Domain(list(KIND_NAMES))
PLACE: Final = Domain(PLACE_NAMES)

ACTIONS: Final = ActionSpace(
    choices=[
        Kind("lay", "{token} to {place}", token=TOKEN, place=PLACE),
        Kind("pass", "pass"),
        Kind("free", "free {token}", token=Domain(["Lad", "Daughter"])),
    ],
    veiled=[
        Kind("laid", "a token to {place}", place=PLACE),
    ],
    chance=[
        Kind("start", "seat {seat} begins", seat=Domain(["1", "2", "3", "4"])),
        Kind("turn", "turn up {token} at {place}", token=TOKEN, place=PLACE),
        Kind("bluffs", "bluffs home"),
        Kind("kingdom", "raid the Kingdom"),
        Kind("raid", "raid {place}", place=Domain(PLACE_NAMES[:KINGDOM])),
        Kind("settle", "settle"),
    ],
)

LAY: Final = 0
PASS: Final = 105
FREE: Final = 106
LAID: Final = 108
START: Final = 129
TURN: Final = 133
BLUFFS: Final = 238
RAID_KINGDOM: Final = 239
RAID: Final = 240
SETTLE: Final = 260
