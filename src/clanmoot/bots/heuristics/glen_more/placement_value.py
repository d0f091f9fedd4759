"""How good the free spots of a display are: which neighbours a tile placed there activates."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.glen_more.actions import PLACE
from clanmoot.games.glen_more.rules.landscape import BESIDE as BY_A_SIDE
from clanmoot.games.glen_more.rules.landscape import TAKEN, cell_of, open_end, surroundings, touches
from clanmoot.games.glen_more.state import LINE, MOST, State

from .activation_gains import gain
from .weights import BESIDE, QUICK, RICHNESS

AROUND: Final = vec[i64]([LINE - 1, LINE, LINE + 1, -1, 1, -LINE - 1, -LINE, -LINE + 1])


def gains(s: State, keep: float) -> vec[float]:
    """Return for each tile, in the order of placement, what activating it brings the current player now."""
    found = vec[float]()
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        found = append(found, gain(s, s.land[place], keep))
        place += 1
    return found


def woken(s: State, cell: i64, brings: vec[float]) -> float:
    """Return the gain from the tiles that placing a tile on this cell activates.

    Each neighbour also counts a little by itself, because it may be activated again.
    """
    found = 0.0
    place: i64 = 0
    while place < s.size[s.turn]:
        if touches(s.cell[s.land[s.turn * MOST + place]] - cell):
            found += brings[place] + QUICK[BESIDE]
        place += 1
    return found


def spot_values(s: State, spots: vec[i64], brings: vec[float]) -> vec[float]:
    """Score each of these placements by what it activates."""
    found = vec[float]()
    for action in spots:
        found = append(found, woken(s, cell_of(s, (action - PLACE) // 4, (action - PLACE) % 4), brings))
    return found


def richness(s: State, seat: i64, cell: i64) -> float:
    """Return the total richness of the tiles around a cell."""
    found = 0.0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        tile: i64 = s.land[place]
        if touches(s.cell[tile] - cell):
            found += RICHNESS[tile]
        place += 1
    return found


def reach(s: State, seat: i64) -> float:
    """Return the richness of the best spot beside any member, for a tile without special rules for placing."""
    best = 0.0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        if s.men[s.land[place]] > 0:
            found = around(s, seat, s.cell[s.land[place]])
            if found > best:
                best = found
        place += 1
    return best


def around(s: State, seat: i64, cell: i64) -> float:
    """Return the richness of the best spot beside this cell, for a tile without special rules for placing."""
    best = 0.0
    for step in AROUND:
        seen: i64 = surroundings(s, seat, cell + step)
        if not seen & TAKEN and seen & BY_A_SIDE and not open_end(s, seat, cell + step):
            found = richness(s, seat, cell + step)
            if found > best:
                best = found
    return best
