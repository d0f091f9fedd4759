"""Walls: which bricks to take from another seat's wall, and where to place a brick."""

from clanmoot.games.eketorp.actions import BUILD, KEEP, LOOT
from clanmoot.games.eketorp.pieces import KINDS, SECTIONS, STACK, STORES, bricks_of, height, tops
from clanmoot.games.eketorp.view import View

from .walls import dearest, exposure
from .weights import HURT


def loot_opinion(v: View, action: int) -> float:
    """Score a choice of loot by its best brick, which can be kept, and a little by the value of all bricks removed."""
    i, j = divmod(action - LOOT, STACK + 1)
    first = 2 * ((v.field - STORES) % KINDS)
    left, right = v.wall[v.defender][first], v.wall[v.defender][first + 1]
    return dearest(left, i, right, j) + HURT * int(tops(left, i) + tops(right, j))


def keep_opinion(v: View, action: int) -> float:
    """Score keeping a brick by the brick's value."""
    return float(action - KEEP)


def build_opinion(v: View, action: int) -> float:
    """Score a place for a brick.

    Valuable bricks are placed first and at the bottom, with cheap ones on top, so that few valuable bricks are exposed.
    """
    colour, section = divmod(action - BUILD, SECTIONS)
    wall = list(v.wall[v.me])
    before = bricks_of(wall[section])
    cover = before[0] - colour if before else -0.5 * colour
    wall[section] = wall[section] * 5 + colour + 1
    pair = section - section % 2
    space = STACK - int(height(wall[section]))
    cheaper = sum(v.pile[v.me][:colour])
    return 3.0 * colour + cover + min(space, cheaper) - 0.3 * exposure(wall[pair], wall[pair + 1], 4)
