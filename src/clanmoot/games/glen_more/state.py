"""The whole state of a table. Nothing is hidden. Tiles of a stack have no order until they are drawn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.core.game import State as AnyState

from .pieces import FIELDS, KINDS
from .tiles import COUNT, HOME, STACKS

# Phases in the order of play. Plain ints: an enum would be looked up at every step.
BEGINNING: Final = 0  # chance: the start player
LAYING: Final = 1  # chance: a tile at the head of the track
ROLLING: Final = 2  # chance: the die is last and is rolled
MOVING: Final = 3
PLACING: Final = 4
OFFERING: Final = 5  # Loch Ness: a member or a chieftain
PAIRING: Final = 6  # Loch Oich: which two kinds
PAYING: Final = 7  # sales, because coins are short
BUILDING: Final = 8  # automatic: the tile is placed and its bonus taken
FILLING: Final = 9  # Loch Lochy: which two resources
EMPTYING: Final = 10  # Loch Shiel: sales that empty tiles
ACTIVATING: Final = 11
GIVING: Final = 12  # a fair, a butcher or the grocer: what to give
CHOOSING: Final = 13  # the abbey: which kind
TAKING: Final = 14  # which tile a resource comes from
MARCHING: Final = 15  # which member moves
STEPPING: Final = 16  # where the member moves
REFILLING: Final = 17  # automatic: the turn is over
OVER: Final = 18
PHASES: Final = 19
CHANCE_PHASES: Final = (BEGINNING, LAYING, ROLLING)

# A cell is y * LINE + x, with x to the east and y to the north. The start village is in the middle. A territory has
# at most MOST tiles (found by an exact search over the track), so it never reaches the margin. So two cells touch if
# and only if they differ by 1, or by LINE - 1, LINE or LINE + 1.
LINE: Final = 128
CENTRE: Final = 64 * 128 + 64
MOST: Final = 44

# In `stock`, Iona Abbey and Loch Lochy have one entry per kind, after one entry per tile.
ABBEY_STOCK: Final = COUNT
LOCHY_STOCK: Final = COUNT + KINDS


class State(AnyState):
    """The state of one table.

    Lists by seat have the index seat, seat * KINDS + kind, seat * MOST + place (in the order of placing) or seat * 4 +
    side.

    Copies share `land`, `cell`, `size`, `ends`, `cards` and `awards`. Make a new vector before you change one of these.
    """

    __slots__ = (
        "players", "phase", "turn", "tail", "stacks", "ring", "fields", "rows",
        "coins", "points", "barrels", "chieftains", "cards", "land", "size", "cell", "ends", "men", "stock", "own",
        "tile", "spot", "around", "ready", "ness", "steps", "using", "cost", "owed", "back", "last", "awards",
    )  # fmt: skip

    def __init__(self) -> None:
        # All fields get a value here, so that compiled code need not check whether they have one.
        self.players: i64 = 0
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.tail: i64 = 0  # tiles added since play began; after a refill, the space of the last piece
        self.stacks: vec[i64] = vec[i64]()  # bit sets, counted from the first tile of the stack
        self.ring: vec[i64] = vec[i64]()  # by space modulo 14: a tile, 0, or -1 - piece
        self.fields: vec[i64] = vec[i64]()  # spaces of the figures, then of the die; not modulo 14
        self.rows: vec[i64] = vec[i64]()  # filled slots per warehouse row
        self.coins: vec[i64] = vec[i64]()
        self.points: vec[i64] = vec[i64]()
        self.barrels: vec[i64] = vec[i64]()
        self.chieftains: vec[i64] = vec[i64]()
        self.cards: vec[i64] = vec[i64]()  # bit sets
        self.land: vec[i64] = vec[i64]()  # the tiles of every territory, in the order of placing
        self.size: vec[i64] = vec[i64]()  # how many tiles each territory has
        self.cell: vec[i64] = vec[i64]()  # the cell of each tile in its territory
        self.ends: vec[i64] = vec[i64]()  # the cells where river (north, south) and road (east, west) continue
        self.men: vec[i64] = vec[i64]()  # clan members on a tile
        self.stock: vec[i64] = vec[i64]()  # resources on each tile, then those of Iona Abbey and Loch Lochy by kind
        self.own: vec[i64] = vec[i64]()  # resources of a seat by kind: the sums of `stock`
        self.tile: i64 = 0  # the tile that is placed or was placed in this turn; 0 after a pass
        self.spot: i64 = 0  # the cell of that tile; 0 before it has one
        self.around: i64 = 0  # bit set of indices in the order of placing: the new tile and its neighbours
        self.ready: i64 = 0  # those of `around` that were not activated yet
        self.ness: i64 = 0  # 1 while Loch Ness may activate one more tile
        self.steps: i64 = 0  # movement points
        self.using: i64 = 0  # the tile that takes resources, or that a member leaves
        self.cost: i64 = 0  # the kinds that the tile costs, as a bit set
        self.owed: i64 = 0  # own resources given but not yet taken off a tile, as a demand
        self.back: i64 = 0  # the phase after TAKING
        self.last: i64 = 0  # the last sale, activation or member of this phase, so that search can skip other orders
        self.awards: vec[i64] = vec[i64]()  # for each scoring: barrels, chieftains, cards, each by seat

    def copy(self) -> "State":
        new = State()
        new.players, new.phase, new.turn, new.tail = self.players, self.phase, self.turn, self.tail
        new.stacks, new.ring, new.fields, new.rows = self.stacks[:], self.ring[:], self.fields[:], self.rows[:]
        new.coins, new.points, new.barrels = self.coins[:], self.points[:], self.barrels[:]
        new.chieftains, new.cards = self.chieftains[:], self.cards
        new.land, new.size, new.cell, new.ends = self.land, self.size, self.cell, self.ends
        new.men, new.stock, new.own = self.men[:], self.stock[:], self.own[:]
        new.tile, new.spot, new.around, new.ready = self.tile, self.spot, self.around, self.ready
        new.ness, new.steps, new.using, new.cost = self.ness, self.steps, self.using, self.cost
        new.owed, new.back, new.last, new.awards = self.owed, self.back, self.last, self.awards
        return new


def set_up(players: int) -> State:
    """§2: return the state of a table before the first step."""
    s = State()
    s.players = players
    pieces = players + (players <= 3)  # GM-1.6: the die
    s.stacks = vec[i64]([bit(size) - 1 for size in STACKS])
    s.ring, s.fields = vec[i64]([0] * FIELDS), vec[i64]([0] * pieces)
    s.rows = vec[i64]([1 if players <= 3 else 0] * KINDS)  # GM-2.3
    s.coins, s.points = vec[i64]([6] * players), vec[i64]([0] * players)
    s.barrels, s.chieftains, s.cards = vec[i64]([0] * players), vec[i64]([0] * players), vec[i64]([0] * players)
    s.land, s.size = vec[i64]([0] * (players * MOST)), vec[i64]([1] * players)
    s.cell, s.men = vec[i64]([0] * COUNT), vec[i64]([0] * COUNT)
    s.stock, s.own = vec[i64]([0] * (COUNT + 2 * KINDS)), vec[i64]([0] * (players * KINDS))
    ends = [CENTRE + LINE, CENTRE + 1, CENTRE - LINE, CENTRE - 1] * players
    s.ends = vec[i64](ends)
    for seat in range(players):
        settle_home(s, seat)
    s.last = -1
    return s


def settle_home(s: State, seat: i64) -> None:
    """GM-2.1: place a start village with one clan member on it."""
    s.land[seat * MOST] = HOME + seat
    s.cell[HOME + seat] = CENTRE
    s.men[HOME + seat] = 1
