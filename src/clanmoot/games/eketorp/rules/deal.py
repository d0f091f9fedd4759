"""§2: the first start player and the first hands."""

from mypy_extensions import i64

from clanmoot.core.bits import bit

from ..actions import APART, LOW, STANDS, START
from ..pieces import HAND, VALUES
from ..state import CHECKING_HAND, DEALING, DRAWING_MATERIAL, State
from .hands import draw, hand_size


def starters(s: State) -> list[tuple[int, int]]:
    """EK-2.4: return the possible start players, all equally likely."""
    return [(START + seat, 1) for seat in range(s.players)]


def start(s: State, seat: i64) -> None:
    """EK-2.4, 2.2: set the start player and deal to them first."""
    s.start = seat
    s.turn = seat
    s.first = bit(s.players) - 1
    s.phase = DEALING


def deal(s: State, value: i64) -> None:
    """EK-2.2: deal one card. A player gets four cards."""
    draw(s, s.turn, value)
    if hand_size(s, s.turn) == HAND:
        s.phase = CHECKING_HAND


def is_low(s: State, seat: i64) -> bool:
    """EK-2.2: return whether a hand has only 1s, 2s and 3s."""
    place: i64 = seat * VALUES
    return s.hand[place] + s.hand[place + 1] + s.hand[place + 2] == HAND


def hand_outcomes(s: State) -> list[tuple[int, int]]:
    """EK-2.2: return what happens to a complete first hand: it is kept, or if it is low, shown and returned."""
    if not is_low(s, s.turn):
        return [(STANDS, 1)]
    place = s.turn * VALUES
    return [(APART + LOW.rank((s.hand[place], s.hand[place + 1], s.hand[place + 2])), 1)]


def return_first_hand(s: State) -> None:
    """EK-2.2: show a low hand to everybody, return it, and deal its owner four other cards."""
    for value in range(VALUES):
        place: i64 = s.turn * VALUES + value
        s.shown[value] += s.hand[place]
        s.hand[place] = 0
    s.phase = DEALING


def keep_first_hand(s: State) -> None:
    """EK-2.2: continue with the next player's hand. After the last one, shuffle the returned cards into the deck."""
    s.turn = (s.turn + 1) % s.players
    s.phase = DEALING
    if s.turn == s.start:
        for value in range(VALUES):
            s.deck[value] += s.shown[value]
        s.turn = -1
        s.phase = DRAWING_MATERIAL
