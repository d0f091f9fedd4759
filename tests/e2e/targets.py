"""Whether a thumb can meet what may be touched: how large things on a page are, with all that belongs to them."""

from playwright.sync_api import Page

LEAST = 44  # CSS pixels, both ways
# Four cards on one side of a stone in the mud are as wide as a phone lets them be.
# What can be clicked, is seen, and is no part of a sentence: its box, or else how far from its middle it still answers.
SMALL = """least => {
  const all = 'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=radio]';
  const crowded = '[data-crowded] .card';
  const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const answers = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (one.contains(hit) || [...(one.labels ?? [])].some((label) => label.contains(hit)));
  };
  const spoken = (one) => getComputedStyle(one).display === 'inline' && one.closest('p, li, td, dd') !== null;
  return [...top.querySelectorAll(all)].filter((one) => {
    if (!seen(one) || spoken(one) || one.matches(crowded)) return false;
    const boxes = [one, ...(one.labels ?? [])].map((each) => each.getBoundingClientRect());
    if (boxes.some(({ width, height }) => width > least - 0.5 && height > least - 0.5)) return false;
    const { x, y, width, height } = boxes[0];
    const [across, down] = [x + width / 2, y + height / 2];
    if (!answers(one, across, down)) return false;
    const far = (right, below) => {
      let steps = 0;
      while (steps < least && answers(one, across + right * (steps + 1), down + below * (steps + 1))) steps += 1;
      return steps;
    };
    return far(-1, 0) + far(1, 0) + 1 < least - 1 || far(0, -1) + far(0, 1) + 1 < least - 1;
  }).map((one) => {
    const { width, height } = one.getBoundingClientRect();
    return `${Math.round(width)} x ${Math.round(height)}: ${one.outerHTML.slice(0, 160)}`;
  });
}"""


def small(page: Page) -> list[str]:
    """All that is in sight, may be touched, and is smaller than a thumb."""
    found: list[str] = page.evaluate(SMALL, LEAST)
    return found
