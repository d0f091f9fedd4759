"""Finds pairs of actions with the same result in either order. Search needs only one of the two orders."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import BARD, CATTLE
from ..state import SECOND, State

# From CATTLE on: cattle, castle, monastery, warrior, piper, monks twice, estate eight times. A warrior comes first,
# because its owner sees the card before the next choice.
RANK: Final = vec[i64]([2, 3, 4, 0, 5, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1])


def redundant(s: State, action: i64) -> bool:
    """Tell whether the two actions of this turn were also possible in the other order.

    If the second action was possible before the first and still is, the two do not compete for cubes. So the first
    would also have been possible after the second.
    """
    if s.phase != SECOND or not CATTLE <= action < BARD:
        return False
    second: i64 = action - CATTLE
    return RANK[second] < RANK[s.first] and s.before & bit(second) != 0
