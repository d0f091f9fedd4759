"""Whole games in a real browser: by mouse, by touch on a phone, by the keyboard alone."""

import pytest
from playwright.sync_api import Browser

from tests.server.running import Running

from .player import LIT, Way, against_the_computer, person

GAMES = ["Schotten Totten", "Táin"]
OTHERS = ["Highland Clans", "Eketorp", "Glen More"]


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
@pytest.mark.parametrize("title", GAMES)
def test_a_game_against_the_computer_is_played_to_its_end(
    browser: Browser, registry: Running, title: str, way: Way
) -> None:
    four = title == "Táin" and way == "touch"  # as many as there may be, on the smallest screen
    with person(browser, way) as somebody:
        page = against_the_computer(somebody, registry.url, title, players="4" if four else "")
        page.wait_for_selector(LIT)
        plates = (4 if four else 1) if title == "Táin" else 0  # one's own has none on a wide screen
        assert page.locator("main [data-place^=plate]").count() == plates
        somebody.play(lambda: False)
        page.locator("[data-over]").wait_for()
        assert page.locator("[data-over] h2").inner_text()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        assert somebody.faults == []


@pytest.mark.parametrize("title", GAMES)
def test_two_clicks_lead_to_the_first_move(browser: Browser, registry: Running, title: str) -> None:
    with person(browser, "mouse") as somebody:
        page = against_the_computer(somebody, registry.url, title, level="")
        page.wait_for_selector(LIT)
        assert "/table/" in page.url
        assert somebody.faults == []


@pytest.mark.parametrize("title", OTHERS)
def test_the_other_boards_can_be_played_too(browser: Browser, registry: Running, title: str) -> None:
    with person(browser, "mouse") as somebody:
        page = against_the_computer(somebody, registry.url, title)
        page.wait_for_selector(LIT)
        for _ in range(60):
            if somebody.over():
                break
            page.wait_for_selector(f"{LIT}, [data-over]")
            somebody.choose()
        assert page.locator("[data-piece]").count() > 0
        assert somebody.faults == []
