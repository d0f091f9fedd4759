// Measures the items on a pill, so that the pill fits its content.
import type { Item } from '../tiles';

const PIECES = new Set('wood stone grain cattle sheep barrel card chief member tiles step coin'.split(' '));

export interface Part {
  readonly item: Item;
  readonly is: 'piece' | 'points' | 'name' | 'text';
  readonly x: number;
  readonly width: number;
}

function measure(item: Item): Pick<Part, 'is' | 'width'> {
  if (PIECES.has(item)) return { is: 'piece', width: 15 };
  if (item.startsWith('*')) return { is: 'points', width: 16 };
  return /^[A-Z]/.test(item)
    ? { is: 'name', width: 6 + 7.2 * item.length }
    : { is: 'text', width: 6 + 6.8 * item.length };
}

/** Return the items side by side from 0, and their total width. */
export function parts(items: readonly Item[]): { parts: readonly Part[]; width: number } {
  let x = 4;
  const found = items.map((item) => {
    const part = { item, x, ...measure(item) };
    x += part.width;
    return part;
  });
  return { parts: found, width: x + 4 };
}
