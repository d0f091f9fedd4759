// Arrow keys walk over the table, to the nearest thing in their direction that can be touched.

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const TOUCHED = '[data-field], [data-take], [data-section], [data-loot], [data-card], [data-colour], [data-swap]';

export function wander(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const here = event.target as HTMLElement;
  if (!way || !here.matches(TOUCHED)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(TOUCHED)].filter((one) => !one.closest('[hidden]'));
  const next = nearest(here, all, way);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function nearest(here: HTMLElement, all: HTMLElement[], [x, y]: readonly [number, number]): HTMLElement | undefined {
  const start = middle(here);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === here) continue;
    const to = middle(one);
    const ahead = (to.x - start.x) * x + (to.y - start.y) * y;
    const aside = Math.abs((to.x - start.x) * y) + Math.abs((to.y - start.y) * x);
    // What lies to the side counts double, so that a row is left only at its end.
    if (ahead > 2 && aside < 3 * ahead && ahead + 2 * aside < least) [best, least] = [one, ahead + 2 * aside];
  }
  return best;
}

function middle(one: HTMLElement): { x: number; y: number } {
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
