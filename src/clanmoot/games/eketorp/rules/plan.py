"""§3.2: planning. Players place Vikings in secret, on fields in ascending order, and are then ready."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import PLACE, READY
from ..pieces import FIELDS, KINDS, STORES
from ..state import PLANNING, State
from .contested_fields import begin_fights
from .reveal import begin_revealing


def begin_planning(s: State) -> None:
    """EK-3.2: start planning. A player with no Viking at home makes no plan."""
    s.ready = 0
    for seat in range(s.players):
        if s.home[seat] == 0:
            s.ready |= bit(seat)
    s.turn = -1
    s.phase = PLANNING
    if s.ready == bit(s.players) - 1:
        begin_fights(s)


def highest(s: State, seat: i64) -> i64:
    """Return the highest field with a Viking of the seat, or 0."""
    field: i64 = FIELDS - 1
    while field > 0 and not s.out[seat * FIELDS + field]:
        field -= 1
    return field


def may_besiege(s: State, seat: i64, field: i64) -> bool:
    """EK-3.2: return whether this is a siege field of another player in the game, without a Viking of this seat."""
    owner: i64 = (field - STORES) // KINDS
    return owner < s.players and owner != seat and not s.out[seat * FIELDS + field]


def placements(s: State, seat: i64) -> vec[i64]:
    """EK-3.2: return where the next Viking may go, from the highest field in the plan upwards, and `ready`."""
    found = vec[i64]()
    if s.home[seat] > 0:
        for field in range(highest(s, seat), FIELDS):
            if field < STORES or may_besiege(s, seat, field):
                found = append(found, PLACE + field)
    return append(found, READY)


def place(s: State, seat: i64, field: i64) -> None:
    """EK-3.2: send a Viking out of the castle."""
    s.home[seat] -= 1
    s.out[seat * FIELDS + field] += 1


def make_ready(s: State, seat: i64) -> None:
    """EK-3.3: mark a player as ready. When all are, their plans are shown."""
    s.ready |= bit(seat)
    if s.ready == bit(s.players) - 1:
        begin_revealing(s)


def _choose(n: int, k: int) -> int:
    result = 1
    for step in range(k):
        result = result * (n - step) // (step + 1)
    return result


def _plans(vikings: int, stores: int, sieges: int) -> int:
    """Return the number of plans in which some Vikings besiege and the others go to stores or stay in the castle."""
    return sum(
        [_choose(sieges, k) * _choose(vikings - k + stores, stores) for k in range(min(vikings, sieges) + 1)],
    )


MOST: Final = 9  # Vikings 0 to 8
SPAN: Final = 16  # siege fields of others, 0 to 15
# (Vikings * 8 + stores) * SPAN + siege fields: the number of plans.
PLANS: Final = vec[i64]([_plans(v, t, r) for v in range(MOST) for t in range(8) for r in range(SPAN)])


def sieges_from(s: State, seat: i64, field: i64) -> i64:
    """Return how many siege fields of other players there are from `field` upwards."""
    low: i64 = field
    if low < STORES:
        low = STORES
    end: i64 = STORES + KINDS * s.players
    mine: i64 = STORES + KINDS * (seat + 1) - low
    if mine > KINDS:
        mine = KINDS
    if mine < 0:
        mine = 0
    if low >= end:
        return 0
    return end - low - mine


def plans(s: State, seat: i64, action: i64) -> i64:
    """Return how many complete plans begin with this action."""
    if action == READY:
        return 1
    field: i64 = action - PLACE
    stores: i64 = STORES - field if field < STORES else 0
    beyond: i64 = sieges_from(s, seat, field + 1)
    return PLANS[((s.home[seat] - 1) * 8 + stores) * SPAN + beyond]
