"""Follows a table as one watcher sees it: what is new to him, step by step, and what he knows after it."""

from typing import TYPE_CHECKING, Final, Generic, NamedTuple

from .game import NOTHING, S, V
from .messages import Message
from .undo_barrier import Step

if TYPE_CHECKING:
    from .table import Table


NO_MESSAGE: Final = Message("")


class Told(NamedTuple):
    """A step as a watcher hears of it."""

    seat: int
    action: int  # as he has seen it; NOTHING if it is none of his business
    message: Message  # for the log; empty for what he does not see


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
        self._view: V = game.view(self._state, self.watcher)
        self._fresh = True  # whether that is what he knows now

    @property
    def view(self) -> V:
        """What the watcher knows after the steps he has been told of."""
        if not self._fresh:
            self._view = self.table.game.view(self._state, self.watcher)
            self._fresh = True
        return self._view

    def follow(self, whole: bool) -> list[Told]:
        """What is new; with `whole`, steps that a log leaves out have their line too."""
        return [self._step(number, whole) for number in range(self.shown, self.table.shown(self.watcher))]

    def _step(self, number: int, whole: bool) -> Told:
        game, step = self.table.game, self.table.steps[number]
        seen = self.table.sight(number, self.watcher)
        kind = None if seen == NOTHING else game.actions.decode(seen).kind
        if kind is None or (kind.quiet and not whole):
            self._go_on(step)
            return Told(step.seat, seen, NO_MESSAGE)
        if kind.plain:  # whatever he saw will do
            self._go_on(step)
            return Told(step.seat, seen, game.log(self._view, step.seat, seen, self._view))
        before = self.view
        self._go_on(step)
        return Told(step.seat, seen, game.log(before, step.seat, seen, self.view))

    def _go_on(self, step: Step) -> None:
        self.table.game.apply(self._state, step.seat, step.action)
        self.shown += 1
        self._fresh = False
