"""The possible final strengths of each side of a stone, and the probability of winning the stone."""

from typing import Final

from mypy_extensions import i64

from clanmoot.core.bits import count, lowest
from clanmoot.games.schotten_totten.formation import (
    FLUSH,
    OF_A_KIND,
    ROW,
    STRAIGHT,
    STRAIGHT_FLUSH,
    card_sum,
    colours,
    strongest,
    values,
)
from clanmoot.games.schotten_totten.pieces import CLAN, JOKER_BIT, SHIELD_BIT, SPY_BIT

from .card_odds import MOST, Odds, scarcest
from .weights import EMPTY, FILLER

Chances = list[tuple[int, float]]  # strengths in descending order, each with its probability if nothing stronger came

# Straights of three and of four strengths, the highest first: (strengths, sum).
STRAIGHTS: Final[list[list[tuple[int, int]]]] = [
    [((2**need - 1) * 2**low, sum(range(low + 1, low + need + 1))) for low in range(9 - need, -1, -1)]
    for need in (3, 4)
]


def side_chances(side: int, need: int, sums_only: bool, odds: Odds) -> Chances:
    """Return all possible strengths of a side. They are cached."""
    key = (side, need, int(sums_only))
    if key not in odds.looks:
        odds.looks[key] = compute_chances(side, need, sums_only, odds)
    return odds.looks[key]


def compute_chances(side: int, need: int, sums_only: bool, odds: Odds) -> Chances:
    """Compute all possible strengths of a side in descending order."""
    missing = need - int(count(side))
    if missing == 0:
        return [(int(strongest(side, need, sums_only, 0)), 1.0)]
    found: Chances = []
    if side == 0 and need == 3 and not sums_only:
        return EMPTY
    if not sums_only:
        found += straight_flushes(side, need, odds)
        found += of_a_kind(side, need, missing, odds)
        found += flushes(side, missing, odds)
        found += straights(side, need, odds)
    return found + sums(side, missing)


def straight_flushes(side: int, need: int, odds: Odds) -> Chances:
    """Return straight flushes in descending strength. Clan cards already on the side fix the colour."""
    within: i64 = colours(side & CLAN)
    row = int(values(side & CLAN))
    if (within & (within - 1) and within != 63) or count(row) != count(side & CLAN):
        return []
    found: Chances = []
    for window, total in STRAIGHTS[need - 3]:
        if row & ~window:
            continue
        left: i64 = within
        miss = 1.0
        while left:
            colour = int(lowest(left))
            left &= left - 1
            miss *= 1.0 - filled(window & ~row, side, odds.card[9 * colour : 9 * colour + 9])
        if miss < 1.0:
            found.append((STRAIGHT_FLUSH + total, 1.0 - miss))
    return found


def straights(side: int, need: int, odds: Odds) -> Chances:
    """Return straights in descending strength."""
    row = int(values(side & CLAN))
    if count(row) != count(side & CLAN):
        return []
    found: Chances = []
    for window, total in STRAIGHTS[need - 3]:
        if row & ~window:
            continue
        chance = filled(window & ~row, side, odds.strength)
        if chance > 0.0:
            found.append((STRAIGHT + total, chance))
    return found


def filled(places: i64, side: i64, stock: list[float]) -> float:
    """Return the probability that all these places of a straight are filled.

    Elite cards fill the places that are hardest to fill.
    """
    if side & SPY_BIT:
        if not places & 64:
            return 0.0
        places &= ~64
    if side & SHIELD_BIT:
        if not places & 7:
            return 0.0
        places &= ~scarcest(places, stock, 7)
    if side & JOKER_BIT:
        places &= ~scarcest(places, stock, ROW)
    chance = 1.0
    k: i64 = 0
    while places:
        if places & 1:
            chance *= stock[k]
        places >>= 1
        k += 1
    return chance


def of_a_kind(side: int, need: int, missing: int, odds: Odds) -> Chances:
    """Return three of a kind, or four if the stone needs four cards, in descending strength."""
    row = int(values(side & CLAN))
    if row & (row - 1):
        return []
    found: Chances = []
    for k in range(8, -1, -1):
        if (row and not row >> k & 1) or (side & SPY_BIT and k != 6) or (side & SHIELD_BIT and k > 2):
            continue
        chance = odds.alike[k * MOST + missing]
        if chance > 0.0:
            found.append((OF_A_KIND + need * (k + 1), chance))
    return found


def flushes(side: int, missing: int, odds: Odds) -> Chances:
    """Return flushes.

    If one card is missing, every possible strength of it counts. If several are missing, two typical totals count.
    """
    within = int(colours(side & CLAN))
    if within & (within - 1):
        return []
    colour = int(lowest(within))
    base = FLUSH + int(card_sum(side))
    if missing > 1:
        chance = odds.colour[colour * MOST + missing]
        return [(base + 7 * missing, 0.4 * chance), (base + 4 * missing, chance)]
    return [(base + k + 1, odds.card[9 * colour + k]) for k in range(8, -1, -1) if odds.card[9 * colour + k] > 0.0]


def sums(side: int, missing: int) -> Chances:
    """Return the possible totals of cards that form nothing else."""
    base = int(card_sum(side))
    return [(base + missing * strength, chance) for strength, chance in FILLER]


def duel(mine: Chances, theirs: Chances, tie: float) -> float:
    """Return the probability that my side ends up stronger. `tie` is my probability of winning with equal strengths."""
    won = 0.0
    left = 1.0  # probability that I have reached nothing stronger,
    below = 1.0  # and that they have not
    at = 0
    for strength, chance in mine:
        while at < len(theirs) and theirs[at][0] > strength:
            below *= 1.0 - theirs[at][1]
            at += 1
        equal = theirs[at][1] if at < len(theirs) and theirs[at][0] == strength else 0.0
        won += left * chance * below * (1.0 - equal * (1.0 - tie))
        left *= 1.0 - chance
    return won
