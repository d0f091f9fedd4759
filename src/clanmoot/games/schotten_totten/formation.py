"""§4: which formation beats which, computed with tables of strengths, and what an incomplete side can still become."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, count, lowest

from .pieces import CLAN, JOKER_BIT, SHIELD_BIT, SPY_BIT

# ST-4.1: kinds from weak to strong. The strength of a side is its kind plus the total of its cards (at most 36).
SUM: Final = 0
STRAIGHT: Final = 64
FLUSH: Final = 128
OF_A_KIND: Final = 192
STRAIGHT_FLUSH: Final = 256
NEVER: Final = -1  # the strength of a side that cannot be filled

ROW: Final = 511  # a row: the nine strengths of one colour, one bit each


def _windows(need: int, row: int) -> list[int]:
    """Return all runs of `need` strengths that contain these strengths, highest first, padded with zeros to eight."""
    runs = [sum([bit(k) for k in range(low, low + need)]) for low in range(9 - need, -1, -1)]
    found = [run for run in runs if row & ~run == 0]
    return found + [0] * (8 - len(found))


def _row_sum(row: int) -> int:
    return sum(k + 1 for k in range(9) if row & bit(k))


def _top(row: int, missing: int) -> int:
    """Return the sum of the highest strengths in a set, `missing` of them. Return -1 if it has fewer."""
    strengths = [k + 1 for k in range(8, -1, -1) if row & bit(k)]
    return sum(strengths[:missing]) if len(strengths) >= missing else -1


TOTAL: Final = vec[i64]([_row_sum(row) for row in range(512)])
TOP: Final = vec[i64]([_top(row, missing) for missing in range(5) for row in range(512)])
# The straights that contain all strengths of a row, the highest first, then zeros. Those of three begin at [8 * row],
# those of four at [8 * (512 + row)].
WINDOWS: Final = vec[i64]([window for need in (3, 4) for row in range(512) for window in _windows(need, row)])
# All cards of one strength.
ACROSS: Final = vec[i64]([sum([bit(9 * colour + k) for colour in range(6)]) for k in range(9)])


def values(cards: i64) -> i64:
    """Return the set of strengths that occur among clan cards."""
    row: i64 = 0
    while cards:
        row |= cards & ROW
        cards >>= 9
    return row


def colours(cards: i64) -> i64:
    """Return the set of colours that occur among clan cards. Without cards, return all six colours."""
    if not cards:
        return 63
    found: i64 = 0
    colour_bit: i64 = 1
    while cards:
        if cards & ROW:
            found |= colour_bit
        cards >>= 9
        colour_bit += colour_bit
    return found


def card_sum(side: i64) -> i64:
    """ST-4.2, 7.3: return the sum of the strengths. Elite cards count their maximum: 9, 7 or 3."""
    total: i64 = 0
    cards: i64 = side & CLAN
    while cards:
        total += TOTAL[cards & ROW]
        cards >>= 9
    if side > CLAN:
        total += 9 if side & JOKER_BIT else 0
        total += 7 if side & SPY_BIT else 0
        total += 3 if side & SHIELD_BIT else 0
    return total


def highest(unseen: i64, missing: i64) -> i64:
    """Return the sum of the highest unseen cards, `missing` of them."""
    total: i64 = 0
    k: i64 = 8
    while missing > 0:
        there: i64 = count(unseen & ACROSS[k])
        if there > missing:
            there = missing
        total += there * (k + 1)
        missing -= there
        k -= 1
    return total


def fills(places: i64, stock: i64, elites: i64) -> bool:
    """Tell whether these elite cards, all of them used, fill the places of a straight that `stock` does not contain.

    Greedy assignment is exact. The sets of places for the Spy (7), the Shield-Bearer (1-3) and the Joker (any) are
    nested or disjoint. An elite card takes a place whose strength is not in `stock`, if there is one for it.
    """
    gaps: i64 = places & ~stock
    if elites & SPY_BIT:
        if not places & 64:
            return False
        gaps &= ~64
    if elites & SHIELD_BIT:
        if not places & 7:
            return False
        low: i64 = gaps & 7
        gaps &= ~(low & -low)
    if elites & JOKER_BIT:
        gaps &= gaps - 1
    return gaps == 0


def straight_flush(side: i64, need: i64, unseen: i64) -> i64:
    """ST-4.1: return the highest total of a straight flush that this side has or can reach, or 0 if none."""
    cards: i64 = side & CLAN
    within: i64 = colours(cards)
    if within != 63 and within & (within - 1):
        return 0
    best: i64 = 0
    row: i64 = values(cards)
    while within:
        colour: i64 = lowest(within)
        within &= within - 1
        found: i64 = straight_total(side, row, unseen >> (9 * colour) & ROW, need)
        if found > best:
            best = found
    return best


def straight_total(side: i64, row: i64, stock: i64, need: i64) -> i64:
    """Return the highest total of a straight of `need` cards that includes these strengths, or 0 if there is none.

    Gaps are filled with strengths from `stock`.
    """
    at: i64 = ((need - 3) * 512 + row) * 8
    while True:
        window: i64 = WINDOWS[at]
        if not window or fills(window & ~row, stock, side):
            return TOTAL[window]
        at += 1


def of_a_kind(side: i64, need: i64, missing: i64, unseen: i64) -> i64:
    """ST-4.1: return the highest total of equal cards (three of a kind) that this side has or can reach, or 0."""
    row: i64 = values(side & CLAN)
    if row & (row - 1):
        return 0
    k: i64 = 9
    while k > 0:
        k -= 1
        if (row and row != bit(k)) or (side & SPY_BIT and k != 6) or (side & SHIELD_BIT and k > 2):
            continue
        if count(unseen & ACROSS[k]) >= missing:
            return need * (k + 1)
    return 0


def flush(side: i64, missing: i64, unseen: i64) -> i64:
    """ST-4.1: return the highest total of a flush that this side has or can reach, or 0 if none."""
    within: i64 = colours(side & CLAN)
    if within != 63 and within & (within - 1):
        return 0
    best: i64 = -1
    while within:
        row: i64 = unseen >> (9 * lowest(within)) & ROW
        within &= within - 1
        top: i64 = TOP[missing * 512 + row]
        if top > best:
            best = top
    if best < 0:
        return 0
    return card_sum(side) + best


def straight(side: i64, need: i64, unseen: i64) -> i64:
    """ST-4.1: return the highest total of a straight that this side has or can reach, or 0 if none."""
    cards: i64 = side & CLAN
    row: i64 = values(cards)
    if count(row) != count(cards):
        return 0
    return straight_total(side, row, values(unseen), need)


def strongest(side: i64, need: i64, sums_only: bool, unseen: i64) -> i64:
    """ST-4.1, 4.2, 4.4, 7.3, 7.6: return the greatest strength that a side can reach with cards from `unseen`.

    It tries the kinds of formation from the strongest down, and returns the highest total of the first one possible.
    Return NEVER if there are not enough unseen cards.
    """
    missing: i64 = need - count(side)
    if missing > 0 and count(unseen) < missing:
        return NEVER
    if not sums_only:
        found: i64 = straight_flush(side, need, unseen)
        if found:
            return STRAIGHT_FLUSH + found
        found = of_a_kind(side, need, missing, unseen)
        if found:
            return OF_A_KIND + found
        found = flush(side, missing, unseen)
        if found:
            return FLUSH + found
        found = straight(side, need, unseen)
        if found:
            return STRAIGHT + found
    return SUM + card_sum(side) + highest(unseen, missing)


def can_beat(side: i64, need: i64, sums_only: bool, unseen: i64, goal: i64) -> bool:
    """ST-5.3, 5.4: tell whether unseen cards could make this incomplete side stronger than `goal`."""
    missing: i64 = need - count(side)
    if count(unseen) < missing:
        return False
    if sums_only or goal < STRAIGHT:
        # The usual and quick case: a higher total beats a total, whatever kind it turns out to be.
        if card_sum(side) + highest(unseen, missing) > goal:
            return True
        if sums_only:
            return False
    return strongest(side, need, sums_only, unseen) > goal


def completion(side: i64, need: i64, sums_only: bool, unseen: i64) -> list[int]:
    """Return the unseen cards that make this side as strong as possible. Return none if there are too few."""
    goal: i64 = strongest(side, need, sums_only, unseen)
    chosen: list[int] = []
    if goal < 0:
        return chosen
    card: i64 = 54
    while card > 0 and count(side) < need:
        card -= 1
        if unseen & bit(card):
            unseen &= ~bit(card)
            if strongest(side | bit(card), need, sums_only, unseen) == goal:
                side |= bit(card)
                chosen.append(card)
    return sorted(chosen)
