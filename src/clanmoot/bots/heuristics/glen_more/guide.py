"""What search is told about GlenMore."""

from clanmoot.core.game import Game
from clanmoot.games.glen_more.state import State
from clanmoot.games.glen_more.view import View

from ...guide import Guide


class GlenMoreGuide(Guide[State, View]):
    """Chance is not remembered in the tree."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.forks = False
