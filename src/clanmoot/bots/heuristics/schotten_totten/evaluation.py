"""The evaluation: one player's view of all nine stones, the chance of winning each, and the chance to win the game."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.bits import bit, count
from clanmoot.games.schotten_totten.pieces import CLAN, STONES
from clanmoot.games.schotten_totten.rules.cards_at_stones import slots
from clanmoot.games.schotten_totten.state import State

from .fast_card_odds import Likelihoods
from .fast_stone_chances import Forecast, duel
from .weights import IN_HAND, IN_TIME
from .win_chance import SHARES

WON: Final = vec[float](SHARES)


class Field:
    """The forecasts of a position for one seat. The object is reused for the next position to avoid allocations."""

    def __init__(self) -> None:
        self.me: i64 = 0
        self.mine = Likelihoods()
        self.yours = Likelihoods()
        self.forecasts = [Forecast() for _ in range(2 * STONES)]  # mine from 0, yours from STONES
        self.trial = Forecast()
        self.rival = Forecast()
        self.chance: vec[float] = vec[float]([0.0] * STONES)  # that I get the stone
        self.slope: vec[float] = vec[float]([0.0] * STONES)  # how much the chance to win rises with it
        self.folds: vec[float] = vec[float]([0.0] * 1024)
        self.spread: vec[float] = vec[float]([0.0] * 512)

    # -- where cards may come from

    def know_all(self, s: State, me: int) -> None:
        """Prepare a forecast that knows the true place of every card."""
        self.me = me
        coming: i64 = CLAN & ~(s.hands[0] | s.hands[1] | lying_open(s))
        for seat in range(2):
            odds = self.mine if seat == me else self.yours
            odds.clear()
            odds.expect(coming, IN_TIME)
            odds.expect(s.hands[seat], IN_HAND)
            odds.add_up()
        self.look(s)

    def know_own(self, s: State, me: int) -> None:
        """Prepare a forecast from what the seat knows: its own hand, and how many cards the opponent has."""
        self.me = me
        hidden: i64 = CLAN & ~(s.hands[me] | lying_open(s))
        unplaced: i64 = count(hidden)
        in_hand = float(count(s.hands[1 - me])) / float(unplaced) if unplaced else 0.0
        drawn = (1.0 - in_hand) * IN_TIME
        self.mine.clear()
        self.mine.expect(hidden, drawn)
        self.mine.expect(s.hands[me], IN_HAND)
        self.mine.add_up()
        self.yours.clear()
        self.yours.expect(hidden, drawn + in_hand * IN_HAND)
        self.yours.add_up()
        self.look(s)

    # -- stone by stone

    def look(self, s: State) -> None:
        """Forecast both sides of every unclaimed stone."""
        for stone in range(STONES):
            here: i64 = self.me * STONES + stone
            there: i64 = (1 - self.me) * STONES + stone
            if s.owned & bit(here):
                self.chance[stone] = 1.0
            elif s.owned & bit(there):
                self.chance[stone] = 0.0
            else:
                self.forecast(s, here, stone, self.forecasts[stone], self.mine)
                self.forecast(s, there, stone, self.forecasts[STONES + stone], self.yours)
                self.chance[stone] = duel(self.forecasts[stone], self.forecasts[STONES + stone], tie(s, here, there))

    def forecast(self, s: State, place: i64, stone: i64, found: Forecast, odds: Likelihoods) -> None:
        """Forecast the final strength of one side from the cards on it."""
        if s.full & bit(place):
            found.settle(s.worth[place])
        else:
            found.look(s.sides[place], slots(s, stone), s.bluff & bit(stone) != 0, odds)

    def with_mine(self, s: State, stone: i64, side: i64) -> float:
        """Return the chance of winning a stone if `side` were the cards on my side of it."""
        need: i64 = slots(s, stone)
        self.trial.look(side, need, s.bluff & bit(stone) != 0, self.mine)
        share = 1.0 if count(side) == need else 0.5
        if s.full & bit((1 - self.me) * STONES + stone):
            share = 0.0
        return duel(self.trial, self.forecasts[STONES + stone], share)

    def with_yours(self, s: State, stone: i64, side: i64) -> float:
        """Return the chance of winning a stone if `side` were the cards on your side of it."""
        need: i64 = slots(s, stone)
        self.trial.look(side, need, s.bluff & bit(stone) != 0, self.yours)
        share = 0.0 if count(side) == need else 0.5
        if s.full & bit(self.me * STONES + stone):
            share = 1.0
        return duel(self.forecasts[stone], self.trial, share)

    def with_mode(self, s: State, stone: i64, need: i64, sums_only: bool) -> float:
        """Return the chance of winning a stone if it needed this many cards, or if only sums counted."""
        here: i64 = self.me * STONES + stone
        there: i64 = (1 - self.me) * STONES + stone
        self.trial.look(s.sides[here], need, sums_only, self.mine)
        self.rival.look(s.sides[there], need, sums_only, self.yours)
        return duel(self.trial, self.rival, tie(s, here, there))

    # -- all together

    def total(self) -> float:
        """Return my chance to win the game. The stones are treated as independent of each other."""
        self.fold()
        return self.folds[1]

    def fold(self) -> None:
        """Fill a binary tree of winning chances.

        The entries from 2**k hold the chance to win for each ownership of the first k stones, averaged over the other
        stones.
        """
        folds = self.folds
        for stones in range(512):
            folds[512 + stones] = WON[stones]
        half: i64 = 256
        stone: i64 = STONES - 1
        while half > 0:
            chance = self.chance[stone]
            rest = 1.0 - chance
            k: i64 = 0
            while k < half:
                folds[half + k] = rest * folds[2 * half + k] + chance * folds[3 * half + k]
                k += 1
            half >>= 1
            stone -= 1

    def differentiate(self) -> None:
        """Store by how much the chance to win the game rises with the chance of each stone."""
        self.fold()
        folds, spread = self.folds, self.spread
        spread[0] = 1.0
        half: i64 = 1
        for stone in range(STONES):
            chance = self.chance[stone]
            slope = 0.0
            k: i64 = 0
            while k < half:
                slope += spread[k] * (folds[3 * half + k] - folds[2 * half + k])
                spread[half + k] = spread[k] * chance
                spread[k] *= 1.0 - chance
                k += 1
            self.slope[stone] = slope
            half += half


def lying_open(s: State) -> i64:
    """Return all clan cards that are face up."""
    cards: i64 = s.discards
    for place in range(2 * STONES):
        cards |= s.sides[place]
    return cards & CLAN


def tie(s: State, here: i64, there: i64) -> float:
    """ST-4.3: return my share of a tied stone: 1.0 if my side was complete first, 0.0 if theirs was, else 0.5."""
    if s.first & bit(here):
        return 1.0
    return 0.0 if s.first & bit(there) else 0.5
