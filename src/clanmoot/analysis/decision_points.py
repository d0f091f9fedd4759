"""Finds the decisions in a record at which a player had a choice."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from clanmoot.core.game import CHANCE, S
from clanmoot.core.table import Table


class Point(NamedTuple):
    """A decision: one step, or all steps of a sealed choice.

    Steps count from 0, and `end` is the step after the last.
    """

    known: int  # steps taken when the player was asked, without other seats' steps in the same sealed phase
    begin: int
    end: int
    seat: int
    choices: int  # number of legal actions at the first step
    sealed: bool
    drawn: bool  # whether chance drew something since the last decision


class Walk:
    """Replays a record from the first step to the last."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table
        self.game = table.game
        self.s = table.game.start(table.players, table.options)
        self.number = 0
        self.drawn = False

    def points(self) -> Iterator[Point]:
        """Yield every decision with more than one choice, in order."""
        while self.number < len(self.table.steps):
            if self.table.steps[self.number].seat == CHANCE:
                self.drawn = self.drawn or self.table.is_draw(self.number)
                self.step()
            elif self.game.sealed(self.s):
                yield from self.sealed_phase()
            else:
                yield from self.choice(self.number, False)

    def step(self) -> int:
        """Take the next step. Return how many legal actions there were."""
        seat, action = self.table.steps[self.number]
        choices = 1 if seat == CHANCE else len(self.game.legal(self.s, seat))
        self.game.apply(self.s, seat, action)
        self.number += 1
        return choices

    def sealed_phase(self) -> Iterator[Point]:
        """Yield the complete choice of every seat in a sealed phase. All of them belong to the start of the phase."""
        known, owing = self.number, self.game.deciders(self.s)
        while self.number < len(self.table.steps) and owing and self.table.steps[self.number].seat in owing:
            owing.remove(self.table.steps[self.number].seat)
            yield from self.choice(known, True)

    def choice(self, known: int, sealed: bool) -> Iterator[Point]:
        """Yield a decision if it had more than one choice and the record contains all of its steps."""
        begin, seat = self.number, self.table.steps[self.number].seat
        first = self.step()
        most = first
        while sealed and self.owes(seat) and self.number < len(self.table.steps):
            most = max(most, self.step())
        if most > 1 and not (sealed and self.owes(seat)):
            yield Point(known, begin, self.number, seat, first, sealed, self.drawn)
            self.drawn = False

    def owes(self, seat: int) -> bool:
        """Tell whether the seat's sealed choice is still incomplete."""
        return self.game.sealed(self.s) and self.game.decider(self.s) == seat


def points(table: Table[Any, Any]) -> list[Point]:
    """Return every decision of a record with more than one choice, in order."""
    return list(Walk(table).points())


def position(table: Table[S, Any], number: int) -> S:
    """Return the true state after this many steps.

    Only an analysis with all hands visible may use it.
    """
    s = table.game.start(table.players, table.options)
    for step in table.steps[:number]:
        table.game.apply(s, step.seat, step.action)
    return s
