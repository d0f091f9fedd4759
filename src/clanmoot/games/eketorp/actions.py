"""The action space. Placements have lower numbers than `ready`, so the actions of a plan can be sorted."""

from typing import Final

from clanmoot.core.actions import ActionSpace, Counts, Domain, Kind

from .pieces import COLOUR_NAMES, FIELD_NAMES, SEATS, STORE_NAMES

FIELD: Final = Domain(FIELD_NAMES)
SEAT: Final = Domain([str(seat + 1) for seat in range(SEATS)])
VALUE: Final = Domain(list("123456"))
TAKEN: Final = Domain(list("0123"))
COLOUR: Final = Domain(COLOUR_NAMES)
LOW: Final = Counts(["one", "two", "three"], 4, 4)
# How many Vikings are shown on a field: up to eight on a store, one on a siege field.
SHOWN: Final = Domain(
    [f"{count + 1} at {store}" for store in STORE_NAMES for count in range(8)]
    + [f"1 at {field}" for field in FIELD_NAMES[len(STORE_NAMES) :]]
)

ACTIONS: Final = ActionSpace(
    choices=[
        Kind("place", "to {field}", field=FIELD),
        Kind("ready", "ready"),
        Kind("fight", "fight {whom} at {field}", field=FIELD, whom=SEAT),
        Kind("swap", "exchange"),
        Kind("stand", "keep hand", quiet=True),
        Kind("play", "play {value}", value=VALUE),
        Kind("loot", "take {left} left {right} right", left=TAKEN, right=TAKEN),
        Kind("keep", "keep {colour}", colour=COLOUR),
        Kind("build", "{colour} on {section}", colour=COLOUR, section=Domain(list("123456"))),
    ],
    veiled=[
        Kind("drawn", "a card drawn"),
    ],
    chance=[
        Kind("start", "seat {seat} starts", seat=SEAT),
        Kind("deal", "{value} drawn", value=VALUE),
        Kind("stands", "hand kept", quiet=True),
        Kind("apart", "{cards} returned", cards=LOW),
        Kind("material", "material card {card}", card=Domain([str(card + 1) for card in range(12)])),
        Kind("home", "{count} at home", count=Domain(list("012345678"))),
        Kind("show", "{vikings}", vikings=SHOWN),
        Kind("turn", "{attack} against {defence}", attack=VALUE, defence=VALUE),
    ],
)

PLACE: Final = 0
READY: Final = 25
FIGHT: Final = 26
SWAP: Final = 176
STAND: Final = 177
PLAY: Final = 178
LOOT: Final = 184
KEEP: Final = 200
BUILD: Final = 204
DRAWN: Final = 228
START: Final = 229
DEAL: Final = 235
STANDS: Final = 241
APART: Final = 242
MATERIAL: Final = 257
HOME: Final = 269
SHOW: Final = 278
TURN: Final = 352


def show(field: int, count: int) -> int:
    """Return the chance action that shows `count` Vikings on a field."""
    return SHOW + 8 * field + count - 1 if field < 7 else SHOW + 56 + field - 7
