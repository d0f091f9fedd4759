"""Follows a table as one watcher sees it: what is new to him, step by step, and what he knows after it."""

from typing import TYPE_CHECKING, Generic, NamedTuple

from .game import NOTHING, S, V
from .words import Line

if TYPE_CHECKING:
    from .table import Table


class Told(NamedTuple):
    """A step as a watcher hears of it."""

    seat: int
    action: int  # as he has seen it; NOTHING if it is none of his business
    line: Line  # for the log; empty for what he does not see


class Follower(Generic[S, V]):
    """Stays as far behind as the watcher has to: what can still be taken back freely is shown to nobody else."""

    def __init__(self, table: "Table[S, V]", watcher: int, since: int = 0) -> None:
        self.table = table
        self.watcher = watcher
        self.go_back(since)

    def go_back(self, steps: int) -> None:
        """The watcher has been told of so many steps."""
        game = self.table.game
        self._state = game.start(self.table.players, self.table.options)
        for step in self.table.steps[:steps]:
            game.apply(self._state, step.seat, step.action)
        self.shown = steps
        self.view: V = game.view(self._state, self.watcher)  # what he knew then

    def follow(self, whole: bool) -> list[Told]:
        """What is new; with `whole`, steps that a log leaves out have their line too."""
        return [self._step(number, whole) for number in range(self.shown, self.table.shown(self.watcher))]

    def _step(self, number: int, whole: bool) -> Told:
        game, step = self.table.game, self.table.steps[number]
        seen = self.table.sight(number, self.watcher)
        before = self.view
        game.apply(self._state, step.seat, step.action)
        self.view = game.view(self._state, self.watcher)
        self.shown = number + 1
        if seen == NOTHING or (not whole and game.actions.decode(seen).kind.quiet):
            return Told(step.seat, seen, Line(""))
        return Told(step.seat, seen, game.log(before, step.seat, seen, self.view))
