"""Follows a table as one watcher sees it: the new steps, and the watcher's view after each of them."""

from typing import TYPE_CHECKING, Final, Generic, NamedTuple

from .game import NOTHING, S, V
from .messages import Message
from .undo_barrier import Step

if TYPE_CHECKING:
    from .table import Table


NO_MESSAGE: Final = Message("")


class SeenStep(NamedTuple):
    """A step as a watcher sees it."""

    seat: int
    action: int  # as the watcher saw it; NOTHING if it is hidden from them
    message: Message  # for the log; empty for a step that the watcher does not see


class Follower(Generic[S, V]):
    """Follows the steps that a watcher may see. Steps that another player can still undo freely are not among them."""

    def __init__(self, table: "Table[S, V]", watcher: int, since: int = 0) -> None:
        self.table = table
        self.watcher = watcher
        self.restart(since)

    def restart(self, steps: int) -> None:
        """Start again from the position after this many steps."""
        game = self.table.game
        self._state = game.start(self.table.players, self.table.options)
        for step in self.table.steps[:steps]:
            game.apply(self._state, step.seat, step.action)
        self.shown = steps
        self._view: V = game.view(self._state, self.watcher)
        self._fresh = True  # whether `_view` belongs to `_state`

    @property
    def view(self) -> V:
        """The watcher's view after the last step that was followed."""
        if not self._fresh:
            self._view = self.table.game.view(self._state, self.watcher)
            self._fresh = True
        return self._view

    def follow(self, with_quiet: bool) -> list[SeenStep]:
        """Return the new steps. With `with_quiet`, quiet steps have a message too."""
        return [self._step(number, with_quiet) for number in range(self.shown, self.table.shown(self.watcher))]

    def _step(self, number: int, with_quiet: bool) -> SeenStep:
        game, step = self.table.game, self.table.steps[number]
        seen = self.table.seen_step(number, self.watcher)
        kind = None if seen == NOTHING else game.actions.decode(seen).kind
        if kind is None or (kind.quiet and not with_quiet):
            self._apply(step)
            return SeenStep(step.seat, seen, NO_MESSAGE)
        if kind.plain:  # the message does not depend on the views
            self._apply(step)
            return SeenStep(step.seat, seen, game.log(self._view, step.seat, seen, self._view))
        before = self.view
        self._apply(step)
        return SeenStep(step.seat, seen, game.log(before, step.seat, seen, self.view))

    def _apply(self, step: Step) -> None:
        self.table.game.apply(self._state, step.seat, step.action)
        self.shown += 1
        self._fresh = False
