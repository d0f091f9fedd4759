// Packs equal pictures into a box, as large as possible.
import type { Rect } from './chooseLayout';

export interface Packed {
  /** The width of one picture. */
  readonly size: number;
  readonly at: readonly { readonly x: number; readonly y: number }[];
}

/** Return the centres of `count` pictures in rows. `shape` is height by width; none is wider than `most`. */
export function pack(count: number, box: Rect, shape: number, most: number, gap = 1.1): Packed {
  let best = { size: 0, rows: 1 };
  for (let rows = 1; rows <= Math.max(1, count); rows++) {
    const columns = Math.ceil(count / rows);
    const size = Math.min(most, box.width / columns / gap, box.height / rows / (shape * gap));
    if (size > best.size + 0.01) best = { size, rows };
  }
  return { size: best.size, at: spread(count, box, best.rows, best.size * gap, best.size * gap * shape) };
}

function spread(count: number, box: Rect, rows: number, stepX: number, stepY: number): { x: number; y: number }[] {
  const columns = Math.ceil(count / rows);
  const used = Math.ceil(count / Math.max(1, columns));
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const here = Math.min(columns, count - row * columns);
    return {
      x: box.x + box.width / 2 + ((i % columns) - (here - 1) / 2) * stepX,
      y: box.y + box.height / 2 + (row - (used - 1) / 2) * stepY,
    };
  });
}
