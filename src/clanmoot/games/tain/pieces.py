"""§1: clans, tokens and places, as tables in the order of the rulebook."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, mask

SEATS: Final = 4  # of the largest table; arrays by seat always have space for all four

# TA-1.2: kinds of tokens. Tokens of a kind are alike and have no identity.
CHIEFTAIN: Final = 0
WARRIOR: Final = 1
LAD: Final = 2
DAUGHTER: Final = 3
BLUFF: Final = 4
KINDS: Final = 5
KIND_NAMES: Final = ("Chieftain", "Warrior", "Lad", "Daughter", "Bluff")
LETTERS: Final = "CWLDB"
SUPPLY: Final[list[int]] = [1, 2, 6, 1, 8]  # how many a clan has of each kind
TOKENS: Final = 18

# Values of a slot besides a kind.
EMPTY: Final = -1
FACE_DOWN: Final = 5  # in views only

# TA-1.1: a place is board * 5 + entry, and a board belongs to the seat with its number. The player decides the slot:
# inside on their own board, outside on any other. The Kingdom is one place with two slots that are alike.
ENTRIES: Final = 5
PASTURE: Final = 3  # entries below this lead to the Pasture, the others to the House
KINGDOM: Final = 20
PLACES: Final = 21
KINGDOM_SLOTS: Final = 2
KINGDOM_BIT: Final = 2**20
# Slots in the order of turning up: the Kingdom seat by seat, then for each place the inside and the outside slot.
SLOTS: Final = 44
BOARD_NAMES: Final = "ABCD"
ENTRY_NAMES: Final = ("P1", "P2", "P3", "H1", "H2")
PLACE_NAMES: Final = [*[f"{board}.{entry}" for board in BOARD_NAMES for entry in ENTRY_NAMES], "Kingdom"]

# TA-1.3, 1.4, 2.1
ROUNDS: Final = 8
CATTLE: Final = 25
FIRST_CATTLE: Final = 5  # of each player
FIRST_JEWELS: Final = 3
HERD: Final = 11  # TA-7.1, 7.3: this many cattle end the game and earn the bonus

# TA-4.4 to 4.7: the result of a raid: scout * 6 + guard + 1, where guard -1 is nobody.
FAILS: Final = 0
SUCCEEDS: Final = 1
SCOUT_CAUGHT: Final = 2
GUARD_CAUGHT: Final = 3
RAIDS: Final = vec[i64](
    [
        # nobody, Chieftain, Warrior, Lad, Daughter, (Bluffs have been removed)
        1, 0, 1, 1, 0, 1,  # the Chieftain raids
        1, 0, 0, 1, 3, 1,  # a Warrior raids
        1, 0, 2, 0, 0, 1,  # a Lad raids
    ]
)  # fmt: skip


def _reach(seat: int, kind: int) -> int:
    """TA-3.2 to 3.4: return all places where a seat can ever place a token of this kind."""
    if kind == DAUGHTER:
        return mask(range(seat * ENTRIES, (seat + 1) * ENTRIES))
    return mask(range(KINGDOM if kind == LAD else PLACES))


# The places that a kind may go to, free or not: seat * KINDS + kind.
REACH: Final = vec[i64]([_reach(seat, kind) for seat in range(SEATS) for kind in range(KINDS)])


def may_lie(seat: int, kind: int, place: int) -> bool:
    """TA-3.2 to 3.4: tell whether a seat may place a token of this kind at this place."""
    return REACH[seat * KINDS + kind] & bit(place) != 0


def captive(holder: i64, owner: i64, kind: i64) -> i64:
    """TA-6.1: return the index of the count of captives for a holder, an owner and a kind (Lad or Daughter)."""
    return (holder * SEATS + owner) * 2 + kind - LAD
