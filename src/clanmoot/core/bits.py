"""Sets of small numbers as bit masks: the one-bits of an int below 2**62."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

__all__ = ["bit", "count", "lowest", "mask", "members", "nth", "numbers"]


def bit(k: i64) -> i64:
    """Return the set with the one member k."""
    # A plain `1 << k` is a 32-bit shift once compiled (mypy 2.4), silently wrong from k = 31: the 1 must be an i64 that
    # the compiler cannot fold into a literal.
    return (k ^ k) + 1 << k


def count(bits: i64) -> i64:
    """Return how many members the set has."""
    bits = bits - (bits >> 1 & 0x1555555555555555)  # constants of 63 bits would be boxed once compiled
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    bits = bits + (bits >> 8)
    bits = bits + (bits >> 16)
    return bits + (bits >> 32) & 127


def lowest(bits: i64) -> i64:
    """Return the smallest member of a set that is not empty."""
    return count((bits & -bits) - 1)


def nth(bits: i64, n: i64) -> i64:
    """Return the member of the set that is larger than exactly n other members."""
    while n > 0:
        bits &= bits - 1
        n -= 1
    return lowest(bits)


def members(bits: i64) -> list[int]:
    """Return the members of the set, smallest first."""
    found: list[int] = []
    while bits:
        found.append(lowest(bits))
        bits &= bits - 1
    return found


def numbers(base: i64, bits: i64) -> vec[i64]:
    """Return base + member for each member of the set, smallest first. It turns a set of things into actions."""
    found = vec[i64]([0] * count(bits))
    at: i64 = 0
    while bits:
        found[at] = base + lowest(bits)
        bits &= bits - 1
        at += 1
    return found


def mask(numbers: Iterable[int]) -> int:
    """Return the set with these members."""
    bits = 0
    for number in numbers:
        bits |= bit(number)
    return bits
