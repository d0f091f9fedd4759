"""Quantiles of Student's t against printed tables."""

import pytest

from clanmoot.analysis.students_t import beta, reach


@pytest.mark.parametrize(
    ("doubt", "freedom", "printed"),
    [
        (0.05, 1, 12.7062),
        (0.05, 3, 3.1824),
        (0.05, 7, 2.3646),
        (0.05, 30, 2.0423),
        (0.01, 3, 5.8409),
        (0.001, 7, 5.4079),
        (0.001, 1, 636.6192),
        (0.05, 1e9, 1.9600),
    ],
)
def test_quantiles_are_those_of_the_tables(doubt: float, freedom: float, printed: float) -> None:
    assert reach(doubt, freedom) == pytest.approx(printed, abs=6e-5 * max(1.0, printed / 10))


def test_more_freedom_and_more_doubt_reach_less_far() -> None:
    assert reach(0.05, 2.5) > reach(0.05, 2.6) > reach(0.06, 2.6)


def test_the_beta_function_ends_at_nothing_and_everything() -> None:
    assert (beta(2.0, 0.5, 0.0), beta(2.0, 0.5, 1.0)) == (0.0, 1.0)
    assert beta(1.0, 1.0, 0.3) == pytest.approx(0.3)
