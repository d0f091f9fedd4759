"""The page stands alone: it loads nothing, runs nothing foreign, and reads without its script."""

import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest

from clanmoot.analysis.html_page import page
from clanmoot.analysis.report import report
from clanmoot.analysis.svg_chart import MARK, apart, beside, plot

from .looking import STRETCHES, analysed

VOID = {"meta", "line", "rect", "polygon", "polyline"}


class Reader(HTMLParser):
    """Reads a page as a browser would, and notes what it holds."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.words: dict[str, list[str]] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open:
            self.words.setdefault(self.open[-1], []).append(data)


def read(html: str) -> Reader:
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == [], "everything that was begun is ended"
    return reader


def fields_of(name: str) -> dict[str, Any]:
    return report(*analysed(name, *STRETCHES[name][1]))


def with_mistakes(fields: dict[str, Any]) -> dict[str, Any]:
    """The same with every decision among the costliest, as far as there is room."""
    costliest = [
        {"decision": place, "step": decision["step"], "seat": decision["seat"], "margin": decision["margin"]}
        for place, decision in enumerate(fields["decisions"][:5])
    ]
    return {**fields, "costliest": costliest}


@pytest.mark.parametrize("name", STRETCHES)
def test_every_page_is_well_formed_and_stands_alone(name: str) -> None:
    html = page(with_mistakes(fields_of(name)))
    reader = read(html)
    assert "://" not in html
    assert not [entry for entry in reader.attributes if entry[1] in ("src", "href", "action", "data", "poster")]
    assert not re.search(r"url\(|@import|fetch|XMLHttp|import\(", html)
    assert "default-src 'none'" in html


def test_names_and_words_cannot_leave_their_place() -> None:
    evil = '</script><b onclick=x>&"'
    fields = with_mistakes(fields_of("tain/jewels"))
    seats = [evil, "Bram"]
    players = [{**player, "name": name} for player, name in zip(fields["players"], seats, strict=True)]
    html = page({**fields, "seats": seats, "players": players})
    reader = read(html)
    assert ("b", "onclick", "x") not in reader.attributes
    assert any(evil in words for words in reader.words["h1"])


def test_the_numbers_are_in_the_page() -> None:
    fields = fields_of("schotten_totten/three")
    reader = read(page(fields))
    embedded = [words for words in reader.words["script"] if words.startswith('{"clanmoot_analysis"')]
    assert json.loads(embedded[0]) == fields


def test_it_reads_without_its_script() -> None:
    fields = with_mistakes(fields_of("schotten_totten/three"))
    html = page(fields)
    told = re.sub(r"<script.*?</script>", "", html, flags=re.DOTALL)
    for decision in fields["decisions"]:
        assert f'<th scope="row">{decision["step"]}</th>' in told
    for number in range(1, 6):
        assert f"Biggest mistake {number}, step" in told
    assert "won." in told


def test_without_certain_mistakes_the_page_says_so() -> None:
    assert "No clear mistakes found" in page({**fields_of("tain/jewels"), "costliest": []})


def test_every_colour_has_a_letter_and_a_pattern() -> None:
    html = page(fields_of("highland_clans/bag_empty"))
    for seat, letter in enumerate("ABCDE"):
        assert f'class="curve s{seat}"' in html
        assert f'<b class="letter s{seat}">{letter}</b>' in html
    patterns = re.findall(r"--dash: ([^}]+?) ?}", html)
    assert len(set(patterns)) == 6


def test_small_chances_are_drawn_larger() -> None:
    fields = fields_of("highland_clans/bag_empty")
    low = [{"mean": 0.2, "low": 0.1, "high": 0.7}] * 5
    decisions = [{**decision, "after_chance": low, "after_decision": low} for decision in fields["decisions"]]
    html = plot({**fields, "start": low, "end": low, "decisions": decisions, "costliest": []})
    assert ">25%<" in html
    assert ">100%<" not in html
    heights = [float(y) for y in re.findall(r",([0-9.]+)", " ".join(re.findall(r'points="([^"]+)"', html)))]
    assert min(heights) == 0.0
    assert set(heights) == {0.0, 200.0, 600.0}


def test_letters_and_marks_make_room_for_each_other() -> None:
    heights = apart([1.0, 1.0, 1.0, 0.0, 0.5])
    assert heights[3:] == [0.0, 0.5]
    assert len({round(height, 3) for height in heights}) == 5
    assert max(heights) <= 1.0
    places: list[tuple[float, float]] = []
    for _ in range(5):
        places.append(beside(places, 0.5, 0.9))
    assert min(abs(one[1] - other[1]) for one in places for other in places if one is not other) >= 0.99 * MARK
    assert beside(places, 0.9, 0.9) == (0.9, 0.9)
