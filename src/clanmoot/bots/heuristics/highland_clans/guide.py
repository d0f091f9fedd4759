"""What search is told about Highland Clans."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.games.highland_clans.rules import turn
from clanmoot.games.highland_clans.rules.fast_chance import settle
from clanmoot.games.highland_clans.rules.redundant import redundant
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

from ...guide import Adviser
from ...selection import best_of, drawn
from . import weights as w
from .card_opinions import weakest
from .evaluation import outlook
from .facts import ALL
from .priors import wishes


class HighlandClansGuide(Adviser[State, View]):
    """Moves by what they promise, positions by points to come; chance is not remembered in the tree."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.temper = w.TEMPER
        self.quiet = True  # whether a raid is fought out before a position is judged,
        self.rng = Rng(0)  # and with which luck

    def sensible(self, s: State, seat: int, moves: vec[i64]) -> vec[i64]:
        """No other order of the same actions, no high card thrown away for a low one, few ways to put cubes back."""
        phase: i64 = s.phase
        if phase == SECOND:
            return ordered(s, moves)
        if phase == THIRD or phase == CUTTING or phase == LOSING:
            return weakest(moves)
        if phase == RETURNING:
            return best_of(moves, wishes(s, seat, moves), w.RETURNS_KEPT)
        return moves

    def priors(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """The more a move promises, the likelier."""
        return list(likely(wishes(s, seat, moves), self.temper))

    def pick(self, s: State, seat: int, rng: Rng) -> int:
        """Any sensible move, as likely as it is promising."""
        moves = self.sensible(s, seat, turn.moves(s))
        if len(moves) == 1:
            return moves[0]
        return moves[drawn(likely(wishes(s, seat, moves), self.temper), rng)]

    def evaluate(self, s: State) -> list[float]:
        """Shares of a win, once a raid that is going on is over."""
        if self.quiet and LAYING <= s.phase <= CUTTING:
            s = self.calmed(s.copy())
        if s.phase == OVER:
            return self.payoff(s)
        return list(outlook(s, ALL))

    def calmed(self, s: State) -> State:
        """A raid played to its end."""
        while LAYING <= s.phase <= CUTTING:
            turn.apply(s, self.pick(s, turn.decider(s), self.rng))
            settle(s, self.rng)
        return s


def ordered(s: State, moves: vec[i64]) -> vec[i64]:
    """Second actions that could not as well have been the first."""
    found = vec[i64]()
    for action in moves:
        if not redundant(s, action):
            found = append(found, action)
    return found if len(found) > 0 else moves


def likely(values: vec[float], temper: float) -> vec[float]:
    """Hopes as weights, the best being 1."""
    best = values[0]
    for value in values:
        if value > best:
            best = value
    found = vec[float]()
    for value in values:
        found = append(found, math.exp((value - best) / temper) + w.OPEN_MIND)
    return found
