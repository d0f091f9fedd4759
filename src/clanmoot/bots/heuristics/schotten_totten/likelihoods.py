"""How likely clan cards are to come to one player, as packed numbers that search can afford to work out often."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import lowest
from clanmoot.games.schotten_totten.pieces import CLANS

MOST: Final = 5  # how many cards a row of chances counts: 0 to 4


class Likelihoods:
    """Chances of one player, kept in step with each other. Cards are taken as independent, which they nearly are."""

    def __init__(self) -> None:
        self.card: vec[float] = vec[float]([0.0] * CLANS)  # of each card: that it comes to where it is wanted
        self.strength: vec[float] = vec[float]([0.0] * 9)  # of each strength: that any card of it does
        self.alike: vec[float] = vec[float]([0.0] * (9 * MOST))  # strength * MOST + n: that n cards of one strength do
        self.colour: vec[float] = vec[float]([0.0] * (6 * MOST))  # colour * MOST + n: that n cards of one colour do

    def clear(self) -> None:
        """No card comes; the sums are out of step until `add_up`."""
        for card in range(CLANS):
            self.card[card] = 0.0

    def expect(self, cards: i64, chance: float) -> None:
        """Each of these cards comes with this chance; the sums are out of step until `add_up`."""
        while cards:
            self.card[lowest(cards)] = chance
            cards &= cards - 1

    def add_up(self) -> None:
        """Bring all sums in step."""
        k: i64 = 0
        while k < 9:
            self.count_strength(k)
            k += 1
        colour: i64 = 0
        while colour < 6:
            self.count_colour(colour)
            colour += 1

    def change(self, card: i64, chance: float) -> None:
        """One card comes with another chance; all sums stay in step."""
        self.card[card] = chance
        self.count_strength(card % 9)
        self.count_colour(card // 9)

    def count_strength(self, k: i64) -> None:
        """That 0 to 4 cards of one strength come."""
        at_least(self.card, k, 9, 6, self.alike, k * MOST)
        self.strength[k] = self.alike[k * MOST + 1]

    def count_colour(self, colour: i64) -> None:
        """That 0 to 4 cards of one colour come."""
        at_least(self.card, colour * 9, 1, 9, self.colour, colour * MOST)


def at_least(card: vec[float], start: i64, step: i64, cards: i64, found: vec[float], at: i64) -> None:
    """That at least 0, 1, 2, 3, 4 of so many cards come, written from a place on."""
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
    """A difference of chances, which rounding must not make negative."""
    return chance if chance > 1e-9 else 0.0
