"""Whole games of Glen More in a real browser: by mouse and by keys with two clans, by touch on a phone with five."""

import pytest
from playwright.sync_api import Browser, Locator

from tests.server.running import Running

from .player import Person, Way, person

CHOSEN = "main [data-action].filled:visible"
GOLD = "document.activeElement?.closest('main [data-lit], main .lit') != null"


class Builder(Person):
    """Somebody who goes through with what has been tried on: a game then ends within the patience of a test."""

    def lit(self) -> list[Locator]:
        """The button that makes what has been chosen, or else all that may be chosen."""
        return self.page.locator(CHOSEN).all() or super().lit()

    def walk(self) -> None:
        """Tab to something that is lit, then Enter; a choice leads to the button that makes it."""
        passed = self.rng.randrange(4)
        for _ in range(60):
            if self.page.locator(CHOSEN).and_(self.page.locator(":focus")).count():
                passed = 0
            else:
                self.page.keyboard.press("Tab")
            if self.page.evaluate(GOLD):
                if passed == 0:
                    self.page.keyboard.press("Enter")
                    return
                passed -= 1


def sit_down(somebody: Person, url: str, clans: int) -> None:
    """A table with novices."""
    page = somebody.page
    page.goto(url)
    card = page.locator("article, li, section").filter(has=page.get_by_role("heading", name="Glen More")).last
    card.get_by_text("Play against the computer").click()
    for choice in (str(clans), "Novice"):
        page.locator("label").filter(has_text=choice).first.click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/table/**")


@pytest.mark.parametrize(("way", "clans"), [("mouse", 2), ("touch", 5), ("keys", 2)])
def test_a_game_of_glen_more_is_played_to_its_end(browser: Browser, house: Running, way: Way, clans: int) -> None:
    with person(browser, way, made=Builder) as somebody:
        sit_down(somebody, house.url, clans)
        somebody.play(lambda: False)
        page = somebody.page
        page.locator("[data-over]").wait_for()
        assert page.locator("[data-over] h2").inner_text()
        assert page.locator("[data-over] table").inner_text().count("scoring") == 9
        assert somebody.faults == []
