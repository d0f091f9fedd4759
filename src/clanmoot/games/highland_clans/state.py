"""The whole state of a table, hidden or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import State as AnyState

from .pieces import (
    BLUE,
    CATTLE,
    COURT,
    CUBES,
    ESTATES,
    GONE_BLUE,
    GONE_YELLOW,
    HERD,
    NUMBERS,
    PIPERS,
    RED,
    SITES,
    START_SCORE,
    TALLY,
    TILES,
    VALUES,
    WARRIORS,
    YELLOW,
)

# Phases in the order of play.
DEALING: Final = 0  # chance: four cards to each seat
BEGINNING: Final = 1  # chance: the start player
CUBING: Final = 2  # chance: six cubes
RETURNING: Final = 3  # the holder of the Largest Following puts cubes back
RECUBING: Final = 4  # chance: as many cubes as were put back
ACTING: Final = 5  # the first action
SECOND: Final = 6  # the second action
TAKING: Final = 7  # what the Bard takes
LOSING: Final = 8  # a card for a lost warrior, of the Bard's victim or the current player
GAINING: Final = 9  # chance: a card for a new warrior
THIRD: Final = 10  # a raid, an exchange, or neither
EXCHANGING: Final = 11  # chance: as many cards as were discarded
LAYING: Final = 12  # a card is played face down
ADDING: Final = 13  # a piper may be added to it
FIGHTING: Final = 14  # chance: both cards are revealed
LOOTING: Final = 15
REFILLING: Final = 16  # chance: five cards after a raid
CUTTING: Final = 17  # two cards are discarded after a raid
SCORING: Final = 18  # chance: the round is scored
TURNING: Final = 19  # chance: a tile is revealed
OVER: Final = 20
CHANCE_PHASES: Final = (
    DEALING, BEGINNING, CUBING, RECUBING, GAINING, EXCHANGING, FIGHTING, REFILLING, SCORING, TURNING,
)  # fmt: skip

# Why the game ended.
BY_TILE: Final = 0
NO_TILE: Final = 1
BAG_EMPTY: Final = 2
LAST_ROUND: Final = 3


class State(AnyState):
    """The state of one table, as counts. Cubes of one colour are the same, and so are cards of one value."""

    __slots__ = (
        "players", "refill", "supply", "backs", "zone",
        "phase", "round", "start", "place", "turn", "holder",
        "bag", "drawn", "used", "acts", "done", "first", "before", "owed",
        "court", "estates", "sites", "score", "tally",
        "hand", "deck", "discards", "tiles", "gone", "shown",
        "foe", "side", "combat", "won", "laid", "lent", "five", "reason", "tape", "took",
    )  # fmt: skip

    def __init__(self) -> None:
        # All fields get a value here, so that compiled code need not check whether they have one.
        self.players: i64 = 0
        self.refill: i64 = 0  # HC-5.10: 0 French, 1 Dutch
        self.supply: vec[i64] = vec[i64]()  # how many cards there are of each value
        self.backs: vec[i64] = vec[i64]()  # how many tiles there are with each number
        self.zone: i64 = 0  # where the red zone begins
        self.phase: i64 = 0
        self.round: i64 = 0
        self.start: i64 = 0  # the start player; -1 until drawn
        self.place: i64 = 0  # how many turns of this round are over
        self.turn: i64 = 0
        self.holder: i64 = 0  # of the Largest Following; -1 if nobody
        self.bag: vec[i64] = vec[i64]()
        self.drawn: vec[i64] = vec[i64]()  # cubes drawn in this turn and not used yet
        self.used: i64 = 0  # drawn cubes used in this turn
        self.acts: i64 = 0  # actions carried out in this turn
        self.done: i64 = 0  # which of the eight kinds, as a bit set
        self.first: i64 = 0  # the first action, counted from CATTLE
        self.before: i64 = 0  # bit set of the possible first actions; only for search
        self.owed: i64 = 0  # cubes or cards still to be drawn
        self.court: vec[i64] = vec[i64]()  # seat * COURT + colour
        self.estates: vec[i64] = vec[i64]()
        self.sites: vec[i64] = vec[i64]()  # seat * SITES + cattle, castles, monasteries
        self.score: vec[i64] = vec[i64]()
        self.tally: vec[i64] = vec[i64]()  # seat * TALLY + where the points came from
        self.hand: vec[i64] = vec[i64]()  # seat * VALUES + value
        self.deck: vec[i64] = vec[i64]()  # only counts, because an order that does not exist cannot leak
        self.discards: vec[i64] = vec[i64]()
        self.tiles: i64 = 0  # tiles left to buy
        self.gone: i64 = 0  # tiles out of the game
        self.shown: vec[i64] = vec[i64]()  # of those, the revealed ones, by number
        self.foe: i64 = 0  # the player whom the Bard visits or who is raided; -1 if nobody
        self.side: i64 = 0  # in a raid: 0 if the attacker acts, 1 if the defender
        self.combat: i64 = 0
        self.won: vec[i64] = vec[i64]()  # combats won by each side
        self.laid: vec[i64] = vec[i64]()  # the card of each side; -1 if none
        self.lent: vec[i64] = vec[i64]()  # whether each side added a piper
        self.five: vec[i64] = vec[i64]()  # Dutch refill: the cards just drawn
        self.reason: i64 = 0
        self.tape: vec[i64] = vec[i64]()  # every public movement of cards (card_memory.py)
        self.took: vec[i64] = vec[i64]()  # cards drawn, by deck, seat and value (card_memory.py)

    def copy(self) -> "State":
        new = State()
        new.players, new.refill, new.supply, new.backs = self.players, self.refill, self.supply, self.backs
        new.zone, new.phase, new.round, new.start = self.zone, self.phase, self.round, self.start
        new.place, new.turn, new.holder = self.place, self.turn, self.holder
        new.bag, new.drawn, new.used, new.acts = self.bag[:], self.drawn[:], self.used, self.acts
        new.done, new.first, new.before, new.owed = self.done, self.first, self.before, self.owed
        new.court, new.estates, new.sites = self.court[:], self.estates[:], self.sites[:]
        new.score, new.tally = self.score[:], self.tally[:]
        new.hand, new.deck, new.discards = self.hand[:], self.deck[:], self.discards[:]
        new.tiles, new.gone, new.shown = self.tiles, self.gone, self.shown[:]
        new.foe, new.side, new.combat, new.won = self.foe, self.side, self.combat, self.won[:]
        new.laid, new.lent, new.five, new.reason = self.laid[:], self.lent[:], self.five[:], self.reason
        new.tape, new.took = self.tape[:], self.took[:]
        return new


def set_up(players: int, refill: int, supply: tuple[int, ...], backs: tuple[int, ...], zone: int) -> State:
    """§2: return the state of a table before the first card is dealt."""
    s = State()
    s.players, s.refill, s.zone = players, refill, zone
    s.supply, s.backs = vec[i64](supply), vec[i64](backs)
    s.phase, s.round, s.owed = DEALING, 1, WARRIORS
    s.start = s.holder = s.foe = s.reason = s.first = -1
    s.bag, s.drawn = vec[i64](filled_bag(players)), vec[i64]([0] * 4)
    s.court = vec[i64]([number for _ in range(players) for number in (WARRIORS, PIPERS, 0)])
    s.estates, s.sites = vec[i64]([ESTATES] * players), vec[i64]([0] * (SITES * players))
    for seat in range(players):
        s.sites[seat * SITES + HERD] = CATTLE
    s.score, s.tally = vec[i64]([START_SCORE[players]] * players), vec[i64]([0] * (TALLY * players))
    s.hand, s.deck, s.discards = vec[i64]([0] * (VALUES * players)), vec[i64](supply), vec[i64]([0] * VALUES)
    s.tiles, s.shown = TILES, vec[i64]([0] * NUMBERS)
    s.won, s.laid, s.lent = vec[i64]([0, 0]), vec[i64]([-1, -1]), vec[i64]([0, 0])
    s.five, s.took = vec[i64]([0] * VALUES), vec[i64]([0] * (VALUES * players))
    return s


def filled_bag(players: int) -> list[int]:
    """HC-2.1, 2.3: return the cubes in the bag by colour, without those that leave the game or start on clan boards."""
    bag = cubes_in_play(players)
    for colour, each in ((YELLOW, WARRIORS), (BLUE, PIPERS), (RED, CATTLE)):
        bag[colour] -= each * players
    return bag


def cubes_in_play(players: int) -> list[int]:
    """HC-1.1, 2.3: return all cubes in the game by colour, without those that leave it."""
    cubes = list(CUBES)
    cubes[YELLOW] -= GONE_YELLOW[players]
    cubes[BLUE] -= GONE_BLUE[players]
    return cubes


def free_estates(s: State, seat: i64) -> i64:
    """HC-4.8: return the number of a seat's empty estates."""
    at: i64 = seat * SITES
    return s.estates[seat] - s.sites[at] - s.sites[at + 1] - s.sites[at + 2]


def warriors(s: State, seat: i64) -> i64:
    """Return the number of yellow cubes in a court."""
    return s.court[seat * COURT + YELLOW]


def hand_size(s: State, seat: i64) -> i64:
    """Return the number of cards in a hand."""
    at: i64 = seat * VALUES
    return s.hand[at] + s.hand[at + 1] + s.hand[at + 2] + s.hand[at + 3]


def total(counts: vec[i64]) -> i64:
    """Return the sum of the counts."""
    found: i64 = 0
    for n in counts:
        found += n
    return found
