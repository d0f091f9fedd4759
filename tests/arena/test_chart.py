"""Charts: well formed, complete, and drawn where they should be."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from clanmoot.arena.standings import standing
from clanmoot.arena.statistics import Interval
from clanmoot.arena.svg_chart import Row, chart, contest_chart, fitting, look, write
from clanmoot.arena.tally import tallies
from clanmoot.core.errors import ClanmootError

from .made import deals, tain

SVG = "{http://www.w3.org/2000/svg}"
PAIR = tain("greedy", "random")


def drawing() -> ElementTree.Element:
    """The chart of a small contest."""
    tally = tallies(deals(PAIR, ["greedy"] * 15 + ["random"] * 5))[PAIR]
    return ElementTree.fromstring(contest_chart("Táin", tally, standing(tally)))


def test_everybody_has_a_dot_on_a_bar() -> None:
    dots = drawing().findall(f"{SVG}circle")
    bars = [line for line in drawing().findall(f"{SVG}line") if "bar" in line.attrib["class"]]
    assert len(dots) == len(bars) == 2
    for dot, bar in zip(dots, bars, strict=True):
        assert float(bar.attrib["x1"]) < float(dot.attrib["cx"]) < float(bar.attrib["x2"])
        assert dot.attrib["cy"] == bar.attrib["y1"] == bar.attrib["y2"]
    best, worst = [float(dot.attrib["cx"]) for dot in dots]
    assert best > worst


def test_it_says_who_and_how_much_and_what_would_be_fair() -> None:
    words = [text.text for text in drawing().iter(f"{SVG}text")]
    assert {"Táin, 2 players", "greedy", "random", "fair: 50.0 %"} <= set(words)
    assert any(word is not None and word.startswith("75.0 %  (") for word in words)


def test_it_can_be_heard() -> None:
    svg = drawing()
    assert svg.attrib["role"] == "img"
    about = svg.find(f"{SVG}desc")
    assert about is not None
    assert "greedy: 75.0 %" in str(about.text)


def test_it_is_drawn_by_day_and_by_night() -> None:
    style = drawing().find(f"{SVG}style")
    assert style is not None
    assert "prefers-color-scheme: dark" in str(style.text)


def test_what_is_clear_looks_different() -> None:
    assert look(Interval(0.7, 0.6, 0.8), 0.5) == "above"
    assert look(Interval(0.5, 0.4, 0.6), 0.5) == "open"
    assert look(Interval(0.2, 0.1, 0.3), 0.5) == "below"
    assert [dot.attrib["class"] for dot in drawing().findall(f"{SVG}circle")] == ["dot above", "dot below"]


@pytest.mark.parametrize("values", [[0.5, 0.5], [0.0, 1.0], [0.31, 0.37], [0.999, 1.0], [0.0, 0.001], []])
@pytest.mark.parametrize("line", [0.5, 0.2, None])
def test_every_value_is_on_the_scale(values: list[float], line: float | None) -> None:
    scale = fitting(values, line, shares=True)
    assert 0 <= scale.low < scale.high <= 1.0000001
    assert 2 <= len(scale.marks()) <= 12
    for value in [*values, *([] if line is None else [line])]:
        assert scale.low - 1e-9 <= value <= scale.high + 1e-9


def test_ratings_have_a_scale_too() -> None:
    row = Row("<hard & fast>", Interval(30.0, 28.5, float("inf")), "30 ± ?", "above")
    svg = ElementTree.fromstring(chart("Ratings", "of all", [row], None, "", shares=False))
    assert "<hard & fast>" in [text.text for text in svg.iter(f"{SVG}text")]


def test_a_chart_that_cannot_be_written_leaves_nothing_behind(tmp_path: Path) -> None:
    with pytest.raises(ClanmootError) as caught:
        write(tmp_path / "missing" / "chart.svg", "words")
    assert caught.value.sentence.endswith("chart.svg cannot be written: no such file or directory.")
    with pytest.raises(ClanmootError):
        write(tmp_path, "words")
    assert list(tmp_path.iterdir()) == []
