"""All that is true at the table, seen or not."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import State as AnyState

from .pieces import ALL_TACTICS, CLAN, PLACES

# Phases in the order of play. Plain ints: an enum would be looked up at every step (docs/adr/0004).
BEGINNING: Final = 0  # chance: who begins
DEALING: Final = 1  # chance: a card to the first hand that is short
PLAYING: Final = 2
RECRUITING: Final = 3  # the Recruiter names a deck
RETURNING: Final = 4  # the Recruiter puts a card under its deck
STRATEGY: Final = 5  # the Strategist takes a card,
MOVING: Final = 6  # and puts it down
HAUNTING: Final = 7  # the Banshee discards a card
TREASON: Final = 8  # the Traitor takes a card,
PLACING: Final = 9  # and puts it down
CLAIMING: Final = 10
NAMING: Final = 11  # which deck to draw from
DRAWING: Final = 12  # chance: a card to the hand of the player in turn
SETTLING: Final = 13  # chance: nobody lays another card
RESTING: Final = 14  # chance: a round is over, another follows
OVER: Final = 15
CHANCE_PHASES: Final = (BEGINNING, DEALING, DRAWING, SETTLING, RESTING)

# Why a round ended.
THREE: Final = 0
FIVE: Final = 1
MORE: Final = 2
DRAW: Final = 3
MATCH: Final = 4  # and why a match of several rounds did


class State(AnyState):
    """Masks: bit n is card n, stone n, or place n: seat * STONES + stone. Tactic sets are as in pieces.py."""

    __slots__ = (
        "tactics", "expert", "begins", "rounds", "round", "scores",
        "phase", "turn", "idle", "passed", "claimed", "recruited", "pile", "left", "held",
        "deck", "tactic_deck", "under", "known", "digger", "hands", "tactic_hands",
        "sides", "bluff", "mud", "discards", "tactic_discards",
        "full", "worth", "first", "owned", "played", "jokers", "reason", "winner",
    )  # fmt: skip

    def __init__(self) -> None:
        # All fields have a value from the first moment, so that compiled code need not ask whether they have one.
        self.tactics: i64 = 0
        self.expert: i64 = 0
        self.begins: i64 = 0  # who begins this round; -1 until it is drawn
        self.rounds: i64 = 0
        self.round: i64 = 0
        self.scores: vec[i64] = vec[i64]()  # two a round: the points of both seats
        self.phase: i64 = 0
        self.turn: i64 = 0
        self.idle: i64 = 0  # turns running that were a pass without a claim
        self.passed: i64 = 0  # this turn: nothing was played,
        self.claimed: i64 = 0  # a stone was claimed,
        self.recruited: i64 = 0  # the Recruiter was played
        self.pile: i64 = 0  # the deck that chance turns a card up from: 0 clan, 1 tactic
        self.left: i64 = 0  # the Recruiter's draws or returns still to come
        self.held: i64 = 0  # the troop being moved; it lies where it was until it is put down
        self.deck: i64 = 0  # the shuffled part of the decks: sets, for an order that does not exist cannot leak
        self.tactic_deck: i64 = 0
        self.under: vec[i64] = vec[i64]()  # cards under the decks, the first will be drawn first
        self.known: vec[i64] = vec[i64]()  # of those, the ones that the other player drew and still holds
        self.digger: i64 = 0  # who played the Recruiter, and so knows `under` and `known`
        self.hands: vec[i64] = vec[i64]()
        self.tactic_hands: vec[i64] = vec[i64]()
        self.sides: vec[i64] = vec[i64]()
        self.bluff: i64 = 0  # stones with Blind Man's Bluff
        self.mud: i64 = 0  # stones with Mud Fight
        self.discards: i64 = 0  # clan cards, face up
        self.tactic_discards: i64 = 0  # ruses and elite cards, face up
        self.full: i64 = 0  # places whose side is complete; kept with
        self.worth: vec[i64] = vec[i64]()  # the strength of every complete side
        self.first: i64 = 0  # places whose side has been complete for longer than the other
        self.owned: i64 = 0  # places whose seat has claimed the stone
        self.played: vec[i64] = vec[i64]()  # tactic cards played
        self.jokers: i64 = 0  # seats that have played a Joker
        self.reason: i64 = 0
        self.winner: i64 = 0

    def lay_out(self) -> None:
        """§2 Everything as it is before the first card of a round is dealt."""
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
        """A position of its own."""
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
    """A table before the first step."""
    s = State()
    s.tactics, s.expert, s.begins, s.rounds = tactics, expert, begins, rounds
    s.round, s.scores = 1, vec[i64]()
    s.lay_out()
    return s
