"""The order of play: who decides in a phase, what they may do, and which rule carries it out."""

from librt.vecs import vec
from mypy_extensions import i64

from ..actions import BLUFFS, FREE, LAID, LAY, PASS, RAID, RAID_KINGDOM, SETTLE, START, TURN
from ..pieces import LAD, PLACES
from ..state import (
    FREEING,
    RAIDING_KINGDOM,
    REMOVING_BLUFFS,
    SCOUTING,
    SETTLING,
    STARTING,
    TURNING,
    State,
    kind_in,
    place_of,
)
from .ending import settle_round
from .prisoners import free, freeable
from .raid_order import next_raid
from .raiding import raid, raid_kingdom
from .reveal import remove_bluffs, turn_up
from .scouting import lay, lays, must_pass_publicly, next_slot, pass_turn


def moves(s: State) -> vec[i64]:
    """Return the actions of the deciding seat, ascending."""
    if s.phase == SCOUTING:
        return lays(s)
    if s.phase == FREEING:
        return freeable(s)
    return vec[i64]()


def chance(s: State) -> list[tuple[int, int]]:
    """Return the outcomes of chance with their weights. Only the lot for who begins has several outcomes."""
    if s.phase == STARTING:
        return [(START + seat, 1) for seat in range(s.players)]
    return [(next_event(s), 1)]


def next_event(s: State) -> i64:
    """Return the automatic chance action that comes next."""
    phase: i64 = s.phase
    if phase == TURNING:
        slot: i64 = next_slot(s)
        return TURN + kind_in(s, slot) * PLACES + place_of(slot)
    if phase == REMOVING_BLUFFS:
        return BLUFFS
    if phase == RAIDING_KINGDOM:
        return RAID_KINGDOM
    if phase == SETTLING:
        return SETTLE
    return RAID + next_raid(s)


def apply(s: State, action: i64) -> None:
    """Carry out one step, in place. Actions are tested in the order of `actions.py`."""
    if action < PASS:
        lay(s, (action - LAY) // PLACES, (action - LAY) % PLACES)
    elif action == PASS:
        pass_turn(s)
    elif action < LAID:
        free(s, LAD + action - FREE)
    else:
        happen(s, action)


def happen(s: State, event: i64) -> None:
    """Carry out an outcome of chance."""
    if event < TURN:
        begin(s, event - START)
    elif event < BLUFFS:
        turn_up(s)
    elif event == BLUFFS:
        remove_bluffs(s)
    elif event == RAID_KINGDOM:
        raid_kingdom(s)
    elif event == SETTLE:
        settle_round(s)
    else:
        raid(s, event - RAID)


def begin(s: State, seat: i64) -> None:
    """TA-2.3: set the first active player, who was drawn by lot, and start scouting."""
    s.active = seat
    s.turn = seat
    s.phase = SCOUTING


def is_public(s: State) -> bool:
    """Tell whether everybody can see that the deciding seat has only one choice. Call it only if there is one."""
    return s.phase == SCOUTING and must_pass_publicly(s)
