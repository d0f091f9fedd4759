"""Muster's pieces, moves and rules: hidden hands, two sealed phases, three rounds (muster.md)."""

from enum import IntEnum
from typing import Final

from clanmoot.core.actions import ActionSpace, Counts, Domain, Kind
from clanmoot.core.game import State as AnyState
from clanmoot.core.rng import Rng

VALUES: Final = ["1", "2", "3"]
COPIES: Final = (12, 9, 6)
FIELDS: Final = ["north", "east", "south", "west"]
MEN: Final = 3
HAND: Final = 3
ROUNDS: Final = 3

PLAN: Final = Counts(FIELDS, 0, MEN)
PICK: Final = Counts([f"x {value}" for value in VALUES], 0, HAND - 1)
CARD: Final = Domain(VALUES)
ACTIONS: Final = ActionSpace(
    choices=[
        Kind("put", "a man to {field}", field=Domain(FIELDS)),
        Kind("ready", "ready"),
        Kind("lay", "lay {card}", card=CARD),
        Kind("throw", "throw {cards}", cards=PICK),
    ],
    veiled=[
        Kind("laid", "a card laid"),
        Kind("thrown", "{number} thrown", number=Domain(["0", "1", "2"])),
        Kind("drawn", "a card drawn"),
    ],
    chance=[
        Kind("draw", "{card} drawn", card=CARD),
        Kind("show", "show {men}", men=PLAN),
        Kind("turn", "turn up {card}", card=CARD),
    ],
)
PUT, READY, LAY, THROW = [ACTIONS.base(name) for name in ("put", "ready", "lay", "throw")]
LAID, THROWN, DRAWN = [ACTIONS.base(name) for name in ("laid", "thrown", "drawn")]
DRAW, SHOW, TURN = [ACTIONS.base(name) for name in ("draw", "show", "turn")]


class Phase(IntEnum):
    """In the order of play."""

    DEALING = 0
    PLACING = 1
    SHOWING = 2
    LAYING = 3
    TURNING = 4
    THROWING = 5
    OVER = 6


class State(AnyState):
    """Cards are counted by value, men by field: lists go seat * 3 + value, seat * 4 + field."""

    __slots__ = (
        "players", "frugal", "worth", "round", "phase", "turn", "ready",
        "deck", "hands", "captains", "men", "thrown", "played", "scores",
    )  # fmt: skip

    def __init__(self, players: int, frugal: int, worth: list[int]) -> None:
        self.players = players
        self.frugal = frugal
        self.worth = worth
        self.round = 1
        self.phase: int = Phase.DEALING
        self.turn = 0  # the seat that is dealt to, shows, turns up or throws away
        self.ready = [0] * players  # who has made their sealed choice
        self.deck = list(COPIES)
        self.hands = [0] * 3 * players
        self.captains = [-1] * players
        self.men = [0] * 4 * players
        self.thrown = [0] * 3 * players
        self.played = [0] * 3
        self.scores: list[int] = []  # a round after the other, seat by seat

    def copy(self) -> "State":
        """A position of its own."""
        new = State(self.players, self.frugal, self.worth[:])
        new.round, new.phase, new.turn, new.ready = self.round, self.phase, self.turn, self.ready[:]
        new.deck, new.hands = self.deck[:], self.hands[:]
        new.captains, new.men = self.captains[:], self.men[:]
        new.thrown, new.played, new.scores = self.thrown[:], self.played[:], self.scores[:]
        return new

    def hand(self, seat: int) -> list[int]:
        """A seat's cards, by value."""
        return self.hands[3 * seat : 3 * seat + 3]

    def plan(self, seat: int) -> list[int]:
        """A seat's men, by field."""
        return self.men[4 * seat : 4 * seat + 4]

    def deciders(self) -> list[int]:
        """The seats that owe a decision."""
        if self.phase in (Phase.PLACING, Phase.LAYING):
            return [seat for seat in range(self.players) if not self.ready[seat]]
        return [self.turn] if self.phase == Phase.THROWING else []


def moves(s: State, seat: int) -> list[int]:
    """What a seat may do."""
    hand = s.hand(seat)
    if s.phase == Phase.PLACING:
        return [*places(s, seat), READY]
    if s.phase == Phase.LAYING:
        return [LAY + card for card in range(3) if hand[card]]
    if s.frugal:
        return [THROW]
    return [THROW + rank for rank, pick in enumerate(PICK.multisets) if all(map(int.__le__, pick, hand))]


def places(s: State, seat: int) -> list[int]:
    """MU-2.2 A man more, as long as there is one; in a sealed choice from north to west."""
    men = s.plan(seat)
    last = max([field for field in range(4) if men[field]], default=0)
    return [PUT + field for field in range(last, 4)] if sum(men) < MEN else []


def plans(s: State, seat: int, action: int) -> int:
    """How many whole plans begin like this: up to n men on f fields can be placed in (f + n over n) ways."""
    if action >= READY:
        return 1
    fields, men = 4 - (action - PUT), MEN - 1 - sum(s.plan(seat))
    return (1, fields + 1, (fields + 1) * (fields + 2) // 2)[men]


def chance(s: State) -> list[tuple[int, int]]:
    """Cards as likely as they are many; what is shown and turned up has been decided."""
    if s.phase == Phase.DEALING:
        return [(DRAW + card, number) for card, number in enumerate(s.deck) if number]
    if s.phase == Phase.SHOWING:
        return [(SHOW + PLAN.rank(tuple(s.plan(s.turn))), 1)]
    return [(TURN + s.captains[s.turn], 1)]


def apply(s: State, seat: int, action: int) -> None:
    """Apply a step."""
    if action < READY:
        s.men[4 * seat + action - PUT] += 1
    elif action < THROW:
        if action >= LAY:
            s.hands[3 * seat + action - LAY] -= 1
            s.captains[seat] = action - LAY
        commit(s, seat)
    elif action < LAID:
        throw(s, seat, PICK.multisets[action - THROW])
    elif s.phase == Phase.DEALING:
        s.deck[action - DRAW] -= 1
        s.hands[3 * s.turn + action - DRAW] += 1
        to_deal(s)
    else:
        pass_on(s, Phase.LAYING if s.phase == Phase.SHOWING else Phase.THROWING)


def commit(s: State, seat: int) -> None:
    """MU-2.2, 2.4 A sealed choice is made; the last one ends the phase."""
    s.ready[seat] = 1
    if all(s.ready):
        s.ready, s.phase, s.turn = [0] * s.players, s.phase + 1, 0


def throw(s: State, seat: int, pick: tuple[int, ...]) -> None:
    """MU-4.1 Cards of the hand, face down."""
    for card, number in enumerate(pick):
        s.hands[3 * seat + card] -= number
        s.thrown[3 * seat + card] += number
    pass_on(s, Phase.DEALING)


def pass_on(s: State, after: int) -> None:
    """The next seat, or the next phase."""
    s.turn += 1
    if s.turn == s.players:
        s.phase, s.turn = after, 0
        if after == Phase.THROWING:
            count(s)
        elif after == Phase.DEALING:
            s.round += 1
            to_deal(s)


def to_deal(s: State) -> None:
    """MU-2.1 The first hand that is short, or else the men are placed."""
    short = [seat for seat in range(s.players) if sum(s.hand(seat)) < HAND]
    s.turn = short[0] if short else 0
    s.phase = Phase.DEALING if short else Phase.PLACING


def count(s: State) -> None:
    """MU-3.1, 3.2 Every field to who alone is strongest there; the men go home."""
    points = [0] * s.players
    for field in range(4):
        men = s.men[field::4]
        strength = [men[seat] and men[seat] + 1 + s.captains[seat] for seat in range(s.players)]
        if strength.count(max(strength)) == 1:
            points[strength.index(max(strength))] += s.worth[field]
    s.scores += points
    for card in s.captains:
        s.played[card] += 1
    s.captains = [-1] * s.players
    s.men = [0] * 4 * s.players
    if s.round == ROUNDS:
        s.phase = Phase.OVER


def check(s: State) -> None:
    """MU-1.1 Every card and every man is in one place."""
    for card in range(3):
        piles = [s.deck[card], s.played[card], *s.hands[card::3], *s.thrown[card::3], s.captains.count(card)]
        assert sum(piles) == COPIES[card], f"there are {sum(piles)} cards of value {card + 1}"
        assert min(piles) >= 0, "no pile has less than no card"
    assert all(sum(s.plan(seat)) <= MEN for seat in range(s.players)), "nobody has more than three men"


def any_plan(rng: Rng) -> list[int]:
    """A plan, all equally likely."""
    return list(PLAN.multisets[rng.below(PLAN.size)])
