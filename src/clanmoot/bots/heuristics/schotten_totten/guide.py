"""What search is told about SchottenTotten."""

from clanmoot.core.game import Game
from clanmoot.games.schotten_totten.state import State
from clanmoot.games.schotten_totten.view import View

from ...guide import Guide


class SchottenTottenGuide(Guide[State, View]):
    """Chance is not remembered in the tree."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.forks = False
