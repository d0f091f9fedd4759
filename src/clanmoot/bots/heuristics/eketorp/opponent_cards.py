"""What a seat knows about another seat's cards."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.games.eketorp.pieces import COPIES, VALUES
from clanmoot.games.eketorp.state import State


def odds(s: State, seat: i64, other: i64) -> vec[float]:
    """Return the probability of each card value, assuming that the other seat plays a random card of its hand."""
    found = known(s, other) if s.open & bit(other) else unplaced(s, seat)
    total = 0.0
    for value in range(VALUES):
        total += found[value]
    if total > 0.0:
        for value in range(VALUES):
            found[value] /= total
    return found


def known(s: State, other: i64) -> vec[float]:
    """Count the cards of each value in a hand that everybody knows."""
    found = vec[float]([0.0] * VALUES)
    for value in range(VALUES):
        found[value] = float(s.hand[other * VALUES + value])
    return found


def unplaced(s: State, seat: i64) -> vec[float]:
    """Count the cards of each value whose place a seat does not know."""
    found = vec[float]([0.0] * VALUES)
    for value in range(VALUES):
        left: i64 = COPIES - s.gone[value] - s.gone_first[seat * VALUES + value] - s.gone_late[seat * VALUES + value]
        for other in range(s.players):
            left -= s.laid[other * VALUES + value]
            if other == seat or s.open & bit(other):
                left -= s.hand[other * VALUES + value]
        found[value] = float(left)
    return found
