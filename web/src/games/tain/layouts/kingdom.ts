// The Foreign Kingdom, as a country or as a band.
import { KINGDOM_SLOTS } from '../pieces';
import type { KingdomPlan, Rect } from './layoutTypes';

/** Lay out the Kingdom: name and crags above, herd and slots in the middle, the round track below. */
export function kingdom(ground: Rect, slot: number): KingdomPlan {
  const { x, y, width, height } = ground;
  const right = x + width - slot - 26;
  const large = height > 220;
  const track = { x: x + 26, y: y + height - 42, width: width - (large ? 66 : 46), height: 28 };
  const middle = (y + 40 + track.y) / 2 + (large ? 24 : 0);
  const left = right - 2 * slot - 18;
  return {
    ground,
    name: { x: x + 26, y: y + 31 },
    twoLines: false,
    slot,
    slots: [left, right].map((at) => ({ x: at, y: middle - (large ? 0 : 10) })).slice(0, KINGDOM_SLOTS),
    herd: {
      number: { x: x + 44, y: middle + (large ? 0 : 4) },
      font: 36,
      box: large
        ? { x: x + 70, y: middle - 90, width: left - slot - 20 - x - 70, height: 180 }
        : { x: x + 74, y: y + 46, width: left - slot - 20 - x - 74, height: track.y - y - 54 },
    },
    track,
    crags: large
      ? [
          { x: x + width * 0.5, y: y + 24, scale: 1.9 },
          { x: x + width * 0.42, y: y + 55, scale: 1 },
          { x: x + width * 0.75, y: y + 51, scale: 1.1 },
          { x: x + 44, y: y + 63, scale: 0.75 },
        ]
      : [
          { x: x + 212, y: y + 12, scale: 0.8 },
          { x: x + 186, y: y + 26, scale: 0.45 },
        ],
  };
}

/** Lay out the Kingdom as a band across a phone. */
export function band(ground: Rect, slot: number): KingdomPlan {
  const { x, y, width, height } = ground;
  const middle = y + (height - 30) / 2 + 2;
  const second = x + width - slot - 16;
  return {
    ground,
    name: { x: x + 16, y: middle - 3 },
    twoLines: true,
    slot,
    slots: [second - 2 * slot - 12, second].map((at) => ({ x: at, y: middle })),
    herd: {
      number: { x: x + 112, y: middle },
      font: 25,
      box: { x: x + 134, y: y + 8, width: second - 3 * slot - 24 - x - 134, height: height - 44 },
    },
    track: { x: x + 14, y: y + height - 29, width: width - 28, height: 22 },
    crags: [],
  };
}
