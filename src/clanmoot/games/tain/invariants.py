"""Invariants: nothing is lost and nothing exists twice."""

from .pieces import (
    CATTLE,
    DAUGHTER,
    EMPTY,
    FIRST_JEWELS,
    KINDS,
    KINGDOM,
    KINGDOM_SLOTS,
    LAD,
    SEATS,
    SUPPLY,
    captive,
    may_lie,
)
from .state import SCOUTING, State, board_of


def check(s: State) -> None:
    """Assert that every token, head of cattle and jewel is in exactly one place, and that the rules allow it there."""
    for seat in range(SEATS):
        for kind in range(KINDS):
            expected = SUPPLY[kind] if seat < s.players else 0
            assert tokens(s, seat, kind) == expected, "a token is missing or in two places"
    check_goods(s)
    check_slots(s)
    for seat in range(SEATS):
        for kind in (LAD, DAUGHTER):
            own = captive(seat, seat, kind)
            assert s.captives[own] == s.won_captives[own] == 0, "a seat holds its own tokens captive"


def tokens(s: State, seat: int, kind: int) -> int:
    """Return how many tokens of a clan and kind there are in all places."""
    at = seat * KINDS + kind
    assert s.unused[at] >= 0, "a pile is negative"
    assert s.used[at] >= 0, "a pile is negative"
    found = s.unused[at] + s.used[at] + int(s.kingdom[seat] == kind)
    for place in range(KINGDOM):
        found += int(board_of(place) == seat and s.guard[place] == kind)
        found += int(s.raider[place] == seat and s.scout[place] == kind)
    if kind in (LAD, DAUGHTER):
        for holder in range(SEATS):
            pair = captive(holder, seat, kind)
            found += s.captives[pair] + s.won_captives[pair]
    return found


def check_goods(s: State) -> None:
    """TA-1.4, 2.1: check that there are 25 cattle and three jewels per player, and none beside boards in scouting."""
    goods = [*s.cattle, *s.jewels, *s.won_cattle, *s.won_jewels, *s.captives, *s.won_captives, s.herd]
    assert min(goods) >= 0, "a number is negative"
    assert sum(s.cattle) + sum(s.won_cattle) + s.herd == CATTLE, "cattle are missing or in two places"
    assert sum(s.jewels) + sum(s.won_jewels) == FIRST_JEWELS * s.players, "jewels are missing or in two places"
    if s.phase == SCOUTING:
        beside = sum(s.won_cattle) + sum(s.won_jewels) + sum(s.won_captives)
        assert beside == 0, "a round begins with something beside the boards"


def check_slots(s: State) -> None:
    """TA-3.2 to 3.4: check that tokens are only where they may be placed."""
    for place in range(KINGDOM):
        board, raider = board_of(place), s.raider[place]
        assert (raider == EMPTY) == (s.scout[place] == EMPTY), "a scout has no owner, or an owner has no scout"
        assert raider == EMPTY or (raider != board and may_lie(raider, s.scout[place], place)), (
            "a scout where none may be"
        )
    there = [seat for seat in range(SEATS) if s.kingdom[seat] != EMPTY]
    assert len(there) <= KINGDOM_SLOTS, "the Kingdom has more tokens than slots"
    assert all(may_lie(seat, s.kingdom[seat], KINGDOM) for seat in there), "a token may not be in the Kingdom"
