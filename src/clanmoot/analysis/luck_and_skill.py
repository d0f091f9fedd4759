"""Luck and skill: the effect of every draw and every decision on every seat's chances, and the totals."""

from collections.abc import Callable
from typing import Final, NamedTuple

from .analysis_task import Opened
from .decision_judge import Verdict
from .decision_points import Point
from .estimate import DOUBT, Estimate, Samples, estimate
from .processes import OPENING
from .search_trial import Choice, Vector

MOST_NAMED: Final = 5  # how many of the costliest decisions to list
WORTH_NAMING: Final = 0.005  # in wins; searches that share an evaluation can agree on differences that mean nothing

Estimates = tuple[Estimate, ...]  # one per seat


class Judged(NamedTuple):
    """A decision with its numbers. All of them except `margin` are per seat."""

    point: Point
    played: Choice
    best: Choice
    before: Estimates  # chances after the previous decision, from what its player knew,
    drawn: Estimates  # then after chance, from what this player knows, with the best choice,
    after: Estimates  # and with the choice made
    luck: Estimates  # from `before` to `drawn`
    change: Estimates  # from `drawn` to `after`: the player's own skill, and a gift to the others
    margin: Estimate  # how much better the best choice is for the decider


class Costly(NamedTuple):
    """A decision that certainly cost something. Its interval is corrected for the number of decisions."""

    place: int
    margin: Estimate


class Balance(NamedTuple):
    """The totals of one seat: start + luck + skill + gifts = end."""

    start: Estimate
    luck: Estimate
    skill: Estimate  # from its own decisions
    gifts: Estimate  # from the decisions of the others
    end: Estimate
    decisions: int
    agreed: int  # decisions that match the best choice found


class Account(NamedTuple):
    """All numbers of an analysis."""

    complete: bool  # whether all requested decisions were analysed
    opening: bool  # whether `start` is before the first step, and not before the first analysed decision
    final: bool  # whether `end` is the result of the game
    start: Estimates
    judged: tuple[Judged, ...]
    last_luck: Estimates  # from the last decision to the end
    end: Estimates
    balances: tuple[Balance, ...]
    costly: tuple[Costly, ...]


class Books:
    """Computes the numbers for all analysed decisions, up to the first one that is missing."""

    def __init__(self, of: Opened, done: dict[int, Verdict]) -> None:
        self.of = of
        self.players = of.table.players
        self.verdicts = [done[place] for place in prefix(of, done)]
        self.points = of.wanted[: len(self.verdicts)]
        self.complete = len(self.verdicts) == len(of.wanted)
        self.final = self.complete and of.final
        self.opening = done[OPENING].after if of.whole else ()
        self.result: Vector = of.table.outcome().shares() if self.final else ()

    def account(self) -> Account:
        """Return all numbers of the analysis."""
        judged = tuple([self.judged(place) for place in range(len(self.verdicts))])
        return Account(
            self.complete,
            bool(self.opening),
            self.final,
            self.each(self.start),
            judged,
            self.each(lambda seat: estimate(self.last_stretch(seat))),
            self.each(self.end),
            tuple([self.balance(seat) for seat in range(self.players)]),
            self.costly(),
        )

    # -- one decision

    def judged(self, place: int) -> Judged:
        """Return a decision with its numbers."""
        point, verdict = self.points[place], self.verdicts[place]
        return Judged(
            point,
            self.played(place),
            verdict.best,
            self.each(lambda seat: chance(self.before(place, seat))),
            self.each(lambda seat: chance(column(verdict.before, seat))),
            self.each(lambda seat: chance(column(verdict.after, seat))),
            self.each(lambda seat: estimate(self.stretch(place, seat))),
            self.each(lambda seat: estimate([self.change(place, seat)])),
            estimate([negative(self.change(place, point.seat))]),
        )

    def played(self, place: int) -> Choice:
        """Return the actions that the player chose."""
        point = self.points[place]
        return tuple([step.action for step in self.of.table.steps[point.begin : point.end]])

    def before(self, place: int, seat: int) -> Samples:
        """Return the winning chances before the draws that lead to a decision.

        If nothing was analysed there, return those after the draws.
        """
        if place > 0:
            return column(self.verdicts[place - 1].after, seat)
        return column(self.opening or self.verdicts[0].before, seat)

    def stretch(self, place: int, seat: int) -> list[Samples]:
        """Return the effect of chance before a decision, as groups of values to add."""
        if place == 0 and not self.opening:
            return []
        return [column(self.verdicts[place].before, seat), negative(self.before(place, seat))]

    def last_stretch(self, seat: int) -> list[Samples]:
        """Return the effect of chance after the last decision, as groups of values to add."""
        if not self.final:
            return []
        return [(self.result[seat],), negative(column(self.verdicts[-1].after, seat))]

    def change(self, place: int, seat: int) -> Samples:
        """Return the effect of a decision on a seat's chances, one number per search."""
        verdict = self.verdicts[place]
        return [x - y for x, y in zip(column(verdict.after, seat), column(verdict.before, seat), strict=True)]

    # -- sums

    def start(self, seat: int) -> Estimate:
        """Return the winning chances before the analysed part of the game."""
        return chance(self.before(0, seat))

    def end(self, seat: int) -> Estimate:
        """Return the winning chances after the analysed part of the game."""
        return chance((self.result[seat],) if self.final else column(self.verdicts[-1].after, seat))

    def balance(self, seat: int) -> Balance:
        """Return the totals of one seat."""
        own = [place for place, point in enumerate(self.points) if point.seat == seat]
        others = [place for place, point in enumerate(self.points) if point.seat != seat]
        return Balance(
            self.start(seat),
            estimate(self.luck(seat)),
            estimate([self.change(place, seat) for place in own]),
            estimate([self.change(place, seat) for place in others]),
            self.end(seat),
            len(own),
            len([place for place in own if self.verdicts[place].best == self.played(place)]),
        )

    def luck(self, seat: int) -> list[Samples]:
        """Return a seat's luck as a list of groups. Values that depend on each other are in the same group.

        Between two decisions of the seat, luck is the value of the best choice at the second, minus the value of the
        choice made at the first. The same searches estimate both values of a decision, so their difference is precise.
        """
        groups: list[Samples] = [(self.result[seat],)] if self.final else []
        if self.opening:
            groups.append(negative(column(self.opening, seat)))
        for place, verdict in enumerate(self.verdicts):
            came = place > 0 or bool(self.opening)
            went = place < len(self.verdicts) - 1 or self.final
            pairs = zip(column(verdict.before, seat), column(verdict.after, seat), strict=True)
            groups.append([came * before - went * after for before, after in pairs])
        return groups

    def costly(self) -> tuple[Costly, ...]:
        """Return the most costly decisions, among those that certainly cost something.

        Among fifty decisions, one or two look bad by accident. So all compared decisions share the error probability
        (Bonferroni). In 95 of 100 analyses, all listed decisions are real mistakes.
        """
        compared = [place for place, verdict in enumerate(self.verdicts) if verdict.before != verdict.after]
        found: list[Costly] = []
        for place in compared:
            samples = negative(self.change(place, self.points[place].seat))
            margin = estimate([samples], DOUBT / len(compared))
            if margin.low > 0.0 and margin.mean >= WORTH_NAMING:
                found.append(Costly(place, margin))
        found.sort(key=lambda costly: (-costly.margin.mean, costly.place))
        return tuple(found[:MOST_NAMED])

    def each(self, number: Callable[[int], Estimate]) -> Estimates:
        """Return a list with one number per seat."""
        return tuple([number(seat) for seat in range(self.players)])


def prefix(of: Opened, done: dict[int, Verdict]) -> list[int]:
    """Return the indices of all decisions before the first one that has not been judged."""
    if of.whole and OPENING not in done:
        return []
    found: list[int] = []
    while len(found) in done:
        found.append(len(found))
    return found


def column(vectors: tuple[Vector, ...], seat: int) -> Samples:
    """Return one seat's value in every search."""
    return [vector[seat] for vector in vectors]


def negative(samples: Samples) -> Samples:
    return [-value for value in samples]


def chance(samples: Samples) -> Estimate:
    """Return the estimate of a winning chance, limited to the range from 0 to 1."""
    return estimate([samples]).within(0.0, 1.0)
