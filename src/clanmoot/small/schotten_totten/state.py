"""The state: everything that is true at the table, hidden or not."""

from typing import Final

from clanmoot.core.bits import members
from clanmoot.core.game import State as AnyState

from .pieces import STONES, box

DEALING: Final = 0  # chance deals a hand
PLAYING: Final = 1
DRAWING: Final = 2  # chance draws a card
OVER: Final = 3

NOBODY_YET: Final = -1


class State(AnyState):
    """The state of a table. Sets of cards are bit masks. A side of a stone has the index seat * STONES + stone."""

    __slots__ = ("options", "phase", "turn", "deck", "hands", "sides", "first", "owner")

    def __init__(self, options: tuple[int, ...]) -> None:
        self.options = options  # colours, strengths, stones, cards in hand, slots per side
        self.phase = DEALING
        self.turn = 0  # the seat that is dealt to, plays or draws
        self.deck = box(options[0], options[1])
        self.hands = [0, 0]
        self.sides = [0] * (2 * STONES)
        self.first = [NOBODY_YET] * STONES  # which seat's side of a stone was complete first
        self.owner = [NOBODY_YET] * STONES

    @property
    def stones(self) -> int:
        return self.options[2]

    @property
    def slots(self) -> int:
        """The number of cards that make a side complete."""
        return self.options[4]

    def copy(self) -> "State":
        new = State.__new__(State)
        new.options, new.phase, new.turn, new.deck = self.options, self.phase, self.turn, self.deck
        new.hands, new.sides, new.first, new.owner = self.hands[:], self.sides[:], self.first[:], self.owner[:]
        return new


def check(s: State) -> None:
    """Raise AssertionError unless every card is in exactly one place and no side has too many."""
    places = [s.deck, *s.hands, *s.sides]
    cards = sorted([card for place in places for card in members(place)])
    assert cards == members(box(s.options[0], s.options[1])), "a card is missing or in two places"
    assert all(side.bit_count() <= s.slots for side in s.sides), "a side has more cards than slots"
    assert all(hand.bit_count() <= s.options[3] for hand in s.hands), "a hand is too large"
    beyond = [s.sides[seat * STONES + stone] for seat in (0, 1) for stone in range(s.stones, STONES)]
    assert not any(beyond), "a card lies where there is no stone"
