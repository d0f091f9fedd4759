"""The chart of characters fits eighty columns and shows what it should."""

import pytest

from clanmoot.analysis.chart_height import ceiling
from clanmoot.analysis.estimate import Estimate
from clanmoot.analysis.luck_and_skill import Account, Estimates
from clanmoot.analysis.summary import summary
from clanmoot.analysis.text_chart import ROWS, WIDEST, cell, curves, sampled, strip
from clanmoot.analysis.wording import plus, signed, span

from .looking import STRETCHES, analysed

ALL = [(name, first, last) for name, stretches in STRETCHES.items() for first, last in stretches]


@pytest.mark.parametrize(("name", "first", "last"), ALL)
def test_every_summary_fits_the_screen(name: str, first: int, last: int) -> None:
    of, account = analysed(name, first, last)
    lines = summary(of, account)
    assert max(len(line) for line in lines) <= 80
    for seat in of.table.seats:
        assert any(line.startswith(f"{seat}: from ") for line in lines)


def test_a_strip_is_as_high_as_the_chance() -> None:
    assert strip([0.0, 0.25, 0.5, 1.0], [0.0, 0.25, 0.5, 1.0]) == [
        "100% |   █|",
        "     |   █|",
        "     |  ██|",
        "  0% |·███|",
    ]


def test_small_chances_are_shown_larger() -> None:
    assert ceiling([0.1, 0.2]) == 0.25
    assert ceiling([0.1, 0.24]) == 0.5
    assert ceiling([0.9]) == 1.0
    assert strip([0.25], [0.6], 0.5) == [" 50% |·|", "     | |", "     |█|", "  0% |█|"]


def test_a_dot_shows_how_far_the_interval_reaches() -> None:
    column = [cell(0.3, 0.8, row) for row in range(ROWS)]
    assert column == ["█", "▂", " ", "·"]


def test_long_games_are_sampled_from_end_to_end() -> None:
    moments: list[Estimates] = [(Estimate(float(place), 0.0, 0.0),) for place in range(500)]
    found = sampled(moments)
    assert len(found) == WIDEST
    assert (found[0], found[-1]) == (moments[0], moments[-1])


def test_the_ends_are_named() -> None:
    def ends(account: Account) -> str:
        return " ".join(curves(account, ("A", "B"))[-1].split())

    assert ends(analysed("tain/jewels", 34, 0)[1]) == "step 34 result"
    assert ends(analysed("tain/jewels", 1, 4)[1]) == "start step 4"


def test_changes_have_signs_of_one_width() -> None:
    assert [plus(value) for value in (0.0123, -0.5, 0.0001, -0.0001)] == ["+1.2", "−50.0", "0.0", "0.0"]  # noqa: RUF001 - a minus is a minus
    assert signed(Estimate(0.1, 0.05, 0.15)) == "+10.0 ±5.0"
    assert span(Estimate(0.1, 0.05, 0.15)) == "10.0 (5.0 to 15.0)"
