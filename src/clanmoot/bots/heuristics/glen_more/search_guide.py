"""The guide for Glen More: sensible moves, priors, playouts and evaluation."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more.rules.turn import apply, moves
from clanmoot.games.glen_more.state import MARCHING, MOVING, State
from clanmoot.games.glen_more.view import View

from ...move_selection import drawn
from ...search_guide import Adviser
from .evaluation import shares
from .priors import chances, leader, values, worth_a_thought


class GlenMoreGuide(Adviser[State, View]):
    """Guides the search with heuristics that read the whole position, because only the stacks are hidden."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.exploration = 0.4

    def sensible(self, s: State, seat: int, moves: vec[i64]) -> vec[i64]:
        return worth_a_thought(s, moves)

    def priors(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """Return how likely each move looks to be the best."""
        return list(chances(values(s, moves)))

    def pick(self, s: State, seat: int, rng: Rng) -> int:
        """Return a move drawn by its prior."""
        found = worth_a_thought(s, moves(s))
        if len(found) == 1:
            return found[0]
        return found[drawn(chances(values(s, found)), rng)]

    def evaluate(self, s: State) -> list[float]:
        """Return every seat's expected share of the win, after playing the turn to its end."""
        if in_hand(s):
            s = s.copy()
            while in_hand(s):
                found = worth_a_thought(s, moves(s))
                apply(s, found[0] if len(found) == 1 else found[leader(values(s, found))])
        return shares(s)


def in_hand(s: State) -> bool:
    """Tell whether a tile still has to be placed, paid for or used. Unused movement points do not count."""
    phase: i64 = s.phase
    return phase > MOVING and phase < MARCHING
