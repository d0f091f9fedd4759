"""Whole games of Glen More in a real browser: by mouse with two clans, by touch on a phone and by keys with five."""

import pytest
from playwright.sync_api import Browser, Locator

from tests.server.running import Running

from .player import Person, Way, against_the_computer, person

CHOSEN = "main [data-action].filled:visible"


class Builder(Person):
    """A player who confirms what they have tried, so that a game ends before the test times out."""

    def lit(self) -> list[Locator]:
        """The button that makes what has been chosen, or else all that may be chosen."""
        return self.page.locator(CHOSEN).all() or super().lit()


@pytest.mark.parametrize(("way", "clans"), [("mouse", 2), ("touch", 5), ("keys", 5)])
def test_a_game_of_glen_more_is_played_to_its_end(browser: Browser, registry: Running, way: Way, clans: int) -> None:
    with person(browser, way, made=Builder) as somebody:
        page = against_the_computer(somebody, registry.url, "Glen More", players=str(clans))
        somebody.play(lambda: False)
        page.locator("[data-over]").wait_for()
        assert page.locator("[data-over] h2").inner_text()
        assert page.locator("[data-over] table").inner_text().count("scoring") == 9
        assert somebody.faults == []
