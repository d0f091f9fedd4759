"""What search is told about Glen More."""

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import Game
from clanmoot.core.rng import Rng
from clanmoot.games.glen_more.rules.turn import apply, moves
from clanmoot.games.glen_more.state import MARCHING, MOVING, State
from clanmoot.games.glen_more.view import View

from ...guide import Adviser
from ...selection import drawn
from .evaluation import shares
from .priors import chances, leader, values, worth_a_thought


class GlenMoreGuide(Adviser[State, View]):
    """All is open but the stacks, so opinions need no veil; chance is not remembered in the tree."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.exploration = 0.4

    def sensible(self, s: State, seat: int, moves: vec[i64]) -> vec[i64]:
        """The moves worth a thought."""
        return worth_a_thought(s, moves)

    def priors(self, s: State, seat: int, moves: vec[i64]) -> list[float]:
        """How likely each move is at first sight."""
        return list(chances(values(s, moves)))

    def pick(self, s: State, seat: int, rng: Rng) -> int:
        """A move that looks good at first sight, most of the time."""
        found = worth_a_thought(s, moves(s))
        if len(found) == 1:
            return found[0]
        return found[drawn(chances(values(s, found)), rng)]

    def evaluate(self, s: State) -> list[float]:
        """The share of a win that each seat may expect once the turn is played to its end."""
        if in_hand(s):
            s = s.copy()
            while in_hand(s):
                found = worth_a_thought(s, moves(s))
                apply(s, found[0] if len(found) == 1 else found[leader(values(s, found))])
        return shares(s)


def in_hand(s: State) -> bool:
    """Whether a tile is still to be placed, paid for or used; movement points are only counted."""
    phase: i64 = s.phase
    return phase > MOVING and phase < MARCHING
