"""Whole games of Eketorp: plans by touch and by drag, fights card against card, loot, walls."""

import pytest
from playwright.sync_api import Browser

from tests.server.running import Running

from .player import Person, Way, against_the_computer, person

STORY = "dialog[open] [data-action=onward]"
FIELD = ".lit[data-field]"
BACK = "[data-take], .back[data-field]"
# What somebody does who wants to end a game, the most urgent first. A thing that is chosen makes its button appear.
WISHES = (
    "[data-action=play]",
    "[data-action=fight]",
    "[data-action=keep]",
    "[data-action=swap]",
    ".lit[data-section]",
    ".lit[data-loot][aria-pressed=false]",
    "[data-action=loot]",
    "[data-whom]",
    ".lit[data-colour]",
    "[data-action=stand]",
    ".lit[data-card]",
    FIELD,
)
ANYTHING = ", ".join([STORY, "[data-over]", "main [data-action]", "main .lit"])
WAITING = "[data-action=unplay], [data-action=withdraw]"
# The first of these selectors that something in sight answers to.
IN_SIGHT = """selectors => selectors.find(one =>
  [...document.querySelectorAll(one)].some(thing => thing.checkVisibility())) ?? ''"""


def begin(somebody: Person, url: str, players: int) -> None:
    """A table against novices."""
    page = against_the_computer(somebody, url, "Eketorp", players=str(players))
    page.wait_for_selector("[data-action=ready]")


def one_of(somebody: Person, selector: str) -> None:
    """Touch one thing in sight, whichever."""
    things = somebody.page.locator(selector).locator("visible=true").all()
    if somebody.way == "keys":
        del things[4:]  # it is a long walk over a whole table
    if things:
        somebody.touch(somebody.rng.choice(things))


def drag(somebody: Person) -> None:
    """A viking from home to a lit store."""
    page = somebody.page
    home = page.locator(".drags").locator("visible=true").first.bounding_box(timeout=1000)
    store = page.locator(".store .lit[data-field]").locator("visible=true").first.bounding_box(timeout=1000)
    if home is None or store is None:
        return
    page.mouse.move(home["x"] + 15, home["y"] + 15)
    page.mouse.down()
    page.mouse.move(store["x"] + 20, store["y"] + 20, steps=4)
    page.mouse.up()


def plan(somebody: Person) -> None:
    """Send a Viking, or rarely take one back, and sometimes stop."""
    lot = somebody.rng.random()
    enough = 0.45 if somebody.way == "mouse" else 0.65  # a finger, and keys, take their time
    can_send = somebody.page.locator(FIELD).locator("visible=true").count() > 0
    if lot < enough or not can_send:
        one_of(somebody, "[data-action=ready]")
    elif lot < enough + 0.05:
        one_of(somebody, BACK)
    elif lot < 0.65 and somebody.way == "mouse":
        drag(somebody)
    else:
        one_of(somebody, FIELD)


def choose(somebody: Person) -> None:
    """The next thing to do, if there is one."""
    wish = somebody.page.evaluate(IN_SIGHT, [STORY, WAITING, "[data-action=ready]", *WISHES])
    if wish == STORY and somebody.rng.random() < 0.6:
        somebody.page.keyboard.press("Escape")  # one may look at all of it, and may skip it
    elif wish == "[data-action=ready]":
        plan(somebody)
    elif wish == "[data-action=stand]" and somebody.rng.random() < 0.1:
        one_of(somebody, "[data-swap], [data-action=stand]")
    elif wish and wish != WAITING:
        one_of(somebody, wish)
    somebody.page.wait_for_timeout(20)


def play(somebody: Person, most: int = 1500) -> None:
    """To the end."""
    for _ in range(most):
        if somebody.over():
            return
        somebody.page.wait_for_selector(ANYTHING)
        choose(somebody)
    raise AssertionError(f"{most} choices were not enough")


@pytest.mark.parametrize(("way", "players"), [("mouse", 3), ("touch", 6), ("keys", 6)])
def test_eketorp_is_played_to_its_end(browser: Browser, registry: Running, way: Way, players: int) -> None:
    with person(browser, way) as somebody:
        begin(somebody, registry.url, players)
        assert somebody.page.locator(".opponent").count() == players - 1
        play(somebody)
        assert somebody.page.locator("[data-over] h2").inner_text()
        assert somebody.faults == []


def test_plans_and_fights_are_shown_before_the_game_continues(browser: Browser, registry: Running) -> None:
    with person(browser, "mouse", 2) as somebody:
        begin(somebody, registry.url, 3)
        one_of(somebody, FIELD)
        somebody.page.locator("[data-action=clear]").wait_for()  # it has been heard
        somebody.page.locator("[data-action=ready]").click()
        shown = somebody.page.locator("dialog[open]")
        shown.get_by_role("heading", name="The plans").wait_for()
        assert shown.locator("tbody tr").count() == 3
        somebody.page.keyboard.press("Escape")
        shown.wait_for(state="detached")
        assert somebody.faults == []
