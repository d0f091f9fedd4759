"""§1: cards and stones. A clan card is colour * 9 + strength - 1. Sets of cards and of stones are bit masks."""

from typing import Final

from mypy_extensions import i64

from clanmoot.core.bits import bit

STONES: Final = 9
PLACES: Final = 18  # the sides of all stones: seat * STONES + stone
CLANS: Final = 54  # ST-1.1: six colours by nine strengths
LETTERS: Final = "GBRYPN"  # green, blue, red, yellow, purple, brown

# ST-1.2: kinds of tactic cards. The two Jokers are alike, so the ten cards have nine kinds.
JOKER: Final = 0
SPY: Final = 1
SHIELD_BEARER: Final = 2
BLUFF: Final = 3
MUD: Final = 4
RECRUITER: Final = 5
STRATEGIST: Final = 6
BANSHEE: Final = 7
TRAITOR: Final = 8
KINDS: Final = 9
ELITES: Final = 3  # kinds below this are elite cards
MODES: Final = 5  # kinds from ELITES to this are modes, the others are ruses
TACTICS: Final = (
    "Joker",
    "Spy",
    "Shield-Bearer",
    "Blind Man's Bluff",
    "Mud Fight",
    "Recruiter",
    "Strategist",
    "Banshee",
    "Traitor",
)

# A troop is a card that can be on a side: a clan card, or CLANS + an elite kind.
TROOPS: Final = CLANS + ELITES
# A card of either deck is a clan card, or CLANS + a tactic kind.
CARDS: Final = CLANS + KINDS

CLAN: Final = 2**CLANS - 1  # the mask of all clan cards, for sides and decks
JOKER_BIT: Final = 2**54
SPY_BIT: Final = 2**55
SHIELD_BIT: Final = 2**56

CARD_NAMES: Final = [letter + strength for letter in LETTERS for strength in "123456789"]
TROOP_NAMES: Final = [*CARD_NAMES, "Joker", "Spy", "Shield-Bearer"]
STONE_NAMES: Final = list("123456789")

ALL_STONES: Final = 2**STONES - 1
SUPPLY: Final[list[int]] = [2, 1, 1, 1, 1, 1, 1, 1, 1]  # how many there are of each tactic kind

# A set of tactic cards has ten bits: the number of Jokers in unary (00, 01, 11), then one bit per other kind. So the
# two Jokers have no identity that could leak information.
ALL_TACTICS: Final = 2**10 - 1


def jokers(tactics: i64) -> i64:
    """Return how many Jokers are in the set."""
    return (tactics & 3) - (tactics >> 1 & 1)


def has(tactics: i64, kind: i64) -> bool:
    """Tell whether the set has a tactic card of this kind."""
    return tactics & (1 if kind == JOKER else bit(kind + 1)) != 0


def with_tactic(tactics: i64, kind: i64) -> i64:
    """Return the set with one more tactic card of this kind."""
    if kind == JOKER:
        return tactics | (tactics & 1) << 1 | 1
    return tactics | bit(kind + 1)


def without_tactic(tactics: i64, kind: i64) -> i64:
    """Return the set with one tactic card of this kind less."""
    if kind == JOKER:
        return tactics & ~2 if tactics & 2 else tactics & ~1
    return tactics & ~bit(kind + 1)


def kinds(tactics: i64) -> list[int]:
    """Return the kinds of the tactic cards in the set, ascending. Two Jokers are listed twice."""
    found = [JOKER] * int(jokers(tactics))
    for kind in range(1, KINDS):
        if tactics & bit(kind + 1):
            found.append(kind)
    return found
