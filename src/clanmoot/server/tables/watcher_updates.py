"""What one watcher has received of a game, and what is new to them."""

from typing import Any

from msgspec import structs

from clanmoot.core.follower import Follower, SeenStep
from clanmoot.core.table import Table
from clanmoot.protocol.messages import News, Position
from clanmoot.protocol.wire_message import words
from clanmoot.protocol.wire_views import changes

from .endings import ending
from .table_state import TableState


class WatcherUpdates:
    """Follows the game for one watcher and remembers what they have received."""

    def __init__(self, watcher: int) -> None:
        self.watcher = watcher
        self._follower: Follower[Any, Any] | None = None  # once there is a game
        self._view: Any = None  # what they knew when they were last sent a position
        self._sent: Position | None = None  # that position

    @property
    def shown(self) -> int:
        """Return how many steps the watcher has received."""
        return self._follower.shown if self._follower is not None else 0

    def follow(self, state: TableState) -> tuple[int, list[News]]:
        """Return the new entries of the log. Also return the number of steps to which it was cut back, or -1."""
        if state.table is None:
            return -1, []
        cut = -1
        if self._follower is None:
            self._follower = Follower(state.table, self.watcher)
        elif 0 <= state.cut < self._follower.shown:
            cut = state.cut
            self._follower.restart(cut)
        return cut, [news(told) for told in self._follower.follow(with_quiet=False)]

    def look(self, state: TableState, whole: bool) -> Position | None:
        """Return the watcher's position, in full or only the changed fields, or None if nothing has changed."""
        if state.table is None:
            return None
        table = state.table
        # The follower's view is what the watcher knows, unless they have a sealed draft.
        follower = None if table.drafting(self.watcher) else self._follower
        view = follower.view if follower is not None else table.view(self.watcher)
        changed = changes(None if whole else self._view, view)
        found = self._position(state, table, view, changed)
        if not whole and not changed and alike(self._sent, found):
            return None
        self._view = view
        self._sent = found
        return found

    def _position(self, state: TableState, table: Table[Any, Any], view: Any, fields: dict[str, object]) -> Position:
        watcher = self.watcher
        mine = watcher >= 0 and state.status == "playing"
        return Position(
            self.shown,
            fields,
            state.asked(),
            words(state.game.prompt(view)),
            choices(table, watcher) if mine else [],
            table.draft(watcher) if mine else [],
            table.removals(watcher) if mine else [],
            mine and table.free_undo(watcher) >= 0,
            ending(state),
        )


def news(told: SeenStep) -> News:
    """Return a step in the form that clients receive."""
    return News(told.seat, told.action, words(told.message) if told.message.id else None)


def choices(table: Table[Any, Any], seat: int) -> list[int]:
    """Return all actions that a seat may choose, in ascending order."""
    added = table.additions(seat)
    return sorted({*table.legal(seat), *added}) if added else table.legal(seat)


def alike(before: Position | None, after: Position) -> bool:
    """Tell whether two positions differ in nothing but the view."""
    return before is not None and structs.replace(before, view=after.view) == after
