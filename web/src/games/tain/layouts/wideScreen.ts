// The layout for a wide screen.
import { clan, depth, length } from './clanBoard';
import { kingdom } from './kingdom';
import type { Plan, Side } from './layoutTypes';

export const WIDE_SLOT = 29;
const NAME = 44; // the height of a name plate

/**
 * Lay out the table. `seats` are clockwise, the watcher first and at the bottom. `named` adds a name plate for
 * spectators.
 */
export function wide(seats: readonly number[], aspect: number, named: boolean): Plan {
  const width = 1072;
  const foot = named ? NAME : 0;
  const height = Math.min(720, Math.max(612 + foot, width / aspect));
  const spare = height - 612 - foot;
  const [own, ...rest] = seats as [number, ...number[]];
  const duel = rest.length === 1;
  const pitch = duel ? 152 : 88;
  const slot = duel ? 29 : 26;
  const back = (duel ? 58 : 66) + spare * 0.25;
  const left = (width - length(pitch)) / 2;
  const deep = depth(slot, back);
  const bottom = height - foot - deep;
  const label = { x: left, y: height - NAME + 4, width: length(pitch), height: NAME - 4 };
  const south = clan(own, { x: left, y: bottom, side: 's', pitch, slot, back, plate: named ? label : null });
  const top = rest.length === 2 ? 0 : NAME + deep + 6;
  const ground = { x: left, y: top, width: length(pitch), height: bottom - 6 - top };
  const sides = rest.map((seat, i) => {
    const side = (['w', 'n', 'e'] as const)[duel ? 1 : rest.length === 2 && i === 1 ? 2 : i] as Side;
    if (side === 'n') {
      const plate = { x: left, y: 0, width: length(pitch), height: NAME - 4 };
      return clan(seat, { x: left, y: NAME, side, pitch, slot, back, plate });
    }
    const step = 98 + spare * 0.14;
    const wing = depth(29, 132);
    const x = side === 'w' ? 0 : width - wing;
    const shift = Math.max(NAME + 8, (height - foot - length(step)) / 2 + 14);
    const plate = { x, y: shift - NAME - 6, width: wing, height: NAME - 4 };
    return clan(seat, { x, y: shift, side, pitch: step, slot: 29, back: 132, plate });
  });
  return { width, height, wide: true, clans: [...sides, south], kingdom: kingdom(ground, 29) };
}
