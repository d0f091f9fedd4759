"""§1: fields, bricks and cards. Fight cards are stored as counts by value, because cards of one value are the same."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STORES: Final = 7
KINDS: Final = 3  # catapult, ship, ram: kind k borders the sections 2k and 2k + 1
SIEGES: Final = 18
FIELDS: Final = 25  # stores A to G, then STORES + KINDS * owner + kind
SECTIONS: Final = 6
STACK: Final = 3  # bricks on a section
WALL: Final = 18
SEATS: Final = 6
COLOURS: Final = 4  # grass, wood, clay, stone: worth colour + 1
VALUES: Final = 6  # of fight cards; value v has index v - 1
COPIES: Final = 9  # of each value
HAND: Final = 4
AMULETS: Final = 5
ROUNDS: Final = 10
MATERIALS: Final = 12
STATIONS: Final = 4  # "3-4-5", "1-2", "0", last
LAST: Final = 3

BRICKS: Final = vec[i64]([52, 42, 12, 6])  # EK-1.2
VIKINGS: Final = vec[i64]([0, 0, 0, 8, 6, 6, 5])  # EK-2.1, by the number of players

STORE_NAMES: Final = list("ABCDEFG")
KIND_NAMES: Final = ("catapult", "ship", "ram")
FIELD_NAMES: Final = [*STORE_NAMES, *[f"{kind} {owner + 1}" for owner in range(SEATS) for kind in KIND_NAMES]]
COLOUR_NAMES: Final = ["grass", "wood", "clay", "stone"]
COLOUR_LETTERS: Final = "GWCS"

# EK-1.4: reconstructed, because we have no pictures of the cards in the box. The rulebook gives totals only for card 1.
# Owners of the box can replace all cards (option `materials`). After a plus: the bricks with the white mark.
PRINTED: Final = (
    "G1+1 W2   G2   W1+1 W1   C1   -",
    "W2   G1   W2+1 G1+1 G1   -    S1",
    "G2+1 W1   W1+1 W2   G1   C1   -",
    "W3   G2   G1+1 W1+1 -    -    S1",
    "G1   G2+1 W1   G1   W2+1 C1   -",
    "W1+1 W1   G2   W1   G2+1 C1   S1",
    "G3   W2+1 G1+1 -    W1   C1   -",
    "W2   G1   G1+1 G2   W1+1 C1   S1",
    "G2   G1+1 W1   W1+1 G2   C1   S1",
    "W1+1 G3   G1   G1+1 W1   C2   -",
    "G1+1 W2+1 G2   G2   -    C1   S1",
    "G2   W1   -    G3+1 W1+1 C2   -",
)


def code(word: str) -> int:
    """Return what a card adds to a store, as three digits: colour (1 grass to 4 stone), bricks, marked bricks.

    Return 0 if it adds nothing.
    """
    if word == "-":
        return 0
    plain, _, marked = word[1:].partition("+")
    return 100 * (1 + COLOUR_LETTERS.index(word[0])) + 10 * int(plain) + int(marked or "0")


MATERIAL: Final = tuple([code(word) for row in PRINTED for word in row.split()])

# A section of a wall is a number in base 5: one digit (colour + 1) per brick, and the last digit is the top brick.
CODES: Final = 125


def bricks_of(section: int) -> list[int]:
    """Return the colours of the bricks on a section, the top one first."""
    found: list[int] = []
    while section:
        found.append(section % 5 - 1)
        section //= 5
    return found


HEIGHT: Final = vec[i64]([len(bricks_of(section)) for section in range(CODES)])
# section * 4 + n: the points of the top n bricks.
TOPS: Final = vec[i64]([sum(bricks_of(section)[:n]) + n for section in range(CODES) for n in range(4)])


def height(section: i64) -> i64:
    """Return how many bricks are on a section."""
    return HEIGHT[section]


def tops(section: i64, n: i64) -> i64:
    """Return the total points of the top n bricks of a section."""
    return TOPS[section * 4 + n]
