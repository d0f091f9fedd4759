"""First games in a real browser: following the coach leads to the end of the lesson."""

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as PlaywrightError

from tests.server.running import Running

from .player import LIT, Person, Way, person

TITLES = ["Schotten Totten", "Táin", "Highland Clans", "Eketorp", "Glen More"]
COACH = "[data-coach]"
DONE = "[data-coach][data-done]"
NEXT = "[data-next]:enabled"
RING = "[data-ring]"
SHEET = "dialog[open]"
MOST = 400  # looks at the page; a lesson takes about forty


def learn(somebody: Person, url: str, title: str) -> Page:
    """From the start page into a lesson, with one click."""
    page = somebody.page
    page.goto(url)
    card = page.locator("li.game").filter(has=page.get_by_role("heading", name=title))
    card.get_by_role("button", name="Learn by playing").click()
    page.wait_for_selector(COACH)
    return page


def step(page: Page) -> int:
    """At which step the lesson stands."""
    return int(page.locator(COACH).get_attribute("data-coach") or -1)


def touch_ring(page: Page) -> None:
    """Press in the middle of what the ring goes round; it may move away before it is reached."""
    try:
        box = page.locator(RING).bounding_box(timeout=1000)
    except PlaywrightError:
        return
    if box is not None:
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def pointed_to(page: Page) -> bool:
    """Whether something is; on a sheet that has just opened it is a moment later."""
    if page.locator(SHEET).count():
        page.wait_for_timeout(300)
    return page.locator(RING).count() > 0


def follow(page: Page, until: int = 1000) -> list[int]:
    """Read what is to be read and touch what is pointed to; the steps that were seen."""
    seen: list[int] = []
    for _ in range(MOST):
        page.wait_for_selector(f"{DONE}, {NEXT}, {RING}, {SHEET}")
        seen.append(step(page))
        if seen[-1] >= until or page.locator(DONE).count():
            return sorted(set(seen))
        if not pointed_to(page) and page.locator(SHEET).count():
            page.keyboard.press("Escape")  # a sequence that one may look at, and may skip
        elif page.locator(NEXT).count() and not page.locator(SHEET).count():
            page.locator(NEXT).click()
        else:
            touch_ring(page)
        page.wait_for_timeout(100)
    raise AssertionError(f"the lesson stands still: {page.locator(COACH).inner_text()}")


@pytest.mark.parametrize("way", ["mouse", "touch"])
@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_is_followed_to_its_end(browser: Browser, registry: Running, title: str, way: Way) -> None:
    with person(browser, way) as somebody:
        page = learn(somebody, registry.url, title)
        count = int(page.locator(f"{COACH} h2").inner_text().split()[-1])
        assert 8 <= count <= 12
        seen = follow(page)
        assert seen[-1] == count - 1
        assert len(seen) >= count - 1, "every step was to the point, but for one that passes by itself"
        page.locator("[data-next]").click()
        assert page.locator(COACH).count() == 0
        assert somebody.faults == []


def test_playing_other_moves_also_leads_to_the_end(browser: Browser, registry: Running) -> None:
    with person(browser, "mouse", 4) as somebody:
        page = learn(somebody, registry.url, TITLES[0])
        for _ in range(MOST):
            page.wait_for_selector(f"{DONE}, {NEXT}, {LIT}")
            if page.locator(DONE).count():
                break
            if page.locator(NEXT).count() and not page.locator(SHEET).count():
                page.locator(NEXT).click()
            else:
                somebody.choose()
        assert page.locator(DONE).count() == 1
        assert somebody.faults == []


def test_a_lesson_continues_where_it_was_and_can_be_left(browser: Browser, registry: Running) -> None:
    with person(browser, "mouse") as somebody:
        page = learn(somebody, registry.url, TITLES[0])
        follow(page, until=4)
        page.reload()
        page.wait_for_selector(COACH)
        assert step(page) == 4
        page.get_by_role("button", name="Leave the lesson and keep playing").click()
        assert page.locator(f"{COACH}, {RING}").count() == 0
        page.wait_for_selector(LIT)
        somebody.choose()
        page.reload()
        page.wait_for_selector("[data-piece]")
        assert page.locator(COACH).count() == 0
        assert somebody.faults == []


def test_the_rule_behind_a_step_is_read_at_the_table(browser: Browser, registry: Running) -> None:
    with person(browser, "touch") as somebody:
        page = learn(somebody, registry.url, TITLES[0])
        page.get_by_role("link", name="Show rule ST-6.1").click()
        page.locator(SHEET).get_by_text("wins at once").wait_for()
        assert page.locator(RING).count() == 0, "nothing is pointed to behind a sheet"
        page.keyboard.press("Escape")
        page.wait_for_selector(RING)
        assert step(page) == 0
