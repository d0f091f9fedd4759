"""Ratings of opponents by openskill, with error bars."""

import math
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

from clanmoot.core.rng import Rng

from .match import Result
from .statistics import NORMAL

ROUNDS: Final = 12
START: Final = 25.0  # where everybody begins


class Rating(NamedTuple):
    """A rating in openskill's units (everybody begins at 25), and half the width of its 95 % interval."""

    value: float
    error: float


def ratings(results: list[Result]) -> dict[str, Rating]:
    """Everybody's rating from games at tables of one size.

    openskill (Plackett-Luce, one player a team) looks at one game after the other, so that its answer depends on their
    order. Here it looks at them in 12 orders, each time at as many deals as there are, drawn with replacement: the
    rating is the mean. The error bar joins the spread, which holds what the order does and what the luck of the deals
    does, with openskill's own doubt, which does not vanish when somebody wins every game. The same results give the
    same ratings, however they were collected.
    """
    deals = by_deal(results)
    names = sorted({name for result in results for name in result.job.seats()})
    rng = Rng(len(deals))
    rounds = [one_round([deals[int(rng.below(len(deals)))] for _ in deals]) for _ in range(ROUNDS)] if deals else []
    return {name: pooled([found[name] for found in rounds if name in found]) for name in names}


def by_deal(results: list[Result]) -> list[list[Result]]:
    """The games deal by deal, in an order of their own."""
    found: dict[object, list[Result]] = {}
    for result in sorted(results, key=lambda result: (result.job.contest, result.job.deal, result.job.rotation)):
        found.setdefault((result.job.contest, result.job.deal), []).append(result)
    return list(found.values())


def one_round(deals: list[list[Result]]) -> dict[str, tuple[float, float]]:
    """Everybody's rating, and the doubt about it, after these deals, in this order."""
    model = PlackettLuce(tau=0.0)  # opponents do not change from game to game
    found = {name: (START, START / 3) for deal in deals for name in deal[0].job.seats()}
    # A chair for every seat: openskill would take one rating at two seats for one player who is changed twice.
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
    """One rating from all rounds; who was drawn in fewer than two has none to speak of."""
    if len(rounds) < 2:
        return Rating(START, math.inf)
    middle = mean([value for value, _ in rounds])
    spread = sum([(value - middle) ** 2 for value, _ in rounds]) / (len(rounds) - 1)
    doubt = mean([sigma**2 for _, sigma in rounds])
    return Rating(middle, NORMAL * math.sqrt(spread + doubt))


def mean(values: list[float]) -> float:
    """What an opponent in several seats has become: what its seats have, on average."""
    return sum(values) / len(values)
