"""Whole games of Highland Clans in a real browser: by mouse with three clans, by touch and by keys with five."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page
from playwright.sync_api import Error as PlaywrightError

from tests.server.running import Running

from .player import LIT, PATIENCE, Person, Way, against_the_computer, person

FILLED = "main .actions button.filled[data-lit]"
MOST = 1500  # choices; a game takes some 300
BOLD = 0.15  # how often something else is chosen than what is nearest
RULES = "main dl > div"
ROUND_SCORING = re.compile(r"^Round \d+ scoring")
# Four clans may raid each other before a player is asked again, and bots have a low priority.
ROUND = 10 * PATIENCE


@pytest.mark.parametrize(("way", "players"), [("mouse", "3"), ("touch", "5"), ("keys", "5")])
def test_a_game_is_played_to_its_end(browser: Browser, registry: Running, way: Way, players: str) -> None:
    with person(browser, way) as somebody:
        page = against_the_computer(somebody, registry.url, "Highland Clans", players=players)
        seen = play(somebody)
        over = page.locator("[data-over]")
        assert over.locator("h2").inner_text()
        assert over.locator("thead svg").count() == int(players), "every clan has its account"
        assert {"cubes", "raid", "scoring"} <= seen
        if way == "touch":
            page.get_by_role("button", name="More", exact=True).tap()
        page.get_by_role("button", name=ROUND_SCORING).first.click()
        table = page.locator("dialog[open]").filter(has_text="scoring").locator("table")
        assert table.locator("tfoot td").count() == int(players), "the last scoring can be opened again"
        assert somebody.faults == []


def play(somebody: Person) -> set[str]:
    """Choose until the game is over; what was met on the way."""
    page = somebody.page
    seen: set[str] = set()
    for _ in range(MOST):
        page.wait_for_selector(f"{LIT}, [data-over], dialog[open]", timeout=ROUND)
        look(page, seen)
        over = somebody.over()  # asked first: the last scoring opens together with the ending, and is closed before it
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        elif over:
            return seen
        else:
            decide(somebody)
    raise AssertionError(f"{MOST} choices were not enough")


def look(page: Page, seen: set[str]) -> None:
    """Remember what kinds of things the page has shown."""
    for name, sign in (("cubes", "[data-buy]"), ("raid", ".duel"), ("scoring", "dialog[open] tfoot")):
        if name not in seen and page.locator(sign).count():
            seen.add(name)


def decide(somebody: Person) -> None:
    """Carry out what is chosen; where nothing is, choose something that is lit."""
    ready = somebody.page.locator(FILLED)
    if ready.count() and somebody.rng.random() > BOLD:
        press(somebody, ready.first)
        return
    things = somebody.lit()
    if things:
        press(somebody, somebody.rng.choice(things))


def press(somebody: Person, thing: Locator) -> None:
    """By the way of this person; a thing may be gone before it is reached, as things are at a table."""
    if somebody.way == "keys":
        reach(somebody.page, thing)
    else:
        somebody.touch(thing)


def reach(page: Page, thing: Locator) -> None:
    """Tab until it has the focus, then Enter."""
    try:
        wanted = thing.element_handle(timeout=2000)
    except PlaywrightError:
        return
    for _ in range(80):
        if page.evaluate("one => document.activeElement === one", wanted):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")


def test_the_rules_have_pictures_and_can_be_searched(browser: Browser, registry: Running) -> None:
    with person(browser, "mouse") as somebody:
        page = somebody.page
        page.goto(f"{registry.url}/rules/highland-clans#HC-5.3")
        picture = page.locator("[id='HC-5.3'] figure")
        picture.wait_for()
        assert picture.locator("svg").count() >= 3
        assert picture.locator("figcaption").inner_text()
        everything = page.locator(RULES).count()
        page.get_by_role("searchbox").fill("bard court")
        page.locator("[id='HC-4.11'] figure").wait_for()
        assert 0 < page.locator(RULES).count() < everything
        assert somebody.faults == []
