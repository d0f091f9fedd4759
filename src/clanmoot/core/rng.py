"""A small, fast random generator for search and simulation. Compiled or not, it gives the same numbers."""

import hashlib
from typing import TypeVar

from mypy_extensions import i64

__all__ = ["Rng"]

T = TypeVar("T")


class Rng:
    """The sfc32 generator: three 32-bit words and a counter. It is not for real tables: see chance.py."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int) -> None:
        digest = hashlib.sha256(b"clanmoot %d" % seed).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "big")
        self.b: i64 = int.from_bytes(digest[4:8], "big")
        self.c: i64 = int.from_bytes(digest[8:12], "big")
        self.counter: i64 = 1

    def word(self) -> i64:
        """Return 32 random bits."""
        out: i64 = (self.a + self.b + self.counter) & 0xFFFFFFFF
        self.counter = (self.counter + 1) & 0xFFFFFFFF
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & 0xFFFFFFFF
        self.c = (((self.c << 21) & 0xFFFFFFFF | (self.c >> 11)) + out) & 0xFFFFFFFF
        return out

    def below(self, n: i64) -> i64:
        """Return a number from 0 to n - 1, all equally likely. n is at most 2**31."""
        wide: i64 = self.word() * n
        if wide & 0xFFFFFFFF < n:
            # Only values in this small range can be biased, so only here is the division worth its time.
            short: i64 = (4294967296 - n) % n
            while wide & 0xFFFFFFFF < short:
                wide = self.word() * n
        return wide >> 32

    def weighted(self, weights: list[int]) -> int:
        """Return an index, with a probability in proportion to its weight."""
        total: i64 = 0
        for weight in weights:
            total += weight
        left: i64 = self.below(total)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("no weights")

    def shuffle(self, things: list[T]) -> None:
        """Shuffle the list in place."""
        for last in range(len(things) - 1, 0, -1):
            other = int(self.below(last + 1))
            things[last], things[other] = things[other], things[last]
