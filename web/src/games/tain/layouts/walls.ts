// Walls along a board, and the division of boxes.
import type { Rect, Store, Point } from './layoutTypes';

export function between(a: Point, b: Point): Rect {
  return {
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}

const STONES = [15, 11, 18, 13, 16];

/** Return field stones from one end to the other, with gaps at the gates. */
export function dry(from: number, to: number, gates: readonly (readonly [number, number])[]): [number, number][] {
  const found: [number, number][] = [];
  for (let at = from, i = 0; at < to - 3; i++) {
    const wide = Math.min(STONES[i % STONES.length] as number, to - at);
    if (!gates.some(([a, b]) => a < at + wide / 2 && at + wide / 2 < b)) found.push([at, wide - 1.6]);
    at += wide;
  }
  return found;
}

/** Return a beam with gaps at the doors. */
export function timber(from: number, to: number, doors: readonly (readonly [number, number])[]): [number, number][] {
  const ends = [from, ...doors.flat(), to];
  return ends.flatMap((at, i): [number, number][] =>
    i % 2 === 0 && (ends[i + 1] as number) - at > 1 ? [[at, (ends[i + 1] as number) - at]] : [],
  );
}

export const beside = (box: Rect): Store => ({
  number: { x: box.x + 28, y: box.y + box.height / 2 },
  font: 34,
  box: { x: box.x + 52, y: box.y + 5, width: box.width - 62, height: box.height - 10 },
});

export const above = (box: Rect): Store => ({
  number: { x: box.x + box.width / 2, y: box.y + 28 },
  font: 34,
  box: { x: box.x + 12, y: box.y + 50, width: box.width - 22, height: Math.min(box.height - 58, 184) },
});

export function split(box: Rect, share: number, upright: boolean): [Rect, Rect] {
  if (upright) {
    const first = box.height * share;
    return [
      { ...box, height: first },
      { ...box, y: box.y + first, height: box.height - first },
    ];
  }
  const first = box.width * share;
  return [
    { ...box, width: first },
    { ...box, x: box.x + first, width: box.width - first },
  ];
}
