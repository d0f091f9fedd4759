// Arrow keys move focus to the nearest element in their direction that can be clicked.

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Move focus from the focused element, if it matches `from`, to an element that matches `to`; by default between
 * buttons.
 */
export function arrowKeys(event: KeyboardEvent & { currentTarget: HTMLElement }, from = 'button', to = from): void {
  const way = WAYS[event.key];
  const here = event.target as HTMLElement;
  if (!way || !here.matches(from)) return;
  const next = nearest(here, [...event.currentTarget.querySelectorAll<HTMLElement>(to)].filter(shown), way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const shown = (one: HTMLElement): boolean => one.checkVisibility?.() ?? true;

function nearest(here: HTMLElement, all: HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | undefined {
  const start = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const to = middle(one);
    const ahead = (to.x - start.x) * x + (to.y - start.y) * y;
    const aside = Math.abs((to.x - start.x) * y + (to.y - start.y) * x);
    // Sideways distance counts double, so that focus leaves a row only at its end. Elements far to the side are not
    // reachable.
    if (ahead > 2 && aside < 3 * ahead && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

function middle(one: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
