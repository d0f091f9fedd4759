"""Walls in the search: where a brick is safe, and which bricks to take from another wall."""

from mypy_extensions import i64

from clanmoot.games.eketorp.actions import BUILD, KEEP, LOOT
from clanmoot.games.eketorp.pieces import CODES, COLOURS, SECTIONS, STACK, height, tops
from clanmoot.games.eketorp.state import State

from .combat import section_at
from .damage_tables import RISKS, risk
from .weights import BRICK, DEAR_FIRST, HURT, SAFE, SPACE


def brick_worth(s: State, seat: i64, action: i64) -> float:
    """Return the value of a place for a brick.

    Valuable bricks are placed first and at the bottom, with cheap ones on top, so that few valuable bricks are exposed.
    """
    colour: i64 = (action - BUILD) // SECTIONS
    section: i64 = (action - BUILD) % SECTIONS
    place: i64 = seat * SECTIONS + section
    other: i64 = s.wall[seat * SECTIONS + (section ^ 1)]
    before: i64 = s.wall[place]
    after: i64 = before * 5 + colour + 1
    space: i64 = STACK - height(after)
    cheaper: i64 = 0
    for less in range(colour):
        cheaper += s.pile[seat * COLOURS + less]
    if cheaper < space:
        space = cheaper
    opened = risk(after, other) - risk(before, other)
    return DEAR_FIRST * float(colour) + SPACE * float(space) - SAFE * opened


def twin(s: State, seat: i64, section: i64) -> bool:
    """Tell whether a lower-numbered section is equivalent: it has the same bricks, and so has its neighbour."""
    mine: i64 = s.wall[seat * SECTIONS + section]
    beside: i64 = s.wall[seat * SECTIONS + (section ^ 1)]
    for lower in range(section):
        if s.wall[seat * SECTIONS + lower] == mine and s.wall[seat * SECTIONS + (lower ^ 1)] == beside:
            return True
    return False


def loot_worth(s: State, action: i64) -> float:
    """Return the value of a choice of loot: its best brick, which can be kept, and a little for all bricks removed."""
    i: i64 = (action - LOOT) // (STACK + 1)
    j: i64 = (action - LOOT) % (STACK + 1)
    place = section_at(s.field)
    dear = dearest(s.wall[place], i)
    other = dearest(s.wall[place + 1], j)
    if other > dear:
        dear = other
    if dear == 0:
        return 0.0
    return float(dear) + BRICK + HURT * float(tops(s.wall[place], i) + tops(s.wall[place + 1], j))


def dearest(section: i64, bricks: i64) -> i64:
    """Return the value of the best of this many top bricks of a section; 0 if there are none."""
    best: i64 = 0
    for _ in range(bricks):
        if section % 5 > best:
            best = section % 5
        section //= 5
    return best


def keep_worth(action: i64) -> float:
    """Return the value of the brick that this action keeps."""
    return float(action - KEEP)


def open_risk(s: State, seat: i64) -> float:
    """Return the loss to expect from besiegers at a seat's whole wall."""
    total = 0.0
    for section in range(0, SECTIONS, 2):
        place: i64 = seat * SECTIONS + section
        total += RISKS[s.wall[place] * CODES + s.wall[place + 1]]
    return total
