"""The guide for Táin: sensible moves, priors, playouts and evaluation."""

from librt.vecs import append, vec
from mypy_extensions import i64

from clanmoot.core.bits import bit
from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.games.tain.actions import FREE, LAY, PASS
from clanmoot.games.tain.pieces import PLACES
from clanmoot.games.tain.rules.scouting import free_places
from clanmoot.games.tain.state import FREEING, OVER, SCOUTING, State
from clanmoot.games.tain.view import View

from ...search_guide import Adviser
from .equivalent_entries import first_alike
from .evaluation import Judge
from .priors import Policy


class TainGuide(Adviser[State, View]):
    """Plays each round to its end before it evaluates, because the middle of a round does not show who is ahead."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.rounds = 1  # how many rounds to finish before the evaluation
        self.policy = Policy()
        self.judge = Judge()
        self.rng = Rng(1)

    def sensible(self, s: State, seat: int, moves: vec[i64]) -> vec[i64]:
        """Return the moves with only one of several equivalent entries. The Daughter is freed before a Lad."""
        if s.phase == FREEING:
            return vec[i64]([FREE + 1])
        places: i64 = first_alike(s, seat, free_places(s, seat))
        kept = vec[i64]()
        for action in moves:
            if action >= PASS or places & bit((action - LAY) % PLACES):
                kept = append(kept, action)
        return kept

    def priors(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """Return the priors of the policy."""
        if s.phase == SCOUTING:
            self.policy.look(s, seat)
        return [self.policy.prior(s, action) for action in moves]

    def pick(self, s: State, seat: int, rng: Rng) -> int:
        """Return a move drawn at random from the policy."""
        return self.policy.pick(s, seat, rng)

    def evaluate(self, s: State) -> list[float]:
        """Play the rest of the round, then return every seat's expected share of the win."""
        s = s.copy()
        last: i64 = s.round + self.rounds
        while s.phase != OVER and s.round < last:
            seat: i64 = s.turn if s.phase == SCOUTING else s.raider[s.at]
            self.game.apply(s, seat, self.policy.pick(s, seat, self.rng))
            self.game.settle(s, self.rng)
        return self.payoff(s) if s.phase == OVER else self.judge.shares(s)
