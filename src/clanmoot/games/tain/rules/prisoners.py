"""§6: freeing prisoners."""

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import FREE
from ..pieces import DAUGHTER, KINDS, LAD, captive
from ..state import FREEING, State, board_of
from .raid_order import begin_next_raid


def held(s: State, holder: i64, owner: i64) -> i64:
    """TA-6.2, 6.4: return how many of one clan's tokens were in another's House when the round began."""
    return s.captives[captive(holder, owner, LAD)] + s.captives[captive(holder, owner, DAUGHTER)]


def free_prisoner(s: State, place: i64) -> None:
    """TA-6.2: free a prisoner instead of taking a jewel. If there are two kinds of prisoners, ask the raider."""
    holder: i64 = board_of(place)
    owner: i64 = s.raider[place]
    if s.captives[captive(holder, owner, LAD)] == 0:
        return_prisoner(s, holder, owner, DAUGHTER)
    elif s.captives[captive(holder, owner, DAUGHTER)] == 0:
        return_prisoner(s, holder, owner, LAD)
    else:
        s.at = place
        s.phase = FREEING


def freeable(s: State) -> vec[i64]:
    """TA-6.2: return the prisoners that may be freed: a Lad or the Daughter."""
    return vec[i64]([FREE, FREE + 1])


def free(s: State, kind: i64) -> None:
    """TA-6.2: free the prisoner that the raider chose. Everybody sees which."""
    return_prisoner(s, board_of(s.at), s.raider[s.at], kind)


def return_prisoner(s: State, holder: i64, owner: i64, kind: i64) -> None:
    """TA-6.3: move a freed token immediately to its owner's used tokens."""
    s.captives[captive(holder, owner, kind)] -= 1
    s.used[owner * KINDS + kind] += 1
    begin_next_raid(s)
