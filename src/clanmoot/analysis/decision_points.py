"""Where in a record somebody had a choice."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from clanmoot.core.game import CHANCE, S
from clanmoot.core.table import Table


class Point(NamedTuple):
    """A decision: one step, or all steps of a sealed choice. Steps are counted from 0, `end` is the one after."""

    known: int  # so many steps had been taken when the decider was asked: in a sealed phase nobody else's count
    begin: int
    end: int
    seat: int
    choices: int  # how many there were, at the first step
    sealed: bool
    drawn: bool  # whether something was drawn by lot since the last decision


class Walk:
    """A record, walked through from the first step to the last."""

    def __init__(self, table: Table[Any, Any]) -> None:
        self.table = table
        self.game = table.game
        self.s = table.game.start(table.players, table.options)
        self.number = 0
        self.drawn = False

    def points(self) -> Iterator[Point]:
        """Every decision with more than one choice, in order."""
        while self.number < len(self.table.steps):
            if self.table.steps[self.number].seat == CHANCE:
                self.drawn = self.drawn or self.table.by_lot(self.number)
                self.step()
            elif self.game.sealed(self.s):
                yield from self.sealed_phase()
            else:
                yield from self.choice(self.number, False)

    def step(self) -> int:
        """Take the next step; how many there were to choose from."""
        seat, action = self.table.steps[self.number]
        choices = 1 if seat == CHANCE else len(self.game.legal(self.s, seat))
        self.game.apply(self.s, seat, action)
        self.number += 1
        return choices

    def sealed_phase(self) -> Iterator[Point]:
        """The whole choice of every seat; all of them were made where the phase begins."""
        known, owing = self.number, self.game.deciders(self.s)
        while self.number < len(self.table.steps) and owing and self.table.steps[self.number].seat in owing:
            owing.remove(self.table.steps[self.number].seat)
            yield from self.choice(known, True)

    def choice(self, known: int, sealed: bool) -> Iterator[Point]:
        """One choice, if it was one and is whole."""
        begin, seat = self.number, self.table.steps[self.number].seat
        first = self.step()
        most = first
        while sealed and self.owes(seat) and self.number < len(self.table.steps):
            most = max(most, self.step())
        if most > 1 and not (sealed and self.owes(seat)):
            yield Point(known, begin, self.number, seat, first, sealed, self.drawn)
            self.drawn = False

    def owes(self, seat: int) -> bool:
        """Whether the seat's sealed choice is not whole yet."""
        return self.game.sealed(self.s) and self.game.decider(self.s) == seat


def points(table: Table[Any, Any]) -> list[Point]:
    """Every decision of a record with more than one choice, in order."""
    return list(Walk(table).points())


def position(table: Table[S, Any], number: int) -> S:
    """What was true after so many steps: for the side that sees everything, and for nobody else."""
    s = table.game.start(table.players, table.options)
    for step in table.steps[:number]:
        table.game.apply(s, step.seat, step.action)
    return s
