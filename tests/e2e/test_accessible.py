"""axe finds nothing serious: on any page, in any state of a table, wide and on a phone, by day and by night."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from clanmoot.core.table import Table
from tests.server.running import Running

from .axe import findings
from .player import Person, person
from .premises import GOLDEN, Guest, Laid, Premises, recorded, saved
from .test_lessons import RING, TITLES, follow, learn
from .watching import caught_up, shown, skipped

WIDE = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
GAMES = ["schotten_totten", "tain", "highland_clans", "eketorp", "glen_more"]
NAMES = ["Isla", "Hamish", "Catriona", "Duncan", "Elspeth", "Fergus"]
REFUSING = "main [aria-disabled=true]:visible"
TOKENS = "main [data-token].lit"
TURNS = 12
TOLD = "main [role=status] p"

State = Callable[[Table[Any, Any]], object]
STATES: dict[str, State] = {
    "own turn": lambda table: 0 in table.deciders() and not table.drafting(0) and len(table.legal(0)) > 1,
    "other's turn": lambda table: 0 not in table.deciders(),
    "sealed": lambda table: table.drafting(0),
    "over": lambda table: table.over,
}


@pytest.fixture
def isla(browser: Browser, premises: Premises) -> Iterator[tuple[Guest, Person]]:
    """The one at the screen."""
    guest = premises.guest(NAMES[0])
    context = premises.context(browser, guest, viewport=WIDE)
    yield guest, Person(context, "mouse", 1)
    context.close()


def check(page: Page, what: str) -> list[str]:
    """What is found in four ways of looking at a page: with the light only colours change."""
    found: list[str] = []
    for size in (PHONE, WIDE):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # two numbers
        for scheme, only in (("dark", ("color-contrast",)), ("light", ())):
            page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the schemes
            shown(page)
            found += [f"{what}, {size['width']}, {scheme}: {one}" for one in findings(page, *only)]
    return found


def laid_out(premises: Premises, first: Guest, name: str) -> Laid:
    """The table of a record, with a place for the first."""
    record = saved(name)
    game, line = recorded(record)
    people = [first, *[premises.guest(name) for name in NAMES[1 : len(record.seats)]]]
    return premises.lay(game, line, people, options=dict(record.options))


@pytest.mark.parametrize("name", GAMES)
def test_a_table_in_every_state(browser: Browser, premises: Premises, isla: tuple[Guest, Person], name: str) -> None:
    guest, person = isla
    laid = laid_out(premises, guest, name)
    third = len(laid.line.steps) // 3
    laid.play(lambda table: len(table.steps) >= third)
    person.page.goto(f"{premises.url}/table/{laid.id}")
    sealed = laid.game.facts.key == "eketorp"
    found: list[str] = []
    for state, reached in STATES.items():
        if state == "sealed" and not sealed:
            continue
        laid.play(reached)
        assert reached(laid.table), state
        caught_up(person, laid)
        found += check(person.page, f"{name}, {state}")
        if person.page.locator("dialog[open]").count():
            skipped(person.page)
            found += check(person.page, f"{name}, {state}, nothing in front")
        if state == "own turn":
            bring_about_a_refusal(person, laid)
            found += check(person.page, f"{name}, refused")
            found += spectator(browser, premises, laid)
    assert found == []
    assert person.faults == []


def bring_about_a_refusal(person: Person, laid: Laid) -> None:
    """Touch what may not be chosen, turn after turn, until the table says why."""
    for _ in range(TURNS):
        if refused(person.page):
            return
        before = laid.made
        laid.play(lambda table, before=before: laid.made > before and STATES["own turn"](table))  # type: ignore[misc]
        caught_up(person, laid)
        skipped(person.page)
    raise AssertionError("nothing was refused")


def refused(page: Page) -> bool:
    """Whether the table refuses something that is not lit; in Táin with one token after the other in hand."""
    for number in range(-1, page.locator(TOKENS).count()):
        if number >= 0:
            page.locator(TOKENS).nth(number).dispatch_event("click")
            shown(page)
        for thing in page.locator(REFUSING).all():
            thing.dispatch_event("click")
            page.wait_for_timeout(100)
            if page.locator(TOLD).count():
                return True
    page.wait_for_timeout(500)
    return page.locator(TOLD).count() > 0


def spectator(browser: Browser, premises: Premises, laid: Laid) -> list[str]:
    """A spectator."""
    context = premises.context(browser, premises.guest("Eve"), viewport=WIDE)
    eve = Person(context, "mouse", 2)
    eve.page.goto(f"{premises.url}/table/{laid.id}")
    caught_up(eve, laid)
    found = check(eve.page, f"{laid.game.facts.key}, spectator")
    context.close()
    return found


def test_every_page(premises: Premises, isla: tuple[Guest, Person]) -> None:
    guest, person = isla
    page = person.page
    game, line = recorded(saved("tain/jewels", GOLDEN))  # a short one
    done = premises.lay(game, line, [guest, premises.guest(NAMES[1])]).play()
    waiting = premises.waiting("tain", premises.guest(NAMES[2]), 3)
    premises.analyse(done)
    premises.analysed(done)
    places = [
        "",
        "lobby",
        "rules",
        "rules/eketorp#EK-3.1",
        "bots",
        "history",
        "settings",
        f"join/{waiting}",
        "join/nothing",
        "nowhere",
        f"replay/{done.id}",
        f"replay/{done.id}/20?seat=open",
        f"analysis/{done.id}",
    ]
    found: list[str] = []
    for place in places:
        page.goto(f"{premises.url}/{place}")
        page.wait_for_load_state("networkidle")
        found += check(page, place or "start")
    page.goto(premises.url)
    page.get_by_role("button", name="Play against the computer").first.click()
    found += check(page, "a new game")
    assert found == []
    assert person.faults == [one for one in person.faults if "404" in one], "only what is nowhere is missed"


@pytest.mark.parametrize("title", TITLES)
def test_a_lesson_with_its_coach(browser: Browser, registry: Running, title: str) -> None:
    with person(browser, "mouse") as somebody:
        page = learn(somebody, registry.url, title)
        found = check(page, f"{title}, a lesson begins")
        follow(page, 2)
        page.wait_for_selector(RING)
        found += check(page, f"{title}, the coach points")
        assert found == []
