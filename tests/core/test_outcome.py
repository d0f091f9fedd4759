"""Ranks and shares, derived from standings."""

import pytest

from clanmoot.core.outcome import Outcome, ScoreLine


@pytest.mark.parametrize(
    ("standings", "ranks", "shares"),
    [
        (((5,), (3,)), (1, 2), (1, 0)),
        (((3,), (5,)), (2, 1), (0, 1)),
        (((4,), (4,)), (1, 1), (0.5, 0.5)),
        (((7,), (9,), (7,), (2,)), (2, 1, 2, 4), (0, 1, 0, 0)),  # two share the second rank, and there is no third
        (((1,), (1,), (1,)), (1, 1, 1), (1 / 3, 1 / 3, 1 / 3)),
        (((-1,), (-5,)), (1, 2), (1, 0)),
        (((8, 0, 9), (8, 1, 0)), (2, 1), (0, 1)),  # tie-breaks from left to right
        (((8, 1, 2), (8, 1, 2), (7, 9, 9)), (1, 1, 3), (0.5, 0.5, 0)),
    ],
)
def test_the_best_standing_is_first_and_equals_share(
    standings: tuple[tuple[int, ...], ...], ranks: tuple[int, ...], shares: tuple[float, ...]
) -> None:
    outcome = Outcome(0, standings, ())
    assert outcome.ranks() == ranks
    assert outcome.shares() == shares


def test_one_win_is_shared_out_whole() -> None:
    assert sum(Outcome(0, ((1,), (1,), (0,)), (ScoreLine("points", (1, 1, 0)),)).shares()) == 1
