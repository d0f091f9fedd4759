"""What search is told about Eketorp."""

from clanmoot.core.game import Game
from clanmoot.games.eketorp.state import State
from clanmoot.games.eketorp.view import View

from ...guide import Guide


class EketorpGuide(Guide[State, View]):
    """Chance is not remembered in the tree."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.forks = False
