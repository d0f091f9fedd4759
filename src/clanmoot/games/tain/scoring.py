"""§7 What each player's goods are worth."""

from typing import Final

from .pieces import DAUGHTER, HERD, LAD, SEATS, captive
from .state import State, behind

# TA-7.3 Points.
CATTLE_POINTS: Final = 2
JEWEL_POINTS: Final = 3
LAD_POINTS: Final = 1
DAUGHTER_POINTS: Final = 5
HERD_POINTS: Final = 3


def cattle_points(s: State, seat: int) -> int:
    """TA-7.3 Two for each of the cattle."""
    return CATTLE_POINTS * s.cattle[seat]


def jewel_points(s: State, seat: int) -> int:
    """TA-7.3 Three for each jewel."""
    return JEWEL_POINTS * s.jewels[seat]


def lad_points(s: State, seat: int) -> int:
    """TA-7.3 One for each captive Lad."""
    return LAD_POINTS * sum([s.captives[captive(seat, owner, LAD)] for owner in range(SEATS)])


def daughter_points(s: State, seat: int) -> int:
    """TA-7.3 Five for each captive Daughter."""
    return DAUGHTER_POINTS * sum([s.captives[captive(seat, owner, DAUGHTER)] for owner in range(SEATS)])


def herd_points(s: State, seat: int) -> int:
    """TA-7.3 Three more for eleven cattle or more, for everybody who has them."""
    return HERD_POINTS if s.cattle[seat] >= HERD else 0


def points(s: State, seat: int) -> int:
    """TA-7.3 All of it."""
    goods = cattle_points(s, seat) + jewel_points(s, seat)
    return goods + lad_points(s, seat) + daughter_points(s, seat) + herd_points(s, seat)


def standing(s: State, seat: int) -> tuple[int, ...]:
    """TA-7.2, 7.4 Points, then cattle, jewels, and unused tokens as they were before TA-5.3."""
    return points(s, seat), s.cattle[seat], s.jewels[seat], behind(s, seat)
