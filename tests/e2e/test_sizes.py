"""What may be touched on a phone is as large as a thumb, nothing is wider than the screen, a board fits on a sheet."""

import re

import pytest
from playwright.sync_api import Browser, Page

from clanmoot.catalogue import game as find
from clanmoot.core.game import CHANCE
from clanmoot.core.rng import Rng
from tests.server.leaks.redealt import Line

from .player import Person
from .premises import Laid, Premises
from .targets import small
from .test_accessible import GAMES, NAMES, STATES, laid_out
from .watching import caught_up, shown, skipped

PHONES = ({"width": 390, "height": 844}, {"width": 360, "height": 740})
TOUCH = {"viewport": PHONES[0], "has_touch": True, "is_mobile": True}
WIDE = {"width": 1440, "height": 900}
PAPERS = ("A4", "Letter")
WIDER = "document.documentElement.scrollWidth > innerWidth"
LARGE = 8  # cards in a hand
CUTTING = 17  # the phase in which two of them go
GROWING = ("warrior", "raid", "lay", "add")  # what makes hands large, first things first


def found(page: Page, what: str) -> list[str]:
    """What is wrong with a page on phones of two sizes."""
    faults: list[str] = []
    for size in PHONES:
        page.set_viewport_size(size)  # type: ignore[arg-type]  # two numbers
        shown(page)
        faults += [f"{what}, {size['width']}: {one}" for one in small(page)]
        if page.evaluate(WIDER):
            faults.append(f"{what}, {size['width']}: something is wider than the screen")
    return faults


@pytest.mark.parametrize("name", GAMES)
def test_a_thumb_meets_one_thing_only(browser: Browser, premises: Premises, name: str) -> None:
    guest = premises.guest(NAMES[0])
    context = premises.context(browser, guest, **TOUCH)
    person = Person(context, "touch", 1)
    laid = laid_out(premises, guest, name)
    half = len(laid.line.steps) // 2
    laid.play(lambda table: len(table.steps) >= half)
    person.page.goto(f"{premises.url}/table/{laid.id}")
    faults: list[str] = []
    for state, reached in STATES.items():
        if state == "sealed" and name != "eketorp":
            continue
        laid.play(reached)
        caught_up(person, laid)
        skipped(person.page)
        faults += found(person.page, f"{name}, {state}")
    assert faults == []
    context.close()


def test_every_card_of_a_large_hand_is_met(browser: Browser, premises: Premises) -> None:
    line, seat = a_large_hand()
    people = [premises.guest(name) for name in NAMES[:5]]
    laid = premises.lay(find("highland-clans"), line, people).play()
    context = premises.context(browser, people[seat], **TOUCH)
    person = Person(context, "touch", 1)
    page = person.page
    page.goto(f"{premises.url}/table/{laid.id}")
    caught_up(person, laid)
    skipped(page)
    assert page.locator("[data-card][data-lit]").count() >= LARGE
    assert found(page, "a large hand") == []
    for number in (0, LARGE - 1):
        page.locator("[data-card]").nth(number).tap()
    page.locator("main .actions button.filled[data-lit]").wait_for()
    assert found(page, "two of it chosen") == []
    context.close()


def a_large_hand() -> tuple[Line, int]:
    """Five clans of many warriors raid each other until somebody has to discard two of so many cards; and who."""
    game, rng = find("highland-clans"), Rng(1)
    s = game.start(5, game.agree({}))
    steps: list[tuple[int, int]] = []
    while True:
        seat = game.decider(s)
        if seat == CHANCE:
            outcomes = game.chance(s)
            action = outcomes[rng.weighted([weight for _, weight in outcomes])][0]
        else:
            view, legal = game.view(s, seat), game.legal(s, seat)
            if view.phase == CUTTING and sum(view.hand) >= LARGE:
                return Line(steps), seat
            rank = {one: kind_rank(game.actions.decode(one).kind.name) for one in legal}
            best = [one for one in legal if rank[one] == min(rank.values())]
            action = best[int(rng.below(len(best)))]
        steps.append((seat, action))
        game.apply(s, seat, action)


def kind_rank(kind: str) -> int:
    """How much a kind of move makes hands grow; the least comes first."""
    return GROWING.index(kind) if kind in GROWING else len(GROWING)


@pytest.mark.parametrize("name", GAMES)
def test_a_board_is_printed_on_one_sheet(browser: Browser, premises: Premises, name: str) -> None:
    guest = premises.guest(NAMES[0])
    context = premises.context(browser, guest, viewport=WIDE)
    person = Person(context, "mouse", 1)
    laid = at_own_turn(laid_out(premises, guest, name))
    person.page.goto(f"{premises.url}/table/{laid.id}")
    caught_up(person, laid)
    skipped(person.page)
    sheets = {paper: sheets_of(person.page.pdf(format=paper, prefer_css_page_size=True)) for paper in PAPERS}
    assert sheets == dict.fromkeys(PAPERS, 1)
    context.close()


def at_own_turn(laid: Laid) -> Laid:
    """In the middle of the game, when the first is asked."""
    half = len(laid.line.steps) // 2
    return laid.play(lambda table: len(table.steps) >= half and STATES["own turn"](table))


def sheets_of(printed: bytes) -> int:
    """How many pages a document has."""
    return len(re.findall(rb"/Type /Page\b", printed))
