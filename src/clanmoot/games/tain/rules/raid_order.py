"""§4: the order in which raids are resolved."""

from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..pieces import CHIEFTAIN, ENTRIES, WARRIOR
from ..state import RAIDING, RAIDING_KINGDOM, SETTLING, State


def begin_kingdom_raid(s: State) -> None:
    """TA-4.2: start the raids with the Kingdom, if it has a token."""
    if in_kingdom(s, CHIEFTAIN) or in_kingdom(s, WARRIOR):
        s.phase = RAIDING_KINGDOM
    else:
        begin_next_raid(s)


def begin_next_raid(s: State) -> None:
    """TA-4.2: continue with the next raid, or with the end of the round."""
    s.at = -1
    if next_raid(s) >= 0:
        s.phase = RAIDING
    else:
        s.phase = SETTLING


def next_raid(s: State) -> i64:
    """TA-4.2, 4.9: return the place of the next raid, or -1 if there is none.

    Boards are raided clockwise from the active player's, and each board by its raiders in the same order. A raider's
    entries come in ascending order. Later raiders may find nothing left.
    """
    for board_step in range(s.players):
        board: i64 = (s.active + board_step) % s.players
        for raider_step in range(s.players):
            raider: i64 = (s.active + raider_step) % s.players
            for place in range(board * ENTRIES, (board + 1) * ENTRIES):
                if s.raider[place] == raider and not s.raided & bit(place):
                    return place
    return -1


def in_kingdom(s: State, kind: i64) -> bool:
    """Tell whether a token of this kind is in the Kingdom."""
    return s.kingdom[0] == kind or s.kingdom[1] == kind or s.kingdom[2] == kind or s.kingdom[3] == kind
