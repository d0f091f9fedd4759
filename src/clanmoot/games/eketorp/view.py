"""What one watcher with a perfect memory knows."""

from typing import NamedTuple

from clanmoot.core.bits import bit, members
from clanmoot.core.game import NOTHING

from .actions import DEAL, DRAWN, PLAY, READY, STANDS
from .pieces import COLOURS, FIELDS, SECTIONS, STATIONS, VALUES
from .rules.reveal import fit
from .state import LAYING, PLANNING, REVEALING, TURNING, State


class View(NamedTuple):
    """Tuples by seat. Cards are lists of values; a list that could hold more than I know comes with its size."""

    me: int
    players: int
    late: int
    cards: tuple[int, ...]  # material cards: card * 7 + store
    phase: int
    round: int
    start: int
    turn: int
    ready: tuple[int, ...]  # seats that owe no plan; of others only those that never owed one this round
    over_sieges: tuple[int, ...]  # siege fields, from 0
    unturned: tuple[int, ...]
    supply: tuple[int, ...]
    bricks: tuple[int, ...]
    colours: tuple[int, ...]
    out: tuple[tuple[int, ...], ...]  # by seat, field: as far as I know
    home: tuple[int, ...]  # as far as I know: others' plans are not taken off
    sick: tuple[tuple[int, ...], ...]
    under: tuple[int, ...]
    wall: tuple[tuple[int, ...], ...]
    pile: tuple[tuple[int, ...], ...]
    beyond: tuple[tuple[int, ...], ...]
    amulets: tuple[int, ...]
    deck: int
    hands: tuple[tuple[int, ...], ...]  # my own, and those that all know; others are empty
    held: tuple[int, ...]  # how many cards are in each hand
    laid: tuple[tuple[int, ...], ...]
    field: int
    attacker: int
    defender: int
    played: tuple[int, ...]  # the value I laid, -1 for a card of another, 0 for none that I know of
    damage: int
    left: int
    upto: int
    taken: tuple[int, ...]
    shown: tuple[int, ...]  # counts by value: first hands laid apart
    open: tuple[int, ...]  # seats whose hand all know
    first: tuple[int, ...]
    high: tuple[int, ...]
    first_seen: tuple[int, ...]  # counts by value
    gone: tuple[int, ...]  # counts by value: discards that all know
    gone_first: tuple[int, ...]  # counts by value: mine,
    gone_late: tuple[int, ...]
    thrown_first: tuple[int, ...]  # by seat, how many discards only their owner knows
    thrown_late: tuple[int, ...]
    reason: int


def view(s: State, me: int) -> View:
    """EK-4.12 All that lies open, the number of everything else, my own cards and my own plan."""
    seats = range(s.players)
    return View(  # by position, in the order above: by name it takes more than twice as long
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
        tuple([fit(s, seat) if hides_home(s, seat, me) else s.home[seat] for seat in seats]),
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
    """A hand as counts."""
    return list(s.hand[seat * VALUES : (seat + 1) * VALUES])


def values(numbers: list[int]) -> tuple[int, ...]:
    """Counts as a list of values, ascending."""
    return tuple([value + 1 for value, number in enumerate(numbers) for _ in range(number)])


def hides_home(s: State, seat: int, me: int) -> bool:
    """EK-3.2, 3.3 Whether how many defend a castle is still its owner's secret."""
    if seat == me or s.phase not in (PLANNING, REVEALING):
        return False
    return seat > s.turn or (seat == s.turn and s.left < 0)  # while planning, nobody is in turn


def shows_ready(s: State, seat: int, me: int) -> bool:
    """EK-3.2 Who has chosen is told by a table, not by a view; who had nothing to choose can be seen by all."""
    return seat == me or s.phase != PLANNING or fit(s, seat) == 0


def _played(s: State, seat: int, me: int) -> int:
    """EK-4.5 A card face down; while others choose, only a single hand card is known to lie there."""
    if seat == me or not s.played[seat]:
        return s.played[seat]
    return -1 if s.phase == TURNING or sum(counts(s, seat)) == 1 else 0


def _out(s: State, seat: int, me: int) -> tuple[int, ...]:
    """EK-3.3 Vikings on fields; of a plan that is being shown, the part that has been."""
    fields = list(s.out[seat * FIELDS : (seat + 1) * FIELDS])
    if hides_home(s, seat, me):
        return (0,) * FIELDS
    if s.phase == REVEALING and seat == s.turn and seat != me:
        return (*fields[: s.upto], *[0] * (FIELDS - s.upto))
    return tuple(fields)


def seen(s: State, seat: int, action: int, watcher: int) -> int:
    """EK-3.2, 4.5, 4.12 Plans are their owner's until they are shown, and so are cards drawn and cards face down."""
    if (action <= READY or PLAY <= action < PLAY + VALUES) and watcher != seat:
        return NOTHING
    if DEAL <= action < STANDS and watcher != s.turn:
        return DRAWN
    return action


def closed(v: View, seat: int) -> bool:
    """EK-4.12 Whether the watcher does not know this hand."""
    return seat != v.me and seat not in v.open


def owes(v: View) -> bool:
    """Whether the viewer still owes a sealed choice: a plan, or a card."""
    if v.phase == PLANNING:
        return v.me >= 0 and v.me not in v.ready
    return v.phase == LAYING and v.me in (v.attacker, v.defender) and not v.played[v.me]
