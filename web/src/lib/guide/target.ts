// What a step speaks of, on the screen.

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

/** What the first selector finds that finds something on the screen; only its first thing, if one is to be touched. */
export function found(selectors: readonly string[], one: boolean): Element[] {
  const places = [document.querySelector('dialog:modal') ?? document.querySelector('main') ?? document];
  for (const selector of selectors) {
    const all = places.flatMap((place) => [...place.querySelectorAll(selector)]).filter(isSeen);
    if (all.length) return one ? all.slice(0, 1) : all;
  }
  return [];
}

/** The smallest box round all of them. */
export function round(elements: readonly Element[]): Box | null {
  const boxes = elements.map(box);
  if (!boxes.length) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

export const same = (a: Box | null, b: Box | null): boolean =>
  a === b || (a !== null && b !== null && (['left', 'top', 'right', 'bottom'] as const).every((side) => a[side] === b[side]));
