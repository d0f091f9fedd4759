"""The possible final strengths of each side of a stone, in packed numbers that are fast enough for the search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import count, lowest
from clanmoot.games.schotten_totten.formation import (
    FLUSH,
    OF_A_KIND,
    ROW,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TOTAL,
    WINDOWS,
    card_sum,
    colours,
    strongest,
    values,
)
from clanmoot.games.schotten_totten.pieces import CLAN, JOKER_BIT, SHIELD_BIT, SPY_BIT

from .fast_card_odds import MOST, Likelihoods
from .weights import BLANK, HIGH_COLOUR, ODD_CARD

# Entries of one forecast. An empty side has 7 straight flushes, 9 of a kind, 2 flushes, 7 straights and 3 totals.
LONGEST: Final = 48


class Forecast:
    """Possible strengths in descending order. Each has its probability on condition that nothing stronger came."""

    def __init__(self) -> None:
        self.strength: vec[i64] = vec[i64]([0] * LONGEST)
        self.chance: vec[float] = vec[float]([0.0] * LONGEST)
        self.size: i64 = 0

    def add(self, strength: i64, chance: float) -> None:
        """Add the next lower strength. Skip it if its probability is 0."""
        if chance > 0.0:
            self.strength[self.size] = strength
            self.chance[self.size] = chance
            self.size += 1

    def settle(self, strength: i64) -> None:
        """Set the strength of a complete side as the only possible one."""
        self.strength[0] = strength
        self.chance[0] = 1.0
        self.size = 1

    def look(self, side: i64, need: i64, sums_only: bool, odds: Likelihoods) -> None:
        """Compute all possible strengths of a side in descending order."""
        missing: i64 = need - count(side)
        self.size = 0
        if missing == 0:
            self.settle(strongest(side, need, sums_only, 0))
        elif side == 0 and need == 3 and not sums_only:
            self.begin()
        else:
            if not sums_only:
                self.kinds(side, need, missing, odds)
            self.sums(side, missing)

    def begin(self) -> None:
        """Set the possible strengths of an empty side from a table."""
        for k in range(len(BLANK_STRENGTH)):
            self.strength[k] = BLANK_STRENGTH[k]
            self.chance[k] = BLANK_CHANCE[k]
        self.size = len(BLANK_STRENGTH)

    def kinds(self, side: i64, need: i64, missing: i64, odds: Likelihoods) -> None:
        """Add the strengths of all formations except sums."""
        cards: i64 = side & CLAN
        row: i64 = values(cards)
        within: i64 = colours(cards)
        plain = within & (within - 1) == 0 or within == 63
        spread = count(row) == count(cards)
        if plain and spread:
            self.straight_flushes(side, row, within, need, odds)
        if row & (row - 1) == 0:
            self.of_a_kind(side, row, need, missing, odds)
        if within & (within - 1) == 0:
            self.flushes(side, lowest(within), missing, odds)
        if spread:
            self.straights(side, row, need, odds)

    def straight_flushes(self, side: i64, row: i64, within: i64, need: i64, odds: Likelihoods) -> None:
        """Add straight flushes in descending strength. Clan cards already on the side fix the colour."""
        at: i64 = ((need - 3) * 512 + row) * 8
        window: i64 = WINDOWS[at]
        while window:
            miss = 1.0
            left: i64 = within
            while left:
                miss *= 1.0 - filled(window & ~row, side, odds.card, 9 * lowest(left))
                left &= left - 1
            self.add(STRAIGHT_FLUSH + TOTAL[window], 1.0 - miss)
            at += 1
            window = WINDOWS[at]

    def straights(self, side: i64, row: i64, need: i64, odds: Likelihoods) -> None:
        """Add straights in descending strength."""
        at: i64 = ((need - 3) * 512 + row) * 8
        window: i64 = WINDOWS[at]
        while window:
            self.add(STRAIGHT + TOTAL[window], filled(window & ~row, side, odds.strength, 0))
            at += 1
            window = WINDOWS[at]

    def of_a_kind(self, side: i64, row: i64, need: i64, missing: i64, odds: Likelihoods) -> None:
        """Add three of a kind, or four if the stone needs four cards, in descending strength."""
        if row:
            k: i64 = lowest(row)
            if not (side & SPY_BIT and k != 6) and not (side & SHIELD_BIT and k > 2):
                self.add(OF_A_KIND + need * (k + 1), odds.alike[k * MOST + missing])
            return
        k = 8
        while k >= 0:
            if not (side & SPY_BIT and k != 6) and not (side & SHIELD_BIT and k > 2):
                self.add(OF_A_KIND + need * (k + 1), odds.alike[k * MOST + missing])
            k -= 1

    def flushes(self, side: i64, colour: i64, missing: i64, odds: Likelihoods) -> None:
        """Add flushes.

        If one card is missing, every possible strength of it counts. If several are missing, two typical totals count.
        """
        base: i64 = FLUSH + card_sum(side)
        if missing > 1:
            chance = odds.colour[colour * MOST + missing]
            self.add(base + 7 * missing, HIGH_COLOUR * chance)
            self.add(base + 4 * missing, chance)
            return
        k: i64 = 8
        while k >= 0:
            self.add(base + k + 1, odds.card[9 * colour + k])
            k -= 1

    def sums(self, side: i64, missing: i64) -> None:
        """Add the possible totals of cards that form nothing else."""
        base: i64 = card_sum(side)
        for k in range(len(ODD_STRENGTH)):
            self.add(base + missing * ODD_STRENGTH[k], ODD_CHANCE[k])


BLANK_STRENGTH: Final = vec[i64]([strength for strength, _ in BLANK])
BLANK_CHANCE: Final = vec[float]([chance for _, chance in BLANK])
ODD_STRENGTH: Final = vec[i64]([strength for strength, _ in ODD_CARD])
ODD_CHANCE: Final = vec[float]([chance for _, chance in ODD_CARD])


def filled(places: i64, side: i64, stock: vec[float], base: i64) -> float:
    """Return the probability that all these places of a straight are filled.

    Elite cards fill the places that are hardest to fill.
    """
    if side > CLAN:
        if side & SPY_BIT:
            if not places & 64:
                return 0.0
            places &= ~64
        if side & SHIELD_BIT:
            if not places & 7:
                return 0.0
            places &= ~scarcest(places & 7, stock, base)
        if side & JOKER_BIT:
            places &= ~scarcest(places & ROW, stock, base)
    chance = 1.0
    while places:
        chance *= stock[base + lowest(places)]
        places &= places - 1
    return chance


def scarcest(places: i64, stock: vec[float], base: i64) -> i64:
    """Return the place whose card is least likely to come, as a bit set. It is empty if there are no places."""
    found: i64 = 0
    least = 2.0
    while places:
        place: i64 = places & -places
        chance = stock[base + lowest(places)]
        if chance < least:
            least = chance
            found = place
        places &= places - 1
    return found


def duel(mine: Forecast, theirs: Forecast, tie: float) -> float:
    """Return the probability that my side ends up stronger. `tie` is my probability of winning with equal strengths."""
    won = 0.0
    left = 1.0  # probability that I have reached nothing stronger,
    below = 1.0  # and that they have not
    at: i64 = 0
    k: i64 = 0
    while k < mine.size and left > 0.0:
        strength: i64 = mine.strength[k]
        chance = mine.chance[k]
        while at < theirs.size and theirs.strength[at] > strength:
            below *= 1.0 - theirs.chance[at]
            at += 1
        share = left * chance * below
        if at < theirs.size and theirs.strength[at] == strength:
            share *= 1.0 - theirs.chance[at] * (1.0 - tie)
        won += share
        left *= 1.0 - chance
        k += 1
    return won
