// Places a landscape in its container. It keeps its frame as long as all of it is visible there.

/** The outermost cells: west, east, south and north. */
export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The size of a cell, and the position of the start village's upper left corner. */
export interface Frame {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

/** The margin that stays free, and the smallest cell. If cells would be smaller, the container scrolls. */
export const EDGE = 6;
export const LEAST = 48;
/** Lay a landscape out again if it could be drawn larger by this factor. */
const WORTH = 1.4;

/** Return the frame for these cells: the old one if they fit, else smaller and moved as little as possible. */
export function settle(before: Frame | undefined, room: Room, box: Box, most: number): Frame {
  const across = box.east - box.west + 1;
  const down = box.north - box.south + 1;
  const fits = Math.min((room.width - 2 * EDGE) / across, (room.height - 2 * EDGE) / down);
  const best = Math.max(LEAST, Math.min(most, fits));
  const keeps = before !== undefined && best < WORTH * before.unit;
  const unit = keeps ? Math.min(before.unit, best) : best;
  const middle = {
    x: (room.width - across * unit) / 2 - box.west * unit,
    y: (room.height - down * unit) / 2 + box.north * unit,
  };
  // If cells become smaller, the centre of the start village keeps its place.
  const start = keeps ? { x: before.x + (before.unit - unit) / 2, y: before.y + (before.unit - unit) / 2 } : middle;
  return {
    unit,
    x: within(start.x, EDGE - box.west * unit, room.width - EDGE - (box.east + 1) * unit),
    y: within(start.y, EDGE + box.north * unit, room.height - EDGE + (box.south - 1) * unit),
  };
}

/** Clamp between the two. If `most` is below `least`, return `least`; the container scrolls to the rest. */
const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));
