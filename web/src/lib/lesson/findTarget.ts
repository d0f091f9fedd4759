// Finds on the screen what a step points to.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const box = (element: Element): Box => element.getBoundingClientRect();
const isSeen = (element: Element): boolean => {
  const { left, right, top, bottom } = box(element);
  return right > left && bottom > top;
};

/** Return the matches of the first selector with a visible match; only its first match if one is to be clicked. */
export function found(selectors: readonly string[], one: boolean): Element[] {
  const places = [document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document];
  for (const selector of selectors) {
    const all = places.flatMap((place) => [...place.querySelectorAll(selector)]).filter(isSeen);
    if (all.length) return one ? all.slice(0, 1) : all;
  }
  return [];
}

/**
 * Return the part of the screen available for an element: not under the coach, and not under your own pieces if those
 * are sticky. A dialog covers them all.
 */
export function room(element: Element): { top: number; bottom: number } {
  if (element.closest('dialog')) return { top: 0, bottom: innerHeight };
  const stays = (selector: string): DOMRect | undefined => {
    const bar = document.querySelector(selector);
    if (!bar || bar.contains(element) || getComputedStyle(bar).position !== 'sticky') return undefined;
    return bar.getBoundingClientRect();
  };
  const top = stays('.stage > .coach')?.bottom ?? 0;
  return { top, bottom: Math.max(top, stays('.stage > .own')?.top ?? innerHeight) };
}

const CLIPS = ['auto', 'scroll', 'hidden', 'clip'];

/** Return the visible part of an element. A scrolling container cuts it off. */
function seen(element: Element): Box {
  let { left, top, right, bottom }: Box = box(element);
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!CLIPS.includes(getComputedStyle(around).overflowY) || around === document.documentElement) continue;
    const edge = box(around);
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  const free = room(element);
  return { left, top: Math.max(top, free.top), right, bottom: Math.min(bottom, free.bottom) };
}

/** Return the smallest box round all of them. */
export function round(elements: readonly Element[]): Box | null {
  const boxes = elements.map(seen).filter(({ left, top, right, bottom }) => right > left && bottom > top);
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export const same = (a: Box | null, b: Box | null): boolean =>
  a === b ||
  (a !== null && b !== null && (['left', 'top', 'right', 'bottom'] as const).every((side) => a[side] === b[side]));
