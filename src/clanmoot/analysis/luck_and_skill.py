"""Luck and skill: what every stretch of chance and every decision was worth to every seat, and the sums."""

from collections.abc import Callable
from typing import Final, NamedTuple

from .decision_points import Point
from .estimate import DOUBT, Estimate, Samples, estimate
from .judge import Verdict
from .processes import OPENING
from .search_trial import Choice, Vector
from .task import Opened

MOST_NAMED: Final = 5  # of the costliest decisions
WORTH_NAMING: Final = 0.005  # of a win; searches that all judge by the same opinion can be certain about less

Estimates = tuple[Estimate, ...]  # one a seat


class Judged(NamedTuple):
    """A decision with its numbers; all but `margin` by seat."""

    point: Point
    played: Choice
    best: Choice
    before: Estimates  # chances before chance: as the last decider saw them after his decision,
    drawn: Estimates  # after chance: as this decider sees them, if he chooses best,
    after: Estimates  # and after what he chose
    luck: Estimates  # from the first to the second
    change: Estimates  # from the second to the third: the decider's skill, and a gift to the others
    margin: Estimate  # how much better the best choice is for the decider


class Costly(NamedTuple):
    """A decision that certainly cost something. The interval holds for all decisions of the analysis at once."""

    place: int
    margin: Estimate


class Balance(NamedTuple):
    """One seat's way from the start to the end: start + luck + skill + gifts = end."""

    start: Estimate
    luck: Estimate
    skill: Estimate  # by decisions of its own
    gifts: Estimate  # by decisions of others
    end: Estimate
    decisions: int
    agreed: int  # decisions in which it chose what search likes best


class Account(NamedTuple):
    """All numbers of an analysis."""

    complete: bool  # whether everything asked for was looked at
    opening: bool  # whether `start` is before the first step, or else before the first decision looked at
    final: bool  # whether `end` is the result of the game
    start: Estimates
    judged: tuple[Judged, ...]
    last_luck: Estimates  # from the last decision to the end
    end: Estimates
    balances: tuple[Balance, ...]
    costly: tuple[Costly, ...]


class Books:
    """Keeps the account of what was looked at: all decisions up to the first that is missing."""

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
        """Everything."""
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
        """A decision with its numbers."""
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
        """What was chosen."""
        point = self.points[place]
        return tuple([step.action for step in self.of.table.steps[point.begin : point.end]])

    def before(self, place: int, seat: int) -> Samples:
        """The chances before the stretch that leads to a decision; where nothing was looked at, after it."""
        if place > 0:
            return column(self.verdicts[place - 1].after, seat)
        return column(self.opening or self.verdicts[0].before, seat)

    def stretch(self, place: int, seat: int) -> list[Samples]:
        """What chance did before a decision."""
        if place == 0 and not self.opening:
            return []
        return [column(self.verdicts[place].before, seat), negative(self.before(place, seat))]

    def last_stretch(self, seat: int) -> list[Samples]:
        """What chance did after the last decision."""
        if not self.final:
            return []
        return [(self.result[seat],), negative(column(self.verdicts[-1].after, seat))]

    def change(self, place: int, seat: int) -> Samples:
        """What a decision changed, search by search."""
        verdict = self.verdicts[place]
        return [x - y for x, y in zip(column(verdict.after, seat), column(verdict.before, seat), strict=True)]

    # -- sums

    def start(self, seat: int) -> Estimate:
        """The chances before anything that was looked at."""
        return chance(self.before(0, seat))

    def end(self, seat: int) -> Estimate:
        """The chances after everything that was looked at."""
        return chance((self.result[seat],) if self.final else column(self.verdicts[-1].after, seat))

    def balance(self, seat: int) -> Balance:
        """The sums of one seat."""
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
        """All stretches together, arranged so that what cancels out adds no doubt.

        Every decision stands in two stretches: before it, with the best choice, and after it, with the one made. Those
        two were compared search by search, so their difference is better known than either.
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
        """The decisions that cost most, of those that certainly cost something.

        Somebody who looks at fifty decisions finds one that looks bad by accident; so the doubt is shared by all that
        were compared (Bonferroni), and all that are named are right together, 95 times out of 100.
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
        """A number for every seat."""
        return tuple([number(seat) for seat in range(self.players)])


def prefix(of: Opened, done: dict[int, Verdict]) -> list[int]:
    """The places of all decisions before the first that is missing."""
    if of.whole and OPENING not in done:
        return []
    found: list[int] = []
    while len(found) in done:
        found.append(len(found))
    return found


def column(vectors: tuple[Vector, ...], seat: int) -> Samples:
    """One seat's number in every search."""
    return [vector[seat] for vector in vectors]


def negative(samples: Samples) -> Samples:
    """The same with the other sign."""
    return [-value for value in samples]


def chance(samples: Samples) -> Estimate:
    """A chance, from 0 to 1."""
    return estimate([samples]).within(0.0, 1.0)
