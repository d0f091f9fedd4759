"""Everything that is true at the table, hidden or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import State as AnyState

from .pieces import ALL_TACTICS, CLAN, PLACES

# Phases in the order of play. They are ints because every step would have to look up an enum (docs/adr/0004).
BEGINNING: Final = 0  # chance: draws who begins
DEALING: Final = 1  # chance: a card to the first hand that is not full
PLAYING: Final = 2
RECRUITING: Final = 3  # the player of the Recruiter chooses a deck
RETURNING: Final = 4  # the player of the Recruiter puts a card under its deck
TAKING: Final = 5  # the Strategist takes a card
MOVING: Final = 6  # the Strategist puts it down
BANISHING: Final = 7  # the Banshee discards a card
STEALING: Final = 8  # the Traitor takes a card
PLACING: Final = 9  # the Traitor puts it down
CLAIMING: Final = 10
NAMING: Final = 11  # the player chooses a deck to draw from
DRAWING: Final = 12  # chance: a card to the hand of the player whose turn it is
SETTLING: Final = 13  # chance: no more cards are played, unclaimed stones are awarded
BETWEEN_ROUNDS: Final = 14  # chance: this round is over, and another one follows
OVER: Final = 15
CHANCE_PHASES: Final = (BEGINNING, DEALING, DRAWING, SETTLING, BETWEEN_ROUNDS)

# Why a round ended.
THREE: Final = 0
FIVE: Final = 1
MORE: Final = 2
DRAW: Final = 3
MATCH: Final = 4  # the end of a match of several rounds


class State(AnyState):
    """The state of one table. Bit n of a mask is card n, stone n or place n. A place is seat * STONES + stone."""

    __slots__ = (
        "tactics", "expert", "begins", "rounds", "round", "scores",
        "phase", "turn", "idle", "passed", "claimed", "recruited", "pile", "left", "held",
        "deck", "tactic_deck", "under", "known", "digger", "hands", "tactic_hands",
        "sides", "bluff", "mud", "discards", "tactic_discards",
        "full", "worth", "first", "owned", "played", "jokers", "reason", "winner",
    )  # fmt: skip

    def __init__(self) -> None:
        # All fields get a value here, so that compiled code need not check whether they have one.
        self.tactics: i64 = 0
        self.expert: i64 = 0
        self.begins: i64 = 0  # the seat that begins this round; -1 until it is drawn
        self.rounds: i64 = 0
        self.round: i64 = 0
        self.scores: vec[i64] = vec[i64]()  # two per round: the points of both seats
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.idle: i64 = 0  # turns in a row with a pass and no claim
        self.passed: i64 = 0  # this turn, the player passed
        self.claimed: i64 = 0  # this turn, a stone was claimed
        self.recruited: i64 = 0  # this turn, the Recruiter was played
        self.pile: i64 = 0  # the deck that chance draws from: 0 clan, 1 tactic
        self.left: i64 = 0  # draws or returns of the Recruiter still to come
        self.held: i64 = 0  # the troop being moved; it stays where it was until it is put down
        self.deck: i64 = 0  # the shuffled part of the decks: a set, because an order that does not exist cannot leak
        self.tactic_deck: i64 = 0
        self.under: vec[i64] = vec[i64]()  # cards under the decks; the first will be drawn first
        self.known: vec[i64] = vec[i64]()  # cards from there that the other player drew and still holds
        self.digger: i64 = 0  # the seat that played the Recruiter, and so knows `under` and `known`
        self.hands: vec[i64] = vec[i64]()
        self.tactic_hands: vec[i64] = vec[i64]()
        self.sides: vec[i64] = vec[i64]()
        self.bluff: i64 = 0  # stones with Blind Man's Bluff
        self.mud: i64 = 0  # stones with Mud Fight
        self.discards: i64 = 0  # clan cards, face up
        self.tactic_discards: i64 = 0  # ruses and elite cards, face up
        self.full: i64 = 0  # places whose side is complete
        self.worth: vec[i64] = vec[i64]()  # the strength of each complete side
        self.first: i64 = 0  # places whose side has been complete for longer than the other
        self.owned: i64 = 0  # places whose seat has claimed the stone
        self.played: vec[i64] = vec[i64]()  # tactic cards played by each seat
        self.jokers: i64 = 0  # seats that have played a Joker
        self.reason: i64 = 0
        self.winner: i64 = 0

    def lay_out(self) -> None:
        """§2: reset everything for a new round, before its first card is dealt. `begins` and the scores stay."""
        self.phase = DEALING if self.begins >= 0 else BEGINNING
        self.turn = self.begins if self.begins >= 0 else 0
        self.idle = self.passed = self.claimed = self.recruited = self.pile = self.left = 0
        self.held = self.digger = self.reason = self.winner = -1
        self.deck = CLAN
        self.tactic_deck = ALL_TACTICS if self.tactics else 0
        self.under, self.known = vec[i64](), vec[i64]()
        self.hands, self.tactic_hands, self.played = vec[i64]([0, 0]), vec[i64]([0, 0]), vec[i64]([0, 0])
        self.sides, self.worth = vec[i64]([0] * PLACES), vec[i64]([0] * PLACES)
        self.bluff = self.mud = self.discards = self.tactic_discards = self.jokers = 0
        self.full = self.first = self.owned = 0

    def copy(self) -> "State":
        new = State()
        new.tactics, new.expert, new.begins, new.rounds = self.tactics, self.expert, self.begins, self.rounds
        new.round, new.scores = self.round, self.scores[:]
        new.phase, new.turn, new.idle, new.passed = self.phase, self.turn, self.idle, self.passed
        new.claimed, new.recruited, new.pile = self.claimed, self.recruited, self.pile
        new.left, new.held, new.deck, new.tactic_deck = self.left, self.held, self.deck, self.tactic_deck
        new.under, new.known, new.digger = self.under[:], self.known[:], self.digger
        new.hands, new.tactic_hands = self.hands[:], self.tactic_hands[:]
        new.sides, new.bluff, new.mud = self.sides[:], self.bluff, self.mud
        new.discards, new.tactic_discards = self.discards, self.tactic_discards
        new.full, new.worth, new.first = self.full, self.worth[:], self.first
        new.owned, new.played, new.jokers = self.owned, self.played[:], self.jokers
        new.reason, new.winner = self.reason, self.winner
        return new


def set_up(tactics: int, expert: int, begins: int, rounds: int) -> State:
    """Return the state of a table before the first step."""
    s = State()
    s.tactics, s.expert, s.begins, s.rounds = tactics, expert, begins, rounds
    s.round, s.scores = 1, vec[i64]()
    s.lay_out()
    return s
