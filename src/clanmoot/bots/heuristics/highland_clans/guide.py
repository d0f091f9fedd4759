"""What search is told about HighlandClans."""

from clanmoot.core.game import Game
from clanmoot.games.highland_clans.state import State
from clanmoot.games.highland_clans.view import View

from ...guide import Guide


class HighlandClansGuide(Guide[State, View]):
    """Chance is not remembered in the tree."""

    def __init__(self, game: Game[State, View]) -> None:
        super().__init__(game)
        self.forks = False
