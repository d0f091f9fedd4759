"""§4: raids. The Kingdom comes first, followed by the boards, one raid at a time."""

from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..pieces import (
    CHIEFTAIN,
    DAUGHTER,
    EMPTY,
    ENTRIES,
    FAILS,
    GUARD_CAUGHT,
    LAD,
    PASTURE,
    RAIDS,
    SCOUT_CAUGHT,
    captive,
)
from ..state import State, board_of
from .prisoners import free_prisoner, held
from .raid_order import begin_next_raid, in_kingdom


def raid_kingdom(s: State) -> None:
    """TA-4.3: give each winner in the Kingdom one head of cattle, clockwise from the active player."""
    for step in range(s.players):
        seat: i64 = (s.active + step) % s.players
        if wins_in_kingdom(s, seat) and s.herd > 0:
            s.herd -= 1
            s.won_cattle[seat] += 1
    begin_next_raid(s)


def wins_in_kingdom(s: State, seat: i64) -> bool:
    """TA-4.3: return whether a seat wins in the Kingdom. A Chieftain wins, and a Warrior if no Chieftain is there."""
    if s.kingdom[seat] == EMPTY:
        return False
    return s.kingdom[seat] == CHIEFTAIN or not in_kingdom(s, CHIEFTAIN)


def raid(s: State, place: i64) -> None:
    """TA-4.4 to 4.7: resolve one scout against the guard of its entry."""
    s.raided |= bit(place)
    result: i64 = RAIDS[s.scout[place] * 6 + s.guard[place] + 1]
    if result == FAILS:
        begin_next_raid(s)
    elif result == SCOUT_CAUGHT:
        catch_lad(s, place)
    elif result == GUARD_CAUGHT:
        catch_daughter(s, place)
    elif place % ENTRIES < PASTURE:
        take_cattle(s, place)
    elif held(s, board_of(place), s.raider[place]) > 0:
        free_prisoner(s, place)
    else:
        take_jewel(s, place)


def catch_lad(s: State, place: i64) -> None:
    """TA-4.5, 4.10: let a Warrior on guard capture a Lad, who stays beside that player's board until the round ends."""
    s.won_captives[captive(board_of(place), s.raider[place], LAD)] += 1
    s.scout[place] = s.raider[place] = EMPTY
    begin_next_raid(s)


def catch_daughter(s: State, place: i64) -> None:
    """TA-4.6, 4.10: let a raiding Warrior capture the Daughter and take nothing else."""
    s.won_captives[captive(s.raider[place], board_of(place), DAUGHTER)] += 1
    s.guard[place] = EMPTY
    begin_next_raid(s)


def take_cattle(s: State, place: i64) -> None:
    """TA-4.8, 4.10: take one of the cattle that were on the Pasture when the round began, if any is left."""
    if s.cattle[board_of(place)] > 0:
        s.cattle[board_of(place)] -= 1
        s.won_cattle[s.raider[place]] += 1
    begin_next_raid(s)


def take_jewel(s: State, place: i64) -> None:
    """TA-4.8, 4.10: take one of the jewels that were in the House when the round began, if any is left."""
    if s.jewels[board_of(place)] > 0:
        s.jewels[board_of(place)] -= 1
        s.won_jewels[s.raider[place]] += 1
    begin_next_raid(s)
