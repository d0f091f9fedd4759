// A landscape keeps its frame. It moves on the screen only where something would not fit.
import { describe, expect, it } from 'vitest';
import { EDGE, LEAST, settle, type Box, type Frame, type Room } from './landscapeFrame';

const ROOM: Room = { width: 600, height: 500 };
const MOST = 140;
const box = (west: number, east: number, south: number, north: number): Box => ({ west, east, south, north });

/** Return the box in screen coordinates. */
function seen(
  { unit, x, y }: Frame,
  { west, east, south, north }: Box,
): { left: number; right: number; top: number; bottom: number } {
  return { left: x + west * unit, right: x + (east + 1) * unit, top: y - north * unit, bottom: y + (1 - south) * unit };
}

function inside(frame: Frame, cells: Box): boolean {
  const { left, right, top, bottom } = seen(frame, cells);
  return (
    left >= EDGE - 0.01 &&
    top >= EDGE - 0.01 &&
    right <= ROOM.width - EDGE + 0.01 &&
    bottom <= ROOM.height - EDGE + 0.01
  );
}

describe('a landscape', () => {
  it('is in the middle at first', () => {
    const frame = settle(undefined, ROOM, box(0, 0, 0, 0), MOST);
    expect(frame).toEqual({ unit: MOST, x: 230, y: 180 });
  });

  it('does not move for a tile beside it as long as all of it fits', () => {
    const one = settle(undefined, ROOM, box(0, 0, 0, 0), MOST);
    const two = settle(one, ROOM, box(0, 1, 0, 0), MOST);
    expect(two).toEqual(one);
    expect(settle(two, ROOM, box(-1, 1, -1, 0), MOST)).toEqual(one);
  });

  it('does not move back when places that were shown are gone again', () => {
    const one = settle(undefined, ROOM, box(0, 0, 0, 0), MOST);
    const shown = settle(one, ROOM, box(-1, 3, -1, 1), MOST);
    expect(settle(shown, ROOM, box(0, 1, 0, 0), MOST)).toEqual(shown);
  });

  it('moves no further than it has to', () => {
    const one = settle(undefined, ROOM, box(0, 0, 0, 0), 100);
    const far = box(0, 3, 0, 0);
    const moved = settle(one, ROOM, far, 100);
    expect(moved.unit).toBe(100);
    expect(moved.y).toBe(one.y);
    expect(seen(moved, far).right).toBe(ROOM.width - EDGE);
  });

  it('becomes smaller where it stands', () => {
    const one = settle(undefined, ROOM, box(0, 0, 0, 0), MOST);
    const less = settle(one, { width: 600, height: 132 }, box(0, 0, 0, 0), MOST);
    expect(less.unit).toBe(120);
    expect(less.x + less.unit / 2).toBe(one.x + one.unit / 2);
    expect(settle(less, ROOM, box(0, 1, 0, 0), MOST).x).toBe(less.x);
  });

  it('is seen whole however it grows, until its tiles would be too small', () => {
    let frame: Frame | undefined;
    let cells = box(0, 0, 0, 0);
    for (const [west, east, south, north] of [
      [0, 1, 0, 0],
      [0, 1, 0, 1],
      [-1, 1, 0, 1],
      [-1, 2, 0, 2],
      [-2, 2, -1, 2],
      [-2, 3, -2, 3],
    ] as const) {
      cells = box(west, east, south, north);
      frame = settle(frame, ROOM, cells, MOST);
      expect(inside(frame, cells)).toBe(true);
    }
    const huge = settle(frame, ROOM, box(-10, 10, -10, 10), MOST);
    expect(huge.unit).toBe(LEAST);
    expect(seen(huge, box(-10, 10, -10, 10))).toMatchObject({ left: EDGE, top: EDGE });
  });

  it('is laid out anew where it could be much larger, as after a window has grown', () => {
    const small = settle(undefined, { width: 200, height: 200 }, box(0, 2, 0, 2), MOST);
    expect(settle(small, ROOM, box(0, 2, 0, 2), MOST)).toEqual(settle(undefined, ROOM, box(0, 2, 0, 2), MOST));
  });
});
