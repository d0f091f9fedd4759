"""§1: cards, hands and formations. A card is colour * 4 + strength - 1; sets of cards are bit masks."""

from itertools import combinations, pairwise
from typing import Final

from clanmoot.core.bits import mask, members

STRENGTHS: Final = 4  # the most there can be
CARDS: Final = 12
STONES: Final = 2
CARD_NAMES: Final = [colour + strength for colour in "GBR" for strength in "1234"]

# All hands of two cards and of three. Each hand is one number, whatever the order of its cards.
HANDS: Final = [mask(cards) for size in (2, 3) for cards in combinations(range(CARDS), size)]
HAND_NUMBERS: Final = {hand: number for number, hand in enumerate(HANDS)}
HAND_NAMES: Final = [" ".join([CARD_NAMES[card] for card in members(hand)]) for hand in HANDS]

# SS-4.1 Kinds from weak to strong. A strength is its kind plus the total of its cards.
TOTAL: Final = 0
STRAIGHT: Final = 16
FLUSH: Final = 32
OF_A_KIND: Final = 48
STRAIGHT_FLUSH: Final = 64


def box(colours: int, strengths: int) -> int:
    """SS-1.1: return the set of all cards in the game."""
    return mask([colour * STRENGTHS + strength for colour in range(colours) for strength in range(strengths)])


def formation(side: int) -> int:
    """SS-4.1: return how strong a complete side is."""
    cards = members(side)
    strengths = sorted([card % STRENGTHS + 1 for card in cards])
    total = sum(strengths)
    one_colour = len({card // STRENGTHS for card in cards}) == 1
    in_a_row = all(low + 1 == high for low, high in pairwise(strengths))
    if one_colour:
        return (STRAIGHT_FLUSH if in_a_row else FLUSH) + total
    if strengths[0] == strengths[-1]:
        return OF_A_KIND + total
    return (STRAIGHT if in_a_row else TOTAL) + total
