"""Intervals hold what they promise."""

import random

import pytest

from clanmoot.analysis.estimate import Estimate, estimate


def test_the_mean_of_a_sum_is_the_sum_of_means() -> None:
    found = estimate([[0.2, 0.4], [1.0, 2.0, 3.0], [0.5]])
    assert found.mean == pytest.approx(2.8)
    assert found.low < 2.8 < found.high
    assert found.high - 2.8 == pytest.approx(2.8 - found.low)


def test_four_answers_by_hand() -> None:
    # Mean 0.5, variance 0.04 / 3, standard error 0.0577, t with 3 degrees 3.1824.
    found = estimate([[0.4, 0.6, 0.4, 0.6]])
    assert found.high == pytest.approx(0.5 + 3.1824 * (0.04 / 3 / 4) ** 0.5, abs=1e-5)


def test_what_is_known_has_no_doubt() -> None:
    assert estimate([[0.5], [-0.2]]) == Estimate(0.3, 0.3, 0.3)
    assert estimate([]) == Estimate(0.0, 0.0, 0.0)


def test_a_chance_stays_between_nothing_and_everything() -> None:
    assert Estimate(0.1, -0.3, 0.5).within(0.0, 1.0) == Estimate(0.1, 0.0, 0.5)


def coverage(groups: int, searches: int, doubt: float) -> float:
    """How often the interval holds the truth, if answers are means of many iterations: bells of different widths."""
    rng = random.Random(f"{groups} {searches}")
    hits, rounds = 0, 3000
    for _ in range(rounds):
        drawn = [[rng.gauss(0.5, 0.01 + 0.03 * place) for _ in range(searches)] for place in range(groups)]
        found = estimate(drawn, doubt)
        hits += found.low <= 0.5 * groups <= found.high
    return hits / rounds


@pytest.mark.parametrize(
    ("groups", "searches", "doubt"),
    [(1, 8, 0.05), (1, 4, 0.05), (1, 2, 0.05), (6, 8, 0.05), (6, 4, 0.05), (3, 8, 0.01)],
)
def test_intervals_miss_as_often_as_they_say(groups: int, searches: int, doubt: float) -> None:
    # 3000 rounds tell a share to less than a hundredth; the approximation for sums may err a little on the safe side.
    assert 1 - 1.4 * doubt <= coverage(groups, searches, doubt) <= 1 - 0.5 * doubt


def test_few_wins_of_few_iterations_are_surer_than_they_should_be_but_not_by_much() -> None:
    rng = random.Random(1)
    hits = 0
    for _ in range(1000):
        group = [sum(rng.random() < 0.1 for _ in range(100)) / 100 for _ in range(8)]
        found = estimate([group])
        hits += found.low <= 0.1 <= found.high
    assert hits >= 930
