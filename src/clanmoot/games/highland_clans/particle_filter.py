"""A particle filter for the decks that discarded cards may have come from, for when there are too many ways to count.

Each particle is one possible past of the other seats, and all particles follow the tape. At each discard, every
particle chooses a deck at random, according to the cards in its hand. Its weight is the probability of what was seen.
Particles with high weights are copied more often. The running time is proportional to the length of the tape.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.rng import Rng

from .card_memory import CUT_OFF, SHUFFLED, TOSSED
from .exact_origins import BYTE
from .pieces import CUT, VALUES

PARTICLES: Final = 1024  # particles
GROWTH: Final = 4  # the factor for more particles if none survived to the end of the tape


class ParticleFilter:
    """Particles for the past of the other seats. The same tape always gives the same particles."""

    def __init__(self, tape: tuple[int, ...], others: list[int], pools: list[list[int]], size: int = PARTICLES) -> None:
        self.others: i64 = len(others)
        self.decks: i64 = len(pools)
        self.pool = vec[i64]([cards for pool in pools for cards in pool])
        self.totals = [sum(pool) for pool in pools]
        # A particle is a row of numbers: what each seat discarded by deck and value, the same by deck, what all seats
        # discarded by deck and value, and what is left of each deck.
        self.used: i64 = self.others * self.decks * VALUES
        self.gone: i64 = self.used + self.others * self.decks
        self.left: i64 = self.gone + self.decks * VALUES
        self.row: i64 = self.left + self.decks
        self.held = vec[i64]([0] * len(pools))  # how many cards may be discarded now, by deck
        self.share = vec[float]([0.0] * len(pools))  # how likely a discard came from each deck
        self.size: i64 = size
        while not self.run(tape, others):
            self.size *= GROWTH

    def run(self, tape: tuple[int, ...], others: list[int]) -> bool:
        """Process the tape with all particles. Return whether any particle explains it to the end."""
        self.rng = Rng(len(tape))  # any seed will do, if it is the same for the same tape
        nothing = [0] * int(self.left) + self.totals
        self.rows = vec[i64]([number for _ in range(int(self.size)) for number in nothing])
        self.weights = vec[float]([1.0] * int(self.size))
        self.drawn = [vec[i64]([0] * int(self.decks)) for _ in others]  # drawn so far, by deck
        self.latest = [vec[i64]([0] * int(self.decks)) for _ in others]  # drawn since the seat's last discard, by deck
        number = {seat: other for other, seat in enumerate(others)}
        deck = 0
        at = 0
        while at < len(tape):
            code = tape[at]
            at += 1
            if code == SHUFFLED:
                deck += 1
                continue
            seat, value = (code, 0) if code < TOSSED else divmod((code - TOSSED) % (CUT_OFF - TOSSED), VALUES)
            other = number.get(seat, -1)
            if other < 0:
                continue
            if code < TOSSED:
                self.drawn[other][deck] += 1
                self.latest[other][deck] += 1
                continue
            if code < CUT_OFF:
                self.discard(other, value)
            else:
                self.discard_of_five(other, value, (tape[at] - CUT_OFF) % VALUES)
                at += CUT - 1
            for old in range(self.decks):
                self.latest[other][old] = 0
            if not self.resample_if_needed(0.5):
                return False
        return self.resample_if_needed(1.0)

    def discard(self, other: i64, value: i64) -> None:
        """Process a discard with this value. It can be any card of the hand."""
        drawn = self.drawn[other]
        for particle in range(self.size):
            used: i64 = particle * self.row + self.used + other * self.decks
            for deck in range(self.decks):
                self.held[deck] = drawn[deck] - self.rows[used + deck]
            self.choose(particle, other, value)

    def discard_of_five(self, other: i64, value: i64, another: i64) -> None:
        """HC-5.10 Dutch: process two discards from the last five cards drawn. Everybody knows the decks of these."""
        latest = self.latest[other]
        for particle in range(self.size):
            for deck in range(self.decks):
                self.held[deck] = latest[deck]
            self.held[self.choose(particle, other, value)] -= 1
            self.choose(particle, other, another)

    def choose(self, particle: i64, other: i64, value: i64) -> i64:
        """Choose the deck from which a particle discards this value, and return it.

        The particle's weight is multiplied by the probability of a discard of this value.
        """
        base: i64 = particle * self.row
        all_shares = 0.0
        for deck in range(self.decks):
            there: i64 = self.pool[deck * VALUES + value] - self.rows[base + self.gone + deck * VALUES + value]
            chance = 0.0
            if there > 0 and self.held[deck] > 0:
                chance = float(self.held[deck] * there) / float(self.rows[base + self.left + deck])
            self.share[deck] = chance
            all_shares += chance
        self.weights[particle] *= all_shares
        if all_shares <= 0.0:
            return 0  # this particle is impossible
        point = all_shares * float(self.rng.word()) / 4294967296.0
        found: i64 = 0
        for deck in range(self.decks):
            if self.share[deck] > 0.0:
                found = deck
                point -= self.share[deck]
                if point < 0.0:
                    break
        place: i64 = other * self.decks + found
        self.rows[base + place * VALUES + value] += 1
        self.rows[base + self.used + place] += 1
        self.rows[base + self.gone + found * VALUES + value] += 1
        self.rows[base + self.left + found] -= 1
        return found

    def resample_if_needed(self, least: float) -> bool:
        """Resample if the effective sample size is too small. Return False if no particle has any weight.

        `least` is the limit for the effective sample size, as a share of the number of particles.
        """
        total = 0.0
        squares = 0.0
        for weight in self.weights:
            total += weight
            squares += weight * weight
        if total <= 0.0:
            return False
        size = float(self.size)
        if total * total >= least * size * squares:
            for particle in range(self.size):
                self.weights[particle] *= size / total
            return True
        self.resample(total)
        return True

    def resample(self, total: float) -> None:
        """Resample systematically: replace the particles by equally weighted copies, in proportion to their weights."""
        rows = vec[i64]([0] * int(self.size * self.row))
        mark = float(self.rng.word()) / 4294967296.0 * total / float(self.size)
        passed = 0.0
        particle: i64 = -1
        for new in range(self.size):
            while passed <= mark and particle + 1 < self.size:
                particle += 1
                passed += self.weights[particle]
            for place in range(self.row):
                rows[new * self.row + place] = self.rows[particle * self.row + place]
            mark += total / float(self.size)
        self.rows = rows
        for new in range(self.size):
            self.weights[new] = 1.0

    def draw(self, rng: Rng) -> list[int]:
        """Draw a particle at random and return a key for each seat.

        A key counts what the seat discarded from every deck except the newest, with one byte per count.
        """
        base: i64 = rng.below(self.size) * self.row
        keys: list[int] = []
        for other in range(self.others):
            key = 0
            for place in range((self.decks - 1) * VALUES):
                key |= int(self.rows[base + other * self.decks * VALUES + place]) << int(place) * BYTE
            keys.append(key)
        return keys
