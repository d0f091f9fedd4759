"""§7: what each player's goods are worth."""

from typing import Final

from .pieces import DAUGHTER, HERD, LAD, SEATS, captive
from .state import State, behind

# TA-7.3: points.
CATTLE_POINTS: Final = 2
JEWEL_POINTS: Final = 3
LAD_POINTS: Final = 1
DAUGHTER_POINTS: Final = 5
HERD_POINTS: Final = 3


def cattle_points(s: State, seat: int) -> int:
    """TA-7.3: return two points per head of cattle."""
    return CATTLE_POINTS * s.cattle[seat]


def jewel_points(s: State, seat: int) -> int:
    """TA-7.3: return three points per jewel."""
    return JEWEL_POINTS * s.jewels[seat]


def lad_points(s: State, seat: int) -> int:
    """TA-7.3: return one point per captive Lad."""
    return LAD_POINTS * sum([s.captives[captive(seat, owner, LAD)] for owner in range(SEATS)])


def daughter_points(s: State, seat: int) -> int:
    """TA-7.3: return five points per captive Daughter."""
    return DAUGHTER_POINTS * sum([s.captives[captive(seat, owner, DAUGHTER)] for owner in range(SEATS)])


def herd_points(s: State, seat: int) -> int:
    """TA-7.3: return three more points for a player with eleven or more cattle, otherwise 0."""
    return HERD_POINTS if s.cattle[seat] >= HERD else 0


def points(s: State, seat: int) -> int:
    """TA-7.3: return a player's total points."""
    goods = cattle_points(s, seat) + jewel_points(s, seat)
    return goods + lad_points(s, seat) + daughter_points(s, seat) + herd_points(s, seat)


def standing(s: State, seat: int) -> tuple[int, ...]:
    """TA-7.2, 7.4: return a player's points, then the tie-breaks: cattle, jewels, and unused tokens before TA-5.3."""
    return points(s, seat), s.cattle[seat], s.jewels[seat], behind(s, seat)
