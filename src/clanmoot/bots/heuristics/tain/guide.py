"""What search is told about Tain."""

from clanmoot.core.game import Game
from clanmoot.games.tain.state import State
from clanmoot.games.tain.view import View

from ...guide import Guide


class TainGuide(Guide[State, View]):
    """Chance is not remembered in the tree."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.forks = False
