"""What is exposed on a wall, and what damage removes from it."""

from functools import cache

from clanmoot.games.eketorp.pieces import bricks_of, height, tops


@cache
def prize(left: int, right: int, damage: int) -> tuple[int, int]:
    """Return the value of the best brick that this damage can win, and of all bricks removed with it."""
    best = (0, 0)
    for i in range(int(height(left)) + 1):
        for j in range(int(height(right)) + 1):
            worth = int(tops(left, i) + tops(right, j))
            if 0 < worth <= damage:
                best = max(best, (dearest(left, i, right, j), worth))
    return best


def dearest(left: int, i: int, right: int, j: int) -> int:
    """Return the value of the best brick among the top `i` bricks of one section and the top `j` of the other."""
    return max([colour + 1 for colour in bricks_of(left)[:i] + bricks_of(right)[:j]], default=0)


@cache
def exposure(left: int, right: int, damage: int) -> int:
    """Return the highest total value that this damage can remove from two sections."""
    worths = [tops(left, i) + tops(right, j) for i in range(height(left) + 1) for j in range(height(right) + 1)]
    return int(max([worth for worth in worths if worth <= damage]))
