"""The guide for Schotten Totten: sensible moves, priors, playouts and evaluation."""

import math

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.games.schotten_totten.actions import DONE
from clanmoot.games.schotten_totten.pieces import JOKER, KINDS, has
from clanmoot.games.schotten_totten.state import BETWEEN_ROUNDS, CLAIMING, OVER, PLACING, PLAYING, RECRUITING, State
from clanmoot.games.schotten_totten.view import View

from ...search_guide import Adviser
from .evaluation import Field
from .priors import SAVED, PriorScores
from .weights import LEAD, SWING


class SchottenTottenGuide(Adviser[State, View]):
    """Evaluates positions immediately, stone by stone. The tree does not branch on chance."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.exploration = 0.2
        self.field = Field()
        self.scores = PriorScores()

    def sensible(self, s: State, seat: int, moves: vec[i64]) -> vec[i64]:
        """Return one claim if a stone can be claimed, because waiting gains nothing. Otherwise return all moves."""
        if s.phase == CLAIMING and moves[0] < DONE:
            return vec[i64]([moves[0]])
        return moves

    def priors(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """Return priors computed from quick scores."""
        return self.scores.weights(s, seat, moves)

    def pick(self, s: State, seat: int, rng: Rng) -> int:
        """Return a move drawn by its prior."""
        moves = self.sensible(s, seat, self.game.moves(s, seat))
        if len(moves) == 1:
            return moves[0]
        weights = self.scores.weights(s, seat, moves)
        left = sum(weights) * float(rng.word()) / 4294967296.0
        for k in range(len(moves)):
            left -= weights[k]
            if left < 0.0:
                return moves[k]
        return moves[len(moves) - 1]

    def evaluate(self, s: State) -> list[float]:
        """Return every seat's chance to win, after finishing a started ruse and all possible claims."""
        self.finish(s)
        if s.phase == OVER:
            return self.payoff(s)
        if s.phase == BETWEEN_ROUNDS:
            share = 0.5 if s.winner < 0 else 1.0 - float(s.winner)
        else:
            self.field.know_all(s, 0)
            share = self.field.total() + reserve(s, 0) - reserve(s, 1)
        share = match_share(s, min(max(share, 0.0), 1.0))
        return [share, 1.0 - share]

    def finish(self, s: State) -> None:
        """Finish a started ruse, then claim every stone that can be claimed. This changes `s`."""
        while PLAYING < s.phase <= PLACING and s.phase != RECRUITING and s.left == 0:
            moves = self.game.moves(s, s.turn)
            weights = self.scores.weights(s, s.turn, moves)
            best: i64 = 0
            for k in range(len(moves)):
                if weights[k] > weights[best]:
                    best = k
            self.game.apply(s, s.turn, moves[best])
        while s.phase == CLAIMING:
            moves = self.game.moves(s, s.turn)
            if moves[0] >= DONE:
                return
            self.game.apply(s, s.turn, moves[0])


def reserve(s: State, seat: int) -> float:
    """Return the value of the tactic cards in a seat's hand."""
    if not s.tactics:
        return 0.0
    total = 0.0
    for kind in range(KINDS):
        if has(s.tactic_hands[seat], kind) and not (kind == JOKER and s.jokers >> seat & 1):
            total += SAVED[kind]
    return total


def match_share(s: State, share: float) -> float:
    """ST-6.3: return the share of winning the match, if this is the share of winning its current round."""
    if s.rounds == 1:
        return share
    ahead = 0.0
    for k in range(len(s.scores)):
        ahead += float(s.scores[k]) if k % 2 == 0 else 0.0 - float(s.scores[k])
    if len(s.scores) == 2 * s.round:  # the scores include the present round
        return likely(ahead, s.rounds - s.round)
    left: i64 = s.rounds - s.round
    return share * likely(ahead + LEAD, left) + (1.0 - share) * likely(ahead - LEAD, left)


def likely(ahead: float, rounds: i64) -> float:
    """Return the probability that a player this many points ahead wins the match, with this many rounds left."""
    return 1.0 / (1.0 + math.exp(0.0 - ahead / (SWING * math.sqrt(float(rounds)) + 0.5)))
