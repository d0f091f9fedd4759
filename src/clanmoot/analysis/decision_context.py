"""What a player knew at a decision: everything that a search is given, without anything that came later."""

from typing import Generic, NamedTuple

from clanmoot.core.game import NOTHING, S, V
from clanmoot.core.table import Table
from clanmoot.core.undo_barrier import Step

from .decision_points import Point, position


class Scene(NamedTuple, Generic[S, V]):
    """A decision as one seat knows it: its view, and the steps it had seen."""

    seat: int
    view: V
    told: list[Step]
    truth: S | None  # only for the analysis with all hands visible

    @property
    def sights(self) -> int:
        """Return how many steps the seat has seen. The number identifies the decision and reveals nothing hidden."""
        return len([step for step in self.told if step.action != NOTHING])


def scene(table: Table[S, V], of: Point, open_side: bool) -> Scene[S, V]:
    """Return what the player knew at a decision."""
    view, told = table.view_at(of.known, of.seat), table.seen_steps(of.seat)[: of.known]
    return Scene(of.seat, view, told, position(table, of.known) if open_side else None)


def opening(table: Table[S, V], open_side: bool) -> Scene[S, V]:
    """Return what a player knows before the first step."""
    return Scene(0, table.view_at(0, 0), [], position(table, 0) if open_side else None)
