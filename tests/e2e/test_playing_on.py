"""From a step of a finished game to a table of one's own."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.server.running import Running

from .player import LIT, against_the_computer, person


def resign(page: Page) -> None:
    """Give up, as somebody does who wants to see what would have been."""
    page.keyboard.press("m")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign").click()
    page.locator("[data-over]").wait_for()


def test_a_finished_game_is_played_on_from_the_step_one_looks_at(browser: Browser, registry: Running) -> None:
    with person(browser, "mouse") as somebody:
        page = against_the_computer(somebody, registry.url, "Schotten Totten")
        page.wait_for_selector(LIT)
        old = page.url
        resign(page)
        page.get_by_role("link", name="Replay").first.click()
        page.wait_for_url("**/replay/**")
        page.get_by_role("button", name="Play from here").click()
        page.locator("dialog[open] label").filter(has_text="Novice").last.click()
        page.get_by_role("button", name="Start game", exact=True).click()
        page.wait_for_url("**/table/**")
        page.wait_for_selector(LIT)
        assert page.url != old
        expect(page.locator("header").first).to_contain_text(re.compile(r"from step \d+ of another game"))
        assert somebody.faults == []
