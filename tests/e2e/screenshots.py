"""`make screenshots`: every page and every board as a picture, wide and on a phone, by day and by night.

All of them go to build/screenshots, the best as small files to docs/pictures. Tables follow the games in records/, so
that two runs show the same positions.
"""

import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from clanmoot.core.table import Table

from .conftest import CHROMIUM, FLAGS
from .player import Person
from .premises import Guest, Laid, Premises, opened, recorded, saved
from .watching import caught_up, shown, skipped

ROOT = Path(__file__).parents[2]
ALL = ROOT / "build" / "screenshots"
BEST = ROOT / "docs" / "pictures"
NAMES = ["Isla", "Hamish", "Catriona", "Duncan", "Elspeth", "Fergus"]
TOUCH = {"is_mobile": True, "has_touch": True}
SIZES: dict[str, dict[str, Any]] = {
    "wide": {"viewport": {"width": 1440, "height": 900}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}
SCHEMES = ("light", "dark")
QUALITY = 82
SETTLED = "() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))"
# What the README and the documentation show.
CHOSEN = (
    "start-wide-light",
    "schotten_totten-wide-light",
    "tain-wide-light",
    "highland_clans-wide-light",
    "eketorp-wide-light",
    "glen_more-wide-light",
    "tain-phone-dark",
    "schotten_totten-phone-light",
)


class Position(NamedTuple):
    """A telling moment of a saved game: the first after so many steps at which Isla may do something of this kind."""

    record: str
    steps: int
    kind: str
    seat: int = 0  # hers
    press: str = ""  # a button, for what is in front of the table
    draft: int = 0  # how much of a sealed choice she has made


POSITIONS = {
    "schotten_totten": Position("schotten_totten", 128, "play"),
    "tain": Position("tain", 150, "lay"),
    "tain-raids": Position("tain", 190, "lay", press="Last raids"),
    "highland_clans": Position("highland_clans", 330, "warrior"),
    "highland_clans-raid": Position("highland_clans", 250, "lay"),
    "eketorp": Position("eketorp", 420, "place", draft=4),
    "eketorp-fight": Position("eketorp", 400, "play"),
    "glen_more": Position("glen_more", 165, "move", seat=1),
}


def reached(position: Position) -> Callable[[Table[Any, Any]], bool]:
    """Whether the moment has come."""

    def asked(table: Table[Any, Any]) -> bool:
        if len(table.steps) < position.steps or position.seat not in table.deciders():
            return False
        kinds = {table.game.actions.decode(action).kind.name for action in table.legal(position.seat)}
        return position.kind in kinds and len(table.draft(position.seat)) >= position.draft

    return asked


class Studio:
    """A server with prepared tables, and a browser that takes pictures of it."""

    def __init__(self, premises: Premises, browser: Browser) -> None:
        self.premises = premises
        self.browser = browser
        self.isla = premises.guest(NAMES[0])
        self.others = [premises.guest(name) for name in NAMES[1:]]
        self.taken = 0

    def lay(self, name: str, seat: int = 0, isla: Guest | None = None) -> Laid:
        """The table of a saved game, with Isla, or another of this name, in one of its seats."""
        record = saved(name)
        game, line = recorded(record)
        people = self.others[: len(record.seats) - 1]
        people.insert(seat, isla or self.premises.guest(NAMES[0]))
        return self.premises.lay(game, line, people, options=dict(record.options))

    def take(self, name: str, address: str, ready: Callable[[Person], None], guest: Guest | None = None) -> None:
        """A page in both sizes, by day and by night."""
        for size, options in SIZES.items():
            context = self.premises.context(self.browser, guest or self.isla, **options)
            person = Person(context, "mouse", 1)
            person.page.goto(f"{self.premises.url}/{address}")
            ready(person)
            for scheme in SCHEMES:
                person.page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]  # one of the schemes
                shown(person.page)
                person.page.evaluate(SETTLED)
                self.keep(person.page, f"{name}-{size}-{scheme}")
            context.close()

    def keep(self, page: Page, name: str) -> None:
        """Take a picture."""
        path = ALL / f"{name}.png"
        page.screenshot(path=path)
        if name in CHOSEN:
            with Image.open(path) as picture:
                picture.convert("RGB").save(BEST / f"{name}.webp", quality=QUALITY, method=6)
        self.taken += 1
        sys.stdout.write(f"{self.taken:3} {path.relative_to(ROOT)}\n")
        sys.stdout.flush()


def quiet(person: Person) -> None:
    """All that the page asks for has come."""
    person.page.wait_for_load_state("networkidle")


def boards(studio: Studio) -> None:
    """The five tables, each at a telling moment, and one that is over."""
    for name, position in POSITIONS.items():
        laid = studio.lay(position.record, position.seat).play(reached(position))

        def ready(person: Person, laid: Laid = laid, press: str = position.press) -> None:
            caught_up(person, laid)
            skipped(person.page)
            if press:
                person.page.get_by_role("button", name=press).click()

        studio.take(name, f"table/{laid.id}", ready, laid.people[position.seat])
    for name in ("highland_clans", "tain"):
        over = studio.lay(name).play()

        def ended(person: Person, over: Laid = over) -> None:
            caught_up(person, over)

        studio.take(f"{name}-over", f"table/{over.id}", ended, over.people[0])


def pages(studio: Studio) -> None:
    """All that is round the tables."""
    done = studio.lay("schotten_totten", isla=studio.isla).play()
    studio.lay("tain", isla=studio.isla).play()
    for name in ("glen_more", "highland_clans"):
        studio.lay(name, isla=studio.isla).play(lambda table: len(table.steps) > 60 and 0 in table.deciders())
    studio.lay("schotten_totten", isla=studio.isla).play(lambda table: len(table.steps) > 60 and 1 in table.deciders())
    studio.premises.analyse(done)
    waiting = studio.premises.waiting("eketorp", studio.others[0], 4)
    studio.premises.waiting("glen-more", studio.others[1], 3)
    studio.take("start", "", quiet)
    studio.take("new-game", "", new_game)
    for name in ("lobby", "rules", "bots", "history", "settings"):
        studio.take(name, name, quiet)
    studio.take("rules-glen-more", "rules/glen-more", quiet)
    studio.take("join", f"join/{waiting}", quiet, studio.premises.guest("Eilidh"))
    studio.take("replay", f"replay/{done.id}/120?seat=open", quiet)
    studio.premises.analysed(done)
    studio.take("analysis", f"analysis/{done.id}", quiet)


def new_game(person: Person) -> None:
    """What a new game is asked about."""
    quiet(person)
    person.page.get_by_role("button", name="Play against the computer").nth(4).click()


def wanted(words: list[str]) -> Iterator[Callable[[Studio], None]]:
    """Boards, pages, or both."""
    for state in (boards, pages):
        if not words or state.__name__ in words:
            yield state


def main() -> None:
    """Take them all, and end what was started."""
    for folder in (ALL, BEST):
        folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder_of_house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with opened(Path(folder_of_house)) as premises:
            studio = Studio(premises, browser)
            for state in wanted(sys.argv[1:]):
                state(studio)
        browser.close()


if __name__ == "__main__":
    main()
