"""What a browser holds does not depend on what its person may not know: two games that look the same to them are the
same in every frame, every answer, everything stored and everything drawn.
"""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Response

from clanmoot.catalogue import KEYS, game
from clanmoot.core.game import SPECTATOR
from clanmoot.core.rng import Rng
from tests.server.leaks.redealt import Line, random_line, redealt

from .player import Person
from .premises import Guest, Laid, Premises
from .watching import caught_up

LINE = 50  # steps
SHORTER = {"tain": 20}  # where all that was hidden is turned up at the end of every round
OPEN = {"glen-more"}  # where only what has not been drawn yet is hidden
CHANGES = 8
# Seeds of lines that end while something is hidden.
FIRST = {("tain", 0): 304, ("tain", SPECTATOR): 301, ("highland-clans", SPECTATOR): 310}
EVERY = 8  # choices from one look at the page to the next
NAMES = ["Isla", "Hamish", "Catriona"]
STORED = """async () => JSON.stringify([
  Object.entries(localStorage).sort(), Object.entries(sessionStorage).sort(), document.cookie,
  (await indexedDB.databases()).map(({ name }) => name), 'caches' in window ? await caches.keys() : [],
])"""
LOOKED = "() => document.documentElement.outerHTML"


class Held:
    """All that a page was sent, keeps and shows."""

    def __init__(self, browser: Browser, premises: Premises, guest: Guest, laid: Laid) -> None:
        self.laid = laid
        self.context = premises.context(browser, guest, viewport={"width": 1440, "height": 900})
        self.person = Person(self.context, "mouse", 1)
        self.answers: list[Response] = []
        self.looks: list[str] = []
        self.person.page.on("response", lambda answer: self.answers.append(answer) if "/api/" in answer.url else None)
        self.person.page.goto(f"{premises.url}/table/{laid.id}")

    def look(self) -> None:
        """Keep what the page shows now."""
        caught_up(self.person, self.laid)
        self.looks.append(self._plain(self.person.page.evaluate(LOOKED)))

    def closed(self) -> dict[str, list[str]]:
        """Everything, without what names the table; then the page is gone."""
        page = self.person.page
        found = {
            "frames": [self._plain(one) for one in self.person.heard],
            "answers": sorted([self._plain(one.text()) for one in self.answers if one.ok]),
            "stored": [self._plain(page.evaluate(STORED))],
            "looks": self.looks,
        }
        assert self.person.faults == []
        self.context.close()
        return found

    def _plain(self, text: str) -> str:
        text = text.replace(self.laid.id, "<table>")
        return re.sub(r"[0-9a-f]{64}|\b1[0-9]{9,12}(\.[0-9]+)?\b", "<some>", text)


def played(
    browser: Browser, premises: Premises, subject: Any, line: Line, people: list[Guest], watcher: int
) -> list[dict[str, list[str]]]:
    """What the watcher and the second seat hold after a line that both have looked at, choice by choice."""
    laid = premises.lay(subject, line, people[: subject.facts.least])
    held = [Held(browser, premises, guest, laid) for guest in (people[watcher], people[1])]
    moves = sum([seat >= 0 for seat, _ in line.steps])
    for number in range(moves):
        if number % EVERY == 0:
            for one in held:
                one.look()
        before = laid.made
        laid.play(lambda table, before=before: laid.made > before)  # type: ignore[misc]  # bound at once
    for one in held:
        one.look()
    return [one.closed() for one in held]


def two_worlds(subject: Any, watcher: int) -> tuple[Line, Line]:
    """A line, and another that the watcher cannot tell from it."""
    players, options = subject.facts.least, subject.agree({})
    first = FIRST.get((subject.facts.key, watcher), 300)
    for seed in range(first, first + 20):
        rng = Rng(seed + watcher)
        line = random_line(subject, players, options, rng, SHORTER.get(subject.facts.key, LINE))
        other = redealt(subject, players, options, line, watcher, rng, CHANGES)
        if line != other or subject.facts.key in OPEN:
            return line, other
    raise AssertionError("there is nothing to redeal")


@pytest.mark.parametrize("watcher", [0, SPECTATOR], ids=["seat", "spectator"])
@pytest.mark.parametrize("key", KEYS)
def test_a_browser_holds_nothing_that_its_person_may_not_know(
    browser: Browser, premises: Premises, key: str, watcher: int
) -> None:
    subject = game(key)
    people = [premises.guest(name) for name in [*NAMES[: subject.facts.least], "Eve"]]  # whose place is the last
    place = watcher if watcher >= 0 else len(people) - 1
    worlds = two_worlds(subject, watcher)
    truth, imagined = [played(browser, premises, subject, line, people, place) for line in worlds]
    for what, held in truth[0].items():
        assert held, what
        assert imagined[0][what] == held, f"{what} tell what is hidden"
    if key not in OPEN:
        assert imagined[1]["frames"] != truth[1]["frames"], "the second seat knows what differs"
        assert imagined[1]["looks"] != truth[1]["looks"], "and sees it"
