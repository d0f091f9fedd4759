"""Padding for IN lists, so that a database connection prepares few different statements."""

from collections.abc import Sequence


def padded(values: Sequence[str]) -> list[str]:
    """Return the values with the last one repeated until their count is a power of two.

    The set stays the same. Every length of an IN list makes another statement, and each connection keeps its last 128
    prepared statements. With lists of every length they would take tens of megabytes.
    """
    if not values:
        return []
    missing = (1 << (len(values) - 1).bit_length()) - len(values)
    return [*values, *[values[-1]] * missing]
