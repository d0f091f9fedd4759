"""The probability that a player gets certain clan cards: single cards, or several of one strength or colour."""

from typing import Final

from mypy_extensions import i64

from clanmoot.core.bits import bit, members
from clanmoot.games.schotten_totten.pieces import CLANS
from clanmoot.games.schotten_totten.view import View
from clanmoot.games.schotten_totten.world_sampler import hidden

from .weights import HOLD, PATIENCE

MOST: Final = 5  # entries per row of `enough`: chances of at least 0 to 4 cards


class Odds:
    """One player's probabilities. Cards are treated as independent, which is nearly true."""

    def __init__(self, card: list[float]) -> None:
        self.card = card  # of each clan card: that it comes where it is needed
        self.strength: list[float] = []  # of each strength: that any card of it comes
        self.alike: list[float] = []  # strength * MOST + n: that n cards of it come
        self.colour: list[float] = []  # colour * MOST + n: that n cards of it come
        for k in range(9):
            enough = at_least([card[9 * colour + k] for colour in range(6)])
            self.strength.append(enough[1])
            self.alike += enough
        for colour in range(6):
            self.colour += at_least(card[9 * colour : 9 * colour + 9])
        self.looks: dict[tuple[int, int, int], list[tuple[int, float]]] = {}  # a cache for stone_chances.py


def at_least(chances: list[float]) -> list[float]:
    """Return the probabilities of at least 0, 1, 2, 3, 4 of these cards."""
    exactly = [1.0, 0.0, 0.0, 0.0]
    for chance in chances:
        if chance > 0.0:
            rest = 1.0 - chance
            exactly[3] = exactly[3] * rest + exactly[2] * chance
            exactly[2] = exactly[2] * rest + exactly[1] * chance
            exactly[1] = exactly[1] * rest + exactly[0] * chance
            exactly[0] = exactly[0] * rest
    found = [1.0]
    for n in range(4):
        found.append(max(found[n] - exactly[n], 0.0))
    return found


class Stock:
    """The cards whose place a viewer does not know, and both players' probabilities of getting them."""

    def __init__(self, v: View) -> None:
        self.hidden: list[int] = hidden(v)[0]
        unplaced = max(len(self.hidden), 1)
        you = 1 - v.seat()
        known = [card for card in v.known if card < CLANS] if v.me == v.digger else []
        in_hand = max(v.clans_held[you] - len(known), 0) / unplaced
        drawn = (1.0 - in_hand) * 0.5 * PATIENCE
        self.drawn = drawn
        card = [0.0] * CLANS
        for hidden_card in self.hidden:
            card[hidden_card] = drawn + in_hand * HOLD
        for known_card in known:
            card[known_card] = HOLD
        self.yours = Odds(card)
        self.mine: dict[int, Odds] = {}

    def with_hand(self, hand: int) -> Odds:
        """Return the viewer's probabilities if they hold these clan cards. The result is cached by hand."""
        if hand not in self.mine:
            card = [0.0] * CLANS
            for hidden_card in self.hidden:
                card[hidden_card] = self.drawn
            for held in members(hand):
                card[held] = HOLD
            self.mine[hand] = Odds(card)
        return self.mine[hand]


def scarcest(places: i64, stock: list[float], within: i64) -> i64:
    """Return the place whose card is least likely to come, as a bit set. It is empty if there are no places."""
    found: i64 = 0
    least = 2.0
    for k in members(places & within):
        if stock[k] < least:
            least = stock[k]
            found = bit(k)
    return found
