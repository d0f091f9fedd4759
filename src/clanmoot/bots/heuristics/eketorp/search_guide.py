"""The guide for Eketorp: sensible moves, priors, playouts and evaluation."""

import math

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.game import NOBODY, Game
from clanmoot.core.rng import Rng
from clanmoot.games.eketorp.actions import BUILD, PLACE, READY, STAND
from clanmoot.games.eketorp.pieces import FIELDS, SECTIONS
from clanmoot.games.eketorp.rules import turn
from clanmoot.games.eketorp.rules.fast_chance import settle
from clanmoot.games.eketorp.state import BUILDING, KEEPING, PLANNING, SWAPPING, State
from clanmoot.games.eketorp.view import View

from ...move_selection import best_of, drawn
from ...search_guide import Adviser
from .evaluation import shares
from .plan_samples import planned
from .priors import opinions, swap_sensible
from .wall_search import twin
from .weights import COOL, NARROW, WARM


class EketorpGuide(Adviser[State, View]):
    """Plays rounds to their end before it evaluates. It makes a complete plan and then returns it step by step."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.rounds: i64 = 1  # how many rounds to finish before the evaluation
        self.rng = Rng(1)
        self.planner: i64 = -1  # the seat whose plan is cached,
        self.plan: vec[i64] = vec[i64]([0] * (FIELDS + 1))  # and how many of its Vikings go to each field

    def sensible(self, s: State, seat: int, moves: vec[i64]) -> vec[i64]:
        """Return the best-looking moves.

        Of several equivalent sections for a brick, it keeps one. It considers an exchange only with few and low cards.
        """
        if len(moves) == 1 or s.phase == PLANNING:
            return moves
        if s.phase == KEEPING:
            return vec[i64]([moves[len(moves) - 1]])
        if s.phase == SWAPPING:
            return moves if swap_sensible(s, seat) else vec[i64]([STAND])
        if s.phase == BUILDING:
            moves = untwinned(s, seat, moves)
        return best_of(moves, opinions(s, seat, moves), NARROW)

    def priors(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """Return priors that are higher for moves with better scores."""
        if s.phase == PLANNING:
            return [1.0] * len(moves)
        weights = softened(opinions(s, seat, moves), WARM)
        return [weights[k] for k in range(len(moves))]

    def pick(self, s: State, seat: int, rng: Rng) -> int:
        """Return the next step of a plan, or a random move weighted by its score."""
        if s.phase == PLANNING:
            return self.next_step(s, seat, rng)
        moves = turn.moves(s, seat)
        if len(moves) == 1:
            return moves[0]
        if s.phase == SWAPPING and not swap_sensible(s, seat):
            return STAND
        return moves[drawn(softened(opinions(s, seat, moves), COOL), rng)]

    def next_step(self, s: State, seat: i64, rng: Rng) -> int:
        """Return the next step of the cached plan, or of a new one."""
        if self.planner != seat or not follows(s, seat, self.plan):
            self.plan = planned(s, seat, rng)
        step = next_of(s, seat, self.plan)
        self.planner = -1 if step == READY else seat
        return step

    def evaluate(self, s: State) -> list[float]:
        """Play on to the end of a round and evaluate the position there."""
        s = s.copy()
        until: i64 = s.round + self.rounds
        while s.round < until:
            settle(s, self.rng)
            seat = turn.decider(s)
            if seat == NOBODY:
                return self.payoff(s)
            turn.apply(s, seat, self.pick(s, seat, self.rng))
        return shares(s)


def follows(s: State, seat: i64, plan: vec[i64]) -> bool:
    """Tell whether the Vikings placed so far follow this plan. It is false if none is placed."""
    begun = False
    behind = False
    for field in range(FIELDS):
        there: i64 = s.out[seat * FIELDS + field]
        if there > plan[field] or (behind and there):
            return False
        if there:
            begun = True
        if there < plan[field]:
            behind = True
    return begun


def next_of(s: State, seat: i64, plan: vec[i64]) -> int:
    """Return the lowest field where the plan still needs a Viking, or READY."""
    for field in range(FIELDS):
        if s.out[seat * FIELDS + field] < plan[field]:
            return PLACE + field
    return READY


def untwinned(s: State, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Return the moves, but only one of several equivalent sections for a brick."""
    kept = vec[i64]()
    for action in moves:
        if not twin(s, seat, (action - BUILD) % SECTIONS):
            kept = append(kept, action)
    return kept


def softened(worths: vec[float], warmth: float) -> vec[float]:
    """Return the softmax weights of the values. A lower temperature (`warmth`) makes the differences larger."""
    best = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    weights = vec[float]()
    for worth in worths:
        weights = append(weights, math.exp((worth - best) / warmth) + 0.001)
    return weights
