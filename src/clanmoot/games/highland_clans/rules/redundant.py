"""Two actions that come to the same in either order: search needs one of the two."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import BARD, CATTLE
from ..state import SECOND, State

# From CATTLE on: cattle, castle, monastery, warrior, piper, monks twice, estate eight times. A warrior goes first:
# his card is seen before the next choice.
RANK: Final = vec[i64]([2, 3, 4, 0, 5, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1])


def redundant(s: State, action: i64) -> bool:
    """Whether this second action could have been the first, and the first would then have been the second.

    What was possible before and is still possible now takes nothing from the first action, so that one would have been
    possible after it.
    """
    if s.phase != SECOND or not CATTLE <= action < BARD:
        return False
    second: i64 = action - CATTLE
    return RANK[second] < RANK[s.first] and s.before & bit(second) != 0
