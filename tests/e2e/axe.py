"""axe-core in a page: what it finds that would keep somebody out."""

from pathlib import Path

from playwright.sync_api import Page

SCRIPT = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SETTLED = "() => Promise.all(document.getAnimations().map(one => one.finished.catch(() => null)))"
# The first of the two is off by default: it compares what is seen with what is said.
RUN = """async (only) => {
  const rules = { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } };
  const what = only.length ? { runOnly: only } : { rules };
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...what });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
      `${id}: ${failureSummary.split('\\n').slice(1).join('; ').trim()} in ${html.slice(0, 200)}`));
}"""


def findings(page: Page, *only: str) -> list[str]:
    """All that is serious or critical on the page as it stands, once nothing moves any more; or by some rules only."""
    page.evaluate(SETTLED)
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, only)
    return found
