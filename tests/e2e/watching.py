"""When a page has heard, and shows, all that has happened at a table."""

import json
from typing import Any

from playwright.sync_api import Page

from .player import Person
from .premises import Laid

PATIENCE = 1500  # looks, then something hangs
SHOWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


def messages(somebody: Person, table: str) -> list[dict[str, Any]]:
    """What the page was told of the table, in order."""
    return [one for one in map(json.loads, somebody.heard) if one.get("table") == table]


def caught_up(somebody: Person, laid: Laid) -> None:
    """Wait until the page has heard the last frame, and has had the time to draw it."""
    for _ in range(PATIENCE):
        numbers = [one["n"] for one in messages(somebody, laid.id) if one["t"] in ("sync", "frame", "skip")]
        if numbers and numbers[-1] >= laid.session.state.number:
            somebody.page.wait_for_selector("main .stage")
            return shown(somebody.page)
        somebody.page.wait_for_timeout(20)
    raise AssertionError(f"the page has not heard frame {laid.session.state.number}")


def shown(page: Page) -> None:
    """Wait until what the page knows is on the screen."""
    page.wait_for_selector("#app > div > *", state="attached")
    page.evaluate(SHOWN)


def skipped(page: Page) -> None:
    """Close a sequence that one may look at, and may skip."""
    for _ in range(3):
        if not page.locator("dialog[open]").count():
            return
        page.keyboard.press("Escape")
        page.evaluate(SHOWN)
