"""Exact weights of the decks that each discarded card may have come from, by dynamic programming.

A discard shows its value, but only its owner knows which deck the card came from. A key is an integer that counts,
for every deck except the newest, how many discards of each value came from it. Each count takes one byte, so a deck
takes four. If there are too many ways, the functions raise TooManyWays.
"""

from math import factorial, perm
from typing import Final

from clanmoot.core.rng import Rng

from .card_memory import CUT_OFF, SHUFFLED, TOSSED
from .pieces import CUT, VALUES

BYTE: Final = 8
DECK: Final = BYTE * VALUES  # bits per deck in a key
ALL: Final = 2**DECK - 1
DIRECT_PAIRS: Final = 256  # up to this many pairs are tried one by one
# The most keys per seat, and the most pairs of keys to add. With more, a move in a long game would take minutes.
MAX_KEYS: Final = 2048
MAX_PAIRS: Final = 2**18
Weights = dict[int, int]  # by key
Ways = list[tuple[int, int]]  # the same as a list

_CACHE: Final[dict[tuple[int, ...], Weights]] = {}  # a cache by a seat's part of the tape; the same for all watchers
_CACHE_SIZE: Final = 256


class TooManyWays(Exception):
    """Raised when there are more ways than the limit."""


def seat_weights(part: tuple[int, ...], most: int = MAX_KEYS) -> Weights:
    """Return the number of ways in which each key of a seat's discards can arise, counting physical cards."""
    found = _CACHE.get(part)
    if found is None:
        found = Discards(part, most).weights
        if len(_CACHE) >= _CACHE_SIZE:
            _CACHE.clear()
        _CACHE[part] = found
    if len(found) > most:
        raise TooManyWays
    return found


class Discards:
    """A seat's draws and discards, processed in order. Raises TooManyWays if there are too many ways."""

    def __init__(self, part: tuple[int, ...], most: int) -> None:
        self.newest = part.count(SHUFFLED)
        self.deck = 0
        self.discard_count = 0
        self.drawn = [0] * (self.newest + 1)  # how many cards the seat drew from each deck so far
        self.latest: list[int] = []  # the decks of the cards drawn since the last discard
        self.weights: Weights = {0: 1}
        at = 0
        while at < len(part) and len(self.weights) <= most:
            code = part[at]
            if code == SHUFFLED:
                self.deck += 1
            elif code < TOSSED:
                self.drawn[self.deck] += 1
                self.latest.append(self.deck)
            elif code < CUT_OFF:
                self.discard((code - TOSSED) % VALUES)
            else:
                self.discard_of_five([(cut - CUT_OFF) % VALUES for cut in part[at : at + CUT]])
                at += CUT - 1
            at += 1

    def discard(self, value: int) -> None:
        """Process a discard with this value. It can be any card of the hand."""
        self.latest = []
        found: Weights = {}
        for key, weight in self.weights.items():
            new = sum(self.drawn) - self.discard_count  # cards in hand from the newest deck: all except the old ones
            for deck in range(min(self.deck + 1, self.newest)):
                old = self.drawn[deck] - spent(key, deck)
                new -= old
                if old:
                    after = key + step(deck, value)
                    found[after] = found.get(after, 0) + weight * old
            if new:
                found[key] = found.get(key, 0) + weight * new
        self.discard_count += 1
        self.weights = found

    def discard_of_five(self, values: list[int]) -> None:
        """HC-5.10 Dutch: process two discards from the last five cards drawn. Everybody knows the decks of these."""
        five = [self.latest.count(deck) for deck in range(self.newest + 1)]
        self.latest = []
        found: Weights = {}
        for key, weight in self.weights.items():
            for one in range(self.deck + 1):
                for other in range(self.deck + 1):
                    ways = five[one] * (five[other] - (one == other))
                    if ways:
                        after = key + self.step(one, values[0]) + self.step(other, values[1])
                        found[after] = found.get(after, 0) + weight * ways
        self.discard_count += CUT
        self.weights = found

    def step(self, deck: int, value: int) -> int:
        """Return what a discard adds to the key. A card of the newest deck adds nothing."""
        return step(deck, value) if deck < self.newest else 0


def step(deck: int, value: int) -> int:
    """Return the key of one discarded card with this value from this deck."""
    return 1 << deck * DECK + value * BYTE


def spent(key: int, deck: int) -> int:
    """Return how many cards of a deck were discarded, according to the key."""
    part = key >> deck * DECK
    return (part & 255) + (part >> 8 & 255) + (part >> 16 & 255) + (part >> 24 & 255)


def spent_by_deck(key: int, discarded: list[int], newest: int) -> list[list[int]]:
    """Return the counts in a key by deck and value. Discards from no older deck came from the newest."""
    old = [[key >> deck * DECK + value * BYTE & 255 for value in range(VALUES)] for deck in range(newest)]
    return [*old, [discarded[value] - sum([row[value] for row in old]) for value in range(VALUES)]]


def key_range(weights: Weights, newest: int) -> tuple[int, int]:
    """Return two keys: the lowest and the highest count at each place among all keys."""
    low = high = 0
    for place in range(newest * VALUES):
        numbers = [key >> place * BYTE & 255 for key in weights]
        low += min(numbers) << place * BYTE
        high += max(numbers) << place * BYTE
    return low, high


class Pools:
    """The cards of each deck that the watcher did not draw. They limit which decks discards may have come from."""

    def __init__(self, pools: list[list[int]], discarded: list[int], before_shuffle: list[int]) -> None:
        self.pools = pools
        self.discarded = discarded  # what the others discarded in total, by value
        self.newest = len(pools) - 1
        places = range(self.newest * VALUES)
        self.most = sum([pools[place // VALUES][place % VALUES] << place * BYTE for place in places])
        # A card that was not discarded before the last shuffle was in a hand then. Only those can be missing.
        held = [sum([pool[value] for pool in pools[:-1]]) - before_shuffle[value] for value in range(VALUES)]
        floors = [max(0, pools[place // VALUES][place % VALUES] - held[place % VALUES]) for place in places]
        self.least = sum([floor << place * BYTE for place, floor in enumerate(floors)])
        self.guards = sum([128 << place * BYTE for place in places])

    def fits(self, key: int, low: int, high: int, part: int = -1) -> bool:
        """Tell whether a key is possible when the other seats add between `low` and `high`.

        `part` limits the check to some places of the key. Each old deck had a limited number of cards of each value,
        and most of these must have been discarded. The top bit of each byte prevents a borrow from the next byte.
        """
        guards = self.guards & part
        fits = (self.most & part | guards) - key - (low & part) & guards == guards
        return fits and (key + (high & part) | guards) - (self.least & part) & guards == guards

    def ways(self, key: int) -> int:
        """Return the number of ways to place the cards of all decks, given which decks the discards came from."""
        ways = 1
        for pool, gone in zip(self.pools, spent_by_deck(key, self.discarded, self.newest), strict=True):
            left = sum(pool) - sum(gone)
            for value in range(VALUES):
                ways *= perm(pool[value], gone[value])
            ways *= factorial(left) if left >= 0 else 0
        return ways


def sorted_by(ways: Ways, part: int) -> dict[int, Ways]:
    """Group keys by their counts at some places."""
    found: dict[int, Ways] = {}
    for key, weight in ways:
        if key & part not in found:
            found[key & part] = []
        found[key & part].append((key, weight))
    return found


class Origins:
    """All combinations of keys that explain the discards of several seats."""

    def __init__(self, seats: list[Weights], pools: Pools, most: int = MAX_PAIRS) -> None:
        self.pools = pools
        self.most = most
        self.seats = self.consistent(seats)
        # Seats with few keys come first. Then the sums stay small, and few of them fit with the last seat.
        self.order = sorted(range(len(seats)), key=lambda seat: len(self.seats[seat]))
        self.sums: list[Weights] = [{0: 1}]  # sums over the first 0, 1, 2, … seats
        spans = [key_range(weights, pools.newest) for weights in self.seats]
        for number, seat in enumerate(self.order):
            later = [spans[other] for other in self.order[number + 1 :]]
            low, high = sum([low for low, _ in later]), sum([high for _, high in later])
            self.sums.append(self.sums_of(self.sums[-1], self.seats[seat], low, high))
        found = [(key, weight * pools.ways(key)) for key, weight in self.sums[-1].items()]
        self.ends = WeightedKeys([(key, weight) for key, weight in found if weight])
        self.cache: dict[tuple[int, int], WeightedKeys] = {}

    def consistent(self, seats: list[Weights]) -> list[Weights]:
        """Return each seat's keys, without those that are impossible for all keys of the other seats."""
        while True:
            spans = [key_range(weights, self.pools.newest) for weights in seats]
            low, high = sum([low for low, _ in spans]), sum([high for _, high in spans])
            found = [
                {
                    key: weight
                    for key, weight in weights.items()
                    if self.pools.fits(key, low - spans[number][0], high - spans[number][1])
                }
                for number, weights in enumerate(seats)
            ]
            if sum([len(weights) for weights in found]) == sum([len(weights) for weights in seats]):
                return seats
            seats = found

    def sums_of(self, some: Weights, more: Weights, low: int, high: int) -> Weights:
        """Add every key to every other, without sums that are impossible whatever later seats discarded."""
        if len(some) * len(more) > self.most:
            raise TooManyWays
        found: Weights = {}
        self.add_pairs(list(some.items()), list(more.items()), (low, high), 0, found)
        return found

    def add_pairs(self, some: Ways, more: Ways, later: tuple[int, int], deck: int, found: Weights) -> None:
        """Add every pair of keys that fits to `found`.

        Long lists are first grouped by their counts for one deck, because most of these do not fit.
        """
        low, high = later
        if deck < self.pools.newest and len(some) * len(more) > DIRECT_PAIRS:
            part = ALL << deck * DECK
            others = sorted_by(more, part)
            for mine, ours in sorted_by(some, part).items():
                for theirs, rest in others.items():
                    if self.pools.fits(mine + theirs, low, high, part):
                        self.add_pairs(ours, rest, later, deck + 1, found)
            return
        for key, weight in some:
            for other, ways in more:
                both = key + other
                if self.pools.fits(both, low, high):
                    found[both] = found.get(both, 0) + weight * ways

    def draw(self, rng: Rng) -> list[int]:
        """Draw a key for each seat, with a probability in proportion to its number of ways."""
        whole = self.ends.draw(rng)
        keys = [0] * len(self.seats)
        for number in range(len(self.seats) - 1, -1, -1):
            key = self.parts_of(number, whole).draw(rng)
            keys[self.order[number]] = key
            whole -= key
        return keys

    def parts_of(self, number: int, whole: int) -> "WeightedKeys":
        """Return the keys that one seat can have, given the sum of its key and those of the seats before it."""
        found = self.cache.get((number, whole))
        if found is None:
            before = self.sums[number]
            seat = self.seats[self.order[number]]
            split = [(key, ways * before.get(whole - key, 0)) for key, ways in seat.items()]
            found = self.cache[number, whole] = WeightedKeys([(key, weight) for key, weight in split if weight])
        return found


class WeightedKeys:
    """Draws keys at random by weight."""

    def __init__(self, ways: Ways) -> None:
        self.ways = ways
        self.total = sum([weight for _, weight in ways])

    def draw(self, rng: Rng) -> int:
        """Draw a key at random."""
        if len(self.ways) == 1:
            return self.ways[0][0]
        left = below(self.total, rng)
        for key, weight in self.ways:
            left -= weight
            if left < 0:
                return key
        raise ValueError("no ways")


def below(n: int, rng: Rng) -> int:
    """Return a random number from 0 to n - 1. `n` may be larger than 64 bits."""
    words = n.bit_length() // 32 + 1
    while True:
        found = 0
        for _ in range(words):
            found = found << 32 | int(rng.word())
        # Numbers beyond the largest multiple of n are rejected and drawn again, so that the result is uniform.
        if found < (1 << 32 * words) // n * n:
            return found % n
