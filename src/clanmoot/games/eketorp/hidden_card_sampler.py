"""Draws the values of the unseen first cards, with exact weights."""

from math import comb, perm

from clanmoot.core.rng import Rng

from .hidden_cards import Unseen
from .pieces import VALUES


class Composition:
    """The distribution of the values of the unseen first cards.

    Cards of a returned hand are never first cards. Late cards were drawn from a deck that includes the returned ones.
    So the weight of a composition is a product: the number of ways to choose the first cards, times the number of ways
    to draw the known late cards.
    """

    def __init__(self, hidden: Unseen) -> None:
        self.hidden = hidden
        self.size = sum([group.size for group in hidden.groups if group.first])
        self.plain = not any(hidden.shown)
        # Without returned cards the weights are those of drawing from the cards that are neither known nor late.
        self.pool = [v for v in range(VALUES) for _ in range(hidden.fresh[v] - hidden.late[v])] if self.plain else []
        self.sums = [] if self.plain else self._sums()

    def weight(self, value: int, count: int) -> int:
        """Return the number of ways in which `count` first cards and the known late cards have this value."""
        fresh, late, shown = self.hidden.fresh[value], self.hidden.late[value], self.hidden.shown[value]
        left = fresh + (0 if self.hidden.apart else shown) - count
        return comb(fresh, count) * perm(left, late) if left >= late else 0

    def _sums(self) -> list[list[int]]:
        """Return sums[value][m]: the total weight of all ways to fill m cards with this value and higher ones."""
        sums = [[1] + [0] * self.size]
        for value in range(VALUES - 1, -1, -1):
            weights = [self.weight(value, count) for count in range(self.size + 1)]
            after = sums[0]
            sums.insert(0, [sum([weights[k] * after[m - k] for k in range(m + 1)]) for m in range(self.size + 1)])
        return sums

    def draw(self, rng: Rng) -> list[int]:
        """Draw the values of the unseen first cards. Return them in random order."""
        cards = drawn(self.pool, self.size, rng) if self.plain else self._weighted(rng)
        rng.shuffle(cards)
        return cards

    def _weighted(self, rng: Rng) -> list[int]:
        cards: list[int] = []
        left = self.size
        for value in range(VALUES):
            after = self.sums[value + 1]
            count = big_weighted([self.weight(value, k) * after[left - k] for k in range(left + 1)], rng)
            cards += [value] * count
            left -= count
        return cards


def drawn(pool: list[int], size: int, rng: Rng) -> list[int]:
    """Draw `size` cards at random from a pool, without changing the pool."""
    cards = pool[:]
    for place in range(size):
        other = place + int(rng.below(len(cards) - place))
        cards[place], cards[other] = cards[other], cards[place]
    return cards[:size]


def big_weighted(weights: list[int], rng: Rng) -> int:
    """Draw an index with these weights, which may be larger than 64 bits."""
    total = sum(weights)
    left = big_below(total, rng)
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("no weights")


def big_below(n: int, rng: Rng) -> int:
    """Draw a number from 0 to n - 1, all equally likely. `n` may be larger than 64 bits."""
    words = (n.bit_length() + 31) // 32
    limit = 2 ** (32 * words) - 2 ** (32 * words) % n
    while True:
        number = 0
        for _ in range(words):
            number = number * 2**32 + int(rng.word())
        if number < limit:
            return number % n
