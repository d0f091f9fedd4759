"""The guide for Highland Clans: sensible moves, priors, playouts and evaluation."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans.rules import turn
from clanmoot.games.highland_clans.rules.fast_chance import settle
from clanmoot.games.highland_clans.rules.redundant_orders import redundant
from clanmoot.games.highland_clans.state import (
    CUTTING,
    LAYING,
    LOSING,
    OVER,
    RETURNING,
    SECOND,
    THIRD,
    State,
)
from clanmoot.games.highland_clans.view import View

from ...move_selection import best_of, drawn
from ...search_guide import Adviser
from . import weights as w
from .card_scores import weakest
from .evaluation import expected_shares
from .position_features import ALL
from .priors import wishes


class HighlandClansGuide(Adviser[State, View]):
    """Scores moves by the share of the win expected after them. The tree does not branch on chance."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.temper = w.TEMPER
        self.quiet = True  # whether a raid is played to its end before the evaluation
        self.rng = Rng(0)  # for the chance in such a raid

    def sensible(self, s: State, seat: int, moves: vec[i64]) -> vec[i64]:
        """Return the moves to consider.

        It drops reorderings of the same actions, discards of a high card instead of a low one, and all but a few ways
        to return cubes.
        """
        phase: i64 = s.phase
        if phase == SECOND:
            return ordered(s, moves)
        if phase == THIRD or phase == CUTTING or phase == LOSING:
            return weakest(moves)
        if phase == RETURNING:
            return best_of(moves, wishes(s, seat, moves), w.RETURNS_KEPT)
        return moves

    def priors(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """Return priors that are higher for moves with a higher expected share."""
        return list(likely(wishes(s, seat, moves), self.temper))

    def pick(self, s: State, seat: int, rng: Rng) -> int:
        """Return a sensible move, drawn at random and weighted by its expected share."""
        moves = self.sensible(s, seat, turn.moves(s))
        if len(moves) == 1:
            return moves[0]
        return moves[drawn(likely(wishes(s, seat, moves), self.temper), rng)]

    def evaluate(self, s: State) -> list[float]:
        """Return every seat's share of the win, after finishing a raid that has begun."""
        if self.quiet and LAYING <= s.phase <= CUTTING:
            s = self.calmed(s.copy())
        if s.phase == OVER:
            return self.payoff(s)
        return list(expected_shares(s, ALL))

    def calmed(self, s: State) -> State:
        """Play a raid that has begun to its end."""
        while LAYING <= s.phase <= CUTTING:
            turn.apply(s, self.pick(s, turn.decider(s), self.rng))
            settle(s, self.rng)
        return s


def ordered(s: State, moves: vec[i64]) -> vec[i64]:
    """Return the second actions of a turn, without those that could equally have been the first."""
    found = vec[i64]()
    for action in moves:
        if not redundant(s, action):
            found = append(found, action)
    return found if len(found) > 0 else moves


def likely(values: vec[float], temper: float) -> vec[float]:
    """Return softmax weights of the values, the best being 1."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    found = vec[float]()
    for value in values:
        found = append(found, math.exp((value - best) / temper) + w.OPEN_MIND)
    return found
