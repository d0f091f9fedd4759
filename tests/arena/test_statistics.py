"""Intervals hold what they promise."""

import math

import pytest

from clanmoot.arena.statistics import anytime_share, fixed_mean, fixed_share, student
from clanmoot.core.rng import Rng


def shares(rng: Rng, weights: tuple[int, ...], count: int) -> list[float]:
    """Deals whose shares are 0, 1/2 and 1, or as many steps as there are weights."""
    return [rng.weighted(list(weights)) / (len(weights) - 1) for _ in range(count)]


def truth(weights: tuple[int, ...]) -> float:
    """The mean that such deals have."""
    return sum([place * weight for place, weight in enumerate(weights)]) / (len(weights) - 1) / sum(weights)


SHAPES = [(1, 1), (1, 2, 1), (3, 4, 13), (1, 0, 19), (6, 3, 2, 1, 0), (0, 1, 1, 0)]


@pytest.mark.parametrize("weights", SHAPES)
@pytest.mark.parametrize("count", [8, 40])
def test_a_fixed_interval_holds_the_truth_95_times_out_of_100(weights: tuple[int, ...], count: int) -> None:
    rng = Rng(1)
    held = sum([fixed_share(shares(rng, weights, count)).within(truth(weights)) for _ in range(1000)])
    assert held >= 935  # two standard errors of a simulation of 1000 below 950


@pytest.mark.parametrize("weights", SHAPES)
def test_an_anytime_interval_holds_it_at_every_look(weights: tuple[int, ...]) -> None:
    rng = Rng(2)
    missed = 0
    for _ in range(100):
        deals = shares(rng, weights, 120)
        missed += any(not anytime_share(deals[:look]).within(truth(weights)) for look in range(4, 121, 12))
    assert missed <= 5


def test_a_fixed_interval_does_not_hold_it_at_every_look() -> None:
    rng = Rng(3)
    missed = 0
    for _ in range(100):
        deals = shares(rng, (1, 2, 1), 300)
        missed += any(not fixed_share(deals[:look]).within(0.5) for look in range(6, 301, 6))
    assert missed > 10


@pytest.mark.parametrize(("weights", "deals"), [((1, 2, 7), 40), ((2, 3, 5), 150), ((3, 4, 5), 900)])
def test_a_difference_becomes_clear(weights: tuple[int, ...], deals: int) -> None:
    rng = Rng(4)
    clear = sum([anytime_share(shares(rng, weights, deals)).low > 0.5 for _ in range(40)])
    assert clear >= 30


def test_the_order_of_deals_does_not_matter() -> None:
    deals = shares(Rng(5), (2, 3, 5), 60)
    assert anytime_share(deals) == pytest.approx(anytime_share(deals[::-1]))


def test_both_sides_are_mirrors() -> None:
    deals = shares(Rng(6), (1, 3, 3, 9), 50)
    for interval in (anytime_share, fixed_share):
        found, mirrored = interval(deals), interval([1 - share for share in deals])
        assert (found.low, found.high) == pytest.approx((1 - mirrored.high, 1 - mirrored.low))


def test_all_won_is_not_certain() -> None:
    for count in (1, 5, 20, 100):
        assert fixed_share([1.0] * count).low < 1 - 1 / (2 * count)
        assert anytime_share([1.0] * count).low < 1 - 1 / (2 * count)
        assert fixed_share([1.0] * count).high == anytime_share([1.0] * count).high == 1
    assert anytime_share([1.0] * 8).within(0.5)
    assert not anytime_share([1.0] * 12).within(0.5)


def test_of_nothing_nothing_is_known() -> None:
    assert fixed_share([]) == anytime_share([]) == (0.5, 0.0, 1.0)
    assert fixed_mean([3.0]) == (3.0, -math.inf, math.inf)


def test_a_bot_with_several_seats_wins_at_most_its_share_per_seat() -> None:
    one = [0.75, 1.0, 0.5, 1.0, 0.75]
    others = [(1 - share) / 3 for share in one]
    first, second = fixed_share(one), fixed_share(others, 1 / 3)
    assert (second.low, second.high) == pytest.approx(((1 - first.high) / 3, (1 - first.low) / 3))


@pytest.mark.parametrize(("freedom", "quantile"), [(1, 12.706), (10, 2.228), (11, 2.201), (20, 2.086), (120, 1.980)])
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.001)


def test_a_mean_with_its_error() -> None:
    found = fixed_mean([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.high - found.mean == pytest.approx(3.182 * math.sqrt(5 / 3 / 4), abs=0.001)
