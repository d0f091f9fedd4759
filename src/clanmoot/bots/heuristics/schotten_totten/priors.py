"""The priors: quick scores of the moves, from what the player's seat knows."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, count, lowest
from clanmoot.games.schotten_totten.actions import (
    BANISH,
    CLAIM,
    DROP,
    ELITE,
    MODE,
    MOVE,
    PASS,
    PILE,
    RUSE,
    STEAL,
    TO,
    UNDER,
)
from clanmoot.games.schotten_totten.pieces import BANSHEE, CLAN, CLANS, ELITES, JOKER, KINDS, MODES, STONES, TRAITOR
from clanmoot.games.schotten_totten.rules.cards_at_stones import free_stones, slots, stone_of, unclaimed_troops
from clanmoot.games.schotten_totten.state import State

from .evaluation import Field
from .weights import COMPANY, CURIOSITY, FLOOR, IDLENESS, IN_HAND, RESERVE, TEMPERATURE, THRIFT


def _related(card: int) -> int:
    """Return the cards that can form a straight flush or three of a kind with this one."""
    near = [9 * (card // 9) + k for k in range(9) if 0 < abs(k - card % 9) <= 2]
    like = [9 * colour + card % 9 for colour in range(6) if colour != card // 9]
    return sum([2**other for other in near + like])


RELATED: Final = vec[i64]([_related(card) for card in range(CLANS)])
SAVED: Final = vec[float]([THRIFT * RESERVE[kind] for kind in range(KINDS)])


class PriorScores:
    """Computes the priors of moves. A score estimates how much the chance to win rises."""

    def __init__(self) -> None:
        self.field = Field()
        self.temperature = TEMPERATURE
        self.lost: vec[float] = vec[float]([0.0] * STONES)  # what each stone loses without the card in question
        self.loss = 0.0  # the sum of all of them

    def weights(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """Return how likely each move is to be the best one. The numbers of different hands can be compared."""
        self.field.know_own(s, seat)
        self.field.differentiate()
        found: list[float] = []
        card: i64 = -1
        for action in moves:
            if action < CLAIM:
                if action // STONES != card:
                    self.keep(card)
                    card = action // STONES
                    self.spare(s, card)
                opinion = self.play(s, card, action % STONES)
            else:
                self.keep(card)
                card = -1
                opinion = self.other(s, action)
            found.append(FLOOR + math.exp(opinion / self.temperature))
        self.keep(card)
        return found

    # -- clan cards

    def spare(self, s: State, card: i64) -> None:
        """Store how much each stone loses if a card of the hand is used elsewhere."""
        field = self.field
        field.mine.change(card, 0.0)
        self.loss = 0.0
        for stone in range(STONES):
            place: i64 = field.me * STONES + stone
            side: i64 = s.sides[place]
            self.lost[stone] = 0.0
            if side and free_stones(s, field.me) & bit(stone):
                lost = field.slope[stone] * (field.with_mine(s, stone, side) - field.chance[stone])
                self.lost[stone] = lost
                self.loss += lost

    def keep(self, card: i64) -> None:
        """Undo `spare`, so that the card counts as being in the hand again."""
        if card >= 0:
            self.field.mine.change(card, IN_HAND)

    def play(self, s: State, card: i64, stone: i64) -> float:
        """Score playing a card at a stone: the gain there, the loss at other stones, and the cards left in the hand."""
        field = self.field
        side: i64 = s.sides[field.me * STONES + stone]
        gain = field.slope[stone] * (field.with_mine(s, stone, side | bit(card)) - field.chance[stone])
        partners = float(count(s.hands[field.me] & RELATED[card]))
        company = COMPANY * partners if side == 0 else 0.0 - COMPANY * partners
        return gain + self.loss - self.lost[stone] + company

    # -- all other moves

    def other(self, s: State, action: i64) -> float:
        """Score a move that plays no clan card. The branches are in the order of actions.py."""
        if action < PASS:
            return 1.0 if action < PASS - 1 else 0.0
        if action == PASS:
            return IDLENESS
        if action < MODE:
            return self.elite(s, (action - ELITE) // STONES, (action - ELITE) % STONES)
        if action < RUSE:
            return self.mode(s, ELITES + (action - MODE) // STONES, (action - MODE) % STONES)
        if action < PILE:
            return self.ruse(s, MODES + action - RUSE)
        if action < UNDER:
            return self.draw(s, action - PILE)
        if action < MOVE:
            return self.under(s, action - UNDER)
        if action < TO:
            return self.depart(s, action - MOVE)
        if action < DROP:
            return self.reinforce(s, action - TO, s.held)
        if action < BANISH:
            return 0.0
        return self.rob(s, action - BANISH if action < STEAL else action - STEAL)

    def elite(self, s: State, kind: i64, stone: i64) -> float:
        """Score an elite card at a stone."""
        return self.reinforce(s, stone, CLANS + kind) - SAVED[kind]

    def reinforce(self, s: State, stone: i64, troop: i64) -> float:
        """Score moving a troop card to my side of a stone."""
        field = self.field
        side: i64 = s.sides[field.me * STONES + stone] | bit(troop)
        if count(side) > slots(s, stone):
            return 0.0  # the card moves to the side that it is already on
        return field.slope[stone] * (field.with_mine(s, stone, side) - field.chance[stone])

    def depart(self, s: State, troop: i64) -> float:
        """Score taking a troop card off my side of a stone."""
        field = self.field
        stone: i64 = stone_of(s, field.me, troop)
        side: i64 = s.sides[field.me * STONES + stone] & ~bit(troop)
        return field.slope[stone] * (field.with_mine(s, stone, side) - field.chance[stone])

    def rob(self, s: State, troop: i64) -> float:
        """Score taking a troop card off your side of a stone."""
        field = self.field
        you: i64 = 1 - field.me
        stone: i64 = stone_of(s, you, troop)
        side: i64 = s.sides[you * STONES + stone] & ~bit(troop)
        return field.slope[stone] * (field.with_yours(s, stone, side) - field.chance[stone])

    def mode(self, s: State, kind: i64, stone: i64) -> float:
        """Score playing a mode card on a stone."""
        mud = kind == MODES - 1
        need: i64 = slots(s, stone)
        sums_only = s.bluff & bit(stone) != 0
        after = self.field.with_mode(s, stone, 4, sums_only) if mud else self.field.with_mode(s, stone, need, True)
        return self.field.slope[stone] * (after - self.field.chance[stone]) - SAVED[kind]

    def ruse(self, s: State, kind: i64) -> float:
        """Score a ruse by the best troop card that it can remove."""
        best = 0.0
        if kind == BANSHEE or kind == TRAITOR:
            troops: i64 = unclaimed_troops(s, 1 - self.field.me)
            if kind == TRAITOR:
                troops &= CLAN
            while troops:
                gain = self.rob(s, lowest(troops))
                troops &= troops - 1
                if gain > best:
                    best = gain
        return best - SAVED[kind]

    def draw(self, s: State, pile: i64) -> float:
        """Score drawing a card. A tactic card is good only if the player holds none and may play one soon."""
        if pile == 0:
            return 0.0
        me: i64 = self.field.me
        useful = s.tactic_hands[me] == 0 and s.played[me] <= s.played[1 - me]
        return CURIOSITY if useful else 0.0 - CURIOSITY

    def under(self, s: State, card: i64) -> float:
        """Score returning a card to its pile. The score is lower if the card could have been useful."""
        if card >= CLANS:
            kind: i64 = card - CLANS
            return 0.0 if kind == JOKER and s.jokers & bit(self.field.me) else 0.0 - SAVED[kind]
        self.spare(s, card)
        self.keep(card)
        return self.loss - COMPANY * float(count(s.hands[self.field.me] & RELATED[card]))
