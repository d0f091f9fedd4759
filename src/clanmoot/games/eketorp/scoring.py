"""§7: the points for walls, extra bricks and amulets."""

from typing import Final

from .pieces import COLOURS, SECTIONS, WALL, bricks_of
from .rules.build import wall_size
from .state import State

BONUS: Final = 5  # EK-7.1: for a wall of 18


def score(s: State, seat: int) -> tuple[int, ...]:
    """EK-7.1: return the points of a seat, in this order: grass, wood, clay, stone, a complete wall, amulets."""
    bricks = [s.beyond[seat * COLOURS + colour] for colour in range(COLOURS)]
    for section in range(SECTIONS):
        for colour in bricks_of(s.wall[seat * SECTIONS + section]):
            bricks[colour] += 1
    complete = BONUS if wall_size(s, seat) == WALL else 0
    return (*[bricks[colour] * (colour + 1) for colour in range(COLOURS)], complete, s.amulets[seat])
