"""§4.1: turning up the tokens and removing Bluffs."""

from ..pieces import BLUFF, EMPTY, ENTRIES, KINDS, SLOTS
from ..state import REMOVING_BLUFFS, State, board_of, kind_in
from .raid_order import begin_kingdom_raid
from .scouting import next_slot


def turn_up(s: State) -> None:
    """TA-4.1: show the next token to everybody. Raids start only when all tokens are face up."""
    s.turned = next_slot(s) + 1
    if next_slot(s) == SLOTS:
        s.turned = SLOTS
        begin_removing_bluffs(s)


def begin_removing_bluffs(s: State) -> None:
    """TA-4.1: continue with removing Bluffs, or with the raids if there are none."""
    for slot in range(SLOTS):
        if kind_in(s, slot) == BLUFF:
            s.phase = REMOVING_BLUFFS
            return
    begin_kingdom_raid(s)


def remove_bluffs(s: State) -> None:
    """TA-4.1: move Bluffs to their owners' used tokens."""
    for place in range(s.players * ENTRIES):
        if s.guard[place] == BLUFF:
            s.guard[place] = EMPTY
            s.used[board_of(place) * KINDS + BLUFF] += 1
        if s.scout[place] == BLUFF:
            s.used[s.raider[place] * KINDS + BLUFF] += 1
            s.scout[place] = s.raider[place] = EMPTY
    for seat in range(s.players):
        if s.kingdom[seat] == BLUFF:
            s.kingdom[seat] = EMPTY
            s.used[seat * KINDS + BLUFF] += 1
    begin_kingdom_raid(s)
