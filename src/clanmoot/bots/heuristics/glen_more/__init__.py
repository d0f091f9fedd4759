"""Heuristics for Glen More: they value the position at the end of the turn if the turn continues sensibly."""

from clanmoot.games.glen_more import GAME
from clanmoot.games.glen_more.state import State
from clanmoot.games.glen_more.view import View
from clanmoot.games.glen_more.world_sampler import position

from ...search_guide import Guide
from .. import Heuristics
from .lookahead import after, prospect
from .search_guide import GlenMoreGuide


class GlenMoreHeuristics(Heuristics[View]):
    """Scores actions by the position at the end of the turn. The view already shows the whole position."""

    def __init__(self) -> None:
        self.v: View | None = None
        self.s = State()

    def opinion(self, view: View, action: int) -> int:
        """Return how good an action looks, in thousandths of a point."""
        if self.v is not view:
            self.v = view
            self.s = position(view)
        return round(1000.0 * prospect(after(self.s, action), view.turn, view.tail))


def new_opinions() -> Heuristics[View]:
    """Return heuristics for one seat."""
    return GlenMoreHeuristics()


def new_guide() -> Guide[State, View]:
    """Return the guide with which the search plays Glen More."""
    return GlenMoreGuide(GAME)
