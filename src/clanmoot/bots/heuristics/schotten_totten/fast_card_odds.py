"""The probability that a player gets certain clan cards, in packed numbers that are fast enough for the search."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import lowest
from clanmoot.games.schotten_totten.pieces import CLANS

MOST: Final = 5  # entries per row: chances of at least 0 to 4 cards


class Likelihoods:
    """One player's probabilities and their sums. Cards are treated as independent, which is nearly true."""

    def __init__(self) -> None:
        self.card: vec[float] = vec[float]([0.0] * CLANS)  # of each card: that it comes where it is needed
        self.strength: vec[float] = vec[float]([0.0] * 9)  # of each strength: that any card of it comes
        self.alike: vec[float] = vec[float]([0.0] * (9 * MOST))  # strength * MOST + n: that n cards of it come
        self.colour: vec[float] = vec[float]([0.0] * (6 * MOST))  # colour * MOST + n: that n cards of it come

    def clear(self) -> None:
        """Set the probability of every card to 0. The sums stay wrong until `add_up` is called."""
        for card in range(CLANS):
            self.card[card] = 0.0

    def expect(self, cards: i64, chance: float) -> None:
        """Set the probability of these cards. The sums stay wrong until `add_up` is called."""
        while cards:
            self.card[lowest(cards)] = chance
            cards &= cards - 1

    def add_up(self) -> None:
        """Compute all sums."""
        k: i64 = 0
        while k < 9:
            self.count_strength(k)
            k += 1
        colour: i64 = 0
        while colour < 6:
            self.count_colour(colour)
            colour += 1

    def change(self, card: i64, chance: float) -> None:
        """Set the probability of one card, and update the sums."""
        self.card[card] = chance
        self.count_strength(card % 9)
        self.count_colour(card // 9)

    def count_strength(self, k: i64) -> None:
        """Compute the probabilities of at least 0 to 4 cards of one strength."""
        at_least(self.card, k, 9, 6, self.alike, k * MOST)
        self.strength[k] = self.alike[k * MOST + 1]

    def count_colour(self, colour: i64) -> None:
        """Compute the probabilities of at least 0 to 4 cards of one colour."""
        at_least(self.card, colour * 9, 1, 9, self.colour, colour * MOST)


def at_least(card: vec[float], start: i64, step: i64, cards: i64, found: vec[float], at: i64) -> None:
    """Write the probabilities of at least 0, 1, 2, 3 and 4 of these cards into `found`, from index `at` on."""
    none, one, two, three = 1.0, 0.0, 0.0, 0.0
    while cards > 0:
        chance = card[start]
        if chance > 0.0:
            rest = 1.0 - chance
            three = three * rest + two * chance
            two = two * rest + one * chance
            one = one * rest + none * chance
            none = none * rest
        start += step
        cards -= 1
    found[at] = 1.0
    found[at + 1] = 1.0 - none
    found[at + 2] = positive(1.0 - none - one)
    found[at + 3] = positive(1.0 - none - one - two)
    found[at + 4] = positive(1.0 - none - one - two - three)


def positive(chance: float) -> float:
    """Return a difference of probabilities, or 0 if a rounding error made it negative."""
    return chance if chance > 1e-9 else 0.0
