"""The view as numbers for learners. The viewer's seat comes first, then the others in turn order."""

from typing import Final

from clanmoot.core.game import Block

from .pieces import CARDS, FIELDS, KINDS, PLAYERS
from .rules.track import TO_LAY
from .state import ABBEY_STOCK, CENTRE, LINE, LOCHY_STOCK, PHASES
from .tiles import COUNT, DRAWN
from .view import View

REACH: Final = 6  # tiles farther than this from the start village appear only in the block "tiles"
WIDE: Final = 2 * REACH + 1
PURSE: Final = 7  # coins, points, barrels, chieftains, tiles, spaces ahead of the last piece, in turn
TILE: Final = 6  # owner (1 is me, 0 nobody), x, y, members, resources, spaces from the track's end (-1: in a stack)

LAYOUT: Final = (
    Block("phase", PHASES),
    Block("my turn", 1),
    Block("tiles left", 1),
    Block("ring", FIELDS),  # from its end: a tile, 0, -1 for my piece, -2 for the next seat's, -9 for the die
    Block("rows", KINDS),
    Block("purses", PLAYERS * PURSE),
    Block("cards", PLAYERS * CARDS),
    Block("resources", PLAYERS * KINDS),
    Block("tiles", COUNT * TILE),
    Block("abbey and Lochy", 2 * KINDS),
    Block("displays", PLAYERS * WIDE * WIDE),  # tile numbers, rows from the south
    Block("turn", 9),  # tile, cell x, y, Ness, steps, using, cost, owed, last
    Block("around", COUNT),
    Block("ready", COUNT),
)


def features(v: View) -> list[int]:
    """Return all blocks of the layout as one list."""
    seats = [(v.seat() + n) % v.players for n in range(v.players)]
    absent = PLAYERS - v.players
    found = [0] * PHASES
    found[v.phase] = 1
    found += [int(v.turn == v.me), TO_LAY[v.players] - v.tail]
    found += track_entries(v)
    found += v.rows
    for seat in seats:
        found += holdings(v, seat)
    found += [0] * (absent * PURSE)
    for seat in seats:
        found += [int(card in v.cards[seat]) for card in range(CARDS)]
    found += [0] * (absent * CARDS)
    for seat in seats:
        found += v.own[seat * KINDS : (seat + 1) * KINDS]
    found += [0] * (absent * KINDS)
    found += tile_facts(v, seats)
    found += v.stock[ABBEY_STOCK : LOCHY_STOCK + KINDS]
    for seat in seats:
        found += territory_grid(v, seat)
    found += [0] * (absent * WIDE * WIDE)
    x, y = offset(v.spot) if v.spot else (0, 0)
    found += [v.tile, x, y, v.ness, v.steps, v.using, v.cost, v.owed, v.last]
    for places in (v.around, v.ready):
        marked = [0] * COUNT
        for place in places:
            if place < len(v.land[v.turn]):
                marked[v.land[v.turn][place]] = 1
        found += marked
    return found


def offset(cell: int) -> tuple[int, int]:
    """Return how many cells east and how many cells north of the start village a cell is."""
    return cell % LINE - CENTRE % LINE, cell // LINE - CENTRE // LINE


def track_entries(v: View) -> list[int]:
    """Return what is on each space of the track, from its end. Seats are counted from the viewer's."""
    found: list[int] = []
    for place in range(FIELDS):
        entry = v.ring[(v.tail + place) % FIELDS]
        if entry == -1 - v.players:
            entry = -9
        elif entry < 0:
            entry = -1 - (-1 - entry - v.seat()) % v.players
        found.append(entry)
    return found


def holdings(v: View, seat: int) -> list[int]:
    """Return what a seat owns, without resources and cards."""
    goods = [v.coins[seat], v.points[seat], v.barrels[seat], v.chieftains[seat]]
    return [*goods, len(v.land[seat]), v.fields[seat] - v.tail, int(v.turn == seat)]


def tile_facts(v: View, seats: list[int]) -> list[int]:
    """Return for every tile its owner, its place in the territory or on the track, and what is on it."""
    found = [0] * (COUNT * TILE)
    for owner, seat in enumerate(seats, start=1):
        for tile in v.land[seat]:
            x, y = offset(v.cell[tile])
            found[tile * TILE : tile * TILE + 5] = [owner, x, y, v.men[tile], v.stock[tile]]
    for place in range(FIELDS):
        tile = v.ring[(v.tail + place) % FIELDS]
        if tile > 0:
            found[tile * TILE + 5] = place
    for stack in v.stacks:
        for tile in stack:
            found[tile * TILE + 5] = -1
    return found


def territory_grid(v: View, seat: int) -> list[int]:
    """Return the tile numbers of the cells around the start village."""
    found = [0] * (WIDE * WIDE)
    for tile in v.land[seat]:
        x, y = offset(v.cell[tile])
        if max(abs(x), abs(y)) <= REACH:
            found[(y + REACH) * WIDE + x + REACH] = min(tile, DRAWN + 1)
    return found
