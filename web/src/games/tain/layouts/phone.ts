// The layout for a phone held upright, without zoom.
import { ENTRIES } from '../pieces';
import { clan, depth, GAP } from './clanBoard';
import { band } from './kingdom';
import { row } from './clanRow';
import type { Plan } from './layoutTypes';

export const ROW_SLOT = 19;
const ROW = 24 + (2 * ROW_SLOT + 8) + 7 + (2 * ROW_SLOT + 5);

/** Lay out rows for a phone: opponents from your left, the Kingdom, your own board. */
export function rows(seats: readonly number[], aspect: number): Plan {
  const width = 374;
  const [own, ...rest] = seats as [number, ...number[]];
  if (rest.length === 1) return duel(own, rest[0] as number, width, width / aspect);
  const least = seats.length * (ROW + 5) + 100;
  const height = Math.max(least, Math.min(width / aspect, least + 130));
  const air = (height - least) / (seats.length + 1);
  const tall = 92 + air;
  const clans = rest.map((seat, i) => row(seat, i * (ROW + 5 + air), width, false, ROW_SLOT));
  const ground = { x: 0, y: rest.length * (ROW + 5 + air), width, height: tall };
  clans.push(row(own, ground.y + tall + 8 + air / 2, width, true, ROW_SLOT));
  return { width, height, wide: false, clans, kingdom: band(ground, ROW_SLOT) };
}

/** Two players on a phone: there is space for whole boards. */
function duel(own: number, other: number, width: number, wanted: number): Plan {
  const pitch = (width - GAP) / ENTRIES;
  const slot = 25;
  const head = 26;
  const least = 2 * (head + depth(slot, 48)) + 96 + 12;
  const height = Math.max(least, Math.min(wanted, least + 110));
  const spare = height - least;
  const back = 48 + spare * 0.3;
  const deep = depth(slot, back);
  const ground = { x: 0, y: head + deep + 6, width, height: height - 2 * (head + deep) - 12 };
  const lower = height - head - deep;
  return {
    width,
    height,
    wide: false,
    kingdom: band(ground, 23),
    clans: [
      clan(other, { x: 0, y: head, side: 'n', pitch, slot, back, plate: { x: 0, y: 0, width, height: head - 4 } }),
      clan(own, {
        x: 0,
        y: lower,
        side: 's',
        pitch,
        slot,
        back,
        plate: { x: 0, y: height - head + 4, width, height: head - 4 },
      }),
    ],
  };
}
