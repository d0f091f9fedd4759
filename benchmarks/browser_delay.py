"""How long after its frame arrives is a move on the screen, compared with a page that only writes a number?

`python benchmarks/browser_delay.py [--quick]` runs only this benchmark. It uses a real browser and tables as full as
the games allow. The time ends after the paint that shows the move, when pieces have begun to glide.
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.report import Row, Section, at_most, judged
from benchmarks.serving.run_results import quantile
from tests.e2e.premises import GOLDEN, Laid, Premises, opened, recorded, saved

QUESTION: Final = "From a frame's arrival to its move on screen, 99th percentile, against a page that writes a number."
TABLES: Final = {
    "Schotten Totten, tactics": "schotten_totten/match",
    "Táin, four": "tain/eleven",
    "Highland Clans, five": "highland_clans/shared",
    "Eketorp, six": "eketorp/rounds",
    "Glen More, five": "glen_more/five",
}
NAMES: Final = ["Isla", "Hamish", "Catriona", "Duncan", "Elspeth", "Fergus"]
LIMIT: Final = 100.0  # milliseconds
SIZES: Final = {"wide": (1440, 900), "phone": (390, 844)}
# The client shows moves one after the other. At the quick pace the last one is done after REST milliseconds.
PACE: Final = "localStorage.setItem('clanmoot-settings', JSON.stringify({ motion: 'quick' }))"
REST: Final = 480
# Times every frame from its arrival to the paint of what it has changed.
LISTEN: Final = """(() => {
  window.waits = [];
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  });
  const Real = window.WebSocket;
  window.WebSocket = class extends Real {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const began = performance.now();
        if (!data.startsWith('{"t":"frame"')) return;
        let changed = false;
        const watcher = new MutationObserver(() => (changed = true));
        watcher.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
        painted(() => {
          watcher.disconnect();
          if (changed) window.waits.push(performance.now() - began);
        });
      });
    }
  };
})()"""
BARE: Final = """(table) => {
  const line = new WebSocket(location.origin.replace('http', 'ws') + '/api/v1/socket');
  line.onopen = () => line.send(JSON.stringify({ t: 'watch', table, since: -1 }));
  line.onmessage = ({ data }) => (document.body.textContent = `${JSON.parse(data).n} ${performance.now()}`);
  return new Promise((begun) => line.addEventListener('message', begun, { once: true }));
}"""


class Size(NamedTuple):
    """How many moves to measure."""

    moves: int  # at each table, on each kind of page


FULL: Final = Size(40)
QUICK: Final = Size(8)


def sections(size: Size) -> list[Section]:
    """Measure all tables on a wide screen and on a phone."""
    chromium = shutil.which("chromium")
    if not chromium:
        return [Section(QUESTION, [], ("Chromium is not installed: sh tests/services.sh installs it, as root.",))]
    rows = []
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder, opened(Path(folder)) as registry:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        for name, record in TABLES.items():
            for kind, (width, height) in SIZES.items():
                rows.append(row(f"{name}, {kind}", *side_by_side(browser, registry, record, (width, height), size)))
    return [Section(QUESTION, rows, (f"{size.moves} moves of each table in the second half of its game.",))]


def side_by_side(
    browser: Browser, registry: Premises, record: str, screen: tuple[int, int], size: Size
) -> tuple[list[float], list[float]]:
    """Return the times of one table's moves in the client, and of its earlier moves on the bare page."""
    laid = halfway(registry, record)
    context = browser.new_context(viewport={"width": screen[0], "height": screen[1]}, locale="en-GB")
    context.add_cookies([{"name": "clanmoot", "value": laid.people[0].token, "url": registry.url}])
    context.add_init_script(f"{PACE};{LISTEN}")
    page = context.new_page()
    page.goto(f"{registry.url}/api/v1/games")
    page.evaluate(BARE, laid.id)
    bare = waits(page, laid, size.moves // 2)
    page.goto(f"{registry.url}/table/{laid.id}")
    page.wait_for_selector("main .stage")
    page.wait_for_load_state("networkidle")
    found = waits(page, laid, size.moves)
    context.close()
    return found, bare


def halfway(registry: Premises, name: str) -> Laid:
    """Open a table in the middle of a recorded game."""
    record = saved(name, GOLDEN)
    game, line = recorded(record)
    people = [registry.guest(one) for one in NAMES[: len(record.seats)]]
    laid = registry.lay(game, line, people, options=dict(record.options))
    return laid.play(lambda table: len(table.steps) >= len(line.steps) // 2)


def waits(page: Page, laid: Laid, moves: int) -> list[float]:
    """Show moves one at a time until the game ends or enough are measured. Return the time until each was painted."""
    found: list[float] = page.evaluate("window.waits = []")
    while len(found) < moves and not laid.table.over:
        before = laid.made
        laid.play(lambda _, before=before: laid.made > before)  # type: ignore[misc]  # bound at once
        page.wait_for_timeout(REST)
        found = page.evaluate("window.waits")
    return found


def row(what: str, found: list[float], bare: list[float]) -> Row:
    """Return a row with the 99th percentile and further figures beside it."""
    judged = at_most(what, quantile(sorted(found), 0.99), "ms", LIMIT, 1)
    middle = f"{judged.figure}, 95 {quantile(sorted(found), 0.95):.1f}, half {quantile(sorted(found), 0.5):.1f}"
    ratio = quantile(sorted(found), 0.5) / quantile(sorted(bare), 0.5)
    return judged._replace(figure=middle, against=f"half {quantile(sorted(bare), 0.5):.1f} ms", ratio=f"{ratio:.2f}")


def main() -> int:
    """Measure, print the results, and return the exit code."""
    parser = argparse.ArgumentParser(description="From a frame to the screen, in a real browser.")
    parser.add_argument("--quick", action="store_true", help="a minute, and rougher figures")
    return judged(sections(QUICK if parser.parse_args().quick else FULL))


if __name__ == "__main__":
    sys.exit(main())
