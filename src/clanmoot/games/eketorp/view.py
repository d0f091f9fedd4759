"""What one watcher with a perfect memory knows."""

from typing import NamedTuple

from clanmoot.core.bits import bit, members
from clanmoot.core.game import NOTHING

from .actions import DEAL, DRAWN, PLAY, READY, STANDS
from .pieces import COLOURS, FIELDS, SECTIONS, STATIONS, VALUES
from .rules.reveal import healthy_vikings
from .state import LAYING, PLANNING, REVEALING, TURNING, State


class View(NamedTuple):
    """What one watcher knows. Cards are lists of values. A list that may be incomplete comes with its full size."""

    me: int
    players: int
    late: int
    cards: tuple[int, ...]  # material cards: card * 7 + store
    phase: int
    round: int
    start: int
    turn: int
    ready: tuple[int, ...]  # seats that owe no plan; of other seats, only those that never owed one this round
    over_sieges: tuple[int, ...]  # siege fields, from 0
    unturned: tuple[int, ...]
    supply: tuple[int, ...]
    bricks: tuple[int, ...]
    colours: tuple[int, ...]
    out: tuple[tuple[int, ...], ...]  # by seat, field: as far as I know
    home: tuple[int, ...]  # as far as I know: others' hidden plans are not subtracted
    sick: tuple[tuple[int, ...], ...]
    under: tuple[int, ...]
    wall: tuple[tuple[int, ...], ...]
    pile: tuple[tuple[int, ...], ...]
    beyond: tuple[tuple[int, ...], ...]
    amulets: tuple[int, ...]
    deck: int
    hands: tuple[tuple[int, ...], ...]  # my own, and those that everybody knows; others are empty
    held: tuple[int, ...]  # how many cards are in each hand
    laid: tuple[tuple[int, ...], ...]
    field: int
    attacker: int
    defender: int
    played: tuple[int, ...]  # the value I played, -1 for a card of another player, 0 for none that I know of
    damage: int
    left: int
    upto: int
    taken: tuple[int, ...]
    shown: tuple[int, ...]  # counts by value: first hands returned at the deal
    open: tuple[int, ...]  # seats whose hand everybody knows
    first: tuple[int, ...]
    high: tuple[int, ...]
    first_seen: tuple[int, ...]  # counts by value
    gone: tuple[int, ...]  # counts by value: discards that everybody knows
    gone_first: tuple[int, ...]  # counts by value: my own, from my first hand
    gone_late: tuple[int, ...]  # counts by value: my own, from later hands
    thrown_first: tuple[int, ...]  # by seat, how many discards only their owner knows
    thrown_late: tuple[int, ...]
    reason: int


def view(s: State, me: int) -> View:
    """EK-4.12: return what is public, the number of hidden things, and the watcher's own cards and plan."""
    seats = range(s.players)
    return View(  # by position, in the order above, because arguments by name take more than twice as long
        me,
        s.players,
        s.late,
        tuple(s.cards),
        s.phase,
        s.round,
        s.start,
        s.turn,
        tuple([seat for seat in members(s.ready) if shows_ready(s, seat, me)]),
        tuple(members(s.over_sieges)),
        tuple(members(s.unturned)),
        tuple(s.supply),
        tuple(s.bricks),
        tuple(s.colours),
        tuple([_out(s, seat, me) for seat in seats]),
        tuple([healthy_vikings(s, seat) if hides_home(s, seat, me) else s.home[seat] for seat in seats]),
        tuple([tuple(s.sick[seat * STATIONS : (seat + 1) * STATIONS]) for seat in seats]),
        tuple(s.under),
        tuple([tuple(s.wall[seat * SECTIONS : (seat + 1) * SECTIONS]) for seat in seats]),
        tuple([tuple(s.pile[seat * COLOURS : (seat + 1) * COLOURS]) for seat in seats]),
        tuple([tuple(s.beyond[seat * COLOURS : (seat + 1) * COLOURS]) for seat in seats]),
        tuple(s.amulets),
        sum(s.deck),
        tuple([values(counts(s, seat)) if seat == me or s.open & bit(seat) else () for seat in seats]),
        tuple([sum(counts(s, seat)) for seat in seats]),
        tuple([values(list(s.laid[seat * VALUES : (seat + 1) * VALUES])) for seat in seats]),
        s.field,
        s.attacker,
        s.defender,
        tuple([_played(s, seat, me) for seat in seats]),
        s.damage,
        s.left,
        s.upto,
        tuple(s.taken),
        tuple(s.shown),
        tuple(members(s.open)),
        tuple(members(s.first)),
        tuple(members(s.high)),
        tuple(s.first_seen),
        tuple(s.gone),
        tuple(s.gone_first[me * VALUES : (me + 1) * VALUES]) if me >= 0 else (),
        tuple(s.gone_late[me * VALUES : (me + 1) * VALUES]) if me >= 0 else (),
        tuple([sum(s.gone_first[seat * VALUES : (seat + 1) * VALUES]) for seat in seats]),
        tuple([sum(s.gone_late[seat * VALUES : (seat + 1) * VALUES]) for seat in seats]),
        s.reason,
    )


def counts(s: State, seat: int) -> list[int]:
    """Return the number of cards of each value in a hand."""
    return list(s.hand[seat * VALUES : (seat + 1) * VALUES])


def values(numbers: list[int]) -> tuple[int, ...]:
    """Return a list of card values, ascending, from the number of each."""
    return tuple([value + 1 for value, number in enumerate(numbers) for _ in range(number)])


def hides_home(s: State, seat: int, me: int) -> bool:
    """EK-3.2, 3.3: tell whether only the owner of a castle knows how many Vikings defend it."""
    if seat == me or s.phase not in (PLANNING, REVEALING):
        return False
    return seat > s.turn or (seat == s.turn and s.left < 0)  # while planning, it is nobody's turn


def shows_ready(s: State, seat: int, me: int) -> bool:
    """EK-3.2: tell whether the view shows that a seat is ready.

    The table tells who has chosen, and the view does not. It shows only the seats that had nothing to choose.
    """
    return seat == me or s.phase != PLANNING or healthy_vikings(s, seat) == 0


def _played(s: State, seat: int, me: int) -> int:
    """EK-4.5: return a card that was played, as a watcher sees it before the cards are turned up."""
    if seat == me or not s.played[seat]:
        return s.played[seat]
    return -1 if s.phase == TURNING or sum(counts(s, seat)) == 1 else 0


def _out(s: State, seat: int, me: int) -> tuple[int, ...]:
    """EK-3.3: return a seat's Vikings on fields. Others see only the part of its plan shown so far."""
    fields = list(s.out[seat * FIELDS : (seat + 1) * FIELDS])
    if hides_home(s, seat, me):
        return (0,) * FIELDS
    if s.phase == REVEALING and seat == s.turn and seat != me:
        return (*fields[: s.upto], *[0] * (FIELDS - s.upto))
    return tuple(fields)


def seen(s: State, seat: int, action: int, watcher: int) -> int:
    """EK-3.2, 4.5, 4.12: return a step as a watcher sees it, without others' plans, face-down or drawn cards."""
    if (action <= READY or PLAY <= action < PLAY + VALUES) and watcher != seat:
        return NOTHING
    if DEAL <= action < STANDS and watcher != s.turn:
        return DRAWN
    return action


def is_hidden(v: View, seat: int) -> bool:
    """EK-4.12: tell whether the watcher does not know this hand."""
    return seat != v.me and seat not in v.open


def owes(v: View) -> bool:
    """Tell whether the viewer still has to make a sealed choice: a plan or a card."""
    if v.phase == PLANNING:
        return v.me >= 0 and v.me not in v.ready
    return v.phase == LAYING and v.me in (v.attacker, v.defender) and not v.played[v.me]
