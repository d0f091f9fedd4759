"""What the computer would do, pointed out on the board and said in a sentence."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running

from .player import LIT, against_the_computer, person

GAMES = ["Schotten Totten", "Táin", "Highland Clans", "Eketorp", "Glen More"]


@pytest.mark.parametrize("title", GAMES)
def test_a_hint_rings_what_to_touch_and_says_the_move(browser: Browser, registry: Running, title: str) -> None:
    with person(browser, "mouse") as somebody:
        page = against_the_computer(somebody, registry.url, title)
        page.wait_for_selector(LIT)
        expect(page.locator("[data-hinted]")).to_have_count(0)
        page.get_by_role("button", name="Hint").click()
        page.wait_for_selector("[data-hinted]:visible")
        said = page.locator(".sentence").inner_text()
        assert re.match(r"Hint: \w", said), said
        assert somebody.faults == []
