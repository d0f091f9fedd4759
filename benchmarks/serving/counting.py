"""What one run of play was like."""

from typing import NamedTuple


class Count(NamedTuple):
    """Moves a second, how long their acknowledgements took, and what they cost."""

    rate: float  # moves acknowledged a second
    p50: float  # milliseconds
    p99: float
    heard: float  # bytes that one client received for one move of his table
    busy: float  # of one core, by whoever made the load


def count(waits: list[float], seconds: float, received: int, clients: int, spent: float) -> Count:
    """From the seconds that each acknowledgement took, and the bytes that all clients of all tables received.

    `clients` is how many of them each table has: so many hear of every move.
    """
    if not waits:
        raise ValueError("No move was acknowledged.")
    waits = sorted(waits)
    return Count(
        rate=len(waits) / seconds,
        p50=quantile(waits, 0.5) * 1000,
        p99=quantile(waits, 0.99) * 1000,
        heard=received / (len(waits) * clients),
        busy=spent / seconds,
    )


def quantile(ordered: list[float], share: float) -> float:
    """The first of them in their order that has this share of them before it."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
