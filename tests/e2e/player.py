"""Somebody at a page who plays whatever is lit, by mouse, by touch or by keys."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, Locator, Page
from playwright.sync_api import Error as PlaywrightError

Way = Literal["mouse", "touch", "keys"]
LIT = "main [data-lit]:visible, main .lit:visible"
FOCUSABLE = ":is(button, a, [tabindex])"
LIT_FOR_KEYS = f"main {FOCUSABLE}[data-lit]:visible, main {FOCUSABLE}.lit:visible"
PATIENCE = 30_000  # milliseconds
REACH = 300  # milliseconds to reach a thing that another one may cover or that may be gone; then another is chosen
SIZES = {"mouse": (1440, 900), "touch": (390, 844), "keys": (1280, 800)}
ARROWS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")
MOST_KEYS = 60
# The key to press next to get from the focused element to another one, and the present position.
NEXT_KEY = """goal => {
  const here = document.activeElement ?? document.body;
  const middle = (one) => { const r = one.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; };
  const [x, y] = middle(here);
  const place = `${x} ${y}`;
  if (!goal.isConnected) return ['', place];
  if (here === goal || goal.contains(here)) return ['Enter', place];
  const area = goal.closest('[role=toolbar], [role=grid], [role=radiogroup]');
  if (area?.contains(here) && area !== here) {
    const [to, down] = middle(goal);
    if (Math.abs(to - x) >= Math.abs(down - y)) return [to > x ? 'ArrowRight' : 'ArrowLeft', place];
    return [down > y ? 'ArrowDown' : 'ArrowUp', place];
  }
  const ahead = here.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING;
  return [ahead ? 'Tab' : 'Shift+Tab', place];
}"""


class Person:
    """One page."""

    def __init__(self, context: BrowserContext, way: Way, seed: int) -> None:
        self.context = context
        self.way = way
        self.rng = random.Random(seed)
        self.faults: list[str] = []
        self.heard: list[str] = []  # everything that came by WebSocket
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda line: self.faults.append(line.text) if line.type == "error" else None)
        self.page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, body: Any) -> None:
        self.heard.append(body if isinstance(body, str) else body.decode())

    def over(self) -> bool:
        """Whether the page says that the game has ended."""
        return self.page.locator("[data-over]").count() > 0

    def lit(self) -> list[Locator]:
        """All that may be chosen now."""
        return self.page.locator(LIT_FOR_KEYS if self.way == "keys" else LIT).all()

    def play(self, until: Callable[[], bool], most: int = 3000) -> None:
        """Choose at random until something is true or the game is over."""
        for _ in range(most):
            if self.over() or until():
                return
            self.page.wait_for_selector(f"{LIT}, [data-over]", timeout=PATIENCE)
            if self.over():
                return
            self.choose()
        raise AssertionError(f"{most} choices were not enough")

    def choose(self) -> None:
        """Click one selectable element. It may be gone before the click, because the table changes."""
        if self.page.locator("dialog[open]").count():
            self.page.keyboard.press("Escape")  # a sequence that one may look at, and may skip
        things = self.lit()
        if not things:
            return
        self.touch(self.rng.choice(things))
        self.page.wait_for_timeout(10)

    def touch(self, thing: Locator) -> None:
        """In the person's own way; it may be gone before it is reached."""
        try:
            if self.way == "mouse":
                thing.click(timeout=REACH, force=True)
            elif self.way == "touch":
                thing.tap(timeout=REACH, force=True)
            else:
                self.walk(thing)
        except PlaywrightError:
            pass

    def walk(self, thing: Locator) -> None:
        """Keys until the thing has the focus, then Enter: Tab from stop to stop, arrows where things lie together."""
        goal = thing.element_handle(timeout=2000)
        before = ""
        for _ in range(MOST_KEYS):
            key, place = self.page.evaluate(NEXT_KEY, goal)
            if not key:
                return  # it is no longer there
            stuck = place == before and key.startswith("Arrow")
            self.page.keyboard.press(self.rng.choice(ARROWS) if stuck else key)
            if key == "Enter":
                return
            before = place


@contextmanager
def person(browser: Browser, way: Way, seed: int = 1, made: type[Person] = Person, **options: Any) -> Iterator[Person]:
    """A person with their own browser."""
    width, height = SIZES[way]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=way == "touch",
        is_mobile=way == "touch",
        reduced_motion="reduce",
        locale="en-GB",
        **options,
    )
    try:
        yield made(context, way, seed)
    finally:
        context.close()


def against_the_computer(somebody: Person, url: str, title: str, level: str = "Novice", players: str = "") -> Page:
    """From the start page to a table, with a click more for another level or number of players than usual."""
    page = somebody.page
    page.goto(url)
    card = page.locator("article, li, section").filter(has=page.get_by_role("heading", name=title)).last
    card.get_by_text("Play against the computer").click()
    for word in filter(None, (players, level)):
        page.locator("dialog label").filter(has_text=word).first.click()
    page.get_by_role("button", name="Start game").click()
    return page
