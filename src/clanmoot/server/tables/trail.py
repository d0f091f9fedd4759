"""What one watcher has been told of a game, and what is new to him."""

from typing import Any

from clanmoot.core.game import NOTHING
from clanmoot.core.table import Table
from clanmoot.protocol.messages import News, Position
from clanmoot.protocol.shapes import changes
from clanmoot.protocol.words import words

from .endings import ending
from .room import Room


class Trail:
    """Follows the game a few steps behind: what can still be taken back freely is shown to nobody else."""

    def __init__(self, room: Room, watcher: int) -> None:
        self.watcher = watcher
        self.shown = 0
        self.position: Position | None = None
        self._state: Any = None  # after the steps that were shown,
        self._seen: Any = None  # what the watcher knew then,
        self._view: Any = None  # and what he was sent last

    def follow(self, room: Room) -> tuple[int, list[News]]:
        """To how many steps his log is cut back, or -1; and what comes after that."""
        table = room.table
        if table is None:
            return -1, []
        cut = -1
        if self._state is None:
            self._go_back(room, table, 0)
        elif 0 <= room.cut < self.shown:
            cut = room.cut
            self._go_back(room, table, cut)
        return cut, [self._step(room, table, number) for number in range(self.shown, table.shown(self.watcher))]

    def _go_back(self, room: Room, table: Table[Any, Any], steps: int) -> None:
        self._state = room.game.start(room.terms.players, room.options)
        for step in table.steps[:steps]:
            room.game.apply(self._state, step.seat, step.action)
        self._seen = room.game.view(self._state, self.watcher)
        self.shown = steps

    def _step(self, room: Room, table: Table[Any, Any], number: int) -> News:
        step = table.steps[number]
        sight = table.sight(number, self.watcher)
        before = self._seen
        room.game.apply(self._state, step.seat, step.action)
        self._seen = room.game.view(self._state, self.watcher)
        self.shown = number + 1
        if sight == NOTHING:
            return News(step.seat, NOTHING, None)
        quiet = room.game.actions.decode(sight).kind.quiet
        told = None if quiet else room.game.log(before, step.seat, sight, self._seen)
        return News(step.seat, sight, words(told) if told is not None and told.message else None)

    def look(self, room: Room, whole: bool) -> Position | None:
        """Where the game stands for him, with all fields or with those that have changed; None if nothing has."""
        if room.table is None:
            return None
        table = room.table
        # What was seen last is what he knows, unless something of his own is sealed.
        view = table.view(self.watcher) if self._seen is None or table.drafting(self.watcher) else self._seen
        changed = changes(None if whole else self._view, view)
        found = self._position(room, table, view, changed)
        bare = position_without_view(found)
        if not whole and not changed and self.position == bare:
            return None
        self._view = view
        self.position = bare
        return found

    def _position(self, room: Room, table: Table[Any, Any], view: Any, fields: dict[str, object]) -> Position:
        watcher = self.watcher
        mine = watcher >= 0 and room.status == "playing"
        return Position(
            self.shown,
            fields,
            room.asked(),
            words(room.game.prompt(view)),
            choices(table, watcher) if mine else [],
            table.draft(watcher) if mine else [],
            table.removals(watcher) if mine else [],
            mine and table.free_undo(watcher) >= 0,
            ending(room),
        )


def choices(table: Table[Any, Any], seat: int) -> list[int]:
    """All that a seat may choose, ascending."""
    added = table.additions(seat)
    return sorted({*table.legal(seat), *added}) if added else table.legal(seat)


def position_without_view(found: Position) -> Position:
    """All of a position that is compared with the next one."""
    return Position(
        found.step, {}, found.asked, found.prompt, found.legal, found.draft, found.removals, found.undo, found.ending
    )
