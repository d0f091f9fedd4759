"""How good the places of a display are: what a tile laid there would wake."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.games.glen_more.actions import PLACE
from clanmoot.games.glen_more.rules.landscape import BESIDE as BY_A_SIDE
from clanmoot.games.glen_more.rules.landscape import TAKEN, cell_of, look, open_end, touching
from clanmoot.games.glen_more.state import LINE, MOST, State

from .gains import gain
from .weights import BESIDE, QUICK, RICHNESS

AROUND: Final = vec[i64]([LINE - 1, LINE, LINE + 1, -1, 1, -LINE - 1, -LINE, -LINE + 1])


def gains(s: State, keep: float) -> vec[float]:
    """By place in the order of laying: what an activation brings the player in turn now."""
    found = vec[float]()
    place: i64 = s.turn * MOST
    end: i64 = place + s.size[s.turn]
    while place < end:
        found = append(found, gain(s, s.land[place], keep))
        place += 1
    return found


def woken(s: State, cell: i64, brings: vec[float]) -> float:
    """What the tiles around a cell bring if one is laid there, and a little for staying neighbours."""
    found = 0.0
    place: i64 = 0
    while place < s.size[s.turn]:
        if touching(s.cell[s.land[s.turn * MOST + place]] - cell):
            found += brings[place] + QUICK[BESIDE]
        place += 1
    return found


def spot_values(s: State, spots: vec[i64], brings: vec[float]) -> vec[float]:
    """What laying a tile on each of these places wakes."""
    found = vec[float]()
    for action in spots:
        found = append(found, woken(s, cell_of(s, (action - PLACE) // 4, (action - PLACE) % 4), brings))
    return found


def richness(s: State, seat: i64, cell: i64) -> float:
    """What the tiles around a cell bring on average."""
    found = 0.0
    place: i64 = seat * MOST
    end: i64 = place + s.size[seat]
    while place < end:
        tile: i64 = s.land[place]
        if touching(s.cell[tile] - cell):
            found += RICHNESS[tile]
        place += 1
    return found


def reach(s: State, seat: i64) -> float:
    """The richness of the best place for a plain tile that a member stands beside."""
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
    """The richness of the best place for a plain tile around a cell."""
    best = 0.0
    for step in AROUND:
        seen: i64 = look(s, seat, cell + step)
        if not seen & TAKEN and seen & BY_A_SIDE and not open_end(s, seat, cell + step):
            found = richness(s, seat, cell + step)
            if found > best:
                best = found
    return best
