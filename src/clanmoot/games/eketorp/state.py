"""Everything that is true at the table, hidden or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import State as AnyState

from .pieces import AMULETS, BRICKS, COLOURS, COPIES, FIELDS, MATERIALS, SECTIONS, SIEGES, STATIONS, STORES, VIKINGS

# Phases in the order of play. They are ints because every step would have to look up an enum (docs/adr/0004).
STARTING: Final = 0  # chance: the first start player
DEALING: Final = 1  # chance: a card to the hand that is being dealt
CHECKING_HAND: Final = 2  # chance: whether that hand is kept or returned
DRAWING_MATERIAL: Final = 3  # chance: a material card
PLANNING: Final = 4  # sealed: all players with Vikings at home
REVEALING: Final = 5  # chance: the plans are shown
CHOOSING: Final = 6  # somebody starts a fight or a siege
SWAPPING: Final = 7  # amulets for cards
REDRAWING: Final = 8  # chance: one new card per discarded card
LAYING: Final = 9  # sealed: both play a card face down
TURNING: Final = 10  # chance: both cards are turned up
LOOTING: Final = 11  # bricks off the wall
KEEPING: Final = 12  # which of them the besieger keeps
BUILDING: Final = 13
OVER: Final = 14
CHANCE_PHASES: Final = (STARTING, DEALING, CHECKING_HAND, DRAWING_MATERIAL, REVEALING, REDRAWING, TURNING)

# Why the game ended.
WALLS: Final = 0
ROUNDS_OVER: Final = 1


class State(AnyState):
    """The state of one table. Lists by seat have the index seat * FIELDS + field, or the same with value or colour."""

    __slots__ = (
        "players", "late", "cards",
        "phase", "round", "start", "turn", "ready", "over_sieges", "unturned",
        "supply", "bricks", "colours", "out", "home", "sick", "under", "wall", "pile", "beyond", "amulets",
        "deck", "hand", "laid", "field", "attacker", "defender", "played", "damage", "left", "upto", "taken",
        "shown", "open", "first", "high", "first_seen", "gone", "gone_first", "gone_late", "reason",
    )  # fmt: skip

    def __init__(self) -> None:
        # All fields get a value here, so that compiled code need not check whether they have one.
        self.players: i64 = 0
        self.late: i64 = 0  # the other rule of discharge (EK-6.1)
        self.cards: vec[i64] = vec[i64]()  # what the material cards give: card * STORES + store
        self.phase: i64 = 0
        self.round: i64 = 0
        self.start: i64 = 0
        self.turn: i64 = 0  # the seat that is dealt to, shows its plan, chooses, exchanges, loots or builds
        self.ready: i64 = 0  # seats that no longer owe a plan
        self.over_sieges: i64 = 0  # siege fields whose siege of this round is over
        self.unturned: i64 = 0  # material cards that have not been turned up
        self.supply: vec[i64] = vec[i64]()
        self.bricks: vec[i64] = vec[i64]()  # in each store, and
        self.colours: vec[i64] = vec[i64]()  # their colour; 0 if there are none
        self.out: vec[i64] = vec[i64]()  # Vikings on fields; while planning, where they are planned
        self.home: vec[i64] = vec[i64]()
        self.sick: vec[i64] = vec[i64]()  # seat * STATIONS + station
        self.under: vec[i64] = vec[i64]()  # loot under the Viking on a siege field: colour + 1
        self.wall: vec[i64] = vec[i64]()  # seat * SECTIONS + section
        self.pile: vec[i64] = vec[i64]()  # bricks brought home and not placed yet
        self.beyond: vec[i64] = vec[i64]()  # bricks beside a wall of 18
        self.amulets: vec[i64] = vec[i64]()
        self.deck: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()  # it still contains the card played face down
        self.laid: vec[i64] = vec[i64]()  # set aside, face up
        self.field: i64 = 0  # where the fight is, or -1 if there is none,
        self.attacker: i64 = 0  # who started it,
        self.defender: i64 = 0  # and against whom
        self.played: vec[i64] = vec[i64]()  # by seat: the value played face down, or 0
        self.damage: i64 = 0
        self.left: i64 = 0  # cards still to draw, or Vikings still to show (-1: not yet known how many)
        self.upto: i64 = 0  # fields below this one have been shown
        self.taken: vec[i64] = vec[i64]()  # bricks taken off a wall, one of which is kept
        # What everybody has seen. Views need it; the rules do not read it.
        self.shown: vec[i64] = vec[i64]()  # first hands returned at the deal
        self.open: i64 = 0  # seats whose hand everybody knows
        self.first: i64 = 0  # seats whose hand is the rest of their first hand
        self.high: i64 = 0  # seats that have turned up a first card above 3
        self.first_seen: vec[i64] = vec[i64]()  # first cards turned up
        self.gone: vec[i64] = vec[i64]()  # discards of exchanges: known to everybody,
        self.gone_first: vec[i64] = vec[i64]()  # known only to their owner, from a first hand,
        self.gone_late: vec[i64] = vec[i64]()  # and from a later hand
        self.reason: i64 = 0

    def copy(self) -> "State":
        new = State()
        new.players, new.late, new.cards = self.players, self.late, self.cards  # material cards never change
        new.phase, new.round, new.start, new.turn = self.phase, self.round, self.start, self.turn
        new.ready, new.over_sieges, new.unturned = self.ready, self.over_sieges, self.unturned
        new.supply, new.bricks, new.colours = self.supply[:], self.bricks[:], self.colours[:]
        new.out, new.home, new.sick, new.under = self.out[:], self.home[:], self.sick[:], self.under[:]
        new.wall, new.pile, new.beyond = self.wall[:], self.pile[:], self.beyond[:]
        new.amulets, new.deck, new.hand, new.laid = self.amulets[:], self.deck[:], self.hand[:], self.laid[:]
        new.field, new.attacker, new.defender = self.field, self.attacker, self.defender
        new.played, new.damage, new.left, new.upto = self.played[:], self.damage, self.left, self.upto
        new.taken, new.shown, new.open = self.taken[:], self.shown[:], self.open
        new.first, new.high, new.first_seen = self.first, self.high, self.first_seen[:]
        new.gone, new.gone_first, new.gone_late = self.gone[:], self.gone_first[:], self.gone_late[:]
        new.reason = self.reason
        return new


def set_up(players: int, late: int, cards: tuple[int, ...]) -> State:
    """§2: return the state before the start player is drawn."""
    s = State()
    s.players, s.late, s.cards = players, late, vec[i64](cards)
    s.phase, s.round, s.start, s.turn = STARTING, 1, -1, -1
    s.unturned = 2**MATERIALS - 1
    s.supply, s.bricks, s.colours = BRICKS[:], zeros(STORES), zeros(STORES)
    s.out, s.sick, s.under = zeros(players * FIELDS), zeros(players * STATIONS), zeros(SIEGES)
    s.home = vec[i64]([VIKINGS[players]] * players)
    s.wall, s.pile, s.beyond = zeros(players * SECTIONS), zeros(players * COLOURS), zeros(players * COLOURS)
    s.amulets = vec[i64]([AMULETS] * players)
    s.deck, s.hand, s.laid = vec[i64]([COPIES] * 6), zeros(players * 6), zeros(players * 6)
    s.field, s.attacker, s.defender = -1, -1, -1
    s.played, s.taken = zeros(players), zeros(COLOURS)
    s.shown, s.first_seen, s.gone = zeros(6), zeros(6), zeros(6)
    s.gone_first, s.gone_late = zeros(players * 6), zeros(players * 6)
    s.reason = -1
    return s


def zeros(size: int) -> vec[i64]:
    return vec[i64]([0] * size)
