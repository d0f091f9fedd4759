"""Ratings of bots, computed with openskill, with error bars."""

import math
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from clanmoot.core.rng import Rng

from .match import Result
from .statistics import NORMAL

ROUNDS: Final = 12
START: Final = 25.0  # the first rating of every bot


class Rating(NamedTuple):
    """A bot's rating in openskill's units, where every bot begins at 25, and half the width of its 95 % interval."""

    value: float
    error: float


def ratings(results: list[Result]) -> dict[str, Rating]:
    """Return every bot's rating, from games with one number of players.

    openskill (Plackett-Luce, one player per team) processes one game after the other, so its answer depends on their
    order. Here it processes them in 12 random orders, each time as many deals as there are, drawn with replacement. The
    rating is the mean. The error bar combines two parts. One is the spread of the 12 answers, which covers the order
    and the luck of the deals. The other is openskill's own uncertainty, which remains when a bot wins every game. The
    same results give the same ratings, in whatever order they were collected.
    """
    deals = by_deal(results)
    names = sorted({name for result in results for name in result.job.seats()})
    rng = Rng(len(deals))
    rounds = [one_round([deals[int(rng.below(len(deals)))] for _ in deals]) for _ in range(ROUNDS)] if deals else []
    return {name: pooled([found[name] for found in rounds if name in found]) for name in names}


def by_deal(results: list[Result]) -> list[list[Result]]:
    """Return the games deal by deal, in a fixed order."""
    found: dict[object, list[Result]] = {}
    for result in sorted(results, key=lambda result: (result.job.contest, result.job.deal, result.job.rotation)):
        found.setdefault((result.job.contest, result.job.deal), []).append(result)
    return list(found.values())


def one_round(deals: list[list[Result]]) -> dict[str, tuple[float, float]]:
    """Return every bot's rating and uncertainty after these deals are processed in this order."""
    model = PlackettLuce(tau=0.0)  # bots do not change from game to game
    found = {name: (START, START / 3) for deal in deals for name in deal[0].job.seats()}
    # One rating object per seat: openskill would update the same object twice for a bot in two seats.
    chairs = [model.rating() for _ in deals[0][0].job.seats()]
    for deal in deals:
        for result in deal:
            seats = result.job.seats()
            for chair, name in zip(chairs, seats, strict=True):
                chair.mu, chair.sigma = found[name]
            rated = model.rate([[chair] for chair in chairs], ranks=[float(rank) for rank in result.ranks])
            for name in set(seats):
                mine = [team[0] for team, who in zip(rated, seats, strict=True) if who == name]
                found[name] = (mean([one.mu for one in mine]), mean([one.sigma for one in mine]))
    return found


def pooled(rounds: list[tuple[float, float]]) -> Rating:
    """Return a bot's rating from all rounds. With fewer than two rounds, the error is infinite."""
    if len(rounds) < 2:
        return Rating(START, math.inf)
    middle = mean([value for value, _ in rounds])
    spread = sum([(value - middle) ** 2 for value, _ in rounds]) / (len(rounds) - 1)
    doubt = mean([sigma**2 for _, sigma in rounds])
    return Rating(middle, NORMAL * math.sqrt(spread + doubt))


def mean(values: list[float]) -> float:
    """Return the arithmetic mean of the values."""
    return sum(values) / len(values)
