"""What one watcher with a perfect memory knows."""

from typing import NamedTuple

from clanmoot.core.bits import members

from .actions import LAID, LAY, PASS
from .pieces import DAUGHTER, EMPTY, ENTRIES, FACE_DOWN, KINDS, LAD, PLACES, SEATS, captive
from .rules.scouting import unseen
from .state import FREEING, OVER, SCOUTING, State, behind, kind_in, owner_of

Pairs = tuple[tuple[tuple[int, ...], ...], ...]  # [holder][owner]: Lads and Daughters


class View(NamedTuple):
    """What one watcher knows. The kinds of others' tokens are hidden while they are face down or behind a screen.

    Tuples are by seat, or by place: seat * 5 + entry. Tokens are counted by kind.
    """

    me: int
    players: int
    phase: int
    round: int
    active: int
    turn: int
    passed: tuple[int, ...]  # seats
    turned: int  # slots below this number are face up
    raided: tuple[int, ...]  # places
    at: int
    reason: int
    guard: tuple[int, ...]  # by place: a kind, EMPTY or FACE_DOWN
    scout: tuple[int, ...]  # by place: the same
    raider: tuple[int, ...]  # by place: the owner of the scout, or EMPTY
    kingdom: tuple[int, ...]  # by seat: a kind, EMPTY or FACE_DOWN
    herd: int
    cattle: tuple[int, ...]
    jewels: tuple[int, ...]
    captives: Pairs
    won_cattle: tuple[int, ...]
    won_jewels: tuple[int, ...]
    won_captives: Pairs
    used: tuple[tuple[int, ...], ...]  # everybody saw them when they were turned up
    unseen: tuple[tuple[int, ...], ...]  # the rest, as everybody knows it: behind the screen, or face down this round
    behind: tuple[int, ...]  # how many are behind the screen
    mine: tuple[int, ...]  # my own tokens behind the screen; empty for spectators

    def seat(self) -> int:
        """Return the seat from whose side the table is shown. A spectator sees it from the side of seat 0."""
        return self.me if self.me >= 0 else 0

    def decider(self) -> int:
        """Return the seat that decides now, or -1."""
        if self.phase == FREEING:
            return self.raider[self.at]
        return self.turn if self.phase == SCOUTING else -1

    def over(self) -> bool:
        return self.phase == OVER


def view(s: State, me: int) -> View:
    """TA-4.11: return what a watcher knows. It hides the kinds of others' tokens until they are turned up."""
    seats, places = range(s.players), range(s.players * ENTRIES)
    return View(  # by position, in the order above, because arguments by name take more than twice as long
        me,
        s.players,
        s.phase,
        s.round,
        s.active,
        s.turn,
        tuple(members(s.passed)),
        s.turned,
        tuple(members(s.raided)),
        s.at,
        s.reason,
        tuple([sight(s, me, SEATS + 2 * place) for place in places]),
        tuple([sight(s, me, SEATS + 2 * place + 1) for place in places]),
        tuple([s.raider[place] for place in places]),
        tuple([sight(s, me, seat) for seat in seats]),
        s.herd,
        tuple([s.cattle[seat] for seat in seats]),
        tuple([s.jewels[seat] for seat in seats]),
        tuple([tuple([pair(s, holder, owner, False) for owner in seats]) for holder in seats]),
        tuple([s.won_cattle[seat] for seat in seats]),
        tuple([s.won_jewels[seat] for seat in seats]),
        tuple([tuple([pair(s, holder, owner, True) for owner in seats]) for holder in seats]),
        tuple([tuple([s.used[seat * KINDS + kind] for kind in range(KINDS)]) for seat in seats]),
        tuple([tuple([unseen(s, seat, kind) for kind in range(KINDS)]) for seat in seats]),
        tuple([behind(s, seat) for seat in seats]),
        tuple([s.unused[me * KINDS + kind] for kind in range(KINDS)]) if me >= 0 else (),
    )


def sight(s: State, me: int, slot: int) -> int:
    """TA-3.1, 4.1: return a slot as a seat sees it. Others' tokens are hidden until they are turned up."""
    kind = kind_in(s, slot)
    if kind == EMPTY or owner_of(s, slot) == me or slot < s.turned:
        return kind
    return FACE_DOWN


def pair(s: State, holder: int, owner: int, won: bool) -> tuple[int, ...]:
    """TA-6.1: return how many Lads and Daughters of one clan another clan holds, in its House or still beside it."""
    counts = s.won_captives if won else s.captives
    return counts[captive(holder, owner, LAD)], counts[captive(holder, owner, DAUGHTER)]


def seen(seat: int, action: int, watcher: int) -> int:
    """TA-3.1: return a step as a watcher sees it. Others see where a token is placed, but not its kind."""
    if action < PASS and watcher != seat:
        return LAID + (action - LAY) % PLACES
    return action
