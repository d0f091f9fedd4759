"""The positions that a view does not rule out, for tests of the sampler."""

from .state import State
from .view import View
from .world_sampler import position


def worlds(v: View, most: int) -> list[tuple[State, int]]:
    """Return the only position that fits the view, with weight 1, or none if `most` is 0."""
    return [(position(v), 1)] if most > 0 else []
