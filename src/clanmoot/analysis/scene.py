"""What somebody knew when he was asked: all that a search is given, and nothing that came later."""

from typing import Generic, NamedTuple

from clanmoot.core.barrier import Step
from clanmoot.core.game import NOTHING, S, V
from clanmoot.core.table import Table

from .points import Point, position


class Glimpse(NamedTuple, Generic[V]):
    """A seat's view at some moment, and the steps it had seen by then."""

    view: V
    told: list[Step]


class Scene(NamedTuple, Generic[S, V]):
    """A moment through the eyes of one seat. `past` are the moments at which it was asked before."""

    seat: int
    now: Glimpse[V]
    past: list[Glimpse[V]]
    truth: S | None  # for the side that sees everything

    @property
    def sights(self) -> int:
        """How many steps the seat has seen: a number of the moment that says nothing about what was hidden."""
        return len([step for step in self.now.told if step.action != NOTHING])


def scene(table: Table[S, V], of: Point, all_points: list[Point], open_side: bool) -> Scene[S, V]:
    """The moment of a decision."""
    told = table.told(of.seat)
    moments = [point.known for point in all_points if point.seat == of.seat and point.known <= of.known]
    glimpses = [Glimpse(table.view_at(number, of.seat), told[:number]) for number in moments]
    return Scene(of.seat, glimpses[-1], glimpses[:-1], position(table, of.known) if open_side else None)


def opening(table: Table[S, V], open_side: bool) -> Scene[S, V]:
    """The moment before the first step, when nobody knows anything."""
    return Scene(0, Glimpse(table.view_at(0, 0), []), [], position(table, 0) if open_side else None)
