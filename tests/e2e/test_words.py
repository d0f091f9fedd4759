"""No page, dialog or board shows a raw placeholder, a raw id or text that leaves its box, in any language."""

import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page

from clanmoot.catalogue import game as find
from clanmoot.catalogue import games
from clanmoot.locales import ENGLISH
from tests.locales.test_languages import LANGUAGES, messages

from .player import Person
from .premises import GOLDEN, Guest, Premises, recorded, saved
from .reading import KNOWN, SIZES, faults
from .test_accessible import NAMES

GAMES = Path(__file__).parents[2] / "web/src/games"
BOARDS = sorted({path.parts[-3] for path in GAMES.glob("*/fixtures/*.json")})
FIRST = {"width": SIZES[0][0], "height": SIZES[0][1]}
# A server that knows the positions that a test gives it: the client shows them as it shows any table.
SOCKET = """(() => {
  window.tables = {};
  window.WebSocket = class {
    constructor() {
      this.readyState = 0;
      setTimeout(() => {
        this.readyState = 1;
        this.onopen?.();
      });
    }
    hear(answer) { this.onmessage?.({ data: JSON.stringify(answer) }); }
    send(text) {
      const { t, table } = JSON.parse(text);
      if (t === 'watch' && window.tables[table]) setTimeout(() => this.hear(window.tables[table]));
      if (t === 'ping') this.hear({ t: 'pong' });
    }
    close() {}
  };
})()"""
SHOW = """async (sync) => {
  window.tables[sync.table] = sync;
  for (const one of document.querySelectorAll('dialog[open]')) one.close();
  document.querySelector('main .stage')?.setAttribute('data-before', '');
  history.pushState(null, '', `/table/${sync.table}`);
  dispatchEvent(new PopStateEvent('popstate'));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let i = 0; i < 600; i += 1) {
    await frame();
    if (document.querySelector('main .stage:not([data-before])')) return frame();
  }
  throw new Error(`${sync.table} is not shown`);
}"""


# Buttons of a board that open a dialog. On a phone some are in a dialog themselves, so they are clicked unseen.
OPENERS = ".stage [data-opens]:not([disabled])"
ONWARD = "dialog[open] [data-action=onward]"
OPEN = "([all, nth]) => document.querySelectorAll(all)[nth].click()"
CLOSE = """async () => {
  for (const one of document.querySelectorAll('dialog[open]')) one.close();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}"""
# What a table says above its board: of seat 0, who watches, and of the others.
NOTICES: dict[str, dict[str, Any]] = {
    **{
        f"{what} asked by {seat}": {"question": {"number": 1, "what": what, "seat": seat, "agreed": [seat]}}
        for what in ("back", "pause")
        for seat in (0, 1)
    },
    "paused": {"paused": True},
    "stopped": {"stopped": True},
}


@contextmanager
def reader(browser: Browser, premises: Premises, guest: Guest, locale: str, script: str = "") -> Iterator[Person]:
    """A person who reads in a language."""
    context = premises.context(browser, guest, viewport=FIRST)
    settings = json.dumps({"theme": "light", "motion": "off", "locale": locale})
    context.add_init_script(f"localStorage.setItem('clanmoot-settings', {json.dumps(settings)});{KNOWN}{script}")
    try:
        yield Person(context, "mouse", 1)
    finally:
        context.close()


def positions() -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield every fixture of the client as a server would tell it, by its name."""
    for number, path in enumerate(sorted(GAMES.glob("*/fixtures/*.json"))):
        fixture = json.loads(path.read_text("utf-8"))
        game = find(fixture["game"].replace("_", "-"))
        over = not fixture["asked"]
        players = len(fixture["seats"])
        row = {"words": fixture["prompt"], "points": [0] * players}
        reason = game.facts.reasons[number % len(game.facts.reasons)]
        words = {"id": reason, "args": {"who": 0, **dict.fromkeys(messages(ENGLISH)[reason].printed - {"who"}, 3)}}
        ending = {
            "words": words,
            "ranks": [1, *[2] * (players - 1)],
            "shares": [1, *[0] * (players - 1)],
            "score": [row],
        }
        position = {key: fixture[key] for key in ("view", "asked", "prompt", "legal")}
        yield (
            f"{path.parts[-3]}/{path.stem}",
            {
                "t": "sync",
                "table": f"t{number}",
                "n": 1,
                "seat": fixture["view"]["me"],
                "log": fixture["log"],
                "position": {
                    **position,
                    "step": len(fixture["log"]),
                    "draft": fixture.get("draft", []),
                    "ending": ending if over else None,
                },
                "card": {
                    "id": f"t{number}",
                    "terms": {"game": game.facts.key, "players": players},
                    "status": "over" if over else "playing",
                    "seats": [{"kind": "person", "name": name} for name in fixture["seats"]],
                    "commitment": "",
                    "paused": False,
                    "question": None,
                    "rematch": "",
                    "origin": None,
                    "rematch_asked": [],
                    "expired": False,
                    "stopped": False,
                },
            },
        )


@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_state_of_every_board(browser: Browser, premises: Premises, board: str, locale: str) -> None:
    with reader(browser, premises, premises.guest(NAMES[0]), locale, SOCKET) as somebody:
        page = somebody.page
        page.goto(f"{premises.url}/rules")
        page.wait_for_selector("#app main")
        found: list[str] = []
        seen: set[str] = set()
        for name, sync in positions():
            if not name.startswith(f"{board}/"):
                continue
            page.evaluate(SHOW, sync)
            found += faults(page, f"{locale}, {name}")
            if page.locator("dialog[open]").count():
                found += later_pages(page, f"{locale}, {name}", seen)
                close(page)
                found += faults(page, f"{locale}, {name}, nothing in front")
            found += dialogs_of_a_board(page, f"{locale}, {name}", seen)
        assert found == []
        assert [fault for fault in somebody.faults if "404" not in fault] == []


def unread(page: Page, seen: set[str]) -> bool:
    """Tell whether no earlier dialog had the same words, apart from its numbers, and remember them."""
    text = re.sub(r"\d+", "0", page.locator("dialog[open]").last.inner_text())
    if text in seen:
        return False
    seen.add(text)
    return True


def later_pages(page: Page, what: str, seen: set[str]) -> list[str]:
    """Turn the pages of a dialog that tells a story, and read each."""
    found: list[str] = []
    number = 1
    while page.locator(ONWARD).count():
        page.evaluate(OPEN, [ONWARD, 0])
        number += 1
        if page.locator("dialog[open]").count() and unread(page, seen):
            found += faults(page, f"{what}, page {number}")
    return found


def dialogs_of_a_board(page: Page, what: str, seen: set[str]) -> list[str]:
    """Open every dialog that a board has, and what is beside the board on a phone."""
    found: list[str] = []
    page.set_viewport_size(FIRST)  # type: ignore[arg-type]  # two numbers
    page.locator(".stage .more button").click()
    page.wait_for_selector("dialog[open]")
    if unread(page, seen):
        found += faults(page, f"{what}, beside the board", SIZES[:1])
    close(page)
    for number in range(page.locator(OPENERS).count()):
        page.evaluate(OPEN, [OPENERS, number])
        page.wait_for_selector("dialog[open]")
        if unread(page, seen):
            found += faults(page, f"{what}, dialog {number}")
        found += later_pages(page, f"{what}, dialog {number}", seen)
        close(page)
        page.set_viewport_size(FIRST)  # type: ignore[arg-type]  # two numbers
    return found


def close(page: Page) -> None:
    """Close all dialogs, and wait until the board knows."""
    page.evaluate(CLOSE)
    page.wait_for_selector("dialog[open]", state="hidden")


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_notice_at_a_table(browser: Browser, premises: Premises, locale: str) -> None:
    base = next(sync for name, sync in positions() if name == "tain/scouting3")
    with reader(browser, premises, premises.guest(NAMES[0]), locale, SOCKET) as somebody:
        page = somebody.page
        page.goto(f"{premises.url}/rules")
        page.wait_for_selector("#app main")
        found: list[str] = []
        for number, (name, change) in enumerate(NOTICES.items()):
            card = {**base["card"], **change, "id": f"n{number}"}
            page.evaluate(SHOW, {**base, "table": f"n{number}", "card": card})
            page.locator("[role=status] p").first.wait_for()
            found += faults(page, f"{locale}, {name}")
        assert found == []


def test_a_server_that_does_not_answer(browser: Browser, premises: Premises) -> None:
    """It has the same sentence in three languages, because it has no catalogue."""
    with reader(browser, premises, premises.guest(NAMES[0]), "en") as somebody:
        page = somebody.page
        page.route("**/api/**", lambda route: route.abort())
        page.goto(premises.url)
        page.wait_for_selector("main button")
        assert faults(page, "no answer") == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_every_page_and_dialog(browser: Browser, premises: Premises, locale: str) -> None:
    guest = premises.guest(NAMES[0])
    game, line = recorded(saved("tain/jewels", GOLDEN))  # a short one
    done = premises.lay(game, line, [guest, premises.guest(NAMES[1])]).play()
    waiting = premises.waiting("eketorp", premises.guest(NAMES[2]), 4)
    own = premises.waiting("glen-more", guest, 3)
    premises.analyse(done)
    premises.analysed(done)
    playing = premises.lay(game, line, [guest, premises.guest(NAMES[1])]).play(lambda table: len(table.steps) > 20)
    places = [
        "",
        "lobby",
        "rules",
        *[f"rules/{game.facts.key}" for game in games()],
        "bots",
        "history",
        "settings",
        f"join/{waiting}",
        "join/nothing",
        "nowhere",
        f"table/{own}",
        f"table/{done.id}",
        f"replay/{done.id}",
        f"replay/{done.id}/20?seat=open",
        f"analysis/{done.id}",
    ]
    # Pages, and what opens a dialog or another part of them: a key is pressed, other things are clicked in turn.
    dialogs = [
        *[
            ("", f"li.game >> nth={number} >> .buttons button >> nth={which}")
            for number in range(5)
            for which in (0, 1)
        ],
        (f"table/{playing.id}", "m"),
        (f"table/{playing.id}", "m", "dialog[open] .row button >> nth=-1"),
        (f"table/{playing.id}", "m", "dialog[open] .row button >> nth=-2"),
        (f"table/{playing.id}", "[role=tab] >> nth=1"),
        (f"table/{done.id}", "m"),
        (f"replay/{done.id}", "header button >> nth=0"),
        (f"replay/{done.id}", "header button >> nth=1"),
        *[(lesson(guest, premises, game.facts.key), "[data-coach] a") for game in games()],
    ]
    with reader(browser, premises, guest, locale) as somebody:
        page = somebody.page
        found: list[str] = []
        for place in places:
            visit(page, premises, place)
            found += faults(page, f"{locale}, {place or 'start'}")
        for place, *steps in dialogs:
            visit(page, premises, place)
            for opens in steps:
                if len(opens) == 1:
                    page.keyboard.press(opens)
                else:
                    page.locator(opens).click()
                if "tab" not in opens:
                    page.wait_for_selector("dialog[open]")
            page.wait_for_load_state("networkidle")
            found += faults(page, f"{locale}, {place or 'start'}, {', '.join(steps)}")
        assert found == []


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_pages_of_an_account(browser: Browser, premises: Premises, locale: str) -> None:
    guest = premises.guest(NAMES[0])
    account = {"name": f"Isla {random.getrandbits(32):x}", "password": "quiet heron over the tarn"}
    headers = {"Authorization": f"Bearer {guest.token}"}
    entered = httpx.post(f"{premises.url}/api/v1/register", json=account, headers=headers).raise_for_status()
    guest.token = str(entered.json()["token"])
    with reader(browser, premises, guest, locale) as somebody:
        page = somebody.page
        found: list[str] = []
        for place in ("", "history", "settings"):
            visit(page, premises, place)
            found += faults(page, f"{locale}, {place or 'start'}, with an account")
        page.locator("form input").first.fill("Admin")
        page.locator("form button").first.click()
        page.wait_for_load_state("networkidle")
        found += faults(page, f"{locale}, a name that is refused")
        assert found == []


def visit(page: Page, premises: Premises, place: str) -> None:
    """Go to a page on a wide screen, where everything has its button."""
    page.set_viewport_size({"width": SIZES[-1][0], "height": SIZES[-1][1]})
    page.goto(f"{premises.url}/{place}")
    page.wait_for_load_state("networkidle")


def lesson(guest: Guest, premises: Premises, key: str) -> str:
    """Start a lesson; where it is played."""
    headers = {"Authorization": f"Bearer {guest.token}"}
    answer = httpx.post(f"{premises.url}/api/v1/lessons", json={"game": key}, headers=headers).raise_for_status()
    return f"table/{answer.json()['table']}"
