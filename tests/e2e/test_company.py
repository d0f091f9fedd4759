"""Several people at one table, and what may happen to their lines."""

import json

from playwright.sync_api import Browser, Page

from tests.server.running import Running, running

from .player import LIT, Person, against_the_computer, person


def with_a_friend(one: Person, other: Person, url: str, title: str) -> str:
    """A table by link; its address."""
    page = one.page
    page.goto(url)
    card = page.locator("article, li, section").filter(has=page.get_by_role("heading", name=title)).last
    card.get_by_text("Play with friends").click()
    page.get_by_role("button", name="Create table").click()
    page.wait_for_url("**/table/**")
    other.page.goto(page.url.replace("/table/", "/join/"))
    for each in (one, other):
        each.page.wait_for_selector("[data-piece], " + LIT)
    return page.url


def alternate(people: list[Person], turns: int) -> None:
    """Let the player who has something to choose choose."""
    for _ in range(turns):
        for each in people:
            if each.over():
                return
            if each.lit():
                each.choose()


def test_two_browsers_play_through_a_link_and_a_third_watches(browser: Browser, registry: Running) -> None:
    with (
        person(browser, "mouse", 1) as ann,
        person(browser, "touch", 2) as bob,
        person(browser, "mouse", 3) as eve,
    ):
        address = with_a_friend(ann, bob, registry.url, "Schotten Totten")
        eve.page.goto(address)
        eve.page.wait_for_selector("[data-piece]")
        alternate([ann, bob], 12)
        hands = [hand(somebody) for somebody in (ann, bob)]
        assert hands[0]
        assert hands[1]
        assert hand(eve) == []
        for heard, other in ((ann, 1), (bob, 0)):
            assert known_by(heard)
            assert not known_by(heard) & secrets(hands[other], heard), "nobody is sent the other's hand"
        alternate([ann, bob], 400)
        assert eve.lit() == [], "who watches can choose nothing"
        assert ann.faults == bob.faults == eve.faults == []
        ends = [hand(somebody) for somebody in (ann, bob)]
        for heard, other in ((ann, 1), (bob, 0)):
            assert not known_by(heard) & secrets(ends[other], heard), "nor in the end"


def last_view(somebody: Person) -> dict[str, object]:
    """What the page was told of the game, put together."""
    view: dict[str, object] = {}
    for message in map(json.loads, somebody.heard):
        position = message.get("position")
        if position:
            view.update(position["view"])
    return view


def hand(somebody: Person) -> list[int]:
    """The cards that the page was told it holds."""
    found = last_view(somebody).get("hand", [])
    assert isinstance(found, list)
    return found


def known_by(somebody: Person) -> set[int]:
    """All cards that were ever named to the page as being in its hand."""
    cards: set[int] = set()
    for message in map(json.loads, somebody.heard):
        position = message.get("position")
        if position:
            cards |= set(position["view"].get("hand", []))
    return cards


def secrets(cards: list[int], somebody: Person) -> set[int]:
    """Cards of another hand that this page has never seen on the table."""
    sides = last_view(somebody)["sides"]
    assert isinstance(sides, list)
    lying = {card for side in sides for card in side}
    return set(cards) - lying


def test_a_page_that_is_loaded_again_is_right(browser: Browser, registry: Running) -> None:
    with person(browser, "mouse") as somebody:
        page = against_the_computer(somebody, registry.url, "Schotten Totten")
        page.wait_for_selector(LIT)
        moved(somebody, 12)
        before = pieces(page)
        page.reload()
        page.wait_for_selector("[data-piece]")
        page.wait_for_timeout(500)
        assert pieces(page) >= before
        somebody.play(lambda: False)
        assert somebody.faults == []


def test_a_server_that_is_restarted_and_a_phone_that_sleeps_are_forgiven(browser: Browser) -> None:
    with running("--workers", "1") as server, person(browser, "touch") as somebody:
        page = against_the_computer(somebody, server.url, "Schotten Totten")
        page.wait_for_selector(LIT)
        moved(somebody, 6)
        port = server.port
        server.kill()
        page.wait_for_timeout(500)
        server.start(port)
        moved(somebody, 6)
        somebody.context.set_offline(True)
        page.wait_for_timeout(1500)
        somebody.context.set_offline(False)
        moved(somebody, 6)
        shown = pieces(page)
        page.reload()
        page.wait_for_selector("[data-piece]")
        page.wait_for_timeout(500)
        assert pieces(page) >= shown


def moved(somebody: Person, choices: int) -> None:
    """Make a number of choices, each when something is selectable."""
    for _ in range(choices):
        somebody.page.wait_for_selector(f"{LIT}, [data-over]")
        if not somebody.over():
            somebody.choose()


def pieces(page: Page) -> int:
    """Cards at the stones."""
    return page.locator("main [data-piece^='card-']").count()


def test_a_rematch_is_asked_for_on_one_screen_and_accepted_on_the_other(browser: Browser, registry: Running) -> None:
    with person(browser, "mouse", 1) as ann, person(browser, "touch", 2) as bob:
        first = with_a_friend(ann, bob, registry.url, "Schotten Totten")
        resign(ann)
        for each in (ann, bob):
            each.page.wait_for_selector("[data-over]")
        ann.page.get_by_role("button", name="Rematch").click()
        ann.page.get_by_text("Waiting for").first.wait_for()
        assert ann.page.url != first
        invitation = bob.page.get_by_role("status")
        invitation.get_by_text("wants a rematch").wait_for()
        assert bob.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "it fits on a phone"
        invitation.get_by_role("button", name="Decline").click()
        ann.page.get_by_text("declined").wait_for()
        bob.page.get_by_role("button", name="Rematch").click()
        for each in (ann, bob):
            each.page.wait_for_selector("[data-piece]")
        assert ann.page.url == bob.page.url != first
        second = ann.page.url
        resign(bob)
        bob.page.wait_for_selector("[data-over]")
        bob.page.get_by_role("button", name="Rematch").click()
        ann.page.get_by_role("button", name="Accept").click()
        for each in (ann, bob):
            each.page.wait_for_url(lambda url: url != second)
            each.page.wait_for_selector("[data-piece]")
        assert ann.faults == bob.faults == []


def resign(somebody: Person) -> None:
    """Give a game up, by the menu."""
    somebody.page.keyboard.press("m")
    somebody.page.get_by_role("button", name="Resign").click()
    somebody.page.get_by_role("button", name="Resign").click()
