"""What a page weighs, and that it stands still when somebody else moves."""

import pytest
from playwright.sync_api import Browser

from tests.server.leaks.overheard import following

from .player import Person
from .premises import Laid, Premises, recorded, saved
from .watching import caught_up, shown, skipped

START = 200_000  # bytes that come over the line, packed
TABLE = 350_000
STILL = 0.006  # of what browsers call a layout shift, at another's move: cubes are drawn, markers go on
MINE = 0.06  # at one's own: pieces are laid, and the hand closes up
MOVES = 12
SIZES = [(1440, 900), (390, 844)]
LYING = {"glen_more": [(1024, 768)]}  # a tablet, for a board that has another layout there
GAMES = ["schotten_totten", "tain", "highland_clans", "eketorp", "glen_more"]
NAMES = ["Isla", "Hamish", "Catriona", "Duncan", "Elspeth", "Fergus"]
WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
ROOMS = """() => [...document.querySelectorAll('.stage:has(> .own) > *')].map((room) => {
  const { x, y, width, height } = room.getBoundingClientRect();
  return [room.className.split(' ')[0], x, y, width, height].join(' ');
})"""
WATCH = """() => {
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries())
      window.shifts.push([value, sources.map(({ node }) => node?.outerHTML?.slice(0, 120) ?? '').join(' | ')]);
  }).observe({ type: 'layout-shift', buffered: false });
}"""
SHIFTED = "() => window.shifts.splice(0)"


def test_the_start_page_is_light(browser: Browser, premises: Premises) -> None:
    context = premises.context(browser, premises.guest("Isla"))
    page = context.new_page()
    page.goto(premises.url)
    page.wait_for_load_state("networkidle")
    weight = page.evaluate(WEIGHT)
    context.close()
    assert 20_000 < weight < START, "something came, and not too much"


@pytest.mark.parametrize("name", GAMES)
def test_a_table_is_light_and_stands_still_when_a_move_arrives(browser: Browser, premises: Premises, name: str) -> None:
    record = saved(name)
    game, line = recorded(record)
    people = [premises.guest(one) for one in NAMES[: len(record.seats)]]
    laid = premises.lay(game, line, people, options=dict(record.options))
    laid.play(lambda table: len(table.steps) >= len(line.steps) // 2)
    context = premises.context(browser, people[0], viewport={"width": 1440, "height": 900})
    person = Person(context, "mouse", 1)
    person.page.goto(f"{premises.url}/table/{laid.id}")
    caught_up(person, laid)
    person.page.wait_for_load_state("networkidle")
    assert 40_000 < person.page.evaluate(WEIGHT) < TABLE
    person.page.evaluate(WATCH)
    for width, height in SIZES + LYING.get(name, []):
        person.page.set_viewport_size({"width": width, "height": height})
        stands_still(person, laid)
    context.close()


def stands_still(person: Person, laid: Laid) -> None:
    """Whatever others do. After your own choice a landscape may be drawn again."""
    skipped(person.page)
    shown(person.page)
    person.page.evaluate(SHIFTED)
    rooms = person.page.evaluate(ROOMS)
    for _ in range(MOVES):
        before = laid.made
        mine = (following(laid.session, laid.line) or (0, 0))[0] == 0
        laid.play(lambda table, before=before: laid.made > before)  # type: ignore[misc]  # bound at once
        caught_up(person, laid)
        shifts: list[tuple[float, str]] = person.page.evaluate(SHIFTED)
        assert sum(value for value, _ in shifts) < (MINE if mine else STILL), shifts
        assert person.page.evaluate(ROOMS) == rooms, "the rooms of the table stand where they stood"
