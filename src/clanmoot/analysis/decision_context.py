"""What somebody knew when he was asked: all that a search is given, and nothing that came later."""

from typing import Generic, NamedTuple

from clanmoot.core.game import NOTHING, S, V
from clanmoot.core.table import Table
from clanmoot.core.undo_barrier import Step

from .decision_points import Point, position


class Scene(NamedTuple, Generic[S, V]):
    """A moment through the eyes of one seat: what it saw, and the steps it had seen by then."""

    seat: int
    view: V
    told: list[Step]
    truth: S | None  # for the side that sees everything

    @property
    def sights(self) -> int:
        """How many steps the seat has seen: a number of the moment that says nothing about what was hidden."""
        return len([step for step in self.told if step.action != NOTHING])


def scene(table: Table[S, V], of: Point, open_side: bool) -> Scene[S, V]:
    """The moment of a decision."""
    view, told = table.view_at(of.known, of.seat), table.told(of.seat)[: of.known]
    return Scene(of.seat, view, told, position(table, of.known) if open_side else None)


def opening(table: Table[S, V], open_side: bool) -> Scene[S, V]:
    """The moment before the first step, when nobody knows anything."""
    return Scene(0, table.view_at(0, 0), [], position(table, 0) if open_side else None)
