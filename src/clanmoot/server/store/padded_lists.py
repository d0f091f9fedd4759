"""Lists of values in a statement."""

from collections.abc import Sequence


def padded(values: Sequence[str]) -> list[str]:
    """Return the values with the last one repeated until their count is a power of two.

    SQL sees the same set. Every length of an IN list is a statement of its own, and each connection keeps the last 128
    prepared statements: with lists of every length they would take tens of megabytes.
    """
    if not values:
        return []
    missing = (1 << (len(values) - 1).bit_length()) - len(values)
    return [*values, *[values[-1]] * missing]
