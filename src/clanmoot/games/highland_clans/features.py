"""The view as numbers for learners: small counts. The viewer's seat comes first, then the others clockwise."""

from typing import Final

from clanmoot.core.game import Block

from .pieces import COURT, NUMBERS, SITES, TALLY, VALUES
from .view import View, decides

PHASES: Final = 21
SEATS: Final = 5  # the most players; absent ones are zeros
LAYOUT: Final = (
    Block("phase", PHASES),
    Block("i decide", 1),
    Block("table", 3),  # players, refill, red zone
    Block("supply", VALUES),
    Block("backs", NUMBERS),
    Block("round", 2),  # the round, and how many of its turns are over
    Block("start", SEATS),
    Block("turn", SEATS),
    Block("following", SEATS),
    Block("foe", SEATS),
    Block("bag", 4),
    Block("drawn", 4),
    Block("turn so far", 4),  # used, actions, owed, side
    Block("done", 8),
    Block("courts", SEATS * COURT),
    Block("estates", SEATS),
    Block("sites", SEATS * SITES),
    Block("scores", SEATS),
    Block("tallies", SEATS * TALLY),
    Block("hand sizes", SEATS),
    Block("my hand", VALUES),
    Block("five", VALUES),
    Block("deck", 1),
    Block("discards", VALUES),
    Block("tiles", 2),  # left, out of the game
    Block("shown", NUMBERS),
    Block("combat", 3),  # combats fought, won by the attacker, won by the defender
    Block("laid", 2 * (VALUES + 1)),  # a value, or a card back
    Block("lent", 2),
    Block("decks before", 1),
    Block("my draws", 2 * VALUES),  # from earlier decks, from this one
)


def features(v: View) -> list[int]:
    """Return all blocks of the layout as one list."""
    found = one_hot(PHASES, v.phase)
    found.append(int(decides(v) == v.me))
    found += [v.players, v.refill, v.zone, *v.supply, *v.backs, v.round, v.place]
    for seat in (v.start, v.turn, v.holder, v.foe):
        found += one_hot(SEATS, (seat - v.seat()) % v.players if seat >= 0 else -1)
    found += [*v.bag, *v.drawn, v.used, v.acts, v.owed, v.side]
    found += [v.done >> kind & 1 for kind in range(8)]
    for counts, width in ((v.court, COURT), (v.estates, 1), (v.sites, SITES), (v.score, 1), (v.tally, TALLY)):
        found += clockwise(v, counts, width)
    found += clockwise(v, v.held, 1)
    found += [*(v.hand or (0,) * VALUES), *(v.five or (0,) * VALUES), v.deck, *v.discards, v.tiles, v.gone, *v.shown]
    found += [v.combat, *v.won]
    for card in v.laid:
        found += one_hot(VALUES + 1, VALUES if card < -1 else card)
    return [*found, *v.lent, *own_draws(v)]


def one_hot(size: int, member: int) -> list[int]:
    """Return zeros with a one at this index, or only zeros if the index is negative."""
    return [int(place == member) for place in range(size)]


def clockwise(v: View, counts: tuple[int, ...], width: int) -> list[int]:
    """Return the counts of all seats, starting with the viewer's and padded with zeros for absent seats."""
    start = v.seat() * width
    return [*counts[start:], *counts[:start], *[0] * (width * (SEATS - v.players))]


def own_draws(v: View) -> list[int]:
    """Return the number of earlier decks, and what the viewer drew from them and from the current one."""
    rows = [v.took[start : start + VALUES] for start in range(0, len(v.took), VALUES)] or [(0,) * VALUES]
    old = [sum([row[value] for row in rows[:-1]]) for value in range(VALUES)]
    return [len(rows) - 1, *old, *rows[-1]]
