"""The results of one run of play."""

from typing import NamedTuple


class Count(NamedTuple):
    """Moves per second, how long their acknowledgements took, and what they cost."""

    rate: float  # acknowledged moves per second
    p50: float  # milliseconds
    p99: float
    heard: float  # bytes that one client received per move at their table
    busy: float  # cores used by the players' process


def count(waits: list[float], seconds: float, received: int, clients: int, spent: float) -> Count:
    """Return the figures of a run.

    `waits` are the seconds until each acknowledgement, `received` the bytes that all clients of all tables received.
    `clients` is the number of clients per table. Each of them receives every move.
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
    """Return the value below which this share of the values lies. They must be in ascending order."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]
