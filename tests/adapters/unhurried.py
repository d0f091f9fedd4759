"""A game whose chance is run as a table runs it: from one seed both then draw the same, whatever shortcuts it has."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from clanmoot.core.game import Game, State
from clanmoot.core.messages import Refusal
from clanmoot.core.outcome import Outcome


class Unhurried(Game[Any, Any]):
    """Every question but `settle` is handed to the game itself."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.facts, self.actions, self.layout = game.facts, game.actions, game.layout

    def start(self, players: int, options: tuple[int, ...]) -> State:
        found: State = self.game.start(players, options)
        return found

    def copy(self, s: Any) -> State:
        found: State = self.game.copy(s)
        return found

    def decider(self, s: Any) -> int:
        return self.game.decider(s)

    def sealed(self, s: Any) -> bool:
        return self.game.sealed(s)

    def moves(self, s: Any, seat: int) -> vec[i64]:
        return self.game.moves(s, seat)

    def apply(self, s: Any, seat: int, action: int) -> None:
        self.game.apply(s, seat, action)

    def forced(self, s: Any) -> bool:
        return self.game.forced(s)

    def chance(self, s: Any) -> list[tuple[int, int]]:
        return self.game.chance(s)

    def view(self, s: Any, watcher: int) -> Any:
        return self.game.view(s, watcher)

    def features(self, v: Any) -> list[int]:
        return self.game.features(v)

    def outcome(self, s: Any) -> Outcome:
        return self.game.outcome(s)

    def why_not(self, v: Any, action: int) -> Refusal:
        return self.game.why_not(v, action)
