"""The action space. Other players are counted from the player's left: 1 is the next player."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.actions import ActionSpace, Counts, Domain, Kind

from .pieces import BLUE, COLOURS, GREEN, LOWEST, NUMBERS, VALUES, YELLOW


class Hand(Counts):
    """A multiset of cards, written as their values: `3 3 4`."""

    def word(self, counts: tuple[int, ...]) -> str:
        """Return the value of each card, separated by spaces."""
        return " ".join([thing for n, thing in zip(counts, self.things, strict=True) for _ in range(n)]) or "none"


RIVAL: Final = Domain(["1", "2", "3", "4"])
COLOUR: Final = Domain(list(COLOURS))
VALUE: Final = Domain(["1", "2", "3", "4"])
SOME_CUBES: Final = Counts(list(COLOURS), 0, 6)
SOME_CARDS: Final = Hand(VALUE.names, 0, 3)

# HC-4.11: what a Bard takes: (first colour, second colour or -1, colour kept or -1). The rest goes into the bag.
TAKES: Final = (
    (YELLOW, -1, -1),
    (BLUE, -1, -1),
    (GREEN, -1, -1),
    (YELLOW, BLUE, -1),
    (YELLOW, BLUE, YELLOW),
    (YELLOW, BLUE, BLUE),
    (YELLOW, GREEN, -1),
    (YELLOW, GREEN, YELLOW),
    (YELLOW, GREEN, GREEN),
    (BLUE, GREEN, -1),
    (BLUE, GREEN, BLUE),
    (BLUE, GREEN, GREEN),
)


def _spoils(first: int, second: int, kept: int) -> str:
    """Return the text for what a Bard takes."""
    both = COLOURS[first] + (f" and {COLOURS[second]}" if second >= 0 else "")
    return f"{both} keep {COLOURS[kept]}" if kept >= 0 else both


ACTIONS: Final = ActionSpace(
    choices=[
        Kind("return", "return {cubes}", cubes=SOME_CUBES),
        Kind("cattle", "cattle"),
        Kind("castle", "castle"),
        Kind("monastery", "monastery"),
        Kind("warrior", "warrior"),
        Kind("piper", "piper"),
        Kind("monks", "monks {number}", number=Domain(["1", "2"])),
        Kind(
            "estate",
            "estate for {yellow} yellow and {rest}",
            yellow=Domain(["drawn", "court"]),
            rest=Domain(["drawn red", "2 drawn green", "1 drawn 1 court green", "2 court green"]),
        ),
        Kind("bard", "bard at {rival}", rival=RIVAL),
        Kind("done", "done", quiet=True),
        Kind("take", "take {spoils}", spoils=Domain([_spoils(*take) for take in TAKES])),
        Kind("raid", "raid {rival}", rival=RIVAL),
        Kind("discard", "discard {cards}", cards=SOME_CARDS),
        Kind("lay", "lay {card}", card=VALUE),
        Kind("add", "{piper}", piper=Domain(["no piper", "with a piper"])),
        Kind("loot", "loot {loot}", loot=Domain(["nothing", "cattle", "castle", "monastery"])),
    ],
    veiled=[
        Kind("laid", "a card laid face down"),
        Kind("drawn", "a card drawn"),
    ],
    chance=[
        Kind("begin", "seat {seat} begins", seat=Domain(["1", "2", "3", "4", "5"])),
        Kind("cube", "{colour} cube drawn", colour=COLOUR),
        Kind("card", "card {card} drawn", card=VALUE),
        Kind("fight", "{attack} against {defence} turned up", attack=VALUE, defence=VALUE),
        Kind("score", "round scored"),
        Kind("tile", "tile {tile} turned up", tile=Domain([str(LOWEST + k) for k in range(NUMBERS)])),
    ],
)

RETURN: Final = 0
CATTLE: Final = 210
CASTLE: Final = 211
MONASTERY: Final = 212
WARRIOR: Final = 213
PIPER: Final = 214
MONKS: Final = 215
ESTATE: Final = 217
BARD: Final = 225
DONE: Final = 229
TAKE: Final = 230
RAID: Final = 242
DISCARD: Final = 246
LAY: Final = 281
ADD: Final = 285
LOOT: Final = 287
LAID: Final = 291
DRAWN: Final = 292
BEGIN: Final = 293
CUBE: Final = 298
CARD: Final = 302
FIGHT: Final = 306
SCORE: Final = 322
TILE: Final = 323

# Multisets as flat tables of four numbers each. They are also packed, one byte per number, so that one subtraction
# compares all four.
RETURNED: Final = vec[i64]([n for counts in SOME_CUBES.multisets for n in counts])
RETURNS: Final = len(SOME_CUBES.multisets)
DISCARDED: Final = vec[i64]([n for counts in SOME_CARDS.multisets for n in counts])
GUARDS: Final = 0x80808080


def _packed(counts: tuple[int, ...]) -> int:
    return sum([n * 256**place for place, n in enumerate(counts)])


RETURN_PACKS: Final = vec[i64]([_packed(counts) for counts in SOME_CUBES.multisets])
DISCARD_PACKS: Final = vec[i64]([_packed(counts) for counts in SOME_CARDS.multisets])
# Where the multisets of each size begin: those of size k have the ranks from SIZES[k] up to SIZES[k + 1].
SIZES: Final = vec[i64]([0, 1, 5, 15, 35])
TAKE_FIRST: Final = vec[i64]([take[0] for take in TAKES])
TAKE_SECOND: Final = vec[i64]([take[1] for take in TAKES])
TAKE_KEPT: Final = vec[i64]([take[2] for take in TAKES])


def pack(counts: vec[i64], at: i64) -> i64:
    """Pack four numbers below 128 into one integer, one byte each."""
    return counts[at] | counts[at + 1] << 8 | counts[at + 2] << 16 | counts[at + 3] << 24


def within(some: i64, all: i64) -> bool:
    """Tell whether one packed multiset is contained in another."""
    return (all | GUARDS) - some & GUARDS == GUARDS


assert VALUES == len(COLOURS) == 4, "packs have four bytes"
