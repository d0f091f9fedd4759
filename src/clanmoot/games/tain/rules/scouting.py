"""§3: players take turns to place tokens face down, until all have passed."""

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, numbers

from ..actions import LAY, PASS
from ..pieces import EMPTY, ENTRIES, KINDS, KINGDOM, KINGDOM_BIT, KINGDOM_SLOTS, PLACES, REACH, SLOTS
from ..state import SETTLING, TURNING, State, behind, board_of, kind_in, owner_of


def lays(s: State) -> vec[i64]:
    """TA-3.1, 3.5: return the ways to place each kind of unused token at each free place, and a pass."""
    free: i64 = free_places(s, s.turn)
    found = vec[i64]()
    for kind in range(KINDS):
        if s.unused[s.turn * KINDS + kind]:
            found = extend(found, numbers(LAY + kind * PLACES, free & REACH[s.turn * KINDS + kind]))
    return append(found, PASS)


def free_places(s: State, seat: i64) -> i64:
    """TA-3.2: return the seat's free places: inside on its own board, outside on others, and in the Kingdom."""
    found: i64 = 0
    for place in range(s.players * ENTRIES):
        if (s.guard[place] if board_of(place) == seat else s.scout[place]) == EMPTY:
            found |= bit(place)
    return found | KINGDOM_BIT if kingdom_is_free(s, seat) else found


def kingdom_is_free(s: State, seat: i64) -> bool:
    """TA-3.2, 3.3: return whether a seat may place a token in the Kingdom, which holds two, one per player."""
    laid: i64 = 0
    for kind in s.kingdom:
        laid += kind != EMPTY
    return laid < KINGDOM_SLOTS and s.kingdom[seat] == EMPTY


def lay(s: State, kind: i64, place: i64) -> None:
    """TA-3.1, 3.2: move a token from behind the screen to its slot, face down."""
    s.unused[s.turn * KINDS + kind] -= 1
    if place == KINGDOM:
        s.kingdom[s.turn] = kind
    elif board_of(place) == s.turn:
        s.guard[place] = kind
    else:
        s.scout[place] = kind
        s.raider[place] = s.turn
    next_turn(s)


def pass_turn(s: State) -> None:
    """TA-3.5: pass. The player places no more tokens this round."""
    s.passed |= bit(s.turn)
    next_turn(s)


def next_turn(s: State) -> None:
    """TA-3.1: give the turn to the next player clockwise who has not passed. It may be the same player."""
    for _ in range(s.players):
        s.turn = (s.turn + 1) % s.players
        if not s.passed & bit(s.turn):
            if could_lay(s, s.turn):
                return
            s.passed |= bit(s.turn)  # TA-3.5: they must pass and everybody can see it, so nobody is asked.
    end_scouting(s)


def could_lay(s: State, seat: i64) -> bool:
    """TA-3.5: tell whether a player may still be able to place a token, as far as everybody can see.

    The player needs a token and a free place. The kinds of the tokens are secret, so a player whose tokens all cannot
    go there is still asked.
    """
    return behind(s, seat) > 0 and free_places(s, seat) != 0


def must_pass_publicly(s: State) -> bool:
    """TA-3.5: tell whether everybody can see that no token of the player fits. Call it only if none does.

    If an outside slot is free, the player has only the Daughter left. Nobody can see that, because she might be a
    guard. If only the Kingdom is free, everybody can see it when none of the player's unseen tokens may go there.
    """
    if free_places(s, s.turn) != KINGDOM_BIT:
        return False
    for kind in range(KINDS):
        if REACH[s.turn * KINDS + kind] & KINGDOM_BIT and unseen(s, s.turn, kind) > 0:
            return False
    return True


def unseen(s: State, seat: i64, kind: i64) -> i64:
    """Return how many tokens of a kind a player has behind the screen or face down on the table."""
    total: i64 = s.unused[seat * KINDS + kind]
    for slot in range(s.turned, SLOTS):
        total += kind_in(s, slot) == kind and owner_of(s, slot) == seat
    return total


def end_scouting(s: State) -> None:
    """TA-3.6: if all players have passed, end scouting and turn up the tokens."""
    if next_slot(s) < SLOTS:
        s.phase = TURNING
    else:
        s.phase = SETTLING


def next_slot(s: State) -> i64:
    """TA-4.1: return the next slot with a face-down token, or SLOTS if there is none."""
    slot: i64 = s.turned
    while slot < SLOTS and kind_in(s, slot) == EMPTY:
        slot += 1
    return slot
