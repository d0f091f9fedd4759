"""What the table knows about the cards: a tape of public card movements, and each player's own draws by deck.

After a reshuffle, everybody knows which cards are in the deck. So it matters later who drew from which deck. The
rules write this memory and never read it.
"""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from .pieces import VALUES
from .state import State

# One number per movement. A draw is the seat that drew. The others are:
TOSSED: Final = 5  # + seat * VALUES + value: a card discarded or played in combat, chosen from the whole hand
CUT_OFF: Final = 25  # + seat * VALUES + value: a card that had to be one of the last five drawn (Dutch refill)
SHUFFLED: Final = 45  # the discard pile became the deck


def note_draw(s: State, seat: i64, value: i64) -> None:
    """Record that a card was drawn. All players see who drew, and only the drawer sees the value."""
    s.tape = append(s.tape, seat)
    s.took[len(s.took) - s.players * VALUES + seat * VALUES + value] += 1


def note_discard(s: State, seat: i64, value: i64, cut: bool) -> None:
    """Record that a card went face up to the discard pile."""
    base: i64 = TOSSED
    if cut:
        base = CUT_OFF
    s.tape = append(s.tape, base + seat * VALUES + value)


def note_shuffle(s: State) -> None:
    """Record that the discard pile became the new deck."""
    s.tape = append(s.tape, SHUFFLED)
    more: i64 = s.players * VALUES
    for _ in range(more):
        s.took = append(s.took, 0)
