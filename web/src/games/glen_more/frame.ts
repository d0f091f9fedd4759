// Where a landscape lies in its room: it stays where it is as long as all of it can be seen there.

/** Cells from the westernmost to the easternmost and from the southernmost to the northernmost. */
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

/** How large a cell is drawn, and where the start village has its upper left corner. */
export interface Frame {
  readonly unit: number;
  readonly x: number;
  readonly y: number;
}

/** The edge that stays free, and the smallest cell: what does not fit then is scrolled to. */
export const EDGE = 6;
export const LEAST = 48;
/** A landscape that could be drawn so much larger is laid out anew. */
const WORTH = 1.4;

/** The frame for these cells: as before where they fit, else smaller and moved no further than they need. */
export function settle(before: Frame | undefined, room: Room, box: Box, most: number): Frame {
  const across = box.east - box.west + 1;
  const down = box.north - box.south + 1;
  const fits = Math.min((room.width - 2 * EDGE) / across, (room.height - 2 * EDGE) / down);
  const best = Math.max(LEAST, Math.min(most, fits));
  const keeps = before !== undefined && best < WORTH * before.unit;
  const unit = keeps ? Math.min(before.unit, best) : best;
  const middle = { x: (room.width - across * unit) / 2 - box.west * unit, y: (room.height - down * unit) / 2 + box.north * unit };
  // Where cells have to be smaller, the middle of the start village stays where it is.
  const start = keeps ? { x: before.x + (before.unit - unit) / 2, y: before.y + (before.unit - unit) / 2 } : middle;
  return {
    unit,
    x: within(start.x, EDGE - box.west * unit, room.width - EDGE - (box.east + 1) * unit),
    y: within(start.y, EDGE + box.north * unit, room.height - EDGE + (box.south - 1) * unit),
  };
}

/** Between both; where there is no room between them, at the first: the rest is scrolled to. */
const within = (at: number, least: number, most: number): number => Math.max(least, Math.min(at, most));
