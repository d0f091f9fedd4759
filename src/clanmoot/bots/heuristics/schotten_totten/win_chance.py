"""The probability of winning a position: first every stone separately, then all nine together."""

from typing import Final

from clanmoot.core.bits import bit, count
from clanmoot.games.schotten_totten.pieces import STONES
from clanmoot.games.schotten_totten.state import State

from .card_odds import Stock
from .stone_chances import duel, side_chances


def _three(stones: int) -> bool:
    return stones & stones >> 1 & stones >> 2 != 0


def _share(stones: int) -> float:
    """ST-6.1: return my share of the win if I claim exactly these stones and the opponent all others."""
    me, you = _three(stones), _three(511 & ~stones)
    if me != you:
        return 1.0 if me else 0.0
    # Either both have three adjacent stones, or neither has. Then five stones count, or who was faster, which is more
    # likely the player with more stones.
    five = 1.0 if count(stones) >= 5 else 0.0
    return 0.3 + 0.4 * five if me else five


SHARES: Final[list[float]] = [_share(stones) for stones in range(512)]


def prospects(s: State, me: int, stock: Stock) -> float:
    """Return my chance to win. The only hidden cards that it reads are those in my own hand."""
    shares = SHARES
    for stone in range(STONES - 1, -1, -1):
        chance = stone_chance(s, me, stone, stock)
        half = int(bit(stone))
        if chance == 1.0:
            shares = shares[half:]
        elif chance == 0.0:
            shares = shares[:half]
        else:
            rest = 1.0 - chance
            shares = [rest * shares[k] + chance * shares[half + k] for k in range(half)]
    return shares[0]


def stone_chance(s: State, me: int, stone: int, stock: Stock) -> float:
    """Return my chance to claim one stone."""
    here, there = me * STONES + stone, (1 - me) * STONES + stone
    if s.owned & bit(here):
        return 1.0
    if s.owned & bit(there):
        return 0.0
    need = 4 if s.mud & bit(stone) else 3
    sums_only = s.bluff & bit(stone) != 0
    mine = side_chances(s.sides[here], need, sums_only, stock.with_hand(s.hands[me]))
    theirs = side_chances(s.sides[there], need, sums_only, stock.yours)
    return duel(mine, theirs, tie(s, here, there))


def tie(s: State, here: int, there: int) -> float:
    """ST-4.3: return my share of a tied stone: 1.0 if my side was complete first, 0.0 if theirs was, else 0.5."""
    if s.first & bit(here):
        return 1.0
    return 0.0 if s.first & bit(there) else 0.5
